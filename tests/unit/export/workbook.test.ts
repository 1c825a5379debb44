import ExcelJS from 'exceljs';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { RosterModel } from '../../../src/main/engine/export/model';
import { writeWorkbook } from '../../../src/main/engine/export/workbook';

const ODD = [
  '=HYPERLINK("http://x.example","y")',
  '+82-10',
  '-3',
  '@SUM(A1)',
  '＝cmd|x',
  '서\u202e하람',
  '0001',
  '_x0041_',
  '1e5',
];
const MODEL: RosterModel = {
  title: '2024년 1차 <채용> & 공고',
  generatedAt: '2024-03-04T05:06:07.000Z',
  sheets: [
    {
      name: '1_제척대상_요약(평가위원 대조용)',
      columns: ['연번', '관계자 성명(한글)'],
      rows: ODD.map((name, i) => [String(i + 1), name]),
    },
    { name: '4_미해결_검토항목', columns: ['접수번호', '사유'], rows: [['0042', '']] },
  ],
};
const SHOWN = ODD.map((name) => (name.includes('\u202e') ? '서<U+202E>하람' : name));

async function reread(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook;
}

describe('writeWorkbook', () => {
  it('writes text cells only, whatever a name looks like', async () => {
    const workbook = await reread(await writeWorkbook(MODEL));
    const sheet = workbook.worksheets[0];
    expect(sheet?.name).toBe('1_제척대상_요약(평가위원 대조용)');
    const names = SHOWN.map((_, i) => sheet?.getCell(i + 2, 2));
    expect(names.map((cell) => cell?.value)).toEqual(SHOWN);
    workbook.eachSheet((ws) =>
      ws.eachRow((row) =>
        row.eachCell((cell) => {
          expect(cell.type).toBe(ExcelJS.ValueType.String);
          expect(cell.formula).toBeUndefined();
          expect(cell.numFmt).toBe('@');
        }),
      ),
    );
    expect(workbook.worksheets[1]?.getCell('A2').value).toBe('0042');
    expect(workbook.worksheets[1]?.getCell('B2').value).toBeNull();
  });

  it('is ready to print: frozen header, filter, titles, landscape A4, one page wide, Korean font', async () => {
    const sheet = (await reread(await writeWorkbook(MODEL))).worksheets[0];
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.autoFilter).toBe(`A1:B${ODD.length + 1}`);
    expect(sheet?.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    expect(sheet?.getCell('A1').font).toMatchObject({ name: '맑은 고딕', bold: true });
    expect(sheet?.getCell('A1').fill).toMatchObject({ type: 'pattern', pattern: 'solid' });
    expect(sheet?.getCell('B2').font.name).toBe('맑은 고딕');
    expect(sheet?.getColumn(2).width).toBe(ODD[0]!.length + 2);
  });

  it('makes columns as wide and rows as high as what they hold', async () => {
    const long = '한빛대학교 대학원 컴퓨터공학과 '.repeat(6).trim();
    const rows = [
      ['가', long],
      ['나', '짧음'],
    ];
    const model = { ...MODEL, sheets: [{ name: '4', columns: ['연번', '사유'], rows }] };
    const sheet = (await reread(await writeWorkbook(model))).worksheets[0];
    expect(sheet?.getColumn(2).width).toBe(48);
    const [wrapped, single] = [sheet!.getRow(2).height, sheet!.getRow(3).height];
    expect(wrapped).toBeGreaterThanOrEqual(4 * 14);
    expect(single).toBeLessThan(20);
  });

  it('gives the same bytes for the same model, and other bytes only where the time stands', async () => {
    const first = await writeWorkbook(MODEL);
    // Another day: the archive's own dates must not follow the clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    const again = await writeWorkbook(MODEL).finally(() => vi.useRealTimers());
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
    const later = await writeWorkbook({ ...MODEL, generatedAt: '2024-03-05T00:00:00.000Z' });
    const [a, b] = [await reread(first), await reread(later)];
    expect(b.modified).toEqual(new Date('2024-03-05T00:00:00.000Z'));
    expect(b.worksheets.map((s) => s.getSheetValues())).toEqual(a.worksheets.map((s) => s.getSheetValues()));
  });

  it('opens in LibreOffice with Korean intact', async (ctx) => {
    const run = promisify(execFile);
    const found = await run('libreoffice', ['--version']).then(
      () => true,
      () => false,
    );
    if (!found) return ctx.skip('libreoffice is not installed');
    const dir = await mkdtemp(path.join(tmpdir(), 'workbook-'));
    try {
      await writeFile(path.join(dir, 'roster.xlsx'), await writeWorkbook(MODEL));
      await run('libreoffice', [
        `-env:UserInstallation=file://${dir}/profile`,
        '--headless',
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1',
        '--outdir',
        dir,
        path.join(dir, 'roster.xlsx'),
      ]);
      const csv = await readFile(path.join(dir, 'roster.csv'), 'utf8');
      // LibreOffice quotes what it holds as text, numbers and formula results it does not.
      const quoted = (s: string): string => `"${s.replaceAll('"', '""')}"`;
      expect(csv.trimEnd().split('\n')).toEqual([
        '"연번","관계자 성명(한글)"',
        ...SHOWN.map((name, i) => `${quoted(String(i + 1))},${quoted(name)}`),
      ]);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }, 120_000);
});
