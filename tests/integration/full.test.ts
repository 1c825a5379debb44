import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { enqueueApplicant, latestJobs } from '../../src/main/engine/queue/queue';
import { createLoop } from '../../src/main/engine/worker/loop';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

it('a case that cannot grow pauses the queue; with room again and a press on resume the work is done', async () => {
  const db = tempDb();
  const dir = tempDir();
  for (let a = 1; a <= 6; a += 1) {
    const files = [1, 2, 3].map((i) => {
      const path = join(dir, `${a}-${i}.txt`);
      writeFileSync(path, '홍길동, 김하늘\n'.repeat(200));
      return { path, filename: `${i}.txt` };
    });
    enqueueApplicant(db, givenApplicant(db, files, `a${a}`).applicantId);
  }
  const pages = Number(db.client.pragma('page_count', { simple: true }));
  db.client.pragma(`max_page_count = ${pages + 30}`);
  const faults: string[] = [];
  let now = Date.now();
  const loop = createLoop(
    db,
    createStubExtractor({ '*': () => ({ persons: [self(), person()], observations: {} }) }),
    {
      pool: createInlinePool(),
      clock: () => (now += 20),
      rand: () => 0,
      owner: 'loop',
      concurrency: 1,
      lanes: 2,
      pollMs: 20,
      onTick: () => undefined,
      onFault: (code, over) => faults.push(`${code} ${over}`),
    },
  );
  loop.wake();
  await loop.idle();
  expect(loop.isPaused()).toBe(true);
  expect(faults.length).toBeGreaterThanOrEqual(3);
  expect(faults.at(-1)).toBe('disk_full true');
  // no document was blamed, no attempt burnt
  expect(db.sql(`SELECT count(*) AS n FROM documents WHERE status = 'failed'`).get()).toEqual({ n: 0 });
  db.client.pragma('max_page_count = 1000000');
  loop.resume();
  await loop.idle();
  await loop.stop();
  expect(latestJobs(db).map((j) => [j.status, j.attempts])).toEqual(Array(6).fill(['done', 1]));
  expect(db.sql(`SELECT DISTINCT status FROM documents`).all()).toEqual([{ status: 'loaded' }]);
});
