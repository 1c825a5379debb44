import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RosterJson } from '../../src/main/engine/export/roster-json';
import { writeSampleRound } from '../../src/main/sample';
import { runCli } from './support/cli';
import { tempDir } from './support/case';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';

const sample = mkdtempSync(join(tmpdir(), 'minesweeper-sample-'));
beforeAll(() => writeSampleRound(sample));

const readJson = (file: string): RosterJson => JSON.parse(readFileSync(file, 'utf8')) as RosterJson;

/** What two runs of the same round must agree on. */
const essence = (r: RosterJson) =>
  r.applicants.map((a) => ({
    id: a.externalId,
    documents: a.documents.map((d) => [d.file, d.fingerprint, d.docType, d.status, d.pages]),
    persons: a.persons.map((p) => [p.canonicalName, p.roles, p.isSelf, p.finalStatus, p.sources.length]),
    flags: a.flags.map((f) => [f.type, f.file, f.person]),
  }));

describe('the command line', () => {
  it('reads the sample round, lists what it could not read and exits with 3', async () => {
    const dir = tempDir();
    const run = await runCli([sample, '--out', join(dir, 'r.xlsx'), '--json', join(dir, 'r.json')]);
    expect(run.code).toBe(3);
    expect(run.stdout).toContain('지원자 6명');
    expect(run.stderr.split('\n').filter((l) => l.startsWith('['))).toHaveLength(17);
    const roster = readJson(join(dir, 'r.json'));
    expect(roster.schema).toBe('minesweeper-roster/1');
    const failed = roster.applicants.flatMap((a) => a.documents.filter((d) => d.status === 'failed'));
    expect(failed.map((d) => d.reasons[0]?.code)).toEqual(['damaged']);
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(join(dir, 'r.xlsx'));
    expect(book.worksheets.map((w) => w.name[0])).toEqual(['1', '2', '4', '5']);
    expect(existsSync(join(dir, 'r.xlsx.part'))).toBe(false);
  });

  it('killed in the middle, it goes on with --resume and ends with the same roster, no page read twice', async () => {
    const dir = tempDir();
    const out = (name: string) => ['--out', join(dir, `${name}.xlsx`), '--json', join(dir, `${name}.json`)];
    await runCli([sample, ...out('whole'), '--quiet']);
    const db = join(dir, 'case');
    const killed = await runCli([sample, '--db', db, ...out('broken')], {
      onStderr: (line, child) => {
        if (line.startsWith('[3/')) child.kill('SIGKILL');
      },
    });
    expect(killed.signal).toBe('SIGKILL');
    const before = pages(db);
    expect(before.length).toBeGreaterThan(0);
    const resumed = await runCli(['--db', db, '--resume', ...out('resumed'), '--quiet']);
    expect(resumed.code).toBe(3);
    const whole = readJson(join(dir, 'whole.json'));
    const roster = readJson(join(dir, 'resumed.json'));
    expect(essence(roster)).toEqual(essence(whole));
    // every page of the round once: what the killed run had stored was not read again
    expect(pages(db)).toHaveLength(whole.report.pagesRead);
    expect(roster.report.pagesRead).toBe(whole.report.pagesRead - before.length);
    const again = await runCli(['--db', db, '--resume', ...out('again'), '--quiet']);
    expect(again.code).toBe(3);
    expect(readJson(join(dir, 'again.json')).report.pagesRead).toBe(0);
    expect(essence(readJson(join(dir, 'again.json')))).toEqual(essence(whole));
  });

  it('stops on Ctrl+C with 130 and keeps its state', async () => {
    const dir = tempDir();
    const db = join(dir, 'case');
    const run = await runCli([sample, '--db', db, '--out', join(dir, 'r.xlsx')], {
      onStderr: (line, child) => {
        if (line.startsWith('[2/')) child.kill('SIGINT');
      },
    });
    expect(run.code).toBe(130);
    expect(run.stderr).toContain('--resume');
    expect(existsSync(join(dir, 'r.xlsx'))).toBe(false);
    expect((await runCli(['--db', db, '--resume', '--out', join(dir, 'r.xlsx'), '--quiet'])).code).toBe(3);
  });

  it('exits with 4 when nothing could be read, and still writes both files', async () => {
    const dir = tempDir();
    const folder = join(dir, '0001 (아무개)');
    mkdirSync(folder);
    writeFileSync(join(folder, '빈.pdf'), '');
    writeFileSync(join(folder, '로그인.pdf'), '<!doctype html><html><body>로그인이 필요합니다</body></html>');
    const run = await runCli([
      folder,
      '--out',
      join(dir, 'r.xlsx'),
      '--json',
      join(dir, 'r.json'),
      '--quiet',
    ]);
    expect(run.code).toBe(4);
    const roster = readJson(join(dir, 'r.json'));
    expect(roster.applicants[0]!.documents.map((d) => [d.file, d.status, d.reasons[0]?.code])).toEqual([
      ['로그인.pdf', 'failed', 'not_a_document'],
      ['빈.pdf', 'failed', 'empty_file'],
    ]);
    expect(existsSync(join(dir, 'r.xlsx'))).toBe(true);
  });

  it.each([
    [[], '폴더나 ZIP'],
    [['/no/such/folder'], '찾을 수 없습니다'],
    [['.', '--mode', 'guess'], '--mode guess'],
    [['.', '--frobnicate'], 'frobnicate'],
    [['--resume'], '--db CASE'],
    [['.', '--workers', '0'], '--workers 0'],
  ])('says what is wrong with a call and exits with 2: %j', async (args, sentence) => {
    const run = await runCli(args);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(sentence);
    expect(run.stdout).toBe('');
  });

  it('keeps an encrypted case closed to a wrong passphrase and leaves it untouched', async () => {
    const dir = tempDir();
    const db = join(dir, 'case');
    const [folder] = [join(dir, '0001 (서하람)')];
    mkdirSync(folder);
    writeFileSync(join(folder, '메모.txt'), '서하람, 김하늘');
    const call = (secret: string) =>
      runCli([folder, '--db', db, '--out', join(dir, 'r.xlsx'), '--passphrase', '-', '--quiet'], {
        stdin: secret,
      });
    expect((await call('바르고 긴 암호\n')).code).toBe(0);
    const bytes = readFileSync(join(db, 'case.sqlite'));
    expect(bytes.includes('김하늘')).toBe(false);
    const wrong = await call('틀리고 긴 암호\n');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('암호가 맞지 않습니다');
    expect(readFileSync(join(db, 'case.sqlite')).equals(bytes)).toBe(true);
    expect((await call('바르고 긴 암호\n')).code).toBe(0);
  });
});

/** Stored pages of a case, without opening it for writing. */
function pages(db: string): unknown[] {
  const client = new Database(join(db, 'case.sqlite'), { readonly: true });
  try {
    return client.prepare('SELECT fingerprint, page FROM page_readings').all();
  } finally {
    client.close();
  }
}
