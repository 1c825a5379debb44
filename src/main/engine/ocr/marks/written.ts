import type { Grey, PixelBox } from '../raster';

/** Weaker edges are grain. */
const EDGE = 60;
/** Degrees from upright or level within which an edge is straight. */
const STRAIGHT = 10;

/**
 * Share of a word's edges that stand upright or lie level, 0 to 1. Hangul in print is built of such strokes: 0.48 to 0.84 on good
 * scans, 0.33 to 0.46 in handwriting (300 names measured); it sinks on coarse scans.
 */
export function straightness({ data, width, height }: Grey, box: PixelBox): number {
  let straight = 0;
  let all = 0;
  const slope = Math.tan((STRAIGHT * Math.PI) / 180);
  for (let y = Math.max(1, Math.floor(box.y0)); y < Math.min(height - 1, box.y1); y++)
    for (let x = Math.max(1, Math.floor(box.x0)); x < Math.min(width - 1, box.x1); x++) {
      const i = y * width + x;
      const gx = Math.abs((data[i + 1] as number) - (data[i - 1] as number));
      const gy = Math.abs((data[i + width] as number) - (data[i - width] as number));
      if (gx * gx + gy * gy < EDGE * EDGE) continue;
      const strength = Math.hypot(gx, gy);
      all += strength;
      if (gy <= gx * slope || gx <= gy * slope) straight += strength;
    }
  return all === 0 ? 1 : straight / all;
}

/** Below this Hangul may be written; on a page with print beside it, it must also stand out from that print. */
const WRITTEN = 0.47;
const BESIDE_PRINT = 0.8;

/**
 * Which of a page's Hangul words are written by hand, by their place in the list.
 * @param brushed The page shows brushed type elsewhere: where all of it looks written, nothing is.
 */
export function findWritten(page: Grey, words: readonly PixelBox[], brushed: boolean): Set<number> {
  const figures = words.map((box) => straightness(page, box));
  const sorted = [...figures].sort((a, b) => a - b);
  // The upper part of the page's words: labels and sentences are printed even where every name is written.
  const print = sorted[Math.floor(sorted.length * 0.7)] ?? 1;
  if (print < WRITTEN && brushed) return new Set();
  return new Set(
    figures.flatMap((f, i) => (f < WRITTEN && (f < BESIDE_PRINT * print || print < WRITTEN) ? [i] : [])),
  );
}
