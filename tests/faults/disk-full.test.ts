import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RosterJson } from '../../src/main/engine/export/roster-json';
import { runCli } from '../integration/support/cli';
import { essence, writeTinyRound } from './tiny-round';

const dir = mkdtempSync(join(tmpdir(), 'minesweeper-full-'));
const disk = join(dir, 'disk');
mkdirSync(disk);
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
const mounted = process.platform === 'linux' && mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk);
if (!mounted) console.log('disk full: skipped, a small file system can only be mounted by root on Linux');

describe.skipIf(!mounted)('a full disk', () => {
  let round = '';
  beforeAll(async () => {
    round = await writeTinyRound(dir);
  });
  afterAll(() => {
    if (mounted) spawnSync('umount', [disk]);
    rmSync(dir, { recursive: true, force: true });
  });
  const call = (db: string, name: string) =>
    runCli(
      [round, '--db', db, '--out', join(dir, `${name}.xlsx`), '--json', join(dir, `${name}.json`)].concat([
        '--workers',
        '1',
        '--quiet',
      ]),
    );
  const json = (name: string) => JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as RosterJson;

  it('stops the work with a sentence, keeps the case sound, and with room again the work goes on to the same roster', async () => {
    expect((await call(join(dir, 'whole'), 'whole')).code).toBe(3);
    const db = join(disk, 'case');
    // the room left is enough to open the case and to begin, not to finish
    const room = 700 * 1024;
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(2 * 1024 * 1024 - room));
    const full = await call(db, 'full');
    expect(full.signal).toBeNull();
    expect(full.code).not.toBe(0);
    expect(full.stderr).toContain('저장할 공간이 모자라');
    const client = new Database(join(db, 'case.sqlite'), { readonly: true });
    expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
    client.close();
    rmSync(join(disk, 'ballast'));
    expect((await call(db, 'after')).code).toBe(3);
    expect(essence(json('after'))).toEqual(essence(json('whole')));
  });
});
