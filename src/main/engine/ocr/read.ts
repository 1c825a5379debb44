import type { Mark, Page, Word } from '../domain/page';
import { toSheet, uprightSize } from '../domain/turn';
import { findCells } from './cells';
import { label } from './components';
import { stretch } from './contrast';
import { readBlock } from './read-block';
import { findPageSeals, liftSignatures, shared, type FoundMark } from './marks/marks';
import { findWritten } from './marks/written';
import { doubtFragments, levelRows, toWord, type PlacedWord, type Scale } from './placed';
import { prepare, type Prepared } from './prepare';
import type { PixelBox } from './raster';
import type { Recogniser } from './recogniser';
import { openSheet, type PageImage, type Sheet } from './sheet';

export type { PageImage };
import { readCells } from './read-cells';
import { lookAtSample, lookFirst, surenessOf, type Quarters } from './stand';

/** What a picture of a page gave; boxes in points of the sheet as it lies, as pages have them. */
export interface ReadImage extends Pick<Page, 'words' | 'marks'> {
  /** Clockwise degrees from the sheet to the upright page: quarter turns and the skew of the scan. */
  readonly turned: number;
}

/** More pieces of ink than this are no page of text: a printed letter has one to four pieces. */
const MOST_PIECES = 9000;
/** Signatures and handwriting are looked for on pages that hold less than this: drawings and headings of others look alike. */
const SPARSE_PIECES = 1600;
/** A page whose sample is surer than this stands upright without question; others are tried the other ways. */
const STANDING = 0.8;
/** Scans coarser than this blur the strokes that tell 훈 from 운. */
const POOR_DPI = 240;
/** Grey levels between which only print is left of print and grey seals. */
const DARK_INK = [20, 110] as const;
/** Print under a signature, or letters made out of one: never sure. */
const UNDER_INK = 0.3;

/**
 * A picture of a page → words and marks. The order: prepare, read, turn if it stands on its side or head, read short lines again in
 * other ways and vote, find signatures.
 */
export async function readPageImage(image: PageImage, recogniser: Recogniser): Promise<ReadImage> {
  const sheet = await openSheet(image);
  let best = await standUpright(sheet, 0, recogniser);
  if (best.sureness < STANDING)
    for (const quarters of [1, 3, 2] as const) {
      const other = await standUpright(sheet, quarters, recogniser);
      if (other.sureness > best.sureness + 0.1) best = other;
      if (best.sureness >= STANDING) break;
    }
  return best.read(image);
}

interface Upright {
  readonly sureness: number;
  readonly read: (image: PageImage) => Promise<ReadImage>;
}

/** Prepares the sheet, turned by quarters, and reads what tells whether it stands so; `read` reads all of it. */
async function standUpright(sheet: Sheet, quarters: Quarters, recogniser: Recogniser): Promise<Upright> {
  const plain = await prepare(sheet, quarters);
  const seals = findPageSeals(sheet, plain);
  const prepared = seals.grey ? { ...plain, page: stretch(plain.flat, ...DARK_INK) } : plain;
  const sparse = label(prepared.page).blobs.length <= SPARSE_PIECES;
  const grey = seals.grey;
  const whole = findCells(prepared.page, MOST_PIECES);
  if (!whole) {
    const words = await readBlock(recogniser, prepared.page, prepared.dpi, 'kor+eng');
    return {
      sureness: surenessOf(words),
      read: async (image) => resultOf(image, sheet, prepared, words, seals.found),
    };
  }
  const lifted = sparse ? liftSignatures(prepared, seals) : { prepared, found: [] };
  const cells = lifted.found.length > 0 ? (findCells(lifted.prepared.page, MOST_PIECES) ?? whole) : whole;
  const sample = await lookAtSample(recogniser, lifted.prepared, cells, grey);
  return {
    sureness: sample.sureness,
    read: async (image) => {
      const poor = sheet.ownDpi < POOR_DPI || grey;
      const first = await lookFirst(recogniser, lifted.prepared, cells, sample, grey);
      const words = doubtFragments(
        levelRows(await readCells(recogniser, lifted.prepared, first, { grey, poor })),
      );
      return resultOf(
        image,
        sheet,
        prepared,
        ...underInk(lifted.prepared, words, [...seals.found, ...lifted.found], sparse && !poor),
      );
    },
  };
}

/** Hangul written by hand is read now and then, and never surely. */
const WRITTEN = 0.4;

/** What was written by hand: signatures, and names where strokes are sharp enough to tell. Words made of it lose their figure. */
function underInk(
  prepared: Prepared,
  words: readonly PlacedWord[],
  marks: readonly FoundMark[],
  sharp: boolean,
): [PlacedWord[], FoundMark[]] {
  const signatures = marks.filter((m) => m.kind === 'signature');
  const written = sharp ? writtenCells(prepared, words) : new Set<PixelBox>();
  const doubted = words.map((w) => {
    if (signatures.some((s) => shared(s.box, w.box) > 0.3))
      return { ...w, confidence: Math.min(UNDER_INK, w.confidence) };
    return w.cell && written.has(w.cell) ? { ...w, confidence: Math.min(WRITTEN, w.confidence) } : w;
  });
  const hands = [...written].map((box): FoundMark => ({ kind: 'handwritten', box }));
  return [doubted, [...marks, ...hands]];
}

/** Cells of two and more Hangul letters that were written; a single letter's shape says too little. */
function writtenCells(prepared: Prepared, words: readonly PlacedWord[]): Set<PixelBox> {
  const letters = new Map<PixelBox, number>();
  for (const { cell, text } of words)
    if (cell) letters.set(cell, (letters.get(cell) ?? 0) + (text.match(/[가-힣]/gu)?.length ?? 0));
  const cells = [...letters].filter(([, count]) => count > 1).map(([cell]) => cell);
  const found = findWritten(prepared.page, cells);
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
