import ExcelJS from 'exceljs';
import type { RosterModel } from '../../src/main/engine/export/model';
import { writeWorkbook } from '../../src/main/engine/export/workbook';
import { inTurn, perSecond, type Part } from './table';

const ROWS = 20_000;
const COLUMNS = 15;
const ROUNDS = 3;

const columns = Array.from({ length: COLUMNS }, (_, c) => `항목 ${c + 1}`);
const cell = (row: number, c: number): string =>
  c === 0
    ? `2401-${String(row).padStart(6, '0')}`
    : c % 3 === 0
      ? `김도현 ${row}`
      : `한빛대학교 컴퓨터공학과 ${c}`;
const rows = Array.from({ length: ROWS }, (_, row) => columns.map((_name, c) => cell(row, c)));
const model: RosterModel = {
  title: '이해충돌 관계자 명단',
  generatedAt: '2026-01-01T00:00:00.000Z',
  sheets: [{ name: '명단', columns, rows }],
};

/** The library as its manual shows it: the whole book in memory, no style, width or height. */
async function plainExcelJs(): Promise<void> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('명단');
  sheet.addRow(columns);
  for (const row of rows) sheet.addRow(row);
  await book.xlsx.writeBuffer();
}

export const workbook: Part = {
  name: 'workbook',
  async measure() {
    const t = await inTurn(ROUNDS, { ours: () => writeWorkbook(model), theirs: plainExcelJs });
    return [
      {
        what: `workbook: ${ROWS.toLocaleString('en')} rows × ${COLUMNS}, styled`,
        ours: perSecond(ROWS / t.ours, 'rows'),
        peer: 'exceljs in memory, no styles',
        theirs: perSecond(ROWS / t.theirs, 'rows'),
        ratio: t.theirs / t.ours,
      },
    ];
  },
};
