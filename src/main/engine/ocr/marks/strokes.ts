import { label, type Blob, type Labelled } from '../components';
import type { Grey, PixelBox } from '../raster';

/** A stroke that runs over this many letters' heights was written, not set; letters that touch run on, but never rise. */
const WIDE = 2.6;
const TALL = 1.9;
const RISES = 1.45;
/** A signature fills less of its box than a heading's letters or a logo do. */
const MOST_INK = 0.3;
const LEAST_INK = 0.02;
/** Larger than this (shares of the page) it is a drawing or a frame. */
const MOST_WIDTH = 0.45;
const MOST_HEIGHT = 0.15;

export interface Signatures {
  /** One box a signature. */
  readonly boxes: readonly PixelBox[];
  readonly ink: Labelled;
  readonly isWritten: (blob: Blob) => boolean;
}

/** Written strokes: connected ink far larger than the page's letters; neighbours are one signature. */
export function findSignatures(page: Grey, letterHeight: number): Signatures {
  const ink = label(page);
  const written = new Set(ink.blobs.filter((b) => letterHeight > 0 && isWritten(b, page, letterHeight)));
  const boxes: PixelBox[] = [];
  for (const blob of written) {
    const near = boxes.findIndex((g) => apart(g, blob) < 0.6 * letterHeight);
    if (near < 0) boxes.push(blob);
    else boxes[near] = around(boxes[near] as PixelBox, blob);
  }
  return { boxes, ink, isWritten: (blob) => written.has(blob) };
}

function isWritten(b: Blob, page: Grey, letterHeight: number): boolean {
  const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
  if (w > MOST_WIDTH * page.width || h > MOST_HEIGHT * page.height || w < 0.5 * letterHeight) return false;
  const share = b.ink / (w * h);
  const tall = Math.min(w, h) > TALL * letterHeight;
  const large = tall || (w > WIDE * letterHeight && h > RISES * letterHeight);
  return large && share < MOST_INK && share > LEAST_INK;
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
