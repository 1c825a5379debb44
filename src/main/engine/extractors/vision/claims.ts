import type { Page } from '../../domain/page';
import type { RawPerson } from '../../domain/person';
import { nameSimilarity, PROOF, prove } from '../../domain/proof';
import type { DocType } from '../../domain/words';
import { looksLikeName } from '../../names';
import type { Asker, PageClaim } from './asker';
import { placeOf } from './place';
import { around } from './cut';
import { regionOf } from './region';

/** What an open question about a page brought. */
export interface Claims {
  /** Supported by what stands on the page; each one still waits for a person. */
  readonly persons: readonly RawPerson[];
  /** Read by a model, and nothing on the page supports it: shown in the document's review item, never listed. */
  readonly unproven: readonly string[];
}

/** What is shown of one document's unproven readings. */
const MOST_UNPROVEN = 10;

/**
 * Asks who stands on a page. A name counts only where something like it was read in a row of names there, and then it waits for a
 * person: the role is the model's word alone. A name in running text counts for nothing, for a text can say anything.
 * The region where people seem to stand is shown first and finer, the whole page where that brought nobody or all of it is wanted.
 * @param known people that are listed already; they are no news.
 * @param thorough the whole page as well, always.
 */
export async function claimsOf(
  page: Page,
  docType: DocType,
  askers: readonly Asker[],
  known: readonly RawPerson[],
  thorough = false,
): Promise<Claims> {
  const persons: RawPerson[] = [];
  const unproven = new Set<string>();
  const region = regionOf(page);
  const weigh = async (claims: readonly PageClaim[]): Promise<void> => {
    for (const claim of claims) {
      const all = [...known, ...persons];
      if (all.some((p) => p.page === page.number && isListed(p, claim.name))) continue;
      const shown = shownAs(claim, page.number);
      if (unproven.has(shown)) continue;
      const person = await supported(claim, page, askers);
      if (person) persons.push(person);
      else unproven.add(shown);
    }
  };
  for (const asker of askers) {
    const near = region ? await asker.page(page.number, docType, region) : [];
    await weigh(near);
    if (near.length === 0 || thorough) await weigh(await asker.page(page.number, docType));
  }
  return { persons, unproven: [...unproven].slice(0, MOST_UNPROVEN) };
}

/**
 * Asks who stands on pages nobody could read. There is nothing to hold the answers against: all of them are candidates in the document's
 * review item, and none is ever listed.
 */
export async function readingsOf(page: Page, docType: DocType, askers: readonly Asker[]): Promise<string[]> {
  const read = new Set<string>();
  for (const asker of askers)
    for (const claim of await asker.page(page.number, docType)) read.add(shownAs(claim, page.number));
  return [...read].slice(0, MOST_UNPROVEN);
}

const shownAs = (claim: PageClaim, page: number): string => `${claim.name.slice(0, 40)} (${page})`;

const isListed = (p: RawPerson, name: string): boolean =>
  [p.nameRaw, ...(p.aliases ?? [])].some((n) => nameSimilarity(n, name) === 1);

async function supported(claim: PageClaim, page: Page, askers: readonly Asker[]): Promise<RawPerson | null> {
  const place = placeOf(claim.name, page);
  if (!place || !place.row || place.similarity < PROOF.supported) return null;
  if (!looksLikeName(claim.name, { labelled: true }).ok) return null;
  const passes: (string | null)[] = [claim.name];
  let chance = claim.chance;
  for (const asker of askers) {
    const free = await asker.open(page.number, around(place.box, page));
    passes.push(free.name);
    chance = Math.min(chance, free.chance);
  }
  const proof = prove({
    name: claim.name,
    kind: claim.kind,
    readings: [{ text: place.text, confidence: place.confidence }],
    passes,
    chance,
  });
  // one picture, two answers: whoever names it once only may have made it up
  if (proof.verdict === 'unproven' || proof.agreement < 1) return null;
  return {
    nameRaw: claim.name,
    role: claim.role,
    sourceKind: claim.kind,
    page: page.number,
    bbox: place.box,
    confidence: Math.min(proof.confidence, PROOF.unproven),
    ...(place.confidence < 1 && { ocrEngine: 'tesseract', ocrConfidence: place.confidence }),
    evidence: place.line.slice(0, 200),
    candidates:
      place.similarity === 1 ? [] : [{ name: place.text, confidence: place.confidence / 2, source: 'ocr' }],
  };
}
