import { unionBox, type BBox } from '../../domain/bbox';
import type { Page, Word } from '../../domain/page';
import { around } from './cut';
import { isNameOf, isRow, linesOf } from './place';

/** What stands before people: the rows it begins are where a model looks first. */
const LABEL =
  /심\s*사\s*위\s*원|위\s*원\s*장|지\s*도\s*교\s*수|주\s*심|부\s*심|저\s*자|성\s*명|연\s*구\s*책\s*임|참\s*여\s*연\s*구|연\s*구\s*원|supervis|advis|committee|chair|author|investigator/iu;
/** A region that is most of the page is no region. */
const MOST_OF_PAGE = 0.6;
/** Times the line's height that is left around it. */
const ROOM = { x: 3, y: 1 };

/**
 * Where people stand on a page, as far as anybody can tell without reading: rows of names, rows that begin with a label, seals and
 * signatures, together in one box with room around it. Null where nothing is found, or everywhere.
 */
export function regionOf(page: Page): BBox | null {
  const rows = linesOf(page.words).filter(holdsPeople);
  const boxes = [
    ...rows.map((row) => around(unionBox(row.map((w) => w.box)), page, ROOM)),
    ...page.marks.map((m) => around(m.box, page, { x: 0.5, y: 0.5 })),
  ];
  if (boxes.length === 0) return null;
  const region = unionBox(boxes);
  return region.w * region.h > MOST_OF_PAGE * page.width * page.height ? null : region;
}

function holdsPeople(line: readonly Word[]): boolean {
  const text = line.map((w) => w.text).join(' ');
  return LABEL.test(text) || (line.some((w) => isNameOf(w.text)) && isRow(line));
}
