import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readSync, closeSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createEngine, wipeCase } from '../../src/main/engine';
import { createExtractor } from '../../src/main/engine/extractors';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { tempDir } from '../integration/support/case';
import { NAMES, writeRound } from './support/round';

const works = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0;

/** How often one of the names stands in the raw bytes of a file, whatever a file system in it says. */
function countIn(image: string): number {
  const fd = openSync(image, 'r');
  const chunk = Buffer.alloc(1024 * 1024);
  let tail = Buffer.alloc(0);
  let count = 0;
  for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) {
    const text = Buffer.concat([tail, chunk.subarray(0, read)]);
    for (const name of NAMES)
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) count += 1;
    // what ends in the overlap is looked at in the next round
    tail = Buffer.from(text.subarray(Math.max(0, text.length - 8)));
  }
  closeSync(fd);
  return count;
}

/** Two sessions with decisions and re-runs between them: logs are begun and ended, rows replaced, pages drawn. */
async function live(caseDir: string, round: string): Promise<void> {
  const pool = createInlinePool();
  onTestFinished(() => pool.destroy());
  for (let session = 0; session < 2; session++) {
    const engine = createEngine({
      caseDir,
      pool,
      extractor: createExtractor('rules', { pool }),
      clock: Date.now,
      rand: Math.random,
      log: () => undefined,
      language: 'ko',
    });
    engine.start();
    if (session === 0) {
      await engine.intake.scan(writeRound(round));
      engine.intake.start();
    } else for (const a of engine.people.applicants()) engine.queue.retry({ applicantId: a.applicantId });
    await engine.queue.idle();
    for (const a of engine.people.applicants())
      for (const p of engine.people.list(a.applicantId))
        for (const s of p.sources) engine.people.decide(s.sourceId, { action: 'confirm' });
    for (const a of engine.queue.snapshot().applicants)
      for (const d of a.documents) await engine.pageImage(d.documentId, 1, 'thumb');
    await engine.stop();
  }
}

/** A file system in a file: what stays on it after a file is unlinked can be searched. */
function mountImage(base: string): { image: string; at: string; remount: () => void } | null {
  const [image, at] = [join(base, 'disk.img'), join(base, 'disk')];
  mkdirSync(at);
  const made =
    works('truncate', '-s', '64M', image) &&
    works('mkfs.ext4', '-q', '-F', image) &&
    works('mount', '-o', 'loop', image, at);
  if (!made) return null;
  onTestFinished(() => void spawnSync('umount', [at]));
  return {
    image,
    at,
    remount: () => {
      expect(works('umount', at) && works('mount', '-o', 'loop', image, at)).toBe(true);
    },
  };
}

it('a wiped round is gone from the disk: no name in the raw bytes of its file system', async ({ skip }) => {
  const base = tempDir();
  const disk = mountImage(base);
  if (!disk) skip('needs root and loop devices for a disk image of its own');
  const caseDir = join(disk!.at, 'case');
  await live(caseDir, join(base, 'round'));
  disk!.remount();
  expect(countIn(disk!.image)).toBeGreaterThan(20);
  await wipeCase(caseDir);
  expect(existsSync(caseDir)).toBe(false);
  disk!.remount();
  expect(countIn(disk!.image)).toBe(0);
});

it('the search would find what unlinking alone leaves', async ({ skip }) => {
  const base = tempDir();
  const disk = mountImage(base);
  if (!disk) skip('needs root and loop devices for a disk image of its own');
  await live(join(disk!.at, 'case'), join(base, 'round'));
  disk!.remount();
  rmSync(join(disk!.at, 'case'), { recursive: true });
  disk!.remount();
  expect(countIn(disk!.image)).toBeGreaterThan(20);
});

it('removes every file and leaves the applicants’ own folders alone; an open case is not wiped', async () => {
  const base = tempDir();
  const [caseDir, round] = [join(base, 'case'), join(base, 'round')];
  await live(caseDir, round);
  const pool = createInlinePool();
  onTestFinished(() => pool.destroy());
  const engine = createEngine({
    caseDir,
    pool,
    extractor: createExtractor('rules', { pool }),
    clock: Date.now,
    rand: Math.random,
    log: () => undefined,
    language: 'ko',
  });
  await expect(wipeCase(caseDir)).rejects.toMatchObject({ code: 'case_in_use' });
  expect(engine.people.applicants()).toHaveLength(2);
  const use = await engine.safety.diskUse();
  expect(use.pageImages).toBeGreaterThan(0);
  expect(use.total).toBe(use.database + use.pages + use.documents);
  const freed = await engine.safety.clearPages();
  expect(freed).toBe(use.pages);
  expect((await engine.safety.diskUse()).pages).toBe(0);
  await engine.stop();
  const wiped = await wipeCase(caseDir);
  expect(wiped).toMatchObject({ verified: true, unproven: 0 });
  expect(wiped.files).toBeGreaterThan(1);
  expect(wiped.bytes).toBeGreaterThan(10_000);
  expect(readdirSync(base)).toEqual(['round']);
  expect(readdirSync(round)).toHaveLength(2);
  expect(await wipeCase(caseDir)).toEqual({ files: 0, bytes: 0, unproven: 0, verified: true });
});
