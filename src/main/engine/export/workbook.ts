import ExcelJS from 'exceljs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { cellText, fileText } from './cell';
import { columnWidths, rowHeight } from './layout';
import type { RosterModel, RosterSheet } from './model';
import { fixZipDates } from './zip-dates';

/** Korean Windows and Office have it; elsewhere the program substitutes its own Korean font. */
const FONT = '맑은 고딕';

/** Rows written before the archive gets a turn to pack them. */
const ROWS_AT_ONCE = 500;

const BORDER: Partial<ExcelJS.Borders> = Object.fromEntries(
  ['top', 'left', 'bottom', 'right'].map((side) => [side, { style: 'thin', color: { argb: 'FFBFBFBF' } }]),
);
/** The number format `@` keeps a cell text even after somebody edits it: `=…` typed over stays what it says. */
const BODY: Partial<ExcelJS.Style> = {
  font: { name: FONT, size: 10 },
  numFmt: '@',
  alignment: { vertical: 'top', wrapText: true },
  border: BORDER,
};
const HEADER: Partial<ExcelJS.Style> = {
  font: { name: FONT, size: 10, bold: true },
  numFmt: '@',
  alignment: { vertical: 'middle', horizontal: 'center', wrapText: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFDCE6F1' } },
  border: BORDER,
};

/**
 * Roster → XLSX bytes. Every cell is text. The same model gives the same bytes; `generatedAt` alone stands in the file's
 * properties as its time. Rows are streamed into the archive: a big round built as a whole took four times the memory.
 */
export async function writeWorkbook(model: RosterModel): Promise<Uint8Array> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: true,
  });
  const at = new Date(model.generatedAt);
  workbook.creator = 'Minesweeper';
  workbook.lastModifiedBy = 'Minesweeper';
  workbook.title = cellText(model.title);
  workbook.created = at;
  workbook.modified = at;
  for (const sheet of model.sheets) await addSheet(workbook, sheet);
  await workbook.commit();
  const file = new Uint8Array(await bytes);
  fixZipDates(file);
  return file;
}

async function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, sheet: RosterSheet): Promise<void> {
  const columns = sheet.columns.map(cellText);
  const rows = sheet.rows.map((row) => row.map(cellText));
  const worksheet = workbook.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: 1, topLeftCell: 'A2', activeCell: 'A2' }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.25, footer: 0.25 },
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
  });
  worksheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: rows.length + 1, column: columns.length },
  };
  const widths = columnWidths(columns, rows);
  worksheet.columns = widths.map((width) => ({ width, style: BODY }));
  const header = worksheet.addRow(columns.map(fileText));
  header.height = rowHeight(columns, widths, 3);
  header.eachCell((cell) => {
    cell.style = HEADER;
  });
  header.commit();
  for (const [i, row] of rows.entries()) {
    // An empty value stays an empty cell, so that filters offer "(blanks)"; everything else is a string.
    const line = worksheet.addRow(
      columns.map((_, c) => ((row[c] ?? '') === '' ? null : fileText(row[c] ?? ''))),
    );
    // One style object for all cells: the library knows it again and does not write each cell's style anew (half the time).
    line.eachCell({ includeEmpty: true }, (cell) => {
      cell.style = BODY;
    });
    line.height = rowHeight(row, widths);
    line.commit();
    if (i % ROWS_AT_ONCE === 0) await setImmediate();
  }
  worksheet.commit();
}
