import { blotches, type Blotch } from './marks/blotches';
import type { Colour, Grey } from './raster';

/** A page's ink without its seals, and where the seals' colour was. */
export interface Separated {
  readonly ink: Grey;
  /** 1 where a pixel is red ink; absent on a page without colour. */
  readonly red?: Uint8Array;
}

/** Share of red pixels below which a page has no seal: JPEG fringes reach it. */
const LEAST_RED = 0.00002;
/** Brightness of print under a seal and of bare seal ink, as shares of that seal's own usual brightness. */
const UNDER = 0.45;
const BARE = 0.92;

/**
 * Takes seal ink away. In the red channel a seal is nearly paper while black print stays black, so the channel itself is the
 * page. Inside a seal scanners blur the colour across strokes, and a fixed bound would erase thin ones: there every pixel is
 * measured against that seal's own ink, and what is as bright as bare seal ink becomes paper.
 */
export function separateRed(page: Colour, dpi: number): Separated {
  const { data, width, height } = page;
  const size = width * height;
  const ink = new Uint8Array(size);
  const red = new Uint8Array(size);
  let count = 0;
  for (let i = 0, o = 0; i < size; i++, o += 3) {
    const r = data[o] as number;
    const g = data[o + 1] as number;
    const b = data[o + 2] as number;
    ink[i] = r;
    const low = g < b ? g : b;
    if (r > 90 && r - g > 45 && r - b > 35 && (r - low) * 100 > r * 30) {
      red[i] = 1;
      count++;
    }
  }
  if (count < size * LEAST_RED) return { ink: { data: ink, width, height } };
  const near = widened(red, width, height);
  for (const patch of blotches({ data: red, width, height }, Math.max(3, Math.round(dpi / 60))))
    bleach(page, ink, red, near, patch);
  return { ink: { data: ink, width, height }, red };
}

function bleach(page: Colour, ink: Uint8Array, red: Uint8Array, near: Uint8Array, patch: Blotch): void {
  const { data, width, height } = page;
  const usual = usualInk(page, red, patch);
  const [right, bottom] = [Math.min(width, patch.x1 + 2), Math.min(height, patch.y1 + 2)];
  for (let y = Math.max(0, patch.y0 - 2); y < bottom; y++)
    for (let x = Math.max(0, patch.x0 - 2), i = y * width + x; x < right; x++, i++) {
      if (!near[i]) continue;
      const share = ((data[i * 3] as number) / usual.red + luma(data, i) / usual.luma) / 2;
      const value = (255 * (share - UNDER)) / (BARE - UNDER);
      ink[i] = value < 0 ? 0 : value > 255 ? 255 : value;
      near[i] = 0;
    }
}

/** Medians over a seal's own pixels. */
function usualInk(page: Colour, red: Uint8Array, patch: Blotch): { red: number; luma: number } {
  const reds = new Uint32Array(256);
  const lumas = new Uint32Array(256);
  let count = 0;
  for (let y = patch.y0; y < Math.min(page.height, patch.y1); y++)
    for (let x = patch.x0; x < Math.min(page.width, patch.x1); x++) {
      const i = y * page.width + x;
      if (!red[i]) continue;
      const [r, l] = [page.data[i * 3] as number, Math.round(luma(page.data, i))];
      reds[r] = (reds[r] as number) + 1;
      lumas[l] = (lumas[l] as number) + 1;
      count++;
    }
  return { red: Math.max(1, median(reds, count)), luma: Math.max(1, median(lumas, count)) };
}

const luma = (data: Uint8Array, i: number): number =>
  0.299 * (data[i * 3] as number) + 0.587 * (data[i * 3 + 1] as number) + 0.114 * (data[i * 3 + 2] as number);

function median(histogram: Uint32Array, count: number): number {
  let seen = 0;
  let value = 0;
  while (value < 255 && (seen += histogram[value] as number) < count / 2) value++;
  return value;
}

/** The mask and the ring of one pixel around it, where colour has bled. */
function widened(red: Uint8Array, width: number, height: number): Uint8Array {
  const out = Uint8Array.from(red);
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++)
      if (red[i]) out[i - 1] = out[i + 1] = out[i - width] = out[i + width] = 1;
  return out;
}
