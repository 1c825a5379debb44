/** Widths and marks of the sheet preview. Cells are text; nothing is computed here. */

/** Hangul, Hanja and full-width forms take two columns of a monospaced cell. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const LOOK_AT = 200;

function columnsOf(text: string): number {
  let n = 0;
  for (const c of text) n += WIDE.test(c) ? 2 : 1;
  return n;
}

/** Pixel widths from the header (which may break into two lines) and the first rows. */
export function widthsOf(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  return columns.map((title, i) => {
    const head = Math.ceil(columnsOf(title) / 2) + 2;
    const body = Math.max(0, ...rows.slice(0, LOOK_AT).map((r) => columnsOf(r[i] ?? '')));
    return Math.min(280, Math.max(48, Math.max(head, body) * 6.7 + 18));
  });
}

/** The workbook's own words (they are Korean in either language of the window). */
export const STATUS_COLUMN = '확인상태';
export const OPEN_STATUS = '미확정';

export function statusIndex(columns: readonly string[]): number {
  return columns.findIndex((c) => c.startsWith(STATUS_COLUMN));
}
