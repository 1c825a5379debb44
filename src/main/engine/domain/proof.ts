import type { SourceKind } from './words';

/**
 * When a name that a model read counts. The model's own confidence is no evidence: a name is held against what character
 * recognition read in the same place, against other readings of the model (another cut of the picture, another model), and against
 * the probabilities the model really held. Start values from the prototypes; `scripts/proof.mjs` measures them.
 */
export const PROOF = {
  /** Shares of the three kinds of evidence; their sum is 1. */
  weights: { ocr: 0.55, agreement: 0.25, chance: 0.2 },
  /** Below this similarity nothing on the page supports the name: more than one jamo of a three-syllable name differs. */
  supported: 0.78,
  /** What a printed name needs, all of it, to count as proven. */
  proven: { similarity: 1, agreement: 1, passes: 2, chance: 0.6, confidence: 0.85 },
  /**
   * A byline read a second time from its text: agreement halves the rule's doubt about a person. A doubt below `least` stands, whoever agrees:
   * both read the same letters, and a rule that calls a name a guess has seen something wrong with its surroundings.
   */
  byline: { least: 0.7, doubtLeft: 0.5 },
  /** What is not proven stays below the threshold where a person looks (`HUMAN_REVIEW_CONFIDENCE`). */
  unproven: 0.69,
} as const;

/** What was read in the same place by something else than the model. */
export interface PageReadingOfName {
  readonly text: string;
  /** 0 to 1; 1 for a text layer. */
  readonly confidence: number;
}

export interface Claim {
  readonly name: string;
  readonly kind: SourceKind;
  /** Readings of the same region. */
  readonly readings: readonly PageReadingOfName[];
  /** Every independent pass of a model over the place: what it read, null where it read nobody. */
  readonly passes: readonly (string | null)[];
  /** Least probability among the name's tokens in a pass that was free to say anything; null where none was made. */
  readonly chance: number | null;
}

export interface Proof {
  /**
   * `proven`: printed, and all evidence agrees. `supported`: something like it stands on the page; a person decides.
   * `unproven`: nothing supports it; a candidate in a review item at most, never a listed name.
   */
  readonly verdict: 'proven' | 'supported' | 'unproven';
  /** 0 to 1; below `HUMAN_REVIEW_CONFIDENCE` unless proven. */
  readonly confidence: number;
  readonly similarity: number;
  readonly agreement: number;
  readonly chance: number;
}

/**
 * Weighs the evidence: C = 0.55·E + 0.25·A + 0.20·P with E = similarity · (0.5 + 0.5 · confidence of the reading), A = share of passes
 * that read this name, P = least token probability. Seals, signatures and handwriting are never proven: they stay with a person.
 */
export function prove(claim: Claim): Proof {
  const { weights, proven } = PROOF;
  const name = bare(claim.name);
  let similarity = 0;
  let ocr = 0;
  for (const r of claim.readings) {
    const alike = nameSimilarity(name, bare(r.text));
    const weight = alike * (0.5 + 0.5 * clamp(r.confidence));
    if (alike > similarity || (alike === similarity && weight > ocr)) [similarity, ocr] = [alike, weight];
  }
  const { passes } = claim;
  const same = passes.filter((p) => p !== null && bare(p) === name).length;
  const agreement = passes.length === 0 ? 0 : same / passes.length;
  const chance = clamp(claim.chance ?? 0);
  const confidence = weights.ocr * ocr + weights.agreement * agreement + weights.chance * chance;
  const evidence = { similarity, agreement, chance };
  if (name === '' || similarity < PROOF.supported)
    return { verdict: 'unproven', confidence: Math.min(confidence, PROOF.unproven), ...evidence };
  const all =
    claim.kind === 'printed' &&
    similarity >= proven.similarity &&
    agreement >= proven.agreement &&
    passes.length >= proven.passes &&
    chance >= proven.chance &&
    confidence >= proven.confidence;
  return all
    ? { verdict: 'proven', confidence: Math.min(1, confidence), ...evidence }
    : { verdict: 'supported', confidence: Math.min(confidence, PROOF.unproven), ...evidence };
}

/** How sure a rule may be of a person once an independent reading of the same text found the same one; null where its doubt stands. */
export function lifted(certainty: number): number | null {
  const { least, doubtLeft } = PROOF.byline;
  return certainty < least ? null : 1 - (1 - certainty) * doubtLeft;
}

const clamp = (n: number): number => (Number.isFinite(n) ? Math.min(1, Math.max(0, n)) : 0);

/** Letters only: spaces between the syllables of a name, dots and brackets say nothing. */
function bare(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

const FIRST = 0xac00;
const LAST = 0xd7a3;
/** Hangul syllables as three places each (a missing final consonant is one as well), other letters as they are. */
function places(text: string): string[] {
  return [...text].flatMap((letter) => {
    const code = letter.codePointAt(0)!;
    if (code < FIRST || code > LAST) return [letter];
    const i = code - FIRST;
    return [`c${Math.floor(i / 588)}`, `v${Math.floor((i % 588) / 28)}`, `f${i % 28}`];
  });
}

/** 1 for the same letters; one jamo apart in three syllables is 0.89. Edit distance over jamo places, by the longer one. */
export function nameSimilarity(a: string, b: string): number {
  const [x, y] = [places(bare(a)), places(bare(b))];
  if (x.length === 0 || y.length === 0) return 0;
  let above = Array.from({ length: y.length + 1 }, (_, j) => j);
  for (let i = 1; i <= x.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= y.length; j += 1)
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (x[i - 1] === y[j - 1] ? 0 : 1));
    above = row;
  }
  return 1 - above[y.length]! / Math.max(x.length, y.length);
}
