import type { Db } from '../db/open';
import { LEASE_MS } from './queue';

/**
 * At start: whatever an earlier run of the program held is free at once, without waiting for a lease to end and without
 * burning an attempt (the program was closed or killed, the document did nothing wrong). Returns how many jobs were freed.
 * `held`: jobs this program is working on, which are left alone. Safe because a case is opened by one program at a time (`case.lock`).
 */
export function recoverJobs(db: Db, held: readonly number[] = [], now = Date.now()): number {
  return db
    .sql(
      `UPDATE jobs SET status = 'queued', attempts = max(0, attempts - 1), lease_owner = NULL, lease_until = NULL,
         updated_at = ?
       WHERE status = 'running' AND id NOT IN (SELECT value FROM json_each(?))`,
    )
    .run(now, JSON.stringify(held)).changes;
}

/**
 * While the program runs: a lease that ended without a heartbeat is nobody's any more (its end could not be written, or the
 * program stood still). The job waits again, no attempt burnt; whoever held it finds out at its next beat and may not write.
 * `held`: jobs this program is working on, which it never takes from itself, however the clock jumps.
 */
export function reclaimJobs(db: Db, held: readonly number[], now = Date.now()): number {
  return (
    db
      .sql(
        `UPDATE jobs SET status = 'queued', attempts = max(0, attempts - 1), lease_owner = NULL, lease_until = NULL,
         updated_at = ?
       WHERE status = 'running' AND lease_until NOT BETWEEN ? AND ? AND id NOT IN (SELECT value FROM json_each(?))`,
      )
      // later than any lease can end: the clock has jumped back since
      .run(now, now, now + LEASE_MS, JSON.stringify(held)).changes
  );
}
