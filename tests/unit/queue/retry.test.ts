import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultShape } from '../../../src/main/engine/pool/faults';
import { enqueueApplicant, claimNextJob, failJob, nextRunAfter } from '../../../src/main/engine/queue/queue';
import { MAX_DELAY_MS, retryDelayMs } from '../../../src/main/engine/queue/retry';
import { tempDb } from '../../integration/support/case';

describe('the wait before another try', () => {
  it('is 2, 4 and 8 seconds, and up to a quarter more by chance', () => {
    expect([1, 2, 3, 4].map((n) => retryDelayMs(n, () => 0))).toEqual([2000, 4000, 8000, 8000]);
    expect([1, 2, 3].map((n) => retryDelayMs(n, () => 1))).toEqual([2500, 5000, 10_000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, r) => {
        const wait = retryDelayMs(n, () => r);
        return wait >= retryDelayMs(n, () => 0) && wait <= MAX_DELAY_MS;
      }),
    );
  });

  it.each(['EBUSY', 'EPERM', 'EACCES', 'EMFILE'])('follows a file that is locked (%s)', (code) => {
    const db = tempDb();
    enqueueApplicant(db, 1, { now: 1000 });
    const fault = faultShape(Object.assign(new Error('C:\\지원자\\논문.pdf'), { code }));
    expect(fault).toMatchObject({ kind: 'transient', code: 'file_locked' });
    expect(fault.message).not.toContain('논문');
    const job = claimNextJob(db, { now: 1000 })!;
    expect(failJob(db, job.id, fault, { now: 1000, rand: () => 0.5 })).toBe('queued');
    expect(nextRunAfter(db)).toBe(1000 + 2250);
    expect(claimNextJob(db, { now: 3249 })).toBeNull();
    expect(claimNextJob(db, { now: 3250 })?.id).toBe(job.id);
  });

  it('does not follow a file that is damaged, and a full disk is named', () => {
    const full = faultShape(Object.assign(new Error(''), { code: 'ENOSPC' }));
    expect(full).toMatchObject({ kind: 'transient', code: 'disk_full' });
    const gone = faultShape(Object.assign(new Error(''), { code: 'ENOENT' }));
    expect(gone).toMatchObject({ kind: 'permanent', code: 'file_missing' });
    const db = tempDb();
    enqueueApplicant(db, 1, { now: 1000 });
    const job = claimNextJob(db, { now: 1000 })!;
    expect(failJob(db, job.id, gone, { now: 1000, rand: () => 0 })).toBe('error');
    expect(nextRunAfter(db)).toBeNull();
  });
});
