import ExcelJS from 'exceljs';
import { PermanentError } from '../domain/errors';
import { MAX_COLUMNS, MAX_ROWS, tidy, type Table, type TableRow } from './table';

/** Workbook → rows of one sheet: the one named, otherwise the visible one with most filled cells. Merged cells repeat their value. */
export async function readXlsx(bytes: Buffer, wanted?: string): Promise<Table> {
  const book = new ExcelJS.Workbook();
  try {
    await book.xlsx.load(bytes as never);
  } catch (e) {
    throw new PermanentError('list_unreadable', undefined, { cause: e });
  }
  const sheets = book.worksheets.filter((s) => s.state === 'visible' || s.name === wanted);
  const [sheet] =
    wanted === undefined
      ? [...sheets].sort((a, b) => filledCells(b) - filledCells(a))
      : sheets.filter((s) => s.name === wanted);
  if (!sheet) throw new PermanentError('list_unreadable');
  if (sheet.actualRowCount > MAX_ROWS) throw new PermanentError('too_large');
  const rows: TableRow[] = [];
  sheet.eachRow({ includeEmpty: false }, (row, number) => {
    const cells: string[] = [];
    const formulas: number[] = [];
    row.eachCell({ includeEmpty: true }, (cell, column) => {
      if (column > MAX_COLUMNS) return;
      const value = cellValue(cell);
      cells[column - 1] = tidy(value ?? '');
      if (value === null) formulas.push(column - 1);
    });
    for (let i = 0; i < cells.length; i++) cells[i] ??= '';
    rows.push({ row: number, cells, ...(formulas.length > 0 && { formulas }) });
  });
  return { sheet: sheet.name, sheets: sheets.map((s) => s.name), rows };
}

function filledCells(sheet: ExcelJS.Worksheet): number {
  let count = 0;
  sheet.eachRow((row) => (count += row.actualCellCount));
  return count;
}

/** What a cell shows; null for a formula whose result is not in the file. */
function cellValue(cell: ExcelJS.Cell): string | null {
  const { value } = cell;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return shownNumber(value, cell.numFmt);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map((r) => r.text).join('');
  if ('error' in value) return '';
  if ('hyperlink' in value) {
    const text = value.text as unknown;
    return typeof text === 'string' ? text : cell.text;
  }
  if ('result' in value || 'formula' in value || 'sharedFormula' in value) {
    const { result } = value as { result?: unknown };
    if (result === undefined || result === null) return null;
    if (typeof result === 'object') return result instanceof Date ? result.toISOString().slice(0, 10) : null;
    return typeof result === 'number' ? shownNumber(result, cell.numFmt) : String(result as string | boolean);
  }
  return cell.text;
}

/** An application number typed as a number shows its leading zeros by its format (`000000`, `0000-000000`). */
function shownNumber(value: number, format: string | undefined): string {
  const plain = String(value);
  if (format === undefined || !/^0+(?:-0+)*$/u.test(format) || !/^\d+$/u.test(plain)) return plain;
  const places = format.replace(/[^0]/gu, '').length;
  const digits = [...plain.padStart(places, '0')];
  const extra = digits.splice(0, digits.length - places).join('');
  return extra + format.replace(/0/gu, () => digits.shift() ?? '');
}
