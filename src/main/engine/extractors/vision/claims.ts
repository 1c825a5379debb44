import type { Page } from '../../domain/page';
import type { RawPerson } from '../../domain/person';
import { nameSimilarity, PROOF, prove } from '../../domain/proof';
import type { DocType } from '../../domain/words';
import { looksLikeName } from '../../names';
import type { Asker, PageClaim } from './asker';
import { placeOf } from './place';
import { around } from './settle';

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
 * @param known people that are listed already; they are no news.
 */
export async function claimsOf(
  page: Page,
  docType: DocType,
  askers: readonly Asker[],
  known: readonly RawPerson[],
): Promise<Claims> {
  const persons: RawPerson[] = [];
  const unproven: string[] = [];
  for (const asker of askers)
    for (const claim of await asker.page(page.number, docType)) {
      const all = [...known, ...persons];
      if (all.some((p) => p.page === page.number && isListed(p, claim.name))) continue;
      const person = await supported(claim, page, askers);
      if (person) persons.push(person);
      else unproven.push(`${claim.name.slice(0, 40)} (${page.number})`);
    }
  return { persons, unproven: [...new Set(unproven)].slice(0, MOST_UNPROVEN) };
}

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
