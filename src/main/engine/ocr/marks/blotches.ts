import type { PixelBox } from '../raster';

/** A patch of marked pixels. */
export interface Blotch extends PixelBox {
  readonly pixels: number;
}

/** 1 where a pixel belongs to what is looked for. */
export interface Mask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Share of marked pixels from which a cell counts. */
const LEAST = 0.06;
/** Cells that may lie between two parts of one patch: a pressed ring has holes. */
const REACH = 2;

/** Patches of a mask, found on a grid of `cell` pixels: letters and ring of one seal are one patch, dust is none. */
export function blotches(mask: Mask, cell: number): Blotch[] {
  const columns = Math.ceil(mask.width / cell);
  const rows = Math.ceil(mask.height / cell);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0, i = y * mask.width; x < mask.width; x++, i++)
      if (mask.data[i])
        counts[row + Math.floor(x / cell)] = (counts[row + Math.floor(x / cell)] as number) + 1;
  }
  const seen = new Uint8Array(counts.length);
  const on = (i: number): boolean => (counts[i] as number) > cell * cell * LEAST;
  const out: Blotch[] = [];
  for (let start = 0; start < counts.length; start++) {
    if (seen[start] || !on(start)) continue;
    seen[start] = 1;
    const stack = [start];
    let [x0, y0, x1, y1, pixels] = [columns, rows, 0, 0, 0];
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % columns;
      const y = Math.floor(at / columns);
      pixels += counts[at] as number;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      for (let yy = Math.max(0, y - REACH); yy <= Math.min(rows - 1, y + REACH); yy++)
        for (let xx = Math.max(0, x - REACH); xx <= Math.min(columns - 1, x + REACH); xx++) {
          const next = yy * columns + xx;
          if (seen[next] || !on(next)) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    out.push({ x0: x0 * cell, y0: y0 * cell, x1: (x1 + 1) * cell, y1: (y1 + 1) * cell, pixels });
  }
  return out;
}

/** Marked pixels of each row of a box (`down`), or of each column. */
export function profile(mask: Mask, box: PixelBox, along: 'rows' | 'columns'): Uint32Array {
  const out = new Uint32Array(along === 'rows' ? box.y1 - box.y0 : box.x1 - box.x0);
  const bottom = Math.min(mask.height, box.y1);
  const right = Math.min(mask.width, box.x1);
  for (let y = box.y0; y < bottom; y++)
    for (let x = box.x0, i = y * mask.width + box.x0; x < right; x++, i++)
      if (mask.data[i]) {
        const k = along === 'rows' ? y - box.y0 : x - box.x0;
        out[k] = (out[k] as number) + 1;
      }
  return out;
}

/** The box without empty edges. */
export function tighten(mask: Mask, box: PixelBox): Blotch {
  const rows = profile(mask, box, 'rows');
  const columns = profile(mask, box, 'columns');
  const first = (p: Uint32Array): number =>
    Math.max(
      0,
      p.findIndex((n) => n > 0),
    );
  const last = (p: Uint32Array): number => p.findLastIndex((n) => n > 0) + 1;
  return {
    x0: box.x0 + first(columns),
    x1: box.x0 + Math.max(1, last(columns)),
    y0: box.y0 + first(rows),
    y1: box.y0 + Math.max(1, last(rows)),
    pixels: rows.reduce((a, b) => a + b, 0),
  };
}
