import type { ReadCell } from './read-cells';

/** Share of Hangul from which the Korean model alone is best; elsewhere it is ruinous. */
export const KOREAN = 0.6;
/** Below this the Korean model may have made syllables of other letters. */
const WEAK = 0.5;

/** Mean figure of what was read, weighted by letters; 0 where next to nothing was. Turned pages stay below 0.5. */
export function surenessOf(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters < 4 ? 0 : sum / letters;
}

/** Share of Hangul among a text's letters; 1 where it has none. */
export function shareOfHangul(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 1 : (text.match(/[가-힣]/gu)?.length ?? 0) / letters;
}

/** The letters of a cell's first reading. */
export function lettersOf({ readings }: ReadCell): { text: string; confidence: number }[] {
  const first = readings[0];
  return first ? first.letters.map((text, i) => ({ text, confidence: first.confidences[i] ?? 0 })) : [];
}

export const hangulShare = (cell: ReadCell): number =>
  shareOfHangul(cell.readings[0]?.letters.join('') ?? '');

/** Letters' mean figure. */
export function figureOf(cell: ReadCell): number {
  const letters = lettersOf(cell);
  return letters.reduce((sum, l) => sum + l.confidence, 0) / Math.max(1, letters.length);
}

/** The Korean model read little, or nothing Korean. */
export const isWeak = (c: ReadCell): boolean => hangulShare(c) < KOREAN || surenessOf(lettersOf(c)) < WEAK;

/** Least figure of a text the English model read alone: it makes letters of Hangul too, but is not sure of them. */
const CLEAR = 0.82;

/** The English model read Latin text. */
export const isClear = (c: ReadCell): boolean =>
  (c.readings[0]?.letters.filter((l) => /\p{Script=Latin}/u.test(l)).length ?? 0) > 3 && figureOf(c) >= CLEAR;
