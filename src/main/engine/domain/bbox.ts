/** A box on a page: points (1/72 inch) from the top left corner of the upright page. */
export interface BBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Smallest box around all of `boxes`. Throws on an empty list: a box of nothing has no place on a page. */
export function unionBox(boxes: readonly BBox[]): BBox {
  if (boxes.length === 0) throw new RangeError('unionBox: no boxes');
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  };
}

/** Area two boxes share, in square points. */
export function intersectionArea(a: BBox, b: BBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Intersection over union, 0 to 1. */
export function iou(a: BBox, b: BBox): number {
  const shared = intersectionArea(a, b);
  return shared === 0 ? 0 : shared / (a.w * a.h + b.w * b.h - shared);
}

/** Same place on the page, allowing for the small shifts that another reader version brings. */
export function samePlace(a: BBox, b: BBox): boolean {
  const cx = Math.abs(a.x + a.w / 2 - b.x - b.w / 2);
  const cy = Math.abs(a.y + a.h / 2 - b.y - b.h / 2);
  return cx <= Math.max(a.w, b.w) / 2 && cy <= Math.max(a.h, b.h) / 2;
}

/** Two decimals: a hundredth of a point is far below what a page shows, and keeps stored pages small. */
export function roundBox(b: BBox): BBox {
  const r = (n: number): number => Math.round(n * 100) / 100;
  return { x: r(b.x), y: r(b.y), w: r(b.w), h: r(b.h) };
}
