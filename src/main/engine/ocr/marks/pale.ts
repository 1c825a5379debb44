import type { Colour } from '../raster';
import { blotches, type Mask } from './blotches';

/** Darker than this it is print with a reddish rim. */
const LIGHT = 90;
/** How much more red than green and blue the palest seal ink is, and the least share of truly red pixels of its seal. */
const PALE = { green: 22, blue: 14 } as const;
const SURE = 0.04;

/** Seals pressed with little ink are pale but for a few strokes: the red pixels, and what is reddish around enough of them. */
export function withPale(page: Colour, red: Uint8Array, dpi: number): Mask {
  const { data, width, height } = page;
  const reddish = new Uint8Array(red.length);
  for (let i = 0, o = 0; i < reddish.length; i++, o += 3) {
    const r = data[o] as number;
    if (r > LIGHT && r - (data[o + 1] as number) > PALE.green && r - (data[o + 2] as number) > PALE.blue)
      reddish[i] = 1;
  }
  const out = Uint8Array.from(red);
  for (const patch of blotches({ data: reddish, width, height }, Math.max(3, Math.round(dpi / 60)))) {
    const [right, bottom] = [Math.min(width, patch.x1), Math.min(height, patch.y1)];
    let sure = 0;
    for (let y = patch.y0; y < bottom; y++)
      for (let i = y * width + patch.x0; i < y * width + right; i++) sure += red[i] as number;
    if (sure < SURE * patch.pixels) continue;
    for (let y = patch.y0; y < bottom; y++)
      for (let i = y * width + patch.x0; i < y * width + right; i++) if (reddish[i]) out[i] = 1;
  }
  return { data: out, width, height };
}
