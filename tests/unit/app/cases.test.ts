import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_ROUND_NAME, createCases } from '../../../src/main/app/cases';
import { tempDir } from '../../integration/support/case';

let base: string;
let now: number;
let next: number;
beforeEach(() => {
  base = join(tempDir(), 'rounds');
  now = 1000;
  next = 1;
});
const open = () => createCases({ base, clock: () => now, newId: () => `round-${next++}` });
const indexFile = (): string => join(base, 'index.json');
/** What the engine leaves in a round's folder. */
const withDatabase = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'case.sqlite'), '');
};

describe('rounds as folders with an index', () => {
  it('makes the first round when there is none, and its folder', () => {
    const cases = open();
    expect(cases.list()).toEqual([]);
    const first = cases.lastUsed();
    expect(first).toMatchObject({ roundId: 'round-1', name: FIRST_ROUND_NAME, applicants: 0 });
    expect(existsSync(cases.folder('round-1'))).toBe(true);
    expect(cases.lastUsed()).toEqual(first);
  });

  it('remembers the last used round and lists the newest use first, also after a restart', () => {
    const cases = open();
    cases.create('2025 하반기');
    now = 2000;
    cases.create('2026 상반기');
    now = 3000;
    cases.note({ roundId: 'round-1', name: '2025 하반기', applicants: 12, openItems: 3 });
    const again = open();
    expect(again.list().map((r) => [r.name, r.applicants, r.openItems, r.updatedAt])).toEqual([
      ['2025 하반기', 12, 3, 3000],
      ['2026 상반기', 0, 0, 2000],
    ]);
    expect(again.lastUsed().roundId).toBe('round-1');
    expect(again.find('round-2')?.name).toBe('2026 상반기');
    expect(again.find('round-9')).toBeUndefined();
  });

  it('takes the folders for the truth: a lost index, a removed folder', () => {
    const cases = open();
    cases.create('하나');
    cases.create('둘');
    withDatabase(cases.folder('round-1'));
    withDatabase(cases.folder('round-2'));
    rmSync(indexFile());
    expect(
      open()
        .list()
        .map((r) => r.roundId),
    ).toEqual(['round-1', 'round-2']);
    rmSync(cases.folder('round-2'), { recursive: true });
    expect(open().find('round-2')).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"last":7,"rounds":"none"}', 'null'])(
    'starts with the damaged index %j',
    (text) => {
      const cases = open();
      withDatabase(cases.create('하나') && cases.folder('round-1'));
      writeFileSync(indexFile(), text);
      expect(open().lastUsed()).toMatchObject({ roundId: 'round-1' });
    },
  );

  it('loses one damaged entry of the index, not the names of the others', () => {
    const cases = open();
    cases.create('하나');
    cases.create('둘');
    const index = JSON.parse(readFileSync(indexFile(), 'utf8'));
    index.rounds[0].updatedAt = 'yesterday';
    index.rounds.push({ ...index.rounds[1], roundId: '../../elsewhere' });
    writeFileSync(indexFile(), JSON.stringify(index));
    const names = open().list();
    expect(names.map((r) => r.name)).toEqual(['둘']);
  });

  it('passes over a folder whose name could not be part of an address', () => {
    withDatabase(join(base, 'Old rounds (copy)'));
    withDatabase(join(base, 'kept'));
    const cases = open();
    expect(cases.list().map((r) => r.roundId)).toEqual(['kept']);
    cases.note({ roundId: 'kept', name: '보관', applicants: 0, openItems: 0 });
    expect(open().find('kept')?.name).toBe('보관');
  });
});
