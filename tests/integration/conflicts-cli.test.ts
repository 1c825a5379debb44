import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { decrypt } from 'officecrypto-tool';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ConflictsJson } from '../../src/main/engine/export/conflicts-json';
import { writeSampleRound } from '../../src/main/sample';
import { tempDir } from './support/case';
import { runCli } from './support/cli';

const base = mkdtempSync(join(tmpdir(), 'minesweeper-conflicts-'));
const LIST = [
  '연번,성명,영문명,소속,학과',
  '1,민트인,,한빛대학교,컴퓨터공학과',
  '2,,Priyanka Ravindale,Namdo University,',
  '3,문라온,,남도대학교,',
  '4,구누리람,,가온대학교,',
  '5,,,,',
].join('\n');

/** The sample round, read once; each test works on a copy. */
beforeAll(async () => {
  await writeSampleRound(join(base, 'sample'));
  const run = await runCli([
    join(base, 'sample'),
    '--db',
    join(base, 'case'),
    '--out',
    join(base, 'r.xlsx'),
    '--quiet',
  ]);
  expect(run.code).toBe(3);
  writeFileSync(join(base, 'e.csv'), LIST);
});
function freshCase(): { dir: string; db: string; list: string } {
  const dir = tempDir();
  cpSync(join(base, 'case'), join(dir, 'case'), { recursive: true });
  copyFileSync(join(base, 'e.csv'), join(dir, 'e.csv'));
  return { dir, db: join(dir, 'case'), list: join(dir, 'e.csv') };
}
const has = (dir: string, text: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (f) => statSync(join(dir, f)).isFile() && readFileSync(join(dir, f)).includes(text),
  );

describe('the conflicts command', () => {
  it('matches the list with the sample round, writes workbook and JSON, names left-out rows by number only', async () => {
    const { dir, db, list } = freshCase();
    const out = join(dir, 'c.xlsx');
    const json = join(dir, 'c.json');
    const run = await runCli(['conflicts', '--db', db, '--evaluators', list, '--out', out, '--json', json]);
    expect(run.code).toBe(3);
    expect(run.stderr).toContain('6행');
    expect(run.stdout + run.stderr).not.toMatch(/민트인|Ravindale|구누리람/);
    const result = JSON.parse(readFileSync(json, 'utf8')) as ConflictsJson;
    expect(result.schema).toBe('minesweeper-conflicts/1');
    expect(result.evaluators).toHaveLength(4);
    expect(result.evaluators.every((e) => e.applicants.length === 6)).toBe(true);
    const found = result.evaluators.flatMap((e) =>
      e.applicants.flatMap((a) =>
        a.verdict === 'different' ? [] : [[e.nameKo || e.nameEn, a.externalId, a.verdict, a.way, a.roles[0]]],
      ),
    );
    expect(found).toEqual([
      ['민트인', '2401-000004', 'possible', 'hangul', 'co_supervisor'],
      ['민트인', '2401-000005', 'possible', 'romanised', 'corresponding_author'],
      ['민트인', '2401-000006', 'possible', 'hangul', 'supervisor'],
      ['Priyanka Ravindale', '2401-000002', 'same', 'latin', 'coauthor'],
      ['문라온', '2401-000002', 'same', 'romanised', 'coauthor'],
      ['문라온', '2401-000005', 'possible', 'romanised', 'coauthor'],
    ]);
    const [source] = result.evaluators[1]!.applicants[1]!.sources;
    expect(source).toMatchObject({
      page: expect.any(Number),
      bbox: { w: expect.any(Number) },
      file: expect.stringContaining('2401-000002'),
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(out);
    expect(book.worksheets.map((w) => w.name)).toEqual(['3_평가위원_대조', '대조_기준과_현황']);
    expect(book.worksheets[0]!.rowCount).toBe(7);
    expect(existsSync(`${out}.part`)).toBe(false);
  });

  it('locks the workbook with its own password, wipes everything about evaluators, and the roster never knew', async () => {
    const { dir, db, list } = freshCase();
    const password = join(dir, 'password');
    writeFileSync(password, '열려라 참깨\n');
    const out = join(dir, 'c.xlsx');
    const run = await runCli([
      'conflicts',
      '--db',
      db,
      '--evaluators',
      list,
      '--out',
      out,
      '--password-file',
      password,
    ]);
    expect(run.code).toBe(3);
    const bytes = readFileSync(out);
    const plain = await decrypt(bytes, { password: '열려라 참깨' });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(plain as never);
    expect(JSON.stringify(book.worksheets[0]!.getSheetValues())).toContain('민트인');
    await expect(decrypt(bytes, { password: 'x' })).rejects.toThrow();
    expect(has(db, '구누리람')).toEqual(['evaluators.sqlite']);
    await runCli(['--db', db, '--resume', '--out', join(dir, 'r.xlsx'), '--quiet']);
    await runCli(['backup', '--db', db, '--out', join(dir, 'b.msbackup')]);
    expect(readFileSync(join(dir, 'b.msbackup')).includes('구누리람')).toBe(false);
    const wiped = await runCli(['conflicts', '--db', db, '--wipe']);
    expect(wiped).toMatchObject({ code: 0 });
    expect(has(db, '구누리람')).toEqual([]);
    expect(existsSync(join(db, 'evaluators.sqlite'))).toBe(false);
  });

  it('LibreOffice opens the locked workbook with its password', async ({ skip }) => {
    if (spawnSync('soffice', ['--version']).status !== 0) skip('LibreOffice is not installed');
    const python = ['/usr/bin/python3', 'python3'].find(
      (p) => spawnSync(p, ['-c', 'import uno']).status === 0,
    );
    if (python === undefined) return skip('LibreOffice’s Python bridge is not installed');
    const { dir, db, list } = freshCase();
    writeFileSync(join(dir, 'password'), 'sesame12');
    const out = join(dir, 'c.xlsx');
    await runCli([
      'conflicts',
      '--db',
      db,
      '--evaluators',
      list,
      '--out',
      out,
      '--password-file',
      join(dir, 'password'),
    ]);
    const run = spawnSync(
      python,
      [join(import.meta.dirname, 'support/open-locked.py'), out, 'sesame12', dir],
      { encoding: 'utf8', timeout: 120_000 },
    );
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('평가위원 성명(한글)');
    expect(run.stdout).toContain('민트인');
  });

  it('takes the list from standard input, keeps it for the next run, and fills in from the applicants’ list', async () => {
    const { dir, db } = freshCase();
    const first = await runCli(['conflicts', '--db', db, '--evaluators', '-', '--out', join(dir, 'a.xlsx')], {
      stdin: '성명\n민트인\n',
    });
    expect(first.code).toBe(3);
    writeFileSync(
      join(dir, 'a.csv'),
      '지원번호,성명,영문명,모집단위\n2401-000001,노을찬,Eul-Chan Noh,토목공학과\n2401-000002,서하랑,,\n',
    );
    const second = await runCli([
      'conflicts',
      '--db',
      db,
      '--applicants',
      join(dir, 'a.csv'),
      '--out',
      join(dir, 'b.xlsx'),
      '--json',
      join(dir, 'b.json'),
      '--preset',
      'four_years',
    ]);
    expect(second.code).toBe(3);
    expect(second.stdout).toContain('지원자 명단: 채운 값');
    expect(second.stderr).toContain('2401-000002: 성명이(가) 다릅니다');
    expect(second.stderr).toContain('2401-000006: 지원자 명단에 없습니다');
    const json = JSON.parse(readFileSync(join(dir, 'b.json'), 'utf8')) as ConflictsJson;
    expect(json.rules.preset).toBe('four_years');
    expect(json.report.evaluators).toBe(1);
  });

  it.each([
    [[], '--db CASE'],
    [['--db', '/no/such/case'], '사건 폴더가 아닙니다'],
    [['--db', 'CASE', '--evaluators', '/no/such.csv'], '찾을 수 없습니다'],
    [['--db', 'CASE', '--evaluators', 'EMPTY'], '명단이 비어 있습니다'],
    [['--db', 'CASE', '--frobnicate'], 'frobnicate'],
    [['--db', 'CASE', '--wipe', '--json', 'x'], '--wipe'],
    [['--db', 'CASE', '--evaluators', 'LIST', '--preset', 'none'], '--preset none'],
    [['--db', 'CASE', '--evaluators', 'LIST', '--out', '/no/such/dir/c.xlsx'], '폴더가 없습니다'],
  ])('says what is wrong with a call and exits with 2: %j', async (args, sentence) => {
    const { dir, db, list } = freshCase();
    writeFileSync(join(dir, 'empty.csv'), '');
    const named: Record<string, string> = { CASE: db, LIST: list, EMPTY: join(dir, 'empty.csv') };
    const run = await runCli(['conflicts', ...args.map((a) => named[a] ?? a)]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(sentence);
    expect(run.stdout).toBe('');
  });

  it('exits with 4 when there is nobody to match', async () => {
    const { dir, db } = freshCase();
    expect((await runCli(['conflicts', '--db', db, '--out', join(dir, 'c.xlsx')])).code).toBe(4);
    const run = await runCli(['conflicts', '--db', db, '--evaluators', '-', '--out', join(dir, 'c.xlsx')], {
      stdin: '성명\n○○○\n',
    });
    expect(run.code).toBe(4);
    expect(run.stderr).toContain('2행');
    expect(existsSync(join(dir, 'c.xlsx'))).toBe(false);
  });
});
