import type { BBox, SourceKind } from '../../../preload/contract';
import type { PageSize } from '../../components/usePageSize';

/** The part of a page a frame shows, in points, kept inside the page where it fits. */
function within(view: BBox, page: PageSize): BBox {
  const slide = (at: number, span: number, room: number): number =>
    span >= room ? (room - span) / 2 : Math.min(room - span, Math.max(0, at));
  return { ...view, x: slide(view.x, view.w, page.width), y: slide(view.y, view.h, page.height) };
}

/**
 * The line a name stands on, for a frame `aspect` times as wide as high. A seal or signature stands at the end of its line:
 * what is left of it (the row's label, the printed name) is what helps.
 */
export function lineView(box: BBox, kind: SourceKind, page: PageSize, aspect: number): BBox {
  const printed = kind === 'printed';
  const h = Math.max(box.h * (printed ? 2.6 : 1.25), (box.w * 1.25) / aspect, 34);
  const w = h * aspect;
  const x = printed ? box.x + box.w / 2 - w / 2 : box.x + box.w + 14 - w;
  return within({ x, y: box.y + box.h / 2 - h / 2, w, h }, page);
}

/** The mark alone, with a little air, for a square frame. */
export function closeView(box: BBox, page: PageSize): BBox {
  const side = Math.max(box.w, box.h) * 1.15;
  return within({ x: box.x + box.w / 2 - side / 2, y: box.y + box.h / 2 - side / 2, w: side, h: side }, page);
}
