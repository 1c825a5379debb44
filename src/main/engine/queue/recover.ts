import type { Db } from '../db/open';

/**
 * At start: whatever an earlier run of the program held is free at once, without waiting for a lease to end and without
 * burning an attempt (the program was closed or killed, the document did nothing wrong). Returns how many jobs were freed.
 * Safe because a case is opened by one program at a time (`case.lock`).
 */
export function recoverJobs(db: Db, now = Date.now()): number {
  return db
    .sql(
      `UPDATE jobs SET status = 'queued', attempts = max(0, attempts - 1), lease_owner = NULL, lease_until = NULL,
         updated_at = ?
       WHERE status = 'running'`,
    )
    .run(now).changes;
}
