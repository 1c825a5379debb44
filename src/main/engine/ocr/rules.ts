import type { Grey } from './raster';

const INK = 140;
/** Pixels beside a rule that are as pale as a seal's ink: its soft edge. */
const EDGES = { all: 1, dark: 3 } as const;
/** Holes of a worn rule that do not end it. */
const GAP = 3;

/**
 * Paints out long thin lines (under names, around table cells), which the recogniser takes for strokes. What crosses a line
 * stays: a column of ink thicker than the line is left alone. Changes `grey`.
 * @param darkerThan Only lines of darker ink, with their soft edges: a grey seal keeps its rim.
 */
export function removeRules(grey: Grey, dpi: number, darkerThan?: number): void {
  const least = Math.round(dpi * 0.35);
  const ink = darkerThan ?? INK;
  const edge = darkerThan === undefined ? EDGES.all : EDGES.dark;
  // Both kinds are found before either is painted, or a frame's corners would hide its other side.
  const lying = horizontalRuns(grey, least, ink);
  const standing = verticalRuns(grey, least, ink);
  for (const [y, from, to] of lying)
    wipe(grey.data, [from, to], y, [1, grey.width], grey.height, { dpi, ink, edge });
  for (const [x, from, to] of standing)
    wipe(grey.data, [from, to], x, [grey.width, 1], grey.width, { dpi, ink, edge });
}

type Run = readonly [at: number, from: number, to: number];

function horizontalRuns({ data, width, height }: Grey, least: number, ink: number): Run[] {
  const out: Run[] = [];
  for (let y = 0; y < height; y++) {
    let from = -1;
    let last = -1;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] as number) >= ink) continue;
      if (from >= 0 && x - last > GAP) {
        if (last - from >= least) out.push([y, from, last]);
        from = x;
      } else if (from < 0) from = x;
      last = x;
    }
    if (from >= 0 && last - from >= least) out.push([y, from, last]);
  }
  return out;
}

/** Row by row with one open run a column: walking down columns would miss the cache at every pixel. */
function verticalRuns({ data, width, height }: Grey, least: number, ink: number): Run[] {
  const out: Run[] = [];
  const from = new Int32Array(width).fill(-1);
  const last = new Int32Array(width).fill(-1);
  const close = (x: number): void => {
    const start = from[x] as number;
    if (start >= 0 && (last[x] as number) - start >= least) out.push([x, start, last[x] as number]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] as number) >= ink) continue;
      if ((from[x] as number) < 0) from[x] = y;
      else if (y - (last[x] as number) > GAP) {
        close(x);
        from[x] = y;
      }
      last[x] = y;
    }
  }
  for (let x = 0; x < width; x++) close(x);
  return out;
}

/** Inches from which a run is a rule or a frame however thick it is: no stroke of a heading is as long. */
const FRAME = 1.2;
/** Inches of the thickest frame. */
const THICKEST = 0.16;
/** A run's thickness is measured at this many places. */
const PROBES = 15;

/** Along a run: ink across it that is no thicker than the rule becomes paper. `strides`: along and across it. */
function wipe(
  data: Uint8Array,
  [from, to]: readonly [number, number],
  at: number,
  [along, across]: readonly [number, number],
  most: number,
  { dpi, ink, edge }: { readonly dpi: number; readonly ink: number; readonly edge: number },
): void {
  const limit = Math.round(dpi * THICKEST);
  const span = (k: number): readonly [number, number] => {
    const line = k * along;
    let a = at;
    let b = at;
    const dark = (p: number): boolean => (data[line + p * across] as number) < ink;
    while (a > 0 && at - a <= limit && dark(a - 1)) a--;
    while (b < most - 1 && b - at <= limit && dark(b + 1)) b++;
    return [a, b];
  };
  let thick = Math.max(3, Math.round(dpi / 45));
  if (to - from > FRAME * dpi) {
    const probes = Array.from({ length: PROBES }, (_, i) => {
      const [a, b] = span(Math.round(from + ((i + 0.5) * (to - from)) / PROBES));
      return b - a;
    }).sort((a, b) => a - b);
    const usual = probes[PROBES >> 1] as number;
    if (usual < limit) thick = Math.max(thick, Math.round(1.4 * usual) + 2);
  }
  for (let k = from; k <= to; k++) {
    const [a, b] = span(k);
    if (b - a >= thick) continue;
    for (let p = Math.max(0, a - edge); p <= Math.min(most - 1, b + edge); p++)
      data[k * along + p * across] = 255;
  }
}
