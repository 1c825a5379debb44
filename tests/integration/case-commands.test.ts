import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { runCli } from './support/cli';
import { tempDir } from './support/case';

const NAMES = ['김다온', '오해솔'];

/** A case with one applicant in it, read; and one document that nobody can read. */
async function makeCase(dir: string, passphrase?: string): Promise<string> {
  const db = join(dir, 'case');
  const folder = join(dir, '0001 (서하람)');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, '0001_[학위논문]_가.txt'),
    `석사학위논문\n새로운 연구\n지도교수 ${NAMES[0]}\n서하람의 석사학위논문을 인준함\n심사위원장 ${NAMES[1]} (인)`,
  );
  writeFileSync(join(folder, '0001_[학술논문]_빈.pdf'), '');
  const secret = passphrase === undefined ? [] : ['--passphrase', '-'];
  const run = await runCli([folder, '--db', db, '--out', join(dir, 'r.xlsx'), '--quiet', ...secret], {
    stdin: `${passphrase ?? ''}\n`,
  });
  expect(run.code).toBe(3);
  return db;
}
const fileWith = (dir: string, name: string, text: string): string => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};
const holdsNames = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .filter((e) => NAMES.some((n) => readFileSync(join(e.parentPath, e.name)).includes(n)))
    .map((e) => e.name);

describe('commands for a case as a whole', () => {
  it('verify: counts the entries, writes them as lines, and says where the log was changed', async () => {
    const dir = tempDir();
    const db = await makeCase(dir);
    const good = await runCli(['verify', '--db', db, '--out', join(dir, 'log.jsonl')]);
    expect(good.code).toBe(0);
    const lines = readFileSync(join(dir, 'log.jsonl'), 'utf8').trim().split('\n');
    expect(good.stdout).toContain(`감사 기록 ${lines.length}건이 모두 맞습니다`);
    const entries = lines.map((l) => JSON.parse(l) as { id: number; hash: string; what: string });
    expect(good.stdout).toContain(entries.at(-1)!.hash);
    expect(entries.map((e) => e.what)).toContain('intake.started');
    expect(NAMES.some((n) => lines.join('').includes(n))).toBe(false);

    const client = new Database(join(db, 'case.sqlite'));
    // what guards the log against the program itself does not stop somebody with an editor
    for (const t of client.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all())
      client.exec(`DROP TRIGGER "${(t as { name: string }).name}"`);
    client.prepare(`UPDATE audit_log SET actor = '다른 사람' WHERE id = ?`).run(entries[0]!.id);
    client.close();
    const bad = await runCli(['verify', '--db', db]);
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain(`broken at entry ${entries[0]!.id}`);
  });

  it('backup and restore: the case comes back in another folder, without the applicants’ folders', async () => {
    const dir = tempDir();
    const db = await makeCase(dir);
    const file = join(dir, 'b.msbackup');
    const made = await runCli(['backup', '--db', db, '--out', file]);
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/문서 2개/);
    const back = join(dir, 'back');
    expect((await runCli(['restore', '--from', file, '--db', back])).code).toBe(0);
    const names = join(dir, 'r2.json');
    const run = await runCli([
      '--db',
      back,
      '--resume',
      '--out',
      join(dir, 'r2.xlsx'),
      '--json',
      names,
      '--quiet',
    ]);
    expect(run.code).toBe(3);
    for (const n of NAMES) expect(readFileSync(names, 'utf8')).toContain(n);

    const again = await runCli(['restore', '--from', file, '--db', back]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('이미 있습니다');
    const cut = fileWith(dir, 'cut.msbackup', '');
    writeFileSync(cut, readFileSync(file).subarray(0, 4000));
    const broken = await runCli(['restore', '--from', cut, '--db', join(dir, 'none')]);
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain('손상되었습니다');
    expect(existsSync(join(dir, 'none'))).toBe(false);
    const other = await runCli(['restore', '--from', join(dir, 'r.xlsx'), '--db', join(dir, 'none')]);
    expect(other.stderr).toContain('백업 파일이 아닙니다');
  });

  it('passphrase: sets, changes and takes it off; without the right one nothing is touched', async () => {
    const dir = tempDir();
    const db = await makeCase(dir);
    expect(holdsNames(db)).not.toEqual([]);
    const one = fileWith(dir, 'one', '첫 번째 암호 문장\n');
    const two = fileWith(dir, 'two', '두 번째 암호 문장\n');
    const weak = await runCli(['passphrase', '--db', db, '--new', fileWith(dir, 'weak', '짧다\n')]);
    expect([weak.code, weak.stderr]).toEqual([2, expect.stringContaining('8자 이상')]);
    expect((await runCli(['passphrase', '--db', db, '--new', one])).code).toBe(0);
    expect(holdsNames(db)).toEqual([]);

    for (const command of [['verify'], ['backup', '--out', join(dir, 'x')]]) {
      const none = await runCli([...command, '--db', db]);
      expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--passphrase FILE')]);
      const wrong = await runCli([...command, '--db', db, '--passphrase', two]);
      expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('암호가 맞지 않습니다')]);
    }
    expect(existsSync(join(dir, 'x'))).toBe(false);
    const bytes = readFileSync(join(db, 'case.sqlite'));
    const refused = await runCli(['passphrase', '--db', db, '--new', two, '--passphrase', two]);
    expect(refused.code).toBe(2);
    expect(readFileSync(join(db, 'case.sqlite')).equals(bytes)).toBe(true);
    expect((await runCli(['passphrase', '--db', db, '--new', two, '--passphrase', one])).code).toBe(0);
    expect((await runCli(['verify', '--db', db, '--passphrase', one])).code).toBe(2);
    expect((await runCli(['verify', '--db', db, '--passphrase', two])).code).toBe(0);
    expect((await runCli(['passphrase', '--db', db, '--remove', '--passphrase', one])).code).toBe(2);
    expect((await runCli(['passphrase', '--db', db, '--remove', '--passphrase', two])).code).toBe(0);
    expect((await runCli(['verify', '--db', db])).code).toBe(0);
    const gone = await runCli(['verify', '--db', db, '--passphrase', two]);
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('암호가 없는 사건')]);
  });

  it('wipe: asks for --yes, then leaves nothing and says what was overwritten; the applicant keeps the folder', async () => {
    const dir = tempDir();
    const db = await makeCase(dir, '바른 암호 문장');
    const asked = await runCli(['wipe', '--db', db]);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    expect(existsSync(join(db, 'case.sqlite'))).toBe(true);
    const run = await runCli(['wipe', '--db', db, '--yes']);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/파일 [1-9]\d*개, \d+바이트를 덮어씀/);
    expect(existsSync(db)).toBe(false);
    expect(readdirSync(join(dir, '0001 (서하람)'))).toHaveLength(2);
  });

  it.each([
    [['verify'], '--db CASE'],
    [['verify', '--db', '/no/such/case'], '찾을 수 없습니다'],
    [['backup', '--db', '.'], '--out FILE'],
    [['restore', '--db', '.'], '--from FILE'],
    [['passphrase', '--db', '.'], '--remove'],
    [['passphrase', '--db', '.', '--remove'], '--passphrase FILE'],
    [['passphrase', '--db', '.', '--new', '-', '--passphrase', '-'], '표준 입력'],
    [['wipe', '--db', '.', '--frobnicate'], 'frobnicate'],
  ])('says what is wrong with a call and exits with 2: %j', async (args, sentence) => {
    const run = await runCli(args);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(sentence);
    expect(run.stdout).toBe('');
  });
});

describe('roster --dead', () => {
  it('lists what was given up, with reason and history, and reads nothing', async () => {
    const dir = tempDir();
    const db = await makeCase(dir);
    const before = readFileSync(join(db, 'case.sqlite'));
    const run = await runCli(['--db', db, '--dead']);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('읽지 못한 문서 1개');
    expect(run.stdout).toContain('0001_[학술논문]_빈.pdf');
    expect(run.stdout).toContain('[empty_file, 1번째]');
    expect(run.stdout).toMatch(/received → failed/);
    expect(readFileSync(join(db, 'case.sqlite')).equals(before)).toBe(true);
    expect((await runCli(['--db', db, '--retry-failed', '--out', join(dir, 'r.xlsx'), '--quiet'])).code).toBe(
      3,
    );
    expect((await runCli(['--db', db, '--dead'])).stdout).toContain('[empty_file, 2번째]');
  });

  it('says when there is nothing, and goes with --db alone', async () => {
    const dir = tempDir();
    const folder = join(dir, '0002 (나은결)');
    mkdirSync(folder);
    writeFileSync(join(folder, '메모.txt'), '나은결의 메모');
    const db = join(dir, 'case');
    await runCli([folder, '--db', db, '--out', join(dir, 'r.xlsx'), '--quiet']);
    expect((await runCli(['--db', db, '--dead'])).stdout).toBe('읽지 못한 문서가 없습니다.\n');
    const both = await runCli([folder, '--db', db, '--dead']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--dead')]);
  });
});

describe('worker', () => {
  it('says that an encrypted case needs its passphrase, refuses a wrong one, and works with the right one', async () => {
    const dir = tempDir();
    const db = await makeCase(dir, '바른 암호 문장');
    const none = await runCli(['worker', db]);
    expect([none.code, none.stderr, none.stdout]).toEqual([
      2,
      expect.stringContaining('--passphrase FILE'),
      '',
    ]);
    const wrong = await runCli(['worker', db, '--passphrase', '-'], { stdin: '틀린 암호 문장\n' });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('암호가 맞지 않습니다')]);
    expect((await runCli(['worker', db, 'more'])).stderr).toContain('사용법');

    const right = await runCli(['worker', db, '--passphrase', '-'], {
      stdin: '바른 암호 문장\n',
      onStdout: (text, child) => {
        if (text.includes('worker: poll')) child.kill('SIGINT');
      },
    });
    expect([right.code, right.stderr]).toEqual([0, '']);
    expect(right.stdout).toMatch(/worker: poll every \d+ ms, extractor hybrid/);
  });
});
