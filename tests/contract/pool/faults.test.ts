import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../src/main/engine/pool/pool';
import type { Pool } from '../../../src/main/engine/pool/tasks';
import { bundleWorker } from './bundle';

describe('a pool whose threads misbehave', () => {
  let pool: Pool;
  const events: string[] = [];
  const run = (path: string, timeMs = 30_000) => pool.run('hashFile', { path }, { limits: { timeMs } });

  beforeAll(async () => {
    pool = createPool({
      workerUrl: await bundleWorker('tests/contract/pool/misbehaving-worker.ts'),
      threads: 1,
      memoryMb: 64,
      log: (event, data) => events.push(`${event} ${String(data['code'] ?? '')}`),
    });
  });
  afterAll(() => pool.destroy());

  it.each([
    ['hang', 'PermanentError', 'timed_out', 500],
    ['exit', 'TransientError', 'worker_died', 30_000],
    ['throw-later', 'TransientError', 'worker_died', 30_000],
    ['eat', 'TransientError', 'out_of_memory', 30_000],
    ['eat-buffers', 'TransientError', 'out_of_memory', 30_000],
    ['lie', 'TransientError', 'worker_died', 30_000],
    ['promise', 'PermanentError', 'timed_out', 500],
  ])('%s', async (what, name, code, timeMs) => {
    await expect(run(what, timeMs)).rejects.toMatchObject({ name, code });
    expect(events.at(-1)).toBe(`task_failed ${code}`);
    // The thread is replaced: the next task is served.
    expect((await run('well')).sniff.kind).toBe('well');
  });

  it('counts time from when a thread begins, not while a task waits', async () => {
    const slow = run('hang', 1500).catch((e: unknown) => e);
    const waiting = run('patient', 1000);
    expect((await waiting).sniff.kind).toBe('patient');
    expect(await slow).toMatchObject({ code: 'timed_out' });
  });

  it('stops a thread that does not listen', async () => {
    const stop = new AbortController();
    const hung = pool.run('hashFile', { path: 'hang' }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    await expect(hung).rejects.toMatchObject({ name: 'CancelledError' });
    expect((await run('well')).sniff.kind).toBe('well');
  });
});
