import type { PixelBox } from '../raster';
import type { Mask } from './blotches';

/** Millimetres of one cell: worn rims have gaps of this size, which a ring of one cell closes. */
const CELL_MM = 0.45;
/** A centre this near another's (share of the larger radius) belongs to it. */
const APART = 0.85;
/** More of a body than this lying in larger ones is where they overlap. */
const COVERED = 0.85;
/** A seal's half side is never less than this share of its neighbours'. */
const LEAST_SHARE = 0.45;

/**
 * The bodies a patch of seal ink is made of: seals that touch or overlap. The patch is filled (a rim encloses its seal) and each
 * cell measured by its distance from the outside; the peaks are the seals' middles, their heights the half sides, of round and
 * square ones alike. Empty where the rims are too broken to enclose anything.
 * @param least Smallest half side, pixels.
 */
export function findBodies(mask: Mask, patch: PixelBox, dpi: number, least: number): PixelBox[] {
  const cell = Math.max(2, Math.round((dpi / 25.4) * CELL_MM));
  const { filled, columns, rows } = fill(mask, patch, cell);
  const depth = distances(filled, columns, rows);
  const peaks = [...depth.keys()]
    .filter((i) => (depth[i] as number) * cell >= least && isPeak(depth, i, columns))
    .sort((a, b) => (depth[b] as number) - (depth[a] as number));
  const chosen: Body[] = [];
  for (const at of peaks) {
    const [x, y, r] = [at % columns, Math.floor(at / columns), depth[at] as number];
    if (r < LEAST_SHARE * (chosen[0]?.r ?? 0)) break;
    const own = { x, y, r };
    const apart = chosen.every((c) => Math.hypot(c.x - x, c.y - y) > APART * Math.max(c.r, r));
    const covered = chosen.reduce((sum, c) => sum + common(c, own), 0) / (4 * r * r);
    if (apart && covered < COVERED) chosen.push(own);
  }
  return chosen.map(({ x, y, r }) => ({
    x0: Math.max(patch.x0, patch.x0 + (x - MARGIN + 0.5 - r) * cell),
    y0: Math.max(patch.y0, patch.y0 + (y - MARGIN + 0.5 - r) * cell),
    x1: Math.min(patch.x1, patch.x0 + (x - MARGIN + 0.5 + r) * cell),
    y1: Math.min(patch.y1, patch.y0 + (y - MARGIN + 0.5 + r) * cell),
  }));
}

interface Body {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Cells two bodies' squares share. */
function common(a: Body, b: Body): number {
  const along = (p: number, q: number): number =>
    Math.max(0, Math.min(p + a.r, q + b.r) - Math.max(p - a.r, q - b.r));
  return along(a.x, b.x) * along(a.y, b.y);
}

/** Empty cells around the patch, from which the outside is flooded. */
const MARGIN = 2;

/** 1 where a cell has ink or is enclosed by it. */
function fill(
  mask: Mask,
  patch: PixelBox,
  cell: number,
): { filled: Uint8Array; columns: number; rows: number } {
  const columns = Math.ceil((patch.x1 - patch.x0) / cell) + 2 * MARGIN;
  const rows = Math.ceil((patch.y1 - patch.y0) / cell) + 2 * MARGIN;
  const ink = new Uint8Array(columns * rows);
  for (let y = Math.max(0, patch.y0); y < Math.min(mask.height, patch.y1); y++) {
    const row = (Math.floor((y - patch.y0) / cell) + MARGIN) * columns + MARGIN;
    for (let x = Math.max(0, patch.x0); x < Math.min(mask.width, patch.x1); x++)
      if (mask.data[y * mask.width + x]) ink[row + Math.floor((x - patch.x0) / cell)] = 1;
  }
  const closed = Uint8Array.from(ink);
  for (let i = columns + 1; i < ink.length - columns - 1; i++)
    if (ink[i]) for (const n of [i - 1, i + 1, i - columns, i + columns]) closed[n] = 1;
  const outside = new Uint8Array(closed.length);
  const stack = [0];
  outside[0] = 1;
  while (stack.length > 0) {
    const at = stack.pop() as number;
    const x = at % columns;
    const next = [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns];
    for (const n of next)
      if (n >= 0 && n < closed.length && !outside[n] && !closed[n]) {
        outside[n] = 1;
        stack.push(n);
      }
  }
  return { filled: outside.map((o) => 1 - o), columns, rows };
}

/** Distance of each filled cell from the outside, in cells (chamfer 1 and √2, two passes). */
function distances(filled: Uint8Array, columns: number, rows: number): Float32Array {
  const out = Float32Array.from(filled, (f) => (f ? 1e6 : 0));
  const relax = (i: number, j: number, by: number): void => {
    const through = (out[j] as number) + by;
    if (through < (out[i] as number)) out[i] = through;
  };
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1, i = y * columns + 1; x < columns - 1; x++, i++) {
      relax(i, i - 1, 1);
      relax(i, i - columns, 1);
      relax(i, i - columns - 1, Math.SQRT2);
      relax(i, i - columns + 1, Math.SQRT2);
    }
  for (let y = rows - 2; y > 0; y--)
    for (let x = columns - 2, i = y * columns + x; x > 0; x--, i--) {
      relax(i, i + 1, 1);
      relax(i, i + columns, 1);
      relax(i, i + columns + 1, Math.SQRT2);
      relax(i, i + columns - 1, Math.SQRT2);
    }
  return out;
}

function isPeak(depth: Float32Array, i: number, columns: number): boolean {
  const own = depth[i] as number;
  return [1, columns, columns + 1, columns - 1].every(
    (d) => own >= (depth[i - d] ?? 0) && own >= (depth[i + d] ?? 0),
  );
}
