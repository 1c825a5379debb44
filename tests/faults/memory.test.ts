import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool, ReadInput } from '../../src/main/engine/pool/tasks';
import { bundleWorker } from '../contract/pool/bundle';
import { person, self } from '../integration/support/case';
import { applicantFolder, openEngine, work } from '../integration/support/engine';

/** A thread may have this much; four pages of the greedy reader take 640 MB at once, one page at half the resolution 40. */
const MEMORY_MB = 240;

describe('a document that takes more memory than there is', () => {
  let pool: Pool;
  let asked: Pick<ReadInput, 'most' | 'maxDpi'>[] = [];
  beforeAll(async () => {
    const threads = createPool({
      workerUrl: await bundleWorker('tests/faults/bad-reader-worker.ts'),
      threads: 2,
      memoryMb: MEMORY_MB,
    });
    pool = {
      destroy: threads.destroy,
      run(task, input, options) {
        if (task === 'readDocument') {
          const { most, maxDpi } = input as ReadInput;
          asked.push({ ...(most !== undefined && { most }), ...(maxDpi !== undefined && { maxDpi }) });
        }
        return threads.run(task, input, options);
      },
    };
  });
  afterAll(() => pool.destroy());

  it('is read on the second try, page by page and coarser, and its neighbour is not read again', async () => {
    asked = [];
    const { engine, caseDir } = openEngine({
      pool,
      extractor: createStubExtractor({ '*': () => ({ persons: [self(), person()], observations: {} }) }),
      concurrency: 2,
    });
    await work(engine, applicantFolder({ 'greedy.pdf': '%PDF-1.7\n가짜', '논문.txt': '홍길동, 김하늘' }));
    const [applicant] = engine.queue.snapshot().applicants;
    expect(applicant!.job).toBe('done');
    expect(applicant!.documents.map((d) => [d.filename, d.pages])).toEqual([
      ['greedy.pdf', 4],
      ['논문.txt', 1],
    ]);
    expect(engine.deadLetters.list()).toEqual([]);
    // it ran out of memory once, and the second try was enough
    const client = new Database(join(caseDir, 'case.sqlite'), { readonly: true });
    expect(client.prepare('SELECT status, attempts FROM jobs').all()).toEqual([
      { status: 'done', attempts: 2 },
    ]);
    client.close();
    const pdf = asked.filter((a) => a.most !== undefined);
    expect(pdf[0]).toEqual({ most: 64 });
    const second = pdf.slice(1);
    expect(second.length).toBeGreaterThan(0);
    for (const a of second) expect(a).toEqual({ most: 1, maxDpi: 150 });
  });
});
