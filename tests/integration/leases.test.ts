import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { personsOf } from '../../src/main/engine/db/persons';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import {
  beat,
  claimNextJob,
  completeJob,
  enqueueApplicant,
  failJob,
  holdsJob,
  latestJobs,
  LEASE_MS,
  releaseJob,
  reportProgress,
} from '../../src/main/engine/queue/queue';
import { reclaimJobs } from '../../src/main/engine/queue/recover';
import { createLoop } from '../../src/main/engine/worker/loop';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

const transient = { kind: 'transient', code: 'worker_died', message: '' } as const;

describe('leases', () => {
  it('hold as long as there is a heartbeat, and are free after one was missed for long, without burning an attempt', () => {
    const db = tempDb();
    const { id } = enqueueApplicant(db, 1, { now: 0 });
    claimNextJob(db, { now: 0, owner: 'a' });
    expect(reclaimJobs(db, [], LEASE_MS)).toBe(0);
    expect(beat(db, id, 'a', LEASE_MS)).toBe(true);
    expect(reclaimJobs(db, [], 2 * LEASE_MS)).toBe(0);
    expect(reclaimJobs(db, [id], 3 * LEASE_MS)).toBe(0);
    expect(reclaimJobs(db, [], 3 * LEASE_MS)).toBe(1);
    expect(claimNextJob(db, { now: 3 * LEASE_MS, owner: 'b' })).toMatchObject({ id, attempts: 1 });
  });

  it('whoever lost it can neither finish, fail, release nor keep the job', () => {
    const db = tempDb();
    const { id } = enqueueApplicant(db, 1, { now: 0 });
    claimNextJob(db, { now: 0, owner: 'a' });
    reclaimJobs(db, [], LEASE_MS + 1);
    claimNextJob(db, { now: LEASE_MS + 1, owner: 'b' });
    const now = LEASE_MS + 2;
    expect(beat(db, id, 'a', now)).toBe(false);
    expect(holdsJob(db, id, 'a')).toBe(false);
    expect(completeJob(db, id, now, 'a')).toBe(false);
    expect(releaseJob(db, id, now, 'a')).toBe(false);
    expect(failJob(db, id, transient, { now, owner: 'a' })).toBeNull();
    reportProgress(db, id, 50, now, 'a');
    expect(latestJobs(db)[0]).toMatchObject({ status: 'running', progress: 0 });
    expect(completeJob(db, id, now, 'b')).toBe(true);
  });

  it('a clock that jumps back holds up neither a retry nor a job whose holder is gone', () => {
    const db = tempDb();
    const { id } = enqueueApplicant(db, 1, { now: 1e9 });
    claimNextJob(db, { now: 1e9, owner: 'a' });
    failJob(db, id, transient, { now: 1e9, rand: () => 0 });
    expect(claimNextJob(db, { now: 1e9, owner: 'a' })).toBeNull();
    const back = 1e9 - 3_600_000;
    expect(claimNextJob(db, { now: back, owner: 'b' })?.id).toBe(id);
    expect(reclaimJobs(db, [], back - 3_600_000)).toBe(1);
    expect(claimNextJob(db, { now: back - 3_600_000, owner: 'c' })?.attempts).toBe(2);
  });

  it('a run that lost its lease writes nothing', async () => {
    const db = tempDb();
    const path = join(tempDir(), '논문.txt');
    writeFileSync(path, '홍길동, 김하늘');
    const { applicantId } = givenApplicant(db, [{ path, filename: '논문.txt' }]);
    enqueueApplicant(db, applicantId);
    const extractor = createStubExtractor({
      '*': () => {
        // the program stood still for longer than a lease, and another took the job
        reclaimJobs(db, [], Date.now() + 2 * LEASE_MS);
        claimNextJob(db, { owner: 'another' });
        return { persons: [self(), person()], observations: {} };
      },
    });
    expect(await runWorkerTick(db, extractor)).toMatchObject({ outcome: 'released', error: 'lease_lost' });
    expect(personsOf(db, applicantId)).toEqual([]);
    expect(latestJobs(db)[0]).toMatchObject({ status: 'running', attempts: 1 });
  });

  it('the loop takes up a job that somebody left, but never one it is working on, whatever the clock says', async () => {
    const db = tempDb();
    const path = join(tempDir(), '논문.txt');
    writeFileSync(path, '홍길동, 김하늘');
    const { applicantId } = givenApplicant(db, [{ path, filename: '논문.txt' }]);
    enqueueApplicant(db, applicantId);
    claimNextJob(db, { owner: 'gone' });
    let now = Date.now() + 2 * LEASE_MS;
    let runs = 0;
    const extractor = createStubExtractor({
      '*': async () => {
        runs += 1;
        now += 10 * LEASE_MS;
        loop.wake();
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { persons: [self(), person()], observations: {} };
      },
    });
    const loop = createLoop(db, extractor, {
      pool: createInlinePool(),
      clock: () => now,
      rand: () => 0,
      owner: 'loop',
      concurrency: 1,
      lanes: 3,
      pollMs: 20,
      onTick: () => undefined,
      onFault: (code) => {
        throw new Error(code);
      },
    });
    loop.wake();
    await loop.idle();
    await loop.stop();
    expect(runs).toBe(1);
    expect(latestJobs(db)[0]).toMatchObject({ status: 'done', attempts: 1 });
  });
});
