import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Engine } from '../../src/main/engine';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool } from '../../src/main/engine/pool/tasks';
import { bundleWorker } from '../contract/pool/bundle';
import { applicantFolder, openEngine, work } from '../integration/support/engine';
import { person, self } from '../integration/support/case';

const two = () => ({ persons: [self(), person()], observations: {} });

/**
 * Readers that misbehave, in real threads, under the whole engine. That a thread which hangs, dies, lies or eats memory is
 * ended and replaced is proven on the pool itself (tests/contract/pool); here: what becomes of the work.
 */
describe('an engine whose readers misbehave', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = createPool({ workerUrl: await bundleWorker('tests/faults/bad-reader-worker.ts'), threads: 2 });
  });
  afterAll(() => pool.destroy());

  const open = (patch = {}) =>
    openEngine({ pool, extractor: createStubExtractor({ '*': two }), concurrency: 2, ...patch });

  /** Resolves once a document is being read. */
  const reading = (engine: Engine): Promise<void> =>
    new Promise((resolve) => {
      const off = engine.on('progress', (p) => {
        if (p.totals.reading === 0) return;
        off();
        resolve();
      });
    });

  async function begin(engine: Engine, folder: string): Promise<void> {
    engine.start();
    await engine.intake.scan([folder]);
    const begun = reading(engine);
    engine.intake.start();
    await begun;
  }

  it('a hanging reader is really stopped by cancel, and the thread serves the next document', async () => {
    const { engine } = open();
    const folder = applicantFolder({ 'hang 1.txt': '홍길동', 'hang 2.txt': '홍길동 둘' });
    await begin(engine, folder);
    engine.queue.cancel();
    await engine.queue.idle();
    expect(engine.queue.snapshot()).toMatchObject({
      running: false,
      totals: { reading: 0, waiting: 2 },
      applicants: [{ job: 'error' }],
    });
    // both threads hung: nothing could be read if they were not really gone
    await work(engine, applicantFolder({ '논문.txt': '홍길동, 김하늘' }, '2401-000002 (김하나)'));
    expect(engine.queue.snapshot().totals.loaded).toBe(1);
  });

  it('a shutdown in the middle burns no attempt, and the next run begins there', async () => {
    const { engine, caseDir } = open();
    await begin(engine, applicantFolder({ 'hang.txt': '홍길동', '논문.txt': '홍길동, 김하늘' }));
    await engine.stop();
    const client = new Database(join(caseDir, 'case.sqlite'), { readonly: true });
    expect(client.prepare('SELECT status, attempts, lease_owner FROM jobs').all()).toEqual([
      { status: 'queued', attempts: 0, lease_owner: null },
    ]);
    client.close();
  });

  it('one that lies or answers rubbish costs its own document, never a name and never a neighbour', async () => {
    let now = Date.now();
    const { engine } = open({ clock: () => (now += 100) });
    await work(
      engine,
      applicantFolder({
        'lie.txt': '가',
        'rubbish.txt': '나',
        'nonsense.txt': '다',
        '논문.txt': '홍길동, 김하늘',
      }),
    );
    const documents = engine.queue.snapshot().applicants[0]!.documents;
    expect(documents.map((d) => [d.filename, d.status]).sort()).toEqual([
      ['lie.txt', 'failed'],
      ['nonsense.txt', 'failed'],
      ['rubbish.txt', 'failed'],
      ['논문.txt', 'loaded'],
    ]);
    expect(
      engine.deadLetters
        .list()
        .map((d) => [d.filename, d.code])
        .sort(),
    ).toEqual([
      ['lie.txt', 'worker_died'],
      ['nonsense.txt', 'internal'],
      ['rubbish.txt', 'internal'],
    ]);
    const files = engine.people.list(1).flatMap((p) => p.sources.map((s) => s.filename));
    expect(new Set(files)).toEqual(new Set(['논문.txt']));
  });
});
