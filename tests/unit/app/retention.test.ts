import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCases } from '../../../src/main/app/cases';
import { clearLeftovers, clearOldPages, isOver } from '../../../src/main/app/retention';
import { tempDir } from '../../integration/support/case';

const DAY = 24 * 60 * 60 * 1000;

it('removes page images of rounds nobody used for the days that were set, and nothing else', async () => {
  let now = 100 * DAY;
  let id = 1;
  const cases = createCases({ base: join(tempDir(), 'rounds'), clock: () => now, newId: () => `r${id++}` });
  for (const name of ['오래된', '새']) {
    const { roundId } = cases.create(name);
    for (const folder of ['pages', 'files']) {
      mkdirSync(join(cases.folder(roundId), folder));
      writeFileSync(join(cases.folder(roundId), folder, 'x.img'), 'x');
    }
    writeFileSync(join(cases.folder(roundId), 'case.sqlite'), '');
    now += 40 * DAY;
  }
  expect(await clearOldPages(cases, null, now)).toBe(0);
  expect(await clearOldPages(cases, 60, now)).toBe(1);
  expect(readdirSync(join(cases.folder('r1'), 'pages'))).toEqual([]);
  expect(readdirSync(join(cases.folder('r1'), 'files'))).toEqual(['x.img']);
  expect(existsSync(join(cases.folder('r2'), 'pages/x.img'))).toBe(true);
  expect(await clearOldPages(cases, 60, now)).toBe(0);
});

it('calls no round due whose last use is not known, or where nothing was set', () => {
  expect(isOver(0, 30, 1000 * DAY)).toBe(false);
  expect(isOver(1, null, 1000 * DAY)).toBe(false);
  expect(isOver(10 * DAY, 30, 40 * DAY)).toBe(false);
  expect(isOver(10 * DAY, 30, 40 * DAY + 1)).toBe(true);
});

it('wipes what a broken restore left, and no round', async () => {
  const base = join(tempDir(), 'rounds');
  for (const folder of ['r1', 'r2.part/originals', 'r3.keep'])
    mkdirSync(join(base, folder), { recursive: true });
  writeFileSync(join(base, 'r2.part/originals/a'), '김하늘');
  writeFileSync(join(base, 'index.json'), '{}');
  await clearLeftovers(base);
  expect(readdirSync(base).sort()).toEqual(['index.json', 'r1', 'r3.keep']);
  await clearLeftovers(join(base, 'none'));
});
