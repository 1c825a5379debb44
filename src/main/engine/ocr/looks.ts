import type { Cell } from './cells';
import { stretch } from './contrast';
import { crop, fromSharp, resize, toSharp, type Grey } from './raster';
import type { Languages, ReadLine, Recogniser } from './recogniser';

/** One way to show a cell to the recogniser: its letters brought to `height` pixels. */
interface Look {
  readonly height: number;
  /** Grey that becomes black and grey that becomes white. */
  readonly range: readonly [ink: number, paper: number];
  readonly sharpen?: boolean;
}

/**
 * Looks in the order they are tried. The recogniser is shaken by a few grey levels or pixels where it is unsure, and steady where
 * it is right, so readings of differently prepared pixels tell doubt better than its own figures do (measured: of 200 names on bad
 * scans none was wrong where six agreed, four were where two did).
 */
const LOOKS: readonly Look[] = [
  { height: 36, range: [20, 235] },
  { height: 31, range: [50, 200], sharpen: true },
  { height: 45, range: [20, 235] },
  { height: 38, range: [20, 220], sharpen: true },
  { height: 31, range: [20, 235] },
  { height: 34, range: [0, 255] },
];
export const ALL_LOOKS = LOOKS.length;

/** A reading of a cell: its letters without spaces, each with the figure of the word it stood in. */
export interface Reading {
  readonly letters: readonly string[];
  readonly confidences: readonly number[];
  /** Does the recogniser begin a word with this letter? To be trusted in Latin text, not between syllables. */
  readonly begins: readonly boolean[];
}

/**
 * Reads a cell by the looks `from` up to `to`.
 * @param flat The page before its contrast was stretched.
 */
export async function readCell(
  recogniser: Recogniser,
  flat: Grey,
  cell: Cell,
  how: { readonly languages: Languages; readonly from: number; readonly to: number },
): Promise<Reading[]> {
  const m = cell.height * 0.2;
  const { x0, y0, x1, y1 } = cell.box;
  const cut = crop(flat, { x0: x0 - m, y0: y0 - m, x1: x1 + m, y1: y1 + m });
  const readings: Reading[] = [];
  for (const look of LOOKS.slice(how.from, how.to)) {
    const image = await show(cut, look, cell.height);
    const lines = await recogniser.read(image, { languages: how.languages, segmentation: 'line', dpi: 150 });
    readings.push(readingOf(lines));
  }
  return readings;
}

async function show(cut: Grey, look: Look, cellHeight: number): Promise<Grey> {
  // Ink stands a tenth lower than the size letters are set in, by which heights are meant.
  const factor = look.height / (cellHeight * 1.1);
  if (!look.sharpen) return padded(await resize(stretch(cut, ...look.range), factor));
  const large = await resize(cut, factor * 2);
  const sharp = await fromSharp(toSharp(large).sharpen({ sigma: 2, m1: 2, m2: 3 }));
  return padded(await resize(stretch(sharp, ...look.range), 0.5));
}

const padded = (grey: Grey): Grey => crop(grey, { x0: 0, y0: 0, x1: grey.width, y1: grey.height }, 12);

function readingOf(lines: readonly ReadLine[]): Reading {
  const letters: string[] = [];
  const confidences: number[] = [];
  const begins: boolean[] = [];
  for (const word of lines.flatMap((l) => l.words))
    [...word.text.normalize('NFC')]
      .filter((letter) => letter.trim() !== '')
      .forEach((letter, i) => {
        letters.push(letter);
        confidences.push(word.confidence);
        begins.push(i === 0);
      });
  return { letters, confidences, begins };
}
