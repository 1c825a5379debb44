import type { BBox } from '../domain/bbox';
import type { RenderOutput } from '../pool/tasks';
import type { Source } from './reader';

/** What a renderer is asked for. */
export interface RenderJob {
  readonly source: Source;
  /** From 1. */
  readonly page: number;
  /** Pixels of the longer side. */
  readonly maxPixels: number;
  readonly box?: BBox;
}

/** Picture size of a box in page points: the longer side gets `maxPixels`, at most 8 pixels a point (576 dpi). */
export function pictureScale(box: Pick<BBox, 'w' | 'h'>, maxPixels: number): number {
  return Math.min(8, maxPixels / Math.max(box.w, box.h, 1));
}

/** The box inside the page, at least one point wide and high; the whole page where there is none. */
export function clampBox(box: BBox | undefined, width: number, height: number): BBox {
  if (!box) return { x: 0, y: 0, w: width, h: height };
  const x = Math.min(Math.max(0, box.x), width - 1);
  const y = Math.min(Math.max(0, box.y), height - 1);
  return { x, y, w: Math.max(1, Math.min(box.w, width - x)), h: Math.max(1, Math.min(box.h, height - y)) };
}

/** Copies bytes out of a library's buffer, so that exactly these travel to the caller. */
export function output(
  bytes: Uint8Array,
  mime: RenderOutput['mime'],
  width: number,
  height: number,
  page: { width: number; height: number },
): RenderOutput {
  return {
    bytes: new Uint8Array(bytes),
    mime,
    width,
    height,
    pageWidth: page.width,
    pageHeight: page.height,
  };
}
