import { looksLikeName } from '../names';
import { alignLetters } from './align';
import { isMisleading } from './confusions';
import { likeliestName } from './likeliest';
import type { Reading } from './looks';

/** A word after several readings of its place. */
export interface Voted {
  readonly text: string;
  /** 0 to 1; 0.7 and more only where the readings agree. */
  readonly confidence: number;
  /** What other readings made of the same ink, the likeliest first; absent where they agree. */
  readonly others?: readonly string[];
  /** Nobody read it so: the typeface is one the model does not know. */
  readonly proposed?: true;
  /** What was likelier printed where the model does not know the page's typeface. */
  readonly meant?: string;
}

/** Most other readings that are kept. */
const OTHERS = 4;

/** Least figure of agreeing readings at which none was seen to be wrong, on good and on poor scans (400 names measured). */
export const SURE = { good: 0.75, poor: 0.84 } as const;

/** Highest figure of a word the readings disagree on: it goes to a person. */
const DISPUTED = 0.62;
/** Highest figure of an agreed word that looks like a misread name (no family name, a syllable no given name has). */
const ODD = 0.65;

/**
 * Votes on a cell word by word. `words` are spans of the first reading's letters; the other readings are laid along those letters,
 * and what one has at the place of a word is its vote. Where readings differ, one that can be a name counts more: they all saw the
 * same ink, so nothing is made up.
 */
export function voteCell(
  readings: readonly Reading[],
  words: readonly (readonly [from: number, to: number])[],
  sure: number,
): Voted[] {
  const [base, ...others] = readings;
  if (!base) return [];
  const aligned = others.map((o) => ({ texts: alignLetters(base.letters, o.letters), least: leastOf(o) }));
  return words.map(([from, to]) =>
    decide(
      [
        {
          text: base.letters.slice(from, to).join(''),
          confidence: Math.min(...base.confidences.slice(from, to)),
        },
        ...aligned.map(({ texts, least }) => ({ text: texts.slice(from, to).join(''), confidence: least })),
      ],
      sure,
    ),
  );
}

/** Highest figure of a word that may be another one, where a page is printed in a typeface the model does not know. */
const MISLED = 0.65;

/** A word's vote once it is known that the model does not know the page's typeface. */
export function misled(vote: Voted): Voted {
  const { text, meant, others = [] } = vote;
  const confidence = Math.min(MISLED, vote.confidence);
  if (meant !== undefined)
    return {
      text: meant,
      others: [bare(text), ...others.filter((o) => o !== meant)],
      confidence,
      proposed: true,
    };
  return [...text].some(isMisleading) ? { ...vote, confidence } : vote;
}

/**
 * The reading the others are laid along: the first, unless what most of the rest agree on has another number of letters (아 read as
 * "of"). Letters are placed and words are cut by it.
 */
export function leadingReading(readings: readonly Reading[]): Reading | undefined {
  const [first] = readings;
  const weights = new Map<string, { readonly reading: Reading; weight: number }>();
  for (const reading of readings) {
    const text = bare(reading.letters.join(''));
    if (text === '') continue;
    const known = weights.get(text) ?? { reading, weight: 0 };
    known.weight += weightOf(text, leastOf(reading));
    weights.set(text, known);
  }
  const [best] = [...weights.values()].sort((a, b) => b.weight - a.weight);
  const letters = (r: Reading | undefined): number => bare(r?.letters.join('') ?? '').length;
  return best && letters(best.reading) !== letters(first) ? best.reading : first;
}

/** One that can be a name counts more. */
const weightOf = (text: string, confidence: number): number =>
  Math.max(0.05, confidence) * (0.2 + 0.8 * plausible(text));

const leastOf = (reading: Reading): number => Math.min(1, ...reading.confidences);

interface Vote {
  readonly text: string;
  readonly confidence: number;
}

function decide(votes: readonly Vote[], sure: number): Voted {
  const first = votes[0] as Vote;
  const heard = votes.filter((v) => v.text !== '');
  const least = Math.min(...heard.map((v) => v.confidence));
  if (heard.every((v) => bare(v.text) === bare(first.text)) && heard.length * 3 > votes.length * 2)
    return agreed(first.text, least, heard.length, sure);
  const weights = new Map<string, number>();
  for (const vote of heard)
    weights.set(vote.text, (weights.get(vote.text) ?? 0) + weightOf(bare(vote.text), vote.confidence));
  const [best, ...rest] = [...weights].sort((a, b) => b[1] - a[1]);
  const share = (best?.[1] ?? 0) / [...weights.values()].reduce((a, b) => a + b, 0);
  const leading = best?.[0] ?? first.text;
  const text = likeliestName(heard.map((v) => bare(v.text))) ?? leading;
  const others = [...new Set([leading, ...rest.map(([t]) => t)].map(bare))].filter(
    (t) => t !== '' && t !== bare(text),
  );
  return {
    text,
    confidence: Math.min(DISPUTED, share),
    ...(heard.every((v) => bare(v.text) !== bare(text)) && { proposed: true as const }),
    ...(others.length > 0 ? { others: others.slice(0, OTHERS) } : {}),
  };
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** All readings made the same of it; they may all have been misled by a typeface alike. */
function agreed(text: string, least: number, readings: number, sure: number): Voted {
  const letters = bare(text);
  const odd = isNameShaped(letters) && looksOdd(letters);
  // A single reading has nobody to disagree with.
  if (readings < 2) return { text, confidence: Math.min(ODD, least) };
  const meant = likeliestName(Array<string>(readings).fill(letters)) ?? letters;
  if (meant !== letters) {
    const confidence = Math.min(ODD, least);
    return odd
      ? { text: meant, others: [letters], confidence, proposed: true }
      : { text, others: [meant], confidence, meant };
  }
  if (odd) return { text, confidence: Math.min(ODD, least) };
  return { text, confidence: least >= sure ? 0.85 + 0.14 * least : Math.min(0.69, 0.45 + 0.3 * least) };
}

const isNameShaped = (text: string): boolean => /^[가-힣]{2,4}$/u.test(text);

function looksOdd(text: string): boolean {
  const look = looksLikeName(text);
  return look.ok && look.score < 0.6;
}

function plausible(text: string): number {
  if (!isNameShaped(text)) return 0;
  const look = looksLikeName(text);
  return look.ok ? look.score : 0.05;
}
