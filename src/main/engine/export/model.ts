/**
 * The roster as plain values: made from the database by `roster.ts`, written by `workbook.ts`, previewed by the window.
 * Every cell is text; nothing here is computed by a spreadsheet.
 */
export interface RosterSheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The reading behind each row; absent where rows speak of none. The workbook does not hold it. */
  readonly sources?: readonly (number | null)[];
  /** The review item behind each row; absent where rows speak of none. The workbook does not hold it. */
  readonly flags?: readonly (number | null)[];
  /** The column that names a reading's place. */
  readonly placeColumn?: string;
  /** The column that names a document, where rows may speak of a document as a whole. */
  readonly fileColumn?: string;
}

export interface RosterModel {
  readonly title: string;
  /** ISO time; the only value in which two exports of the same state differ. */
  readonly generatedAt: string;
  readonly sheets: readonly RosterSheet[];
}
