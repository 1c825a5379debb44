/** Widths and marks of the sheet preview. Cells are text; nothing is computed here. */

import type { RosterPreview } from '../../../preload/contract';

/** Hangul, Hanja and full-width forms take two columns of a monospaced cell. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const LOOK_AT = 200;
const APPLICANT = '지원자';

function columnsOf(text: string): number {
  let n = 0;
  for (const c of text) n += WIDE.test(c) ? 2 : 1;
  return n;
}

/** `관계자 성명(한글)` → the words, and the explanation in parentheses that stands below them; not the mark that parts several. */
export function splitTitle(title: string): { readonly main: string; readonly note: string } {
  const at = title.indexOf('(');
  return at > 0
    ? { main: title.slice(0, at), note: title.slice(at + 1).replace(/;?\)$/, '') }
    : { main: title, note: '' };
}

/** Pixel widths from the header's words and the first rows; an explanation is cut where the column is narrow. */
export function widthsOf(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  return columns.map((title, i) => {
    const { main, note } = splitTitle(title);
    const head = Math.max(columnsOf(main), Math.min(12, columnsOf(note)));
    const body = Math.max(0, ...rows.slice(0, LOOK_AT).map((r) => columnsOf(r[i] ?? '')));
    // The applicant's name stands on each of their rows: the people are what the sheet is for.
    return Math.min(main.startsWith(APPLICANT) ? 132 : 240, Math.max(48, Math.max(head, body) * 7 + 20));
  });
}

/** What a row of the preview leads to, and the column whose cell is the way there. */
export type SheetLink =
  | { readonly kind: 'source'; readonly column: number; readonly sourceId: number }
  | { readonly kind: 'item'; readonly column: number; readonly flagId: number }
  | { readonly kind: 'unread'; readonly column: number; readonly flagId: null };

/** A reading leads to its page; a doubt about a whole document to its review item; an unread document to the list of those. */
export function linkOf(sheet: RosterPreview['sheets'][number], index: number): SheetLink | null {
  const { placeColumn, fileColumn } = sheet;
  const row = sheet.rows[index] ?? [];
  const sourceId = sheet.sources[index] ?? null;
  if (sourceId !== null && placeColumn !== null && row[placeColumn])
    return { kind: 'source', column: placeColumn, sourceId };
  if (fileColumn === null || !row[fileColumn]) return null;
  const flagId = sheet.flags[index] ?? null;
  if (flagId === null) return { kind: 'unread', column: fileColumn, flagId };
  return {
    kind: 'item',
    column: placeColumn !== null && row[placeColumn] ? placeColumn : fileColumn,
    flagId,
  };
}

/** The workbook's own words (they are Korean in either language of the window). */
export const STATUS_COLUMN = '확인상태';
export const OPEN_STATUS = '미확정';

export function statusIndex(columns: readonly string[]): number {
  return columns.findIndex((c) => c.startsWith(STATUS_COLUMN));
}
