import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCases } from '../../../src/main/app/cases';
import { createKeyRing, type SystemVault } from '../../../src/main/app/key-ring';
import { createDesk } from '../../../src/main/app/desk';
import { createEngine } from '../../../src/main/engine/index';
import { createExtractor } from '../../../src/main/engine/extractors/index';
import { createInlinePool } from '../../../src/main/engine/pool/inline';
import { tempDir } from '../../integration/support/case';

/** A system's vault as good as one: what it sealed is no plain text, and only it opens that. */
const systemOf = (secret: number, available = true): SystemVault => ({
  available: () => available,
  seal: (text) => Buffer.from([secret, ...Buffer.from(text).map((b) => b ^ secret)]),
  open(sealed) {
    if (sealed[0] !== secret) throw new Error('sealed by another user');
    return Buffer.from(sealed.subarray(1).map((b) => b ^ secret)).toString();
  },
});

/** A desk over real engines on real case folders. `base`: one that was used before. */
function openDesk(base = join(tempDir(), 'rounds'), vault = systemOf(0x5a)) {
  const pool = createInlinePool();
  const logged: string[] = [];
  const events: string[] = [];
  const opened: [string, boolean][] = [];
  let now = 1000;
  let id = 1;
  const cases = createCases({ base, clock: () => now++, newId: () => `r${id++}` });
  const keyRing = createKeyRing(join(base, '../keys.json'), vault);
  const desk = createDesk({
    cases,
    keyRing,
    clock: () => now++,
    operator: () => '담당자',
    onOpen: (_engine, round) => void opened.push([round.roundId, round.paused ?? false]),
    onClosed: () => undefined,
    log: (line) => void logged.push(line),
    on: (event) => void events.push(event),
    makeEngine: (caseDir, roundName, keys) =>
      createEngine({
        caseDir,
        roundName,
        ...(keys && { keys }),
        pool,
        extractor: createExtractor('rules', { pool }),
        clock: Date.now,
        rand: Math.random,
        log: () => {},
        language: 'ko',
      }),
  });
  onTestFinished(async () => {
    await desk.close();
    await pool.destroy();
  });
  return { base, cases, desk, keyRing, logged, events, opened };
}

describe('one round at a time', () => {
  it('opens, names and changes rounds; the old one is closed first, and everything is there again', async () => {
    const { cases, desk, events } = openDesk();
    expect(() => desk.engine()).toThrow(expect.objectContaining({ code: 'no_round' }));
    await desk.create('2025 하반기');
    desk.rename('2025 하반기 (마감)');
    expect(events).toContain('changed');
    await desk.create('2026 상반기');
    expect(desk.round()).toMatchObject({ roundId: 'r2', name: '2026 상반기' });
    expect(desk.rounds().map((r) => r.name)).toEqual(['2026 상반기', '2025 하반기 (마감)']);
    // The name is the case's own: an index that forgot it learns it again.
    cases.note({ roundId: 'r1', name: 'r1', applicants: 0, openItems: 0 });
    await desk.open('r1');
    expect(desk.round()?.name).toBe('2025 하반기 (마감)');
    expect(cases.find('r1')?.name).toBe('2025 하반기 (마감)');
  });

  it('asked for two rounds at once, ends with the last and holds no other', async () => {
    const { desk, cases, base } = openDesk();
    await Promise.all([desk.create('하나'), desk.create('둘'), desk.create('셋')]);
    expect(desk.round()?.name).toBe('셋');
    // Each can be opened by somebody else, so nobody holds it any more.
    await Promise.all([desk.open('r1'), desk.open('r2')]);
    expect(desk.current()?.roundId).toBe('r2');
    expect(cases.list()).toHaveLength(3);
    expect(existsSync(join(base, 'r3/case.sqlite'))).toBe(true);
  });

  it('says why a damaged round cannot be opened, leaves its file alone, and opens others', async () => {
    const { desk, cases, logged } = openDesk();
    const broken = cases.create('깨진 라운드');
    writeFileSync(
      join(cases.folder(broken.roundId), 'case.sqlite'),
      'SQLite format 3\0 and then nothing of it',
    );
    await expect(desk.open(broken.roundId)).rejects.toMatchObject({ code: 'case_damaged' });
    expect(() => desk.engine()).toThrow(expect.objectContaining({ code: 'case_damaged' }));
    expect(desk.round()).toBeNull();
    expect(logged).toEqual([`round ${broken.roundId} could not be opened: case_damaged`]);
    await expect(desk.open('none')).rejects.toMatchObject({ code: 'round_not_found' });
    await desk.create('새 라운드');
    expect(desk.round()?.name).toBe('새 라운드');
  });
});

describe('the life of a round', () => {
  const PASSPHRASE = '바른 암호 문장';

  it('is locked by a passphrase while it is open, asks for it afterwards, and a wrong one leaves the open round open', async () => {
    const first = openDesk();
    await first.desk.create('잠글 라운드');
    await expect(first.desk.setPassphrase({ next: '짧다', remember: false })).rejects.toMatchObject({
      code: 'weak_passphrase',
    });
    expect(first.desk.round()).toMatchObject({ name: '잠글 라운드', encrypted: false });
    await first.desk.setPassphrase({ next: PASSPHRASE, remember: false });
    expect(first.desk.round()).toMatchObject({ name: '잠글 라운드', encrypted: true, remembered: false });
    await first.desk.create('다른 라운드');
    await expect(first.desk.open('r1')).rejects.toMatchObject({ code: 'passphrase_needed' });
    await expect(
      first.desk.open('r1', { passphrase: '틀린 암호 문장', remember: true }),
    ).rejects.toMatchObject({ code: 'wrong_passphrase' });
    expect(first.desk.round()?.name).toBe('다른 라운드');
    expect(first.desk.waiting()).toBeNull();
    expect(first.desk.rounds().map((r) => [r.name, r.locked])).toEqual([
      ['다른 라운드', false],
      ['잠글 라운드', true],
    ]);
    await first.desk.open('r1', { passphrase: PASSPHRASE, remember: false });
    expect(first.desk.round()?.name).toBe('잠글 라운드');
    await first.desk.close();

    const second = openDesk(first.base);
    await expect(second.desk.open('r1')).rejects.toMatchObject({ code: 'passphrase_needed' });
    expect(() => second.desk.engine()).toThrow(expect.objectContaining({ code: 'passphrase_needed' }));
    expect(second.desk.waiting()).toMatchObject({ roundId: 'r1', name: '잠글 라운드', locked: true });
    await second.desk.open('r1', { passphrase: PASSPHRASE, remember: true });
    expect(second.desk.waiting()).toBeNull();
    expect(second.desk.round()).toMatchObject({ encrypted: true, remembered: true });
  });

  it('remembered by the system it opens without asking; another user, or none, is asked', async () => {
    const first = openDesk();
    await first.desk.create('잠글 라운드');
    await first.desk.setPassphrase({ next: PASSPHRASE, remember: true });
    await first.desk.close();
    expect(readFileSync(join(first.base, '../keys.json'), 'utf8')).toContain('r1');

    const again = openDesk(first.base);
    await again.desk.open('r1');
    expect(again.desk.round()).toMatchObject({ remembered: true });
    await again.desk.close();
    for (const vault of [systemOf(0x11), systemOf(0x5a, false)]) {
      const other = openDesk(first.base, vault);
      await expect(other.desk.open('r1')).rejects.toMatchObject({ code: 'passphrase_needed' });
    }
    const last = openDesk(first.base);
    await last.desk.open('r1');
    last.desk.remember(false);
    await last.desk.close();
    await expect(openDesk(first.base).desk.open('r1')).rejects.toMatchObject({ code: 'passphrase_needed' });
  });

  it('loses its passphrase to who knows it, and nobody else', async () => {
    const { desk, keyRing } = openDesk();
    await desk.create('잠글 라운드');
    expect(() => desk.remember(true)).toThrow(expect.objectContaining({ code: 'not_encrypted' }));
    await desk.setPassphrase({ next: PASSPHRASE, remember: true });
    await expect(
      desk.setPassphrase({ current: '틀린 암호 문장', next: '새로운 암호', remember: false }),
    ).rejects.toMatchObject({ code: 'wrong_passphrase' });
    await expect(desk.removePassphrase('틀린 암호 문장')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    expect(desk.round()).toMatchObject({ encrypted: true });
    await desk.setPassphrase({ current: PASSPHRASE, next: '새로운 암호 문장', remember: false });
    expect(keyRing.has('r1')).toBe(false);
    await desk.removePassphrase('새로운 암호 문장');
    expect(desk.round()).toMatchObject({ name: '잠글 라운드', encrypted: false });
    const log = [...desk.engine().safety.auditLines()].join('');
    expect(log).toMatch(/case\.encrypted[^]*case\.passphrase_changed[^]*case\.decrypted/);
    expect(log).toContain('담당자');
  });

  it('is backed up and comes back as another round; a locked one waits for its passphrase', async () => {
    const { base, desk } = openDesk();
    await desk.create('보관할 라운드');
    const plain = join(base, '../plain.msbackup');
    await desk.engine().safety.backup(plain);
    await desk.setPassphrase({ next: PASSPHRASE, remember: false });
    const sealed = join(base, '../sealed.msbackup');
    await desk.engine().safety.backup(sealed);

    expect(await desk.restore(plain, 'plain')).toMatchObject({ name: '보관할 라운드', locked: false });
    expect(desk.round()).toMatchObject({ roundId: 'r2', encrypted: false });
    expect(await desk.restore(sealed, 'sealed')).toMatchObject({
      roundId: 'r3',
      name: 'sealed',
      locked: true,
    });
    expect(desk.round()?.roundId).toBe('r2');
    await desk.open('r3', { passphrase: PASSPHRASE, remember: false });
    expect(desk.round()).toMatchObject({ name: '보관할 라운드', encrypted: true });

    writeFileSync(plain, 'no backup at all');
    await expect(desk.restore(plain, 'x')).rejects.toMatchObject({ code: 'not_a_backup' });
    expect(
      readdirSync(base)
        .filter((n) => n !== 'index.json')
        .sort(),
    ).toEqual(['r1', 'r2', 'r3']);
    expect(desk.rounds()).toHaveLength(3);
  });

  it('is wiped by its name only, open, closed or locked; key and entry go with it', async () => {
    const { base, cases, desk, keyRing } = openDesk();
    await desk.create('지울 라운드');
    await desk.setPassphrase({ next: PASSPHRASE, remember: true });
    await desk.create('남을 라운드');
    await expect(desk.wipe('r1', '지울라운드')).rejects.toMatchObject({ code: 'wrong_confirmation' });
    await expect(desk.wipe('r9', '지울 라운드')).rejects.toMatchObject({ code: 'round_not_found' });
    expect(existsSync(join(base, 'r1/case.sqlite'))).toBe(true);
    const result = await desk.wipe('r1', ' 지울 라운드 '.normalize('NFD'));
    expect(result).toMatchObject({ verified: true, unproven: 0 });
    expect(result.files).toBeGreaterThan(1);
    expect(existsSync(join(base, 'r1'))).toBe(false);
    expect([keyRing.has('r1'), cases.find('r1')]).toEqual([false, undefined]);
    expect(desk.round()?.name).toBe('남을 라운드');
    await desk.wipe('r2', '남을 라운드');
    expect(desk.round()).toBeNull();
    expect(() => desk.engine()).toThrow(expect.objectContaining({ code: 'no_round' }));
    expect(desk.rounds()).toEqual([]);
  });

  it('keeps a list that was not started: no change of the lock while it is open', async () => {
    const { base, desk } = openDesk();
    await desk.create('하나');
    const folder = join(base, '../2401-000001 (서하람)');
    mkdirSync(folder);
    writeFileSync(join(folder, '메모.txt'), '서하람의 메모');
    await desk.engine().intake.scan([folder]);
    const engine = desk.engine();
    await expect(desk.setPassphrase({ next: PASSPHRASE, remember: false })).rejects.toMatchObject({
      code: 'intake_open',
    });
    await expect(desk.reopen()).rejects.toMatchObject({ code: 'intake_open' });
    expect(desk.engine()).toBe(engine);
    expect(engine.intake.current()?.applicants).toHaveLength(1);
    engine.intake.discard();
    await desk.reopen();
    expect(desk.engine()).not.toBe(engine);
    expect(desk.round()).toMatchObject({ name: '하나', encrypted: false });
  });

  it('stays paused over a restart', async () => {
    const first = openDesk();
    await first.desk.create('하나');
    first.cases.setPaused('r1', true);
    await first.desk.close();
    const second = openDesk(first.base);
    await second.desk.open('r1');
    expect(second.opened).toEqual([['r1', true]]);
  });
});
