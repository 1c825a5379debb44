import { stretch } from './contrast';
import { erase, label, type Blob } from './components';
import { flatten } from './flatten';
import type { Grey } from './raster';
import { separateRed } from './red';
import { removeRules } from './rules';
import type { Sheet } from './sheet';
import { skewOf, turn } from './skew';

/** A sheet made ready for reading. */
export interface Prepared {
  /** Upright, on even paper, without seals, dust and rules; grey levels as scanned. */
  readonly flat: Grey;
  /** `flat` with its rules: the straight rim of a square seal is one. */
  readonly ruled: Grey;
  /** `flat` with ink black and paper white: what the recogniser reads. */
  readonly page: Grey;
  readonly dpi: number;
  /** Clockwise degrees from the sheet to `page`. */
  readonly degrees: number;
  /** 1 where the sheet (not turned) has red ink. */
  readonly red?: Uint8Array;
}

/** Dust up to this many pixels at 300 dpi, its soft rim included; the dot of an i has 60. */
const SPECK = 30;
/**
 * Dust stands alone even in its palest grey. Bits of a thin stroke do not: at a darker bound they would look like dust, and thin
 * strokes of small print would go with it.
 */
const PALE = 200;

/** Darker is ink. */
const INK = 140;
/** Share of a side along which an edge runs. */
const EDGE = 0.2;

/** A sheet as it lies, its paper even and its seals off: what all its turns share. */
export interface Evened {
  readonly even: Grey;
  readonly red?: Uint8Array;
}

/** Red off, paper even, edges off. */
export function evenOut(sheet: Sheet): Evened {
  const { ink, red } = separateRed(sheet, sheet.dpi);
  const even = flatten(ink, Math.round(sheet.dpi * 0.21));
  // A black edge beside the sheet would outweigh every line when the skew is measured.
  if (hasDarkRim(even)) erase(even, label(even), (blob) => isEdge(blob, even));
  return { even, ...(red ? { red } : {}) };
}

/**
 * The order that was measured best (adaptive thresholding in place of it was worse on every kind of scan): red off, paper even,
 * upright, dust off, rules off, contrast.
 * @param quarters Clockwise quarter turns that make the sheet stand upright: known after a first reading only.
 */
export async function prepare(
  { even, red }: Evened,
  dpi: number,
  quarters: 0 | 1 | 2 | 3 = 0,
): Promise<Prepared> {
  const upright = await turn(even, quarters * 90);
  const skew = skewOf(upright);
  const flat = await turn(upright, -skew);
  const own = flat === even ? { ...flat, data: Uint8Array.from(flat.data) } : flat;
  const most = Math.max(1, Math.round((SPECK * dpi * dpi) / 90_000));
  erase(own, label(own, PALE), (blob) => blob.ink <= most && !isTick(blob, own, dpi));
  const ruled = { ...own, data: Uint8Array.from(own.data) };
  removeRules(own, dpi);
  return {
    flat: own,
    ruled,
    page: stretch(own),
    dpi,
    degrees: quarters * 90 - skew,
    ...(red ? { red } : {}),
  };
}

/** Millimetres between the tick of ㅊ and ㅎ, or the dot of an i, and the stroke below. */
const TICK_MM = 0.5;

/** A speck right above a stroke is a part of its letter: without it 최 is 죄, and nobody could tell. */
function isTick(speck: Blob, { data, width, height }: Grey, dpi: number): boolean {
  const bottom = Math.min(height, speck.y1 + 1 + Math.round((TICK_MM * dpi) / 25.4));
  let over = 0;
  for (let x = speck.x0; x < speck.x1; x++) {
    let y = speck.y1 + 1;
    while (y < bottom && (data[y * width + x] as number) >= PALE) y++;
    if (y < bottom) over++;
  }
  return over * 2 > speck.x1 - speck.x0;
}

/** Is there ink within a pixel of the picture's rim? Most scans have none, and need no look at every piece. */
function hasDarkRim({ data, width, height }: Grey): boolean {
  const dark = (x: number, y: number): boolean => (data[y * width + x] as number) < INK;
  for (let x = 0; x < width; x++)
    if ([0, 1, height - 2, height - 1].some((y) => y >= 0 && y < height && dark(x, y))) return true;
  for (let y = 0; y < height; y++)
    if ([0, 1, width - 2, width - 1].some((x) => x >= 0 && x < width && dark(x, y))) return true;
  return false;
}

/** Ink that touches the picture's rim and runs along much of it: the scanner's lid, the table under a photographed sheet. */
function isEdge(blob: Blob, { width, height }: Grey): boolean {
  const touches = blob.x0 <= 1 || blob.y0 <= 1 || blob.x1 >= width - 1 || blob.y1 >= height - 1;
  return touches && (blob.x1 - blob.x0 > EDGE * width || blob.y1 - blob.y0 > EDGE * height);
}
