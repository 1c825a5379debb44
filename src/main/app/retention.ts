import { join } from 'node:path';
import { readdir, rm } from 'node:fs/promises';
import { wipeCase } from '../engine/index';
import type { Cases } from './cases';

const DAY = 24 * 60 * 60 * 1000;

/** Has nobody used it for so many days? A round without a known last use never is: its age is not known. */
export function isOver(updatedAt: number, days: number | null, now: number): boolean {
  return days !== null && updatedAt > 0 && now - updatedAt > days * DAY;
}

/**
 * Removes the page images of rounds that nobody has used for so many days; they are drawn again where somebody looks. Nothing else
 * is ever removed by itself. Returns how many rounds were cleared.
 */
export async function clearOldPages(
  cases: Pick<Cases, 'list' | 'folder'>,
  days: number | null,
  now: number,
): Promise<number> {
  let cleared = 0;
  for (const { roundId, updatedAt } of cases.list()) {
    if (!isOver(updatedAt, days, now)) continue;
    const pages = join(cases.folder(roundId), 'pages');
    const names = await readdir(pages).catch(() => []);
    for (const name of names) await rm(join(pages, name), { force: true });
    if (names.length > 0) cleared += 1;
  }
  return cleared;
}

/** What a restore that was broken off left beside the rounds is wiped: nobody would look for it there. */
export async function clearLeftovers(base: string): Promise<void> {
  for (const name of await readdir(base).catch(() => []))
    if (/^[0-9a-z-]+\.part$/.test(name)) await wipeCase(join(base, name)).catch(() => undefined);
}
