import type { Page } from '../../domain/page';
import type { Candidate, RawPerson } from '../../domain/person';
import { PROOF, prove } from '../../domain/proof';
import { HUMAN_REVIEW_CONFIDENCE } from '../../domain/gate';
import type { Asker } from './asker';
import { alone, NARROW, WIDE } from './cut';

/** Alternatives handed on for one name. */
const MOST_CANDIDATES = 5;

/** May the letters of this name be doubted at all? A text layer's are what the file says; only pixels can be misread. */
export function isDoubtful(person: RawPerson, page: Page | undefined): boolean {
  return page?.source === 'ocr' || person.sourceKind !== 'printed';
}

/**
 * Holds a name that was read by rules against the models: first which of the known readings stands there, then, on a wider cut, what
 * stands there at all. Agreement of everything proves the letters; every other reading becomes a candidate beside the name. The name
 * itself never changes: a person does that.
 */
export async function settle(person: RawPerson, page: Page, askers: readonly Asker[]): Promise<RawPerson> {
  const known = [...new Set([person.nameRaw, ...person.candidates.map((c) => c.name)])];
  const passes: (string | null)[] = [];
  let chance = 1;
  for (const asker of askers) {
    passes.push(await asker.closed(person.page, alone(person.bbox, page, NARROW), known));
    const free = await asker.open(person.page, alone(person.bbox, page, WIDE));
    passes.push(free.name);
    chance = Math.min(chance, free.chance);
  }
  const place = {
    kind: person.sourceKind,
    readings: [{ text: person.nameRaw, confidence: person.ocrConfidence ?? 1 }],
    passes,
  };
  const proof = prove({ ...place, name: person.nameRaw, chance });
  // how sure the rule is of the person and the role: agreement about letters says nothing about these
  const proven = Math.min(proof.confidence, person.certainty ?? person.confidence);
  if (proof.verdict === 'proven' && proven >= PROOF.proven.confidence)
    return { ...person, proven: Math.round(proven * 1000) / 1000 };
  const others = new Set(passes.filter((name) => name !== null && !isSame(name, person.nameRaw)));
  if (others.size === 0) return person;
  const candidates: Candidate[] = [...others].map((name) => ({
    name: name!,
    confidence: prove({ ...place, name: name!, chance: 0 }).confidence,
    source: 'model',
  }));
  return {
    ...person,
    // readers that disagree are a reason to look, whatever the first one thought
    confidence: Math.min(person.confidence, HUMAN_REVIEW_CONFIDENCE - 0.01),
    candidates: merged(person.candidates, candidates),
  };
}

const isSame = (a: string, b: string): boolean => a.replace(/\s/g, '') === b.replace(/\s/g, '');

function merged(own: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const fresh = more.filter((c) => !own.some((o) => isSame(o.name, c.name)));
  return [...own, ...fresh].slice(0, MOST_CANDIDATES);
}
