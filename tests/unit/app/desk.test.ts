import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCases } from '../../../src/main/app/cases';
import { createDesk } from '../../../src/main/app/desk';
import { createEngine } from '../../../src/main/engine/index';
import { createExtractor } from '../../../src/main/engine/extractors/index';
import { createInlinePool } from '../../../src/main/engine/pool/inline';
import { tempDir } from '../../integration/support/case';

/** A desk over real engines on real case folders. */
function openDesk() {
  const base = join(tempDir(), 'rounds');
  const pool = createInlinePool();
  const logged: string[] = [];
  const events: string[] = [];
  let now = 1000;
  let id = 1;
  const cases = createCases({ base, clock: () => now++, newId: () => `r${id++}` });
  const desk = createDesk({
    cases,
    log: (line) => void logged.push(line),
    on: (event) => void events.push(event),
    makeEngine: (caseDir, roundName) =>
      createEngine({
        caseDir,
        roundName,
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
  return { base, cases, desk, logged, events };
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
