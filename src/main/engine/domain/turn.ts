import type { BBox } from './bbox';
import type { Page } from './page';

/**
 * A box of the upright page → the same place on the sheet as it lies (`turned`: clockwise degrees from the sheet to the upright page,
 * both about their centres). Quarter turns swap the sides; a skew of a few degrees keeps them, so that the way back is exact.
 */
export function toSheet(
  box: BBox,
  turned: number,
  sheet: { readonly width: number; readonly height: number },
): BBox {
  return move(box, -turned, uprightSize(turned, sheet), sheet);
}

/** The way back: a box on the sheet → the upright page. */
export function toUpright(
  box: BBox,
  turned: number,
  sheet: { readonly width: number; readonly height: number },
): BBox {
  return move(box, turned, sheet, uprightSize(turned, sheet));
}

/** The upright page's size: the sheet's, with the sides swapped after a quarter turn. */
export function uprightSize(
  turned: number,
  sheet: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const { width, height } = sheet;
  return quarters(turned) % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The page as a reader holds it: words and marks of a turned sheet at their upright places. Others come back as they are. */
export function uprightPage(page: Page): Page {
  const { turned } = page;
  if (!turned) return page;
  const { turned: _, ...rest } = page;
  return {
    ...rest,
    ...uprightSize(turned, page),
    words: page.words.map((w) => {
      const box = toUpright(w.box, turned, page);
      return { ...w, box, ...(w.baseline === undefined ? {} : { baseline: w.baseline - w.box.y + box.y }) };
    }),
    marks: page.marks.map((m) => ({ ...m, box: toUpright(m.box, turned, page) })),
  };
}

/** Clockwise degrees without the skew. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** What is left of a turn once a skew of a few degrees is let be. */
export const quarterTurn = (turned: number): QuarterTurn => (quarters(turned) * 90) as QuarterTurn;

const quarters = (degrees: number): number => ((Math.round(degrees / 90) % 4) + 4) % 4;

function move(
  box: BBox,
  degrees: number,
  from: { readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
): BBox {
  const angle = (degrees * Math.PI) / 180;
  const dx = box.x + box.w / 2 - from.width / 2;
  const dy = box.y + box.h / 2 - from.height / 2;
  const [w, h] = quarters(degrees) % 2 === 0 ? [box.w, box.h] : [box.h, box.w];
  return {
    x: to.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) - w / 2,
    y: to.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) - h / 2,
    w,
    h,
  };
}
