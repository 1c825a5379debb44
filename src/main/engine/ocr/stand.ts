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
/** Cells that tell how a page lies and whether it has Korean. */
const SAMPLE = 8;
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

/** What a few of the page's longest cells say: is it read at all, and is there Korean on it? */
export interface Sample {
  readonly cells: readonly ReadCell[];
  readonly sureness: number;
  readonly korean: boolean;
}

/** Reads the sample by the Korean model, and what that hardly reads by both models. */
export async function lookAtSample(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  grey: boolean,
): Promise<Sample> {
  const longest = [...cells].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, SAMPLE);
  const korean = await lookOnce(recogniser, prepared, longest, { languages: 'kor', grey });
  const read = await withBoth(recogniser, prepared, korean, grey);
  // A sheet with a number and no more has nothing to be turned for.
  const sureness = cells.length < FEW ? 1 : surenessOf(read.flatMap(lettersOf));
  return { cells: read, sureness, korean: !korean.every(isWeak) };
}

/**
 * The first look at every cell. The Korean model reads first; cells of other letters, or hardly read, are read by both models as
 * well, and the surer reading is kept. Where the sample shows no Korean, the Korean model is not asked.
 */
export async function lookFirst(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  sample: Sample,
  grey: boolean,
): Promise<ReadCell[]> {
  const known = new Set(sample.cells.map((c) => c.cell));
  const rest = cells.filter((c) => !known.has(c));
  if (!sample.korean)
    return [...sample.cells, ...(await lookOnce(recogniser, prepared, rest, { languages: 'kor+eng', grey }))];
  const korean = await lookOnce(recogniser, prepared, rest, { languages: 'kor', grey });
  return [...sample.cells, ...(await withBoth(recogniser, prepared, korean, grey))];
}

/** Weak cells read by both models too; the surer reading stays. */
async function withBoth(
  recogniser: Recogniser,
  prepared: Prepared,
  read: readonly ReadCell[],
  grey: boolean,
): Promise<ReadCell[]> {
  const weak = read.filter(isWeak).map((c) => c.cell);
  const both = await lookOnce(recogniser, prepared, weak, { languages: 'kor+eng', grey });
  const other = new Map(both.map((c) => [c.cell, c]));
  return read.map((c) => {
    const second = other.get(c.cell);
    return second && figureOf(second) > figureOf(c) ? second : c;
  });
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
