import { blotches } from './blotches';
import type { GreyInk } from './grey-ink';
import type { Grey, PixelBox } from '../raster';

/** A seal's rim reaches this far (share of its side) out of the box that was found. */
const RIM = 0.1;
/** Grey that is as light as this beside print, inside a seal, is the seal: from ink to here print is stretched. */
const SEAL = 150;
const BLACK = 20;
/** Grey that hangs together over more than this many millimetres is no print: a rim whose seal was not found. */
const LARGE_MM = 5;

/**
 * Takes grey seals off: inside them everything grey that does not border on print goes, and print's own border is measured against the
 * seal instead of the paper. Print elsewhere keeps its thin strokes. Changes `flat`.
 */
export function liftGreySeals(flat: Grey, ink: GreyInk, seals: readonly PixelBox[], dpi: number): void {
  const { data, width, height } = flat;
  for (const seal of seals) {
    const margin = RIM * Math.max(seal.x1 - seal.x0, seal.y1 - seal.y0);
    each(seal, margin, width, height, (i) => {
      if (ink.grey.data[i]) data[i] = 255;
      else if (ink.all.data[i])
        data[i] = Math.max(0, Math.min(255, (((data[i] as number) - BLACK) * 255) / (SEAL - BLACK)));
    });
  }
  const large = (LARGE_MM * dpi) / 25.4;
  for (const patch of blotches(ink.grey, Math.max(3, Math.round(dpi / 60)))) {
    if (Math.min(patch.x1 - patch.x0, patch.y1 - patch.y0) < large) continue;
    each(patch, 0, width, height, (i) => {
      if (ink.grey.data[i]) data[i] = 255;
    });
  }
}

function each(box: PixelBox, margin: number, width: number, height: number, at: (i: number) => void): void {
  const [x0, x1] = [Math.max(0, Math.round(box.x0 - margin)), Math.min(width, Math.round(box.x1 + margin))];
  const bottom = Math.min(height, Math.round(box.y1 + margin));
  for (let y = Math.max(0, Math.round(box.y0 - margin)); y < bottom; y++)
    for (let i = y * width + x0; i < y * width + x1; i++) at(i);
}
