import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { createRulesExtractor } from '../../src/main/engine/extractors/rules-extractor';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { writeSampleRound } from '../../src/main/sample';
import { openEngine, work } from './support/engine';
import { tempDir } from './support/case';

/** Rows of a sheet by its headers; the header is the first row that holds `접수번호`. */
function rowsOf(sheet: ExcelJS.Worksheet): Record<string, string>[] {
  const rows: string[][] = [];
  sheet.eachRow((row) => {
    rows.push((row.values as ExcelJS.CellValue[]).slice(1).map((v) => String(v ?? '')));
  });
  const at = rows.findIndex((r) => r.includes('접수번호'));
  const header = rows[at] ?? [];
  return rows.slice(at + 1).map((r) => Object.fromEntries(header.map((h, i) => [h, r[i] ?? ''])));
}

it('year, author number and number of authors of each paper stand in the workbook’s evidence sheet', async () => {
  const dir = tempDir();
  const round = await writeSampleRound(dir);
  const papers = round.truth.filter((f) => f.persons.some((p) => p.work) && f.state === 'text');
  expect(papers.length).toBeGreaterThanOrEqual(4);
  // theses and scans cost time and say nothing of papers
  for (const other of round.truth.filter((f) => !papers.includes(f) && !f.file.includes('.zip/')))
    rmSync(join(dir, other.file), { force: true });
  const pool = createInlinePool();
  const { engine } = openEngine({ pool, extractor: createRulesExtractor({ pool }) });
  await work(engine, ...round.folders);
  const book = new ExcelJS.Workbook();
  const { bytes } = await engine.roster.workbook({ includeOpen: true });
  await book.xlsx.load(bytes.buffer as ArrayBuffer);
  const rows = rowsOf(book.worksheets.find((w) => w.name === '2_근거_상세')!);
  const printed = papers.flatMap((file) =>
    file.persons.map((p) => {
      const row = rows.find(
        (r) =>
          r['접수번호'] === file.applicant &&
          r['문서파일']?.normalize('NFC') === basename(file.file).normalize('NFC') &&
          // one house sets its authors in capitals
          p.names.some((n) => n.toLowerCase() === r['원문 표기']?.toLowerCase()),
      );
      return [p.name, row?.['저자순번/총저자수'], row?.['게재지·연도']?.match(/\d{4}$/u)?.[0]];
    }),
  );
  expect(printed).toEqual(
    papers.flatMap((file) =>
      file.persons.map((p) => [p.name, `${p.work?.index}/${p.work?.count}`, String(p.work?.year)]),
    ),
  );
});
