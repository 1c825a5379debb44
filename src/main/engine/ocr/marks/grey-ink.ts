import type { Grey } from '../raster';
import type { Mask } from './blotches';

/** Print is darker than this on an even page, also in its strokes' middle. */
const PRINT = 90;
/** Paper is lighter than this. */
const PAPER = 200;

/**
 * Ink of middling grey that does not belong to a dark stroke's rim: a red seal on a grey scan. `darkAt` of a copy is 70 to 130 for
 * seal ink, print lies below 60; within two pixels of print everything is taken for its rim.
 */
export function greyInk(flat: Grey): Mask {
  const { data, width, height } = flat;
  const out = new Uint8Array(data.length);
  const near = nearPrint(flat);
  for (let i = 0; i < data.length; i++) {
    const v = data[i] as number;
    if (v >= PRINT && v < PAPER && !near[i]) out[i] = 1;
  }
  return { data: out, width, height };
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
