import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RosterJson } from '../../src/main/engine/export/roster-json';
import { runCli } from '../integration/support/cli';
import { seeded } from './seeded';
import { essence, writeTinyRound } from './tiny-round';

const POINTS = 25;
const AT_ONCE = 2;

type Kill = number | { readonly document: number; readonly ms: number };

function killAt({ document, ms }: { document: number; ms: number }) {
  return {
    onStderr: (line: string, child: ChildProcess): void => {
      if (line.startsWith(`[${document}/`)) setTimeout(() => child.kill('SIGKILL'), ms);
    },
  };
}

/** The state of a case as a killed program left it, read without changing a byte of it. */
function inspect(caseDir: string): { integrity: unknown; pages: number; attempts: number } | null {
  const file = join(caseDir, 'case.sqlite');
  if (!existsSync(file)) return null;
  const client = new Database(file, { readonly: true });
  try {
    const integrity = client.pragma('integrity_check', { simple: true });
    const has = client.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name = 'jobs'`).get() as {
      n: number;
    };
    if (has.n === 0) return { integrity, pages: 0, attempts: 0 };
    const { pages } = client.prepare('SELECT count(*) AS pages FROM page_readings').get() as {
      pages: number;
    };
    const { attempts } = client.prepare('SELECT coalesce(max(attempts), 0) AS attempts FROM jobs').get() as {
      attempts: number;
    };
    return { integrity, pages, attempts };
  } finally {
    client.close();
  }
}

describe('kill -9', () => {
  const dir = mkdtempSync(join(tmpdir(), 'minesweeper-kill-'));
  const rand = seeded();
  let round = '';
  let whole: RosterJson;
  let took = 0;

  /** `kill`: after so many ms (a number), or so many ms after a document was finished. */
  const call = (name: string, kill?: Kill) =>
    runCli(
      [
        round,
        '--db',
        join(dir, name),
        '--out',
        join(dir, `${name}.xlsx`),
        '--json',
        join(dir, `${name}.json`),
        '--workers',
        '1',
      ],
      typeof kill === 'number' ? { killAfterMs: kill } : kill ? killAt(kill) : {},
    );
  const json = (name: string) => JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as RosterJson;

  beforeAll(async () => {
    round = await writeTinyRound(dir);
    const began = Date.now();
    expect((await call('whole')).code).toBe(3);
    took = Date.now() - began;
    whole = json('whole');
    expect(whole.report.documents).toBe(20);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** Kills a run after `ms`, looks at what it left, lets a second run finish, and holds that against the undisturbed one. */
  async function point(name: string, kill: Kill): Promise<string> {
    const killed = await call(name, kill);
    const left = inspect(join(dir, name));
    if (left) {
      expect(left.integrity, name).toBe('ok');
      expect(left.attempts, name).toBeLessThanOrEqual(1);
    }
    const before = left?.pages ?? 0;
    expect((await call(name)).code, name).toBe(3);
    const roster = json(name);
    expect(essence(roster), name).toEqual(essence(whole));
    const after = inspect(join(dir, name))!;
    expect(after, name).toEqual({ integrity: 'ok', pages: whole.report.pagesRead, attempts: 1 });
    // what was stored when the first run died was not read again
    expect(roster.report.pagesRead, name).toBe(whole.report.pagesRead - before);
    const when = typeof kill === 'number' ? `${kill} ms` : `document ${kill.document} and ${kill.ms} ms`;
    return `${killed.signal ?? 'ended'} after ${when}: ${before} of ${after.pages} pages kept`;
  }

  it(`at ${POINTS} random points: same roster as undisturbed, no page read twice, no attempt burnt`, async () => {
    // a third anywhere in time (start, hashing, the end), the rest while documents are read
    const kill = (i: number): Kill =>
      i % 3 === 0
        ? Math.round(rand() * took)
        : { document: [1, 6, 11, 16][Math.floor(rand() * 4)]!, ms: Math.round(rand() * 400) };
    const waiting = Array.from({ length: POINTS }, (_, i) => [`p${i}`, kill(i)] as const);
    const told: string[] = [];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) told.push(await point(...next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    console.log(told.join('\n'));
    expect(told).toHaveLength(POINTS);
    // a run in which nothing was ever interrupted in the middle would prove nothing
    expect(told.filter((t) => t.startsWith('SIGKILL')).length).toBeGreaterThan(POINTS / 2);
  }, 300_000);
});
