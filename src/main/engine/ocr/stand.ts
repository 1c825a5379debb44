import type { Cell } from './cells';
import type { Prepared } from './prepare';
import type { Recogniser } from './recogniser';
import { lookOnce, type ReadCell } from './read-cells';

/** Clockwise quarter turns. */
export type Quarters = 0 | 1 | 2 | 3;

/** Share of Hangul from which the Korean model alone is best; elsewhere it is ruinous. */
const KOREAN = 0.6;
/** Below this the Korean model may have made syllables of other letters. */
const WEAK = 0.5;
/** Cells that tell whether a page has Korean at all. */
const SAMPLE = 6;
/** Fewer cells than this say nothing of how the page lies. */
const FEW = 3;

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

/**
 * The first look at every cell. The Korean model reads first; cells of other letters, or hardly read, are read by both models as
 * well, and the surer reading is kept. Where a sample shows no Korean, the Korean model is not asked.
 */
export async function lookFirst(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  grey: boolean,
): Promise<{ readonly cells: ReadCell[]; readonly sureness: number }> {
  const longest = [...cells].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, SAMPLE);
  const sample = await lookOnce(recogniser, prepared, longest, { languages: 'kor', grey });
  const foreign = cells.length > 2 * SAMPLE && sample.every(isWeak);
  const rest = foreign ? [] : cells.filter((c) => !longest.includes(c));
  const korean = [...sample, ...(await lookOnce(recogniser, prepared, rest, { languages: 'kor', grey }))];
  const weak = foreign ? cells : korean.filter(isWeak).map((c) => c.cell);
  const both = await lookOnce(recogniser, prepared, weak, { languages: 'kor+eng', grey });
  const best = new Map(korean.map((c) => [c.cell, c]));
  for (const other of both) {
    const own = best.get(other.cell);
    if (!own || figureOf(other) > figureOf(own)) best.set(other.cell, other);
  }
  const kept = [...best.values()];
  // A sheet with a number and no more has nothing to be turned for.
  return { cells: kept, sureness: cells.length < FEW ? 1 : surenessOf(kept.flatMap(lettersOf)) };
}

const isWeak = (c: ReadCell): boolean => hangulShare(c) < KOREAN || surenessOf(lettersOf(c)) < WEAK;
const widthOf = ({ box }: Cell): number => box.x1 - box.x0;

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
