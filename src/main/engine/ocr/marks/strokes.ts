import { label, type Blob } from '../components';
import type { Grey, PixelBox } from '../raster';

/** A stroke that runs over this many letters' heights was written, not set. */
const WIDE = 2.2;
const TALL = 1.9;
/** A signature fills less of its box than a heading's letters or a logo do. */
const MOST_INK = 0.4;
const LEAST_INK = 0.02;
/** Larger than this (shares of the page) it is a drawing or a frame. */
const MOST_WIDTH = 0.45;
const MOST_HEIGHT = 0.15;

/** Written strokes: connected ink far larger than the page's letters; neighbours are one signature. */
export function findSignatures(page: Grey, letterHeight: number): PixelBox[] {
  if (letterHeight <= 0) return [];
  const large = label(page).blobs.filter((b) => isWritten(b, page, letterHeight));
  const groups: PixelBox[] = [];
  for (const blob of large) {
    const near = groups.findIndex((g) => apart(g, blob) < 0.6 * letterHeight);
    if (near < 0) groups.push(blob);
    else groups[near] = around(groups[near] as PixelBox, blob);
  }
  return groups;
}

function isWritten(b: Blob, page: Grey, letterHeight: number): boolean {
  const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
  if (w > MOST_WIDTH * page.width || h > MOST_HEIGHT * page.height) return false;
  // A rest of a rule is long and flat, a frame's side tall and thin.
  if (h < 0.5 * letterHeight || w < 0.5 * letterHeight) return false;
  const share = b.ink / (w * h);
  return (w > WIDE * letterHeight || h > TALL * letterHeight) && share < MOST_INK && share > LEAST_INK;
}

function apart(a: PixelBox, b: PixelBox): number {
  const dx = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const dy = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  return Math.max(dx, dy);
}

const around = (a: PixelBox, b: PixelBox): PixelBox => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
