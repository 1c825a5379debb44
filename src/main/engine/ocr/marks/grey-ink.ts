import type { Grey } from '../raster';
import type { Mask } from './blotches';

/** Print is darker than this on an even page, also in its strokes' middle. */
export const PRINT = 90;
/** Paper is lighter than this. */
const PAPER = 200;

export interface GreyInk {
  /** Middling grey that is no rim of print: what a red seal is on a grey copy. */
  readonly grey: Mask;
  readonly print: Mask;
  /** Both, and the rims. */
  readonly all: Mask;
}

/**
 * Parts the ink of a grey copy. Seal ink is 90 to 170 there, print below 60; within two pixels of print everything is taken for its
 * rim.
 */
export function greyInk(flat: Grey): GreyInk {
  const { data, width, height } = flat;
  const [grey, print, all] = [
    new Uint8Array(data.length),
    new Uint8Array(data.length),
    new Uint8Array(data.length),
  ];
  const near = nearPrint(flat);
  for (let i = 0; i < data.length; i++) {
    const v = data[i] as number;
    if (v >= PAPER) continue;
    all[i] = 1;
    if (v < PRINT) print[i] = 1;
    else if (!near[i]) grey[i] = 1;
  }
  const mask = (of: Uint8Array): Mask => ({ data: of, width, height });
  return { grey: mask(grey), print: mask(print), all: mask(all) };
}

function nearPrint({ data, width, height }: Grey): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] as number) >= PRINT) continue;
      const [left, right] = [Math.max(0, x - 2), Math.min(width - 1, x + 2)];
      for (let yy = Math.max(0, y - 2); yy <= Math.min(height - 1, y + 2); yy++)
        out.fill(1, yy * width + left, yy * width + right + 1);
    }
  return out;
}
