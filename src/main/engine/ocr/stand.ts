import type { Cell } from './cells';
import type { Prepared } from './prepare';
import type { Recogniser } from './recogniser';
import { lookOnce, type ReadCell } from './sparse';

/** Clockwise quarter turns. */
export type Quarters = 0 | 1 | 2 | 3;

/** Share of Hangul from which the Korean model alone is best; elsewhere it is ruinous. */
const KOREAN = 0.6;
/** Below this the Korean model may have made syllables of other letters. */
const WEAK = 0.5;

/** Mean figure of what was read, weighted by letters; 1 where next to nothing stands. Turned pages stay below 0.5. */
export function surenessOf(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters < 4 ? 1 : sum / letters;
}

/**
 * The first look at every cell, by the Korean model; cells of other letters, or hardly read, by both models as well. The surer one
 * is kept.
 */
export async function lookFirst(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  grey: boolean,
): Promise<{ readonly cells: ReadCell[]; readonly sureness: number }> {
  const korean = await lookOnce(recogniser, prepared, cells, { languages: 'kor', grey });
  const isWeak = (c: ReadCell): boolean => hangulShare(c) < KOREAN || surenessOf(lettersOf(c)) < WEAK;
  const weak = korean.filter(isWeak);
  const again = await lookOnce(
    recogniser,
    prepared,
    weak.map((c) => c.cell),
    { languages: 'kor+eng', grey },
  );
  const better = new Map(again.map((c) => [c.cell, c]));
  const kept = korean.map((c) => {
    const other = better.get(c.cell);
    return other && figureOf(other) > figureOf(c) ? other : c;
  });
  return { cells: kept, sureness: surenessOf(kept.flatMap(lettersOf)) };
}

const figureOf = (cell: ReadCell): number => {
  const letters = lettersOf(cell);
  return letters.reduce((sum, l) => sum + l.confidence, 0) / Math.max(1, letters.length);
};

function lettersOf({ readings }: ReadCell): { text: string; confidence: number }[] {
  const first = readings[0];
  return first ? first.letters.map((text, i) => ({ text, confidence: first.confidences[i] ?? 0 })) : [];
}

function hangulShare(cell: ReadCell): number {
  const text = cell.readings[0]?.letters.join('') ?? '';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 1 : (text.match(/[가-힣]/gu)?.length ?? 0) / letters;
}
