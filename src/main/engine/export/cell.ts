import { showHidden } from '../domain/shown';

/** Excel's limit for the text of one cell, in UTF-16 units (ECMA-376 names none; Excel's specifications do). */
export const CELL_LIMIT = 32_767;
const CUT = '…(잘림)';

/**
 * Any string → the text of a cell. Line breaks and tabs become one space (a row is a row), invisible characters are shown as
 * `<U+202E>`, anything beyond the cell limit is cut and says so. Leading `=`, `+`, `-`, `@` and their full-width forms stay
 * as they are: the workbook writes text cells only, so nothing is ever a formula.
 */
export function cellText(value: string): string {
  const shown = showHidden(value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));
  if (shown.length <= CELL_LIMIT) return shown;
  let end = CELL_LIMIT - CUT.length;
  const unit = shown.charCodeAt(end - 1);
  if (unit >= 0xd800 && unit <= 0xdbff) end -= 1;
  return shown.slice(0, end) + CUT;
}

/**
 * Text → what must stand in the file so that a reader gets that text: `_x0041_` is an escape there (ECMA-376 part 1,
 * 22.9.2.19, ST_Xstring), so a literal one has its first underscore escaped.
 */
export function fileText(text: string): string {
  return text.replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_');
}

/** Columns a text takes: Hangul, Hanja, kana and full-width forms count as two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += isWide(letter.codePointAt(0) ?? 0) ? 2 : 1;
  return width;
}

/** The wide ranges of Unicode's East Asian Width (UAX #11) that Korean documents meet. */
function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xa960 && code <= 0xa97f) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}
