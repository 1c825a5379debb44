import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../integration/support/cli';
import { openEngine } from '../integration/support/engine';
import { writeTinyRound } from './tiny-round';

describe('two programs on one case', () => {
  const dir = mkdtempSync(join(tmpdir(), 'minesweeper-two-'));
  let round = '';
  beforeAll(async () => {
    round = await writeTinyRound(dir);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const call = (db: string, out: string) =>
    runCli([round, '--db', db, '--out', join(dir, out), '--workers', '1', '--quiet']);

  it('the second is turned away with a sentence and changes nothing; after the first it may work', async () => {
    const caseDir = join(dir, 'held');
    const { engine } = openEngine({ caseDir });
    const turned = await call(caseDir, 'a.xlsx');
    expect(turned.code).toBe(2);
    expect(turned.stderr).toContain('다른 프로그램이 이 사건 폴더를 쓰고 있습니다');
    expect(engine.people.applicants()).toEqual([]);
    await engine.stop();
    expect((await call(caseDir, 'a.xlsx')).code).toBe(3);
  });

  it('started at the same moment, exactly one of them works', async () => {
    const caseDir = join(dir, 'raced');
    const codes = (await Promise.all([call(caseDir, 'b.xlsx'), call(caseDir, 'c.xlsx')])).map((r) => r.code);
    // the winner may have finished before the other asked: then both have worked, one after the other
    expect([
      [2, 3],
      [3, 3],
    ]).toContainEqual(codes.sort());
  });
});
