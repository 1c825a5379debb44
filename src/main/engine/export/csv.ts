import { cellText } from './cell';
import type { RosterSheet } from './model';

/** A byte order mark: without it Excel reads UTF-8 as the system's code page and Hangul breaks. */
const BOM = '\ufeff';

/**
 * Characters at the start of a cell that a spreadsheet takes for a formula (OWASP, CSV injection), full-width forms
 * included. CSV knows no cell types, so such a text gets an apostrophe in front, the spreadsheets' own sign for "this is text".
 */
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** One sheet as CSV (RFC 4180): UTF-8 with BOM, CRLF, every field quoted. A table of numbers keeps their leading zeros as written. */
export function writeCsv(sheet: RosterSheet): Uint8Array {
  const lines = [sheet.columns, ...sheet.rows].map((row) => row.map(field).join(','));
  return new TextEncoder().encode(`${BOM}${lines.join('\r\n')}\r\n`);
}

function field(value: string): string {
  const text = cellText(value);
  const safe = FORMULA_START.test(text.trimStart()) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
