import { describe, expect, it } from 'vitest';
import {
  claimNextJob,
  completeJob,
  enqueueApplicant,
  enqueueApplicants,
} from '../../../src/main/engine/queue/queue';
import { tempDb } from '../../integration/support/case';

describe('a round that is queued at once', () => {
  it('waits in its order, each applicant once, and as jobs that were queued one by one', () => {
    const db = tempDb();
    const waiting = enqueueApplicant(db, 7, { now: 1000 });
    expect(enqueueApplicants(db, [12, 7, 3, 12, 30], { now: 1000 })).toBe(3);
    expect(enqueueApplicants(db, [3, 30], { now: 1001 })).toBe(0);
    expect(enqueueApplicants(db, [], { now: 1001 })).toBe(0);
    const order: number[] = [];
    for (let job = claimNextJob(db, { now: 2000 }); job; job = claimNextJob(db, { now: 2000 })) {
      order.push(job.applicantId);
      expect(completeJob(db, job.id, 2000)).toBe(true);
    }
    expect(order).toEqual([7, 12, 3, 30]);
    // the same key either way: one more may wait, and no second
    expect(enqueueApplicants(db, [12], { now: 3000 })).toBe(1);
    expect(enqueueApplicant(db, 12, { now: 3000 }).id).not.toBe(waiting.id);
    const rows = db
      .sql<{ key: string; payload: string; n: number }>(
        `SELECT dedupe_key AS key, payload, count(*) AS n FROM jobs WHERE status = 'queued' GROUP BY dedupe_key`,
      )
      .all();
    expect(rows).toEqual([{ key: 'applicant:12', payload: '{"applicantId":12}', n: 1 }]);
  });
});
