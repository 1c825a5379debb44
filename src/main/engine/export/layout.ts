import { displayWidth } from './cell';

const MIN_WIDTH = 6;
/** Widest column: a sheet of many columns must still be legible on one page's width. */
const MAX_WIDTH = 48;
const MAX_WIDTH_MANY = 26;
const MANY_COLUMNS = 12;
/** Titles are wrapped onto so many lines, and the filter's arrow takes room beside them. */
const HEADER_LINES = 3;
const ARROW = 3;
/** Rows measured for a column's width: a round of thousands looks no different after these. */
const MEASURED_ROWS = 2000;
/** Points a line of 10 point text takes. */
const LINE = 14;

/** Widths in characters, by what the cells hold; wide characters count as two. */
export function columnWidths(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const most = columns.length > MANY_COLUMNS ? MAX_WIDTH_MANY : MAX_WIDTH;
  const measured = rows.slice(0, MEASURED_ROWS);
  return columns.map((title, i) => {
    const header = Math.ceil(displayWidth(title) / HEADER_LINES) + ARROW;
    const body = measured.reduce((widest, row) => Math.max(widest, displayWidth(row[i] ?? '') + 2), 0);
    return Math.min(most, Math.max(MIN_WIDTH, header, body));
  });
}

/**
 * Height in points that shows a row whole. Stated, because programs that open the file do not all measure wrapped text
 * themselves (LibreOffice drew the second line over the next row).
 */
export function rowHeight(cells: readonly string[], widths: readonly number[], room = 1): number {
  const lines = cells.reduce(
    (most, text, i) => Math.max(most, lineCount(text, (widths[i] ?? MIN_WIDTH) - room)),
    1,
  );
  // Excel allows 409 points.
  return Math.min(409, lines * LINE + 2);
}

/** Lines a text takes: broken at spaces, within a word only where it is longer than a line. */
function lineCount(text: string, width: number): number {
  if (displayWidth(text) <= width) return 1;
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const size = displayWidth(word);
    if (used > 0 && used + 1 + size > width) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + size;
    while (used > width) {
      lines += 1;
      used -= width;
    }
  }
  return lines;
}
