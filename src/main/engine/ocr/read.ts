import type { Mark, Page, Word } from '../domain/page';
import { toSheet, uprightSize } from '../domain/turn';
import { findCells } from './cells';
import { readDense } from './dense';
import { findPageSeals, findPageSignatures, shared, type FoundMark, type Marks } from './marks/marks';
import { levelRows, toWord, type PlacedWord, type Scale } from './placed';
import { prepare, type Prepared } from './prepare';
import type { Recogniser } from './recogniser';
import { openSheet, type PageImage, type Sheet } from './sheet';
import { readSparse } from './sparse';
import { languagesOf, surenessOf, type Quarters } from './stand';

/** What a picture of a page gave; boxes in points of the sheet as it lies, as pages have them. */
export interface ReadImage extends Pick<Page, 'words' | 'marks'> {
  /** Clockwise degrees from the sheet to the upright page: quarter turns and the skew of the scan. */
  readonly turned: number;
}

/** More pieces of ink than this are running text: a printed letter has one to four pieces. */
const SPARSE_PIECES = 1600;
/** A page whose words are surer than this stands upright: pages on their side or head stay below. */
const STANDING = 0.6;
/** Scans coarser than this blur the strokes that tell 훈 from 운. */
const POOR_DPI = 240;
/** Print under a signature, or letters made out of one: never sure. */
const UNDER_INK = 0.3;

/**
 * A picture of a page → words and marks. The order: prepare, read, turn if it stands on its side or head, read short lines again in
 * other ways and vote, find signatures.
 */
export async function readPageImage(image: PageImage, recogniser: Recogniser): Promise<ReadImage> {
  const sheet = await openSheet(image);
  let best = await readUpright(sheet, 0, recogniser);
  if (best.sureness < STANDING)
    for (const quarters of [1, 3, 2] as const) {
      const other = await readUpright(sheet, quarters, recogniser);
      if (other.sureness > best.sureness + 0.1) best = other;
      if (best.sureness >= STANDING) break;
    }
  return best.finish(image);
}

interface Upright {
  readonly sureness: number;
  readonly finish: (image: PageImage) => Promise<ReadImage>;
}

/** Reads once what tells whether the page stands; `finish` reads the rest. */
async function readUpright(sheet: Sheet, quarters: Quarters, recogniser: Recogniser): Promise<Upright> {
  const prepared = await prepare(sheet, quarters);
  const seals = findPageSeals(sheet, prepared);
  const cells = findCells(prepared.page, SPARSE_PIECES);
  if (!cells) {
    const words = await readDense(recogniser, prepared.page, prepared.dpi, 'kor+eng');
    return {
      sureness: surenessOf(words),
      finish: async (image) => resultOf(image, sheet, prepared, words, seals.found),
    };
  }
  const grey = seals.grey;
  const languages = await languagesOf(recogniser, prepared, cells, grey);
  return {
    sureness: languages.sureness,
    finish: async (image) => {
      const poor = sheet.ownDpi < POOR_DPI || grey;
      const how = { languages: languages.languages, grey, poor };
      const words = levelRows(await readSparse(recogniser, prepared, languages.cells, how));
      return resultOf(image, sheet, prepared, ...underInk(prepared, words, seals));
    },
  };
}

function underInk(
  prepared: Prepared,
  words: readonly PlacedWord[],
  seals: Marks,
): [PlacedWord[], FoundMark[]] {
  const signatures = findPageSignatures(prepared, words, seals);
  const doubted = words.map((w) =>
    signatures.some((s) => shared(s.box, w.box) > 0.3)
      ? { ...w, confidence: Math.min(UNDER_INK, w.confidence) }
      : w,
  );
  return [doubted, [...seals.found, ...signatures]];
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
