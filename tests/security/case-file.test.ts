import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createEngine,
  isEncryptedCase,
  removePassphrase,
  restoreCase,
  setPassphrase,
  unlockCase,
  unlockWithRoot,
  type Engine,
} from '../../src/main/engine';
import { createExtractor } from '../../src/main/engine/extractors';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import type { CaseKeys } from '../../src/main/engine/vault/keys';
import { tempDir } from '../integration/support/case';
import { NAMES, writeRound } from './support/round';

const PASSPHRASE = '바른 암호 문장';

function open(caseDir: string, keys?: CaseKeys): Engine {
  const pool = createInlinePool();
  onTestFinished(() => pool.destroy());
  return createEngine({
    caseDir,
    pool,
    extractor: createExtractor('rules', { pool }),
    clock: Date.now,
    rand: Math.random,
    log: () => undefined,
    language: 'ko',
    operator: '담당자',
    ...(keys && { keys }),
  });
}

/** Reads a round into the case and draws a page of each document, so that every kind of file is there. */
async function fill(engine: Engine, round: string): Promise<void> {
  engine.start();
  await engine.intake.scan(writeRound(round));
  engine.intake.start();
  await engine.queue.idle();
  for (const id of documentsOf(engine)) await engine.pageImage(id, 1, 'thumb');
}
const documentsOf = (engine: Engine): number[] =>
  engine.queue.snapshot().applicants.flatMap((a) => a.documents.map((d) => d.documentId));

const files = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));
/** Files under the folder that hold one of the names as UTF-8, or whose own name does. */
const leaks = (dir: string): string[] =>
  files(dir).filter((f) => NAMES.some((n) => readFileSync(f).includes(n) || f.normalize('NFC').includes(n)));
const plainKinds = (dir: string): string[] =>
  files(dir).filter(
    (f) =>
      !f.endsWith('case.lock') &&
      /^(SQLite format|\{|image\/|RIFF)/.test(readFileSync(f).toString('latin1', 0, 16)),
  );

describe('an encrypted case', () => {
  it('holds no name in any file, reads folders and ZIPs, shows pages, and opens again with its passphrase only', async () => {
    const dir = join(tempDir(), 'case');
    const engine = open(dir, await unlockCase(dir, PASSPHRASE));
    await fill(engine, tempDir());
    const roster = engine.roster.json();
    expect(roster.applicants).toHaveLength(2);
    for (const a of roster.applicants) expect(JSON.stringify(a.persons)).toContain(NAMES[1]);
    expect(roster.report.failed).toBe(0);
    expect(files(join(dir, 'pages')).length).toBe(2);
    expect(files(join(dir, 'files')).length).toBeGreaterThan(1);
    expect(leaks(dir)).toEqual([]);
    expect(plainKinds(dir).map((f) => f.slice(dir.length))).toEqual(['/case.key']);
    expect(readdirSync(join(dir, 'work'))).toEqual([]);
    await engine.stop();

    const before = files(dir).map((f) => readFileSync(f).toString('base64'));
    await expect(unlockCase(dir, '틀린 암호 문장')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    expect(() => open(dir)).toThrow('passphrase_needed');
    expect(files(dir).map((f) => readFileSync(f).toString('base64'))).toEqual(before);

    const again = open(dir, await unlockCase(dir, PASSPHRASE));
    expect(again.roster.json().applicants).toHaveLength(2);
    const picture = await again.pageImage(documentsOf(again)[0]!, 1, 'thumb');
    expect(Buffer.from(picture.bytes).toString('latin1', 0, 16)).toMatch(/PNG|\xff\xd8\xff|WEBP/);
    await again.stop();
  });

  it('removes what a killed program left open', async () => {
    const dir = join(tempDir(), 'case');
    const keys = await unlockCase(dir, PASSPHRASE);
    await open(dir, keys).stop();
    writeFileSync(join(dir, 'work', 'left'), NAMES[0]!);
    const engine = open(dir, keys);
    await expect.poll(() => readdirSync(join(dir, 'work'))).toEqual([]);
    await engine.stop();
  });

  it('is made of a plain one by setting a passphrase, and nothing plain is left', async () => {
    const dir = join(tempDir(), 'case');
    const plain = open(dir);
    await fill(plain, tempDir());
    const before = plain.roster.json().applicants;
    await plain.stop();
    expect(leaks(dir).length).toBeGreaterThan(0);
    await expect(unlockCase(dir, PASSPHRASE)).rejects.toMatchObject({ code: 'not_encrypted' });
    await expect(setPassphrase(dir, { next: '짧다', actor: '담당자', at: 1 })).rejects.toMatchObject({
      code: 'weak_passphrase',
    });
    expect(isEncryptedCase(dir)).toBe(false);
    const keys = await setPassphrase(dir, { next: PASSPHRASE, actor: '담당자', at: 1 });
    expect(leaks(dir)).toEqual([]);
    expect(plainKinds(dir).map((f) => f.slice(dir.length))).toEqual(['/case.key']);
    const engine = open(dir, keys);
    expect(engine.roster.json().applicants).toEqual(before);
    for (const id of documentsOf(engine)) await engine.pageImage(id, 1, 'reading');
    expect(engine.safety.verifyAudit().broken).toBeNull();
    await engine.stop();

    await expect(
      setPassphrase(dir, { current: '틀린 암호 문장', next: '새로운 암호 문장', actor: '담당자', at: 2 }),
    ).rejects.toMatchObject({ code: 'wrong_passphrase' });
    await setPassphrase(dir, { current: PASSPHRASE, next: '새로운 암호 문장', actor: '담당자', at: 2 });
    await expect(unlockCase(dir, PASSPHRASE)).rejects.toMatchObject({ code: 'wrong_passphrase' });
    const later = open(dir, await unlockCase(dir, '새로운 암호 문장'));
    expect([...later.safety.auditLines()].join('')).toMatch(/case\.encrypted[^]*case\.passphrase_changed/);
    await later.stop();
    const root = await unlockWithRoot(dir, keys.root);
    expect(root?.database.equals(keys.database)).toBe(true);
  });

  it('lies open again without its passphrase, as it was, and opens without one', async () => {
    const dir = join(tempDir(), 'case');
    const engine = open(dir, await unlockCase(dir, PASSPHRASE));
    await fill(engine, tempDir());
    const before = engine.roster.json().applicants;
    await engine.stop();
    const bytes = readFileSync(join(dir, 'case.sqlite'));
    const change = { actor: '담당자', at: 3 };
    await expect(removePassphrase(dir, { ...change, current: '틀린 암호 문장' })).rejects.toMatchObject({
      code: 'wrong_passphrase',
    });
    expect(readFileSync(join(dir, 'case.sqlite')).equals(bytes)).toBe(true);
    await removePassphrase(dir, { ...change, current: PASSPHRASE });
    expect(isEncryptedCase(dir)).toBe(false);
    const plain = open(dir);
    expect(plain.roster.json().applicants).toEqual(before);
    for (const id of documentsOf(plain))
      expect((await plain.pageImage(id, 1, 'thumb')).bytes.length).toBeGreaterThan(0);
    expect([...plain.safety.auditLines()].join('')).toContain('case.decrypted');
    expect(plain.safety.verifyAudit().broken).toBeNull();
    await plain.stop();
    await expect(removePassphrase(dir, { ...change, current: PASSPHRASE })).rejects.toMatchObject({
      code: 'not_encrypted',
    });
    // and it can be given one again
    await setPassphrase(dir, { next: PASSPHRASE, actor: '담당자', at: 4 });
    expect(leaks(dir)).toEqual([]);
  });

  it('broken off while it was opened, it still needs its passphrase and is sealed again by it', async () => {
    const dir = join(tempDir(), 'case');
    const engine = open(dir, await unlockCase(dir, PASSPHRASE));
    await fill(engine, tempDir());
    const before = engine.roster.json().applicants;
    await engine.stop();
    const key = readFileSync(join(dir, 'case.key'));
    await removePassphrase(dir, { current: PASSPHRASE, actor: '담당자', at: 3 });
    // as if the program had died before the key was removed: everything else lies open already
    writeFileSync(join(dir, 'case.key'), key);
    await expect(unlockCase(dir, '틀린 암호 문장')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    const again = open(dir, await unlockCase(dir, PASSPHRASE));
    expect(leaks(dir)).toEqual([]);
    expect(again.roster.json().applicants).toEqual(before);
  });

  it.each(['after the key', 'between the renames'])(
    'goes on with encrypting that broke off %s',
    async (where) => {
      const dir = join(tempDir(), 'case');
      const plain = open(dir);
      await fill(plain, tempDir());
      await plain.stop();
      const copy = join(tempDir(), 'copy');
      cpSync(dir, copy, { recursive: true });
      await setPassphrase(dir, { next: PASSPHRASE, actor: '담당자', at: 1 });
      // the folder as it stood at that moment
      cpSync(join(dir, 'case.key'), join(copy, 'case.key'));
      if (where === 'between the renames') {
        cpSync(join(copy, 'case.sqlite'), join(copy, 'case.sqlite.plain'));
        rmSync(join(copy, 'case.sqlite'));
        cpSync(join(dir, 'case.sqlite'), join(copy, 'case.sqlite.sealed'));
        rmSync(join(copy, 'pages'), { recursive: true });
        rmSync(join(copy, 'files'), { recursive: true });
        cpSync(join(dir, 'files'), join(copy, 'files'), { recursive: true });
      }
      expect(() => open(copy)).toThrow('passphrase_needed');
      const engine = open(copy, await unlockCase(copy, PASSPHRASE));
      expect(engine.roster.json().applicants).toHaveLength(2);
      await engine.stop();
      expect(leaks(copy)).toEqual([]);
    },
  );
});

describe('backup', () => {
  it.each([undefined, PASSPHRASE])(
    'moves a case to another place as one file (passphrase: %s)',
    async (passphrase) => {
      const base = tempDir();
      const dir = join(base, 'case');
      const round = join(base, 'round');
      const engine = open(dir, passphrase === undefined ? undefined : await unlockCase(dir, passphrase));
      await fill(engine, round);
      const before = engine.roster.json().applicants;
      const file = join(base, 'case.backup');
      expect(await engine.safety.backup(file)).toMatchObject({ documents: 2, missing: 0 });
      await engine.stop();
      if (passphrase !== undefined) expect(NAMES.some((n) => readFileSync(file).includes(n))).toBe(false);
      // the other laptop has neither the case nor the applicants' folders
      rmSync(dir, { recursive: true });
      rmSync(round, { recursive: true });
      const there = join(base, 'there', 'case');
      if (passphrase !== undefined)
        await expect(
          restoreCase(file, there, { now: 1, passphrase: '틀린 암호 문장' }),
        ).rejects.toMatchObject({
          code: 'wrong_passphrase',
        });
      expect(existsSync(there)).toBe(false);
      const restored = await restoreCase(file, there, {
        now: 1,
        ...(passphrase !== undefined && { passphrase }),
      });
      expect(restored).toMatchObject({ encrypted: passphrase !== undefined });
      const moved = open(there, passphrase === undefined ? undefined : await unlockCase(there, passphrase));
      expect(moved.roster.json().applicants).toEqual(before);
      for (const id of documentsOf(moved))
        expect((await moved.pageImage(id, 1, 'thumb')).bytes.length).toBeGreaterThan(100);
      expect(moved.safety.verifyAudit()).toMatchObject({ broken: null });
      expect([...moved.safety.auditLines()].join('')).toContain('case.backup');
      await moved.stop();
      if (passphrase !== undefined) expect(leaks(there)).toEqual([]);
      await expect(restoreCase(file, there, { now: 1 })).rejects.toMatchObject({ code: 'round_exists' });
    },
  );

  it('is whole while people go on working, and counts what is missing', async () => {
    const base = tempDir();
    const engine = open(join(base, 'case'));
    await fill(engine, join(base, 'round'));
    rmSync(join(base, 'round', `2401-000001 (${NAMES[0]})`), { recursive: true });
    const file = join(base, 'b');
    const running = engine.safety.backup(file);
    for (let i = 0; i < 200; i++) engine.round.rename(`이름 ${i}`);
    expect(await running).toMatchObject({ documents: 1, missing: 1 });
    await engine.stop();
    await expect(restoreCase(file, join(base, 'r'), { now: 1 })).resolves.toMatchObject({
      name: '채용 라운드',
    });
  });

  it('that was damaged anywhere leaves nothing behind', async () => {
    const base = tempDir();
    const engine = open(join(base, 'case'));
    await fill(engine, join(base, 'round'));
    const file = join(base, 'b');
    await engine.safety.backup(file);
    await engine.stop();
    const whole = readFileSync(file);
    const bad: [string, Buffer][] = [
      ['cut', whole.subarray(0, whole.length - 1)],
      ['half', whole.subarray(0, whole.length / 2)],
      ['empty', Buffer.alloc(0)],
      ['other', Buffer.from('PK\x03\x04 something else entirely')],
      [
        'outside',
        Buffer.from(
          whole
            .toString('latin1')
            .replace(/"originals\/[0-9a-f]{64}"/, (n) => `"../../${'a'.repeat(n.length - 8)}"`),
          'latin1',
        ),
      ],
    ];
    for (let at = 7; at < whole.length; at += Math.ceil(whole.length / 23)) {
      const bytes = Buffer.from(whole);
      bytes[at] = bytes[at]! ^ 1;
      bad.push([`byte ${at}`, bytes]);
    }
    for (const [what, bytes] of bad) {
      writeFileSync(join(base, 'bad'), bytes);
      const code = await restoreCase(join(base, 'bad'), join(base, 'r'), { now: 1 }).then(
        () => 'restored',
        (e: { code: string }) => e.code,
      );
      expect(['not_a_backup', 'backup_damaged'], what).toContain(code);
      expect(
        readdirSync(base).filter((n) => n.startsWith('r') && n !== 'round'),
        what,
      ).toEqual([]);
    }
  });
});

describe('the audit log', () => {
  it('says who did what, holds no name of a person, and notices what was changed, taken out or put in', async () => {
    const base = tempDir();
    const dir = join(base, 'case');
    const engine = open(dir);
    await fill(engine, join(base, 'round'));
    engine.round.set({ windowYears: 5 });
    await engine.roster.workbook({ includeOpen: true });
    const lines = [...engine.safety.auditLines()];
    const whats = lines.map((l) => (JSON.parse(l) as { what: string; actor: string }).what);
    expect(whats).toEqual(expect.arrayContaining(['intake.started', 'round.settings', 'roster.written']));
    expect(lines.every((l) => l.includes('담당자'))).toBe(true);
    expect(NAMES.some((n) => lines.join('').includes(n))).toBe(false);
    const { entries, broken, head } = engine.safety.verifyAudit();
    expect({ entries, broken }).toEqual({ entries: lines.length, broken: null });
    expect(head).toMatch(/^[0-9a-f]{64}$/);
    await engine.stop();

    const spoil = (sql: string): number | null => {
      const copy = join(mkdirIn(base), 'case');
      cpSync(dir, copy, { recursive: true });
      const raw = new Database(join(copy, 'case.sqlite'));
      expect(() => raw.exec(sql)).toThrow('append-only');
      raw.exec(`DROP TRIGGER audit_log_no_update; DROP TRIGGER audit_log_no_delete; ${sql}`);
      raw.close();
      const spoiled = open(copy);
      try {
        return spoiled.safety.verifyAudit().broken;
      } finally {
        void spoiled.stop();
      }
    };
    expect(spoil(`UPDATE audit_log SET actor = '다른 사람' WHERE id = 1`)).toBe(1);
    expect(spoil(`UPDATE audit_log SET at = at + 1 WHERE id = 2`)).toBe(2);
    expect(spoil(`DELETE FROM audit_log WHERE id = 2`)).toBe(3);
  });
});

let count = 0;
function mkdirIn(base: string): string {
  const dir = join(base, `copy${(count += 1)}`);
  mkdirSync(dir);
  return dir;
}
