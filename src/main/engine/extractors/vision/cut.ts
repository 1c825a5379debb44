import type { BBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import { cleanName, looksLikeName } from '../../names';

/** Room around a name, in times of its height. */
export interface Room {
  readonly x: number;
  readonly y: number;
}
/** A cut that holds the name, and one that holds its row. */
export const NARROW: Room = { x: 1, y: 0.5 };
export const WIDE: Room = { x: 4, y: 1.2 };

/** A box with room around it, inside the page. */
export function around(box: BBox, page: Page, room: Room = NARROW): BBox {
  const x = Math.max(0, box.x - box.h * room.x);
  const y = Math.max(0, box.y - box.h * room.y);
  const right = Math.min(page.width, box.x + box.w + box.h * room.x);
  const bottom = Math.min(page.height, box.y + box.h * (1 + room.y));
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

/** As `around`, and no wider than to the next name of the row: a picture with three names in it has no one right answer. */
export function alone(box: BBox, page: Page, room: Room): BBox {
  const wide = around(box, page, room);
  let [left, right] = [wide.x, wide.x + wide.w];
  for (const { box: other, text } of page.words) {
    const shared = Math.min(other.y + other.h, box.y + box.h) - Math.max(other.y, box.y);
    if (shared < 0.5 * box.h || !looksLikeName(cleanName(text)).ok) continue;
    if (other.x >= box.x + box.w) right = Math.min(right, other.x);
    else if (other.x + other.w <= box.x) left = Math.max(left, other.x + other.w);
  }
  return { ...wide, x: left, w: Math.max(1, right - left) };
}
