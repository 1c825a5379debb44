import type { Mark, Page, Word } from '../domain/page';
import { toSheet, uprightSize } from '../domain/turn';
import type { Cell } from './cells';
import { shared, type FoundMark } from './marks/marks';
import { findWritten } from './marks/written';
import { doubtFragments, levelRows, toWord, type PlacedWord, type Scale } from './placed';
import { evenOut, type Prepared } from './prepare';
import type { PixelBox } from './raster';
import type { Recogniser } from './recogniser';
import { openSheet, type PageImage, type Sheet } from './sheet';

export type { PageImage };
import { readCells } from './read-cells';
import { readBlock } from './read-block';
import { lookFirst } from './first-look';
import { standUpright } from './upright';

/** What a picture of a page gave; boxes in points of the sheet as it lies, as pages have them. */
export interface ReadImage extends Pick<Page, 'words' | 'marks'> {
  /** Clockwise degrees from the sheet to the upright page: quarter turns and the skew of the scan. */
  readonly turned: number;
}

/** Scans coarser than this blur the strokes that tell 훈 from 운. */
const POOR_DPI = 240;
/** Print under a signature, or letters made out of one: never sure. */
const UNDER_INK = 0.3;

/**
 * A picture of a page → words and marks. The order: prepare, turn if it stands on its side or head, read; a page of few words cell
 * by cell with several readings, a page of running text in one pass and its short lines again.
 */
export async function readPageImage(image: PageImage, recogniser: Recogniser): Promise<ReadImage> {
  const sheet = await openSheet(image);
  const upright = await standUpright(sheet, evenOut(sheet), recogniser);
  const { whole, prepared, cells, sample, marks, grey } = upright;
  const poor = sheet.ownDpi < POOR_DPI || grey;
  if (!cells) {
    const words = await readBlock(recogniser, prepared.page, prepared.dpi, sample.korean ? 'kor+eng' : 'eng');
    return resultOf(image, sheet, whole, words, marks);
  }
  const first = await lookFirst(recogniser, prepared, cells, sample);
  const dense = isDense(cells);
  const read = await readCells(recogniser, prepared, first, { poor, dense });
  const words = doubtFragments(levelRows(read.words));
  const hands = upright.sparse && !poor ? writtenCells(prepared, words, read.isForeignType) : NONE;
  return resultOf(image, sheet, whole, ...underInk(words, marks, hands));
}

/** Letters from which a page is running text: a page of a thesis holds 700 and more, an approval page 150. */
const DENSE = 650;

/** Does a page hold so much, by its ink, that people stand in its short lines only? */
const isDense = (cells: readonly Cell[]): boolean =>
  cells.reduce((sum, { box, height }) => sum + (box.x1 - box.x0) / Math.max(1, height), 0) > DENSE;

/** Hangul written by hand is read now and then, and never surely. */
const WRITTEN = 0.4;

/** Strokes are not sharp enough to tell hands by. */
const NONE: ReadonlySet<PixelBox> = new Set();

/** What was written by hand: signatures, and names. Words made of it lose their figure. */
function underInk(
  words: readonly PlacedWord[],
  marks: readonly FoundMark[],
  written: ReadonlySet<PixelBox>,
): [PlacedWord[], FoundMark[]] {
  const signatures = marks.filter((m) => m.kind === 'signature');
  const doubted = words.map((w) => {
    if (signatures.some((s) => shared(s.box, w.box) > 0.3))
      return { ...w, confidence: Math.min(UNDER_INK, w.confidence) };
    if (!w.cell) return w;
    if (written.has(w.cell)) return { ...w, confidence: Math.min(WRITTEN, w.confidence) };
    return isAmongHands(w.cell, written) ? { ...w, confidence: Math.min(AMONG_HANDS, w.confidence) } : w;
  });
  const hands = [...written].map((box): FoundMark => ({ kind: 'handwritten', box }));
  return [doubted, [...marks, ...hands]];
}

/** Below this no word of a column passes that is written in two of its rows: one tidy hand looks like print. */
const AMONG_HANDS = 0.6;

function isAmongHands(cell: PixelBox, written: ReadonlySet<PixelBox>): boolean {
  const inColumn = (b: PixelBox): boolean => Math.abs(b.x0 - cell.x0) < 1.5 * (cell.y1 - cell.y0);
  return [...written].filter(inColumn).length > 1;
}

/** Cells of two and more Hangul letters that were written; a single letter's shape says too little. */
function writtenCells(prepared: Prepared, words: readonly PlacedWord[], brushed: boolean): Set<PixelBox> {
  const letters = new Map<PixelBox, number>();
  for (const { cell, text } of words)
    if (cell) letters.set(cell, (letters.get(cell) ?? 0) + (text.match(/[가-힣]/gu)?.length ?? 0));
  const cells = [...letters].filter(([, count]) => count > 1).map(([cell]) => cell);
  const found = findWritten(prepared.page, cells, brushed);
  return new Set(cells.filter((_, i) => found.has(i)));
}

function resultOf(
  image: PageImage,
  sheet: Sheet,
  prepared: Prepared,
  words: readonly PlacedWord[],
  marks: readonly FoundMark[],
): ReadImage {
  const { flat, degrees, dpi } = prepared;
  const upright = uprightSize(degrees, sheet);
  // The prepared page has grown by its turn; the upright page lies in its middle.
  const scale = {
    dx: (flat.width - upright.width) / 2,
    dy: (flat.height - upright.height) / 2,
    points: 72 / dpi,
  };
  const size = { width: image.pageWidth, height: image.pageHeight };
  return {
    words: words.map((w) => ontoSheet(toWord(w, scale), degrees, size)),
    marks: marks.map((m) => markOf(m, scale, degrees, size)),
    turned: degrees,
  };
}

type Size = { readonly width: number; readonly height: number };

function ontoSheet(word: Word, turned: number, size: Size): Word {
  const box = toSheet(word.box, turned, size);
  const foot = (word.baseline ?? 0) - word.box.y;
  return { ...word, box, baseline: box.y + foot };
}

function markOf(mark: FoundMark, { dx, dy, points }: Scale, turned: number, size: Size): Mark {
  const { x0, y0, x1, y1 } = mark.box;
  const box = { x: (x0 - dx) * points, y: (y0 - dy) * points, w: (x1 - x0) * points, h: (y1 - y0) * points };
  return { kind: mark.kind, box: toSheet(box, turned, size) };
}
