import { describe, expect, it } from 'vitest';
import {
  cancelJobs,
  claimNextJob,
  completeJob,
  enqueueApplicant,
  failJob,
  latestJobs,
  prioritise,
  releaseJob,
  reportProgress,
} from '../../src/main/engine/queue/queue';
import { recoverJobs } from '../../src/main/engine/queue/recover';
import { tempDb } from './support/case';

const transient = { kind: 'transient', code: 'worker_died', message: '' } as const;
const permanent = { kind: 'permanent', code: 'damaged', message: '' } as const;

describe('the queue', () => {
  it('gives jobs first come, first served, each to one claimer', () => {
    const db = tempDb();
    for (const id of [7, 8, 9]) enqueueApplicant(db, id, { now: id });
    const claimed = [1, 2, 3, 4].map(() => claimNextJob(db, { now: 100 })?.applicantId ?? null);
    expect(claimed).toEqual([7, 8, 9, null]);
  });

  it('lets an applicant wait once, and once more while the first job runs, never two at the same time', () => {
    const db = tempDb();
    const first = enqueueApplicant(db, 1, { now: 1 });
    expect(enqueueApplicant(db, 1, { now: 2 }).id).toBe(first.id);
    claimNextJob(db, { now: 3 });
    const second = enqueueApplicant(db, 1, { now: 4 });
    expect(second.id).not.toBe(first.id);
    expect(claimNextJob(db, { now: 5 })).toBeNull();
    completeJob(db, first.id, 6);
    expect(claimNextJob(db, { now: 7 })?.id).toBe(second.id);
  });

  it('sets progress 100 and clears the error when a job is completed, and only a running one', () => {
    const db = tempDb();
    const job = enqueueApplicant(db, 1, { now: 0 });
    expect(completeJob(db, job.id)).toBe(false);
    claimNextJob(db, { now: 0 });
    failJob(db, job.id, transient, { now: 0, rand: () => 0 });
    claimNextJob(db, { now: 2000 });
    expect(completeJob(db, job.id)).toBe(true);
    expect(latestJobs(db)[0]).toMatchObject({ status: 'done', progress: 100, error: null, attempts: 2 });
  });

  it('retries a transient fault after 2 and 4 s and gives up at the third try, keeping the progress', () => {
    const db = tempDb();
    const job = enqueueApplicant(db, 1, { now: 0 });
    const fail = (now: number) => failJob(db, job.id, transient, { now, rand: () => 0 });
    expect(claimNextJob(db, { now: 0 })?.attempts).toBe(1);
    reportProgress(db, job.id, 40, 0);
    expect(fail(0)).toBe('queued');
    expect(claimNextJob(db, { now: 1999 })).toBeNull();
    expect(claimNextJob(db, { now: 2000 })?.attempts).toBe(2);
    expect(fail(2000)).toBe('queued');
    expect(claimNextJob(db, { now: 5999 })).toBeNull();
    expect(claimNextJob(db, { now: 6000 })?.attempts).toBe(3);
    expect(fail(6000)).toBe('error');
    expect(latestJobs(db)[0]).toMatchObject({ status: 'error', progress: 40, error: 'worker_died' });
  });

  it('never retries a permanent fault', () => {
    const db = tempDb();
    const job = enqueueApplicant(db, 1, { now: 0 });
    claimNextJob(db, { now: 0 });
    expect(failJob(db, job.id, permanent, { now: 0 })).toBe('error');
    expect(claimNextJob(db, { now: 1e9 })).toBeNull();
  });

  it('burns no attempt when a job is given back or the program was killed', () => {
    const db = tempDb();
    const job = enqueueApplicant(db, 1, { now: 0 });
    claimNextJob(db, { now: 0 });
    releaseJob(db, job.id, 1);
    expect(claimNextJob(db, { now: 2 })?.attempts).toBe(1);
    expect(recoverJobs(db, [], 3)).toBe(1);
    expect(claimNextJob(db, { now: 4 })?.attempts).toBe(1);
  });

  it('puts the applicant being looked at first', () => {
    const db = tempDb();
    for (const id of [1, 2, 3]) enqueueApplicant(db, id, { now: id });
    expect(prioritise(db, 3)).toBe(true);
    expect(prioritise(db, 99)).toBe(false);
    expect([1, 2, 3].map(() => claimNextJob(db, { now: 10 })?.applicantId)).toEqual([3, 1, 2]);
  });

  it('cancels what waits and what runs, of one applicant or of all', () => {
    const db = tempDb();
    for (const id of [1, 2, 3]) enqueueApplicant(db, id, { now: id });
    claimNextJob(db, { now: 5 });
    expect(cancelJobs(db, 2)).toBe(1);
    expect(cancelJobs(db, null)).toBe(2);
    expect(latestJobs(db).map((j) => j.error)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });
});
