/** A list as it lies in a file: text cells, with the row numbers a person sees there. */
export interface TableRow {
  /** From 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns that hold a formula without a stored result: nobody knows what they say. */
  readonly formulas?: readonly number[];
  /** The row could not be taken apart. */
  readonly broken?: boolean;
}

export interface Table {
  /** Null for rows that are no workbook's. */
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableInput {
  /** Where the file lies; absent for pasted rows. Not called `path`: a list is never one of the case's sealed files. */
  readonly file?: string;
  readonly text?: string;
  readonly sheet?: string;
  readonly password?: string;
}

/** `locked`: the file asks for a password. */
export type TableOutput = { readonly locked: true } | ({ readonly locked: false } & Table);

/** More rows than any round has evaluators or applicants. */
export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 200;
/** Text of a cell that can be a name, an institution or an address. */
export const MAX_CELL = 500;

export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\u00a0/gu, ' ')
    .trim()
    .slice(0, MAX_CELL);
}
