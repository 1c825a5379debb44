import type { PixelBox } from '../raster';
import { blotches, profile, tighten, type Blotch, type Mask } from './blotches';

const MM = 1 / 25.4;
/** Sides of name and office seals in millimetres; smaller is a rest of colour, larger a picture or a logo. */
const SIDES = [6, 45] as const;
/** Least share of inked pixels in a seal's box. */
const INKED = 0.03;
/** A box this much longer than wide holds more than one seal. */
const STACKED = 1.35;

/** Seals in a mask of seal ink, stacks of touching ones taken apart. Boxes in pixels of the mask. */
export function findSeals(mask: Mask, dpi: number): PixelBox[] {
  const mm = dpi * MM;
  return blotches(mask, Math.max(3, Math.round(dpi / 60)))
    .map((b) => tighten(mask, b))
    .flatMap((b) => takeApart(mask, b, 0))
    .filter((b) => {
      const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
      return (
        Math.min(w, h) > SIDES[0] * mm &&
        Math.max(w, h) < SIDES[1] * mm &&
        b.pixels > w * h * INKED &&
        Math.max(w, h) < 2.2 * Math.min(w, h)
      );
    });
}

/**
 * Cuts a stack of seals that touch: where two rims meet, their arcs or sides lie across the stack and hold more ink than the
 * letters inside, near the place the stack's length suggests.
 */
function takeApart(mask: Mask, box: Blotch, depth: number): Blotch[] {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const tall = h >= w;
  const [long, short] = tall ? [h, w] : [w, h];
  if (depth > 5 || long < STACKED * short) return [box];
  const ink = profile(mask, box, tall ? 'rows' : 'columns');
  const middle = long / Math.max(2, Math.round(long / short));
  const reach = middle * 0.3;
  const rim = Math.max(2, Math.round(short / 16));
  let cut = Math.round(middle);
  let most = -1;
  for (let k = Math.round(middle - reach); k < Math.min(long - rim, middle + reach); k++) {
    let sum = 0;
    for (let d = -rim; d <= rim; d++) sum += ink[k + d] ?? 0;
    const near = sum * (1 - 0.5 * (Math.abs(k - middle) / reach));
    if (near > most) [cut, most] = [k, near];
  }
  const [a, b] = tall
    ? [
        { ...box, y1: box.y0 + cut },
        { ...box, y0: box.y0 + cut },
      ]
    : [
        { ...box, x1: box.x0 + cut },
        { ...box, x0: box.x0 + cut },
      ];
  return [a, b].flatMap((part) => takeApart(mask, tighten(mask, part), depth + 1));
}
