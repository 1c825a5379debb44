import { unionBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import type { Candidate, RawPerson } from '../../domain/person';
import { HUMAN_REVIEW_CONFIDENCE } from '../../domain/gate';
import { lifted, nameSimilarity, PROOF, prove } from '../../domain/proof';
import { looksLikeName } from '../../names';
import { linesOf, placeOf } from './place';
import type { AuthorReading, BylineAsker } from './text-asker';

/** What a second reading of one page's byline brought. */
export interface SecondReading {
  /** The rules' people in their order, raised or with another reading beside the name; then whom only the model read. */
  readonly persons: readonly RawPerson[];
  /** Read by the model and not in a row of names of this page: never listed. */
  readonly unproven: readonly string[];
  /** Both readings, where they differ. */
  readonly differs: { readonly page: number; readonly rules: string; readonly model: string } | null;
}

/** Characters of the page's beginning that are shown beside the byline's own lines. */
const WIDE = 1600;
/** Below this two names are two names, and no two readings of one. */
const SAME_PLACE = 0.6;

/**
 * Has a text model read a byline again: first which of the rules' names are authors by the lines they stand in, then, from a wider cut
 * of the text, who the authors are at all. The rules of proof are those of pictures: a name counts only if the page's text holds it,
 * both passes must agree, and what differs goes to a person with both readings.
 * @param listed the rules' authors on this page; none where they found nobody.
 */
export async function readAgain(
  listed: readonly RawPerson[],
  page: Page,
  asker: BylineAsker,
): Promise<SecondReading> {
  const names = [...new Set(listed.map((p) => p.nameRaw))];
  const chosen = names.length === 0 ? [] : await asker.closed(page.number, bylineText(listed, page), names);
  const free = await asker.open(page.number, beginning(page));
  const readingOf = pairs(listed, free);
  const persons = listed.map((p) => weighed(p, page, chosen.includes(p.nameRaw), readingOf.get(p)));
  const known = new Set(readingOf.values());
  const unproven: string[] = [];
  for (const reading of free) {
    if (listed.some((p) => isSame(p, reading.name))) continue;
    // another spelling of somebody: beside the name where the page holds it (`weighed`)
    if (known.has(reading) && isOn(page, reading.name)) continue;
    const person = known.has(reading) ? null : standing(reading, page);
    if (person) persons.push(person);
    else unproven.push(`${reading.name.slice(0, 40)} (${page.number})`);
  }
  return { persons, unproven, differs: difference(listed, free, page.number) };
}

/** The lines the byline stands in. */
function bylineText(listed: readonly RawPerson[], page: Page): string {
  const area = unionBox(listed.map((p) => p.bbox));
  return linesOf(page.words)
    .filter((line) => line.some((w) => w.box.y < area.y + area.h && w.box.y + w.box.h > area.y))
    .map(textOf)
    .join('\n');
}

const beginning = (page: Page): string => linesOf(page.words).map(textOf).join('\n').slice(0, WIDE);
const textOf = (line: readonly { text: string }[]): string => line.map((w) => w.text).join(' ');

const isOn = (page: Page, name: string): boolean => placeOf(name, page)?.similarity === 1;
const formsOf = (p: RawPerson): string[] => [
  p.nameRaw,
  ...(p.aliases ?? []),
  ...(p.unpaired ? [p.unpaired] : []),
];
const isSame = (p: RawPerson, name: string): boolean => formsOf(p).some((f) => nameSimilarity(f, name) === 1);

/** What the model read of each person: the same name; or one so alike that it must be the same place, if nobody else answers to it. */
function pairs(listed: readonly RawPerson[], free: readonly AuthorReading[]): Map<RawPerson, AuthorReading> {
  const out = new Map<RawPerson, AuthorReading>();
  for (const p of listed) {
    const same = free.find((r) => isSame(p, r.name));
    if (same) out.set(p, same);
  }
  for (const p of listed) {
    if (out.has(p)) continue;
    const left = free.filter((r) => ![...out.values()].includes(r) && !listed.some((q) => isSame(q, r.name)));
    const [alike] = left
      .map((r) => ({ r, like: nameSimilarity(p.nameRaw, r.name) }))
      .filter((x) => x.like >= SAME_PLACE)
      .sort((a, b) => b.like - a.like);
    if (alike) out.set(p, alike.r);
  }
  return out;
}

function weighed(
  person: RawPerson,
  page: Page,
  isChosen: boolean,
  free: AuthorReading | undefined,
): RawPerson {
  const place = placeOf(person.nameRaw, page);
  const readings = place ? [{ text: place.text, confidence: place.confidence }] : [];
  const agrees = free !== undefined && isSame(person, free.name);
  const passes = [isChosen ? person.nameRaw : null, agrees ? person.nameRaw : (free?.name ?? null)];
  const claim = { kind: person.sourceKind, readings, passes };
  const proof = prove({ ...claim, name: person.nameRaw, chance: free?.chance ?? 0 });
  const certainty = lifted(person.confidence);
  if (proof.verdict === 'proven' && certainty !== null) {
    const proven = Math.min(proof.confidence, certainty);
    return proven >= PROOF.proven.confidence
      ? { ...person, proven: Math.round(proven * 1000) / 1000 }
      : person;
  }
  // another spelling counts as a reading only where the page holds it
  if (!free || agrees || !isOn(page, free.name)) return person;
  const other: Candidate = {
    name: free.name,
    confidence: prove({ ...claim, name: free.name, chance: 0 }).confidence,
    source: 'model',
  };
  return {
    ...person,
    confidence: Math.min(person.confidence, HUMAN_REVIEW_CONFIDENCE - 0.01),
    candidates: [...person.candidates, other].slice(0, 5),
  };
}

/** An author only the model read: where the page holds the name, letter by letter, in a row of names. Waits for a person. */
function standing(reading: AuthorReading, page: Page): RawPerson | null {
  const place = placeOf(reading.name, page);
  if (!place?.row || place.similarity < 1 || !looksLikeName(reading.name, { labelled: true }).ok) return null;
  const proof = prove({
    name: reading.name,
    kind: 'printed',
    readings: [{ text: place.text, confidence: place.confidence }],
    passes: [reading.name],
    chance: reading.chance,
  });
  return {
    nameRaw: reading.name,
    role: 'coauthor',
    sourceKind: 'printed',
    page: page.number,
    bbox: place.box,
    confidence: Math.min(proof.confidence, PROOF.unproven),
    evidence: place.line.slice(0, 200),
    candidates: [],
  };
}

/** An answer that names none of the rules' people has looked elsewhere: it is no reading of this byline. */
function difference(
  listed: readonly RawPerson[],
  free: readonly AuthorReading[],
  page: number,
): SecondReading['differs'] {
  const met = listed.filter((p) => free.some((r) => isSame(p, r.name)));
  const strangers = free.filter((r) => !listed.some((p) => isSame(p, r.name)));
  if (met.length === 0 || (met.length === listed.length && strangers.length === 0)) return null;
  const shown = (names: readonly string[]): string => names.join(', ').slice(0, 200);
  return { page, rules: shown(listed.map((p) => p.nameRaw)), model: shown(free.map((r) => r.name)) };
}
