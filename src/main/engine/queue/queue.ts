import type { Db } from '../db/open';
import type { ErrorShape } from '../domain/errors';
import type { JobStatus } from '../domain/words';
import { MAX_ATTEMPTS, MAX_DELAY_MS, retryDelayMs } from './retry';

/** A row of `jobs`. Times in milliseconds since 1970. */
export interface Job {
  readonly id: number;
  readonly type: 'process_applicant';
  readonly status: JobStatus;
  readonly applicantId: number;
  /** 0 to 100. */
  readonly progress: number;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: number;
}

interface Row {
  id: number;
  type: 'process_applicant';
  status: JobStatus;
  payload: string;
  progress: number;
  attempts: number;
  error: string | null;
  created_at: number;
}

/** One waiting job per applicant. Made here, not in SQL: a bound number is a REAL there and would read `applicant:2.0`. */
const keyOf = (applicantId: number): string => `applicant:${applicantId}`;

const COLUMNS = 'id, type, status, payload, progress, attempts, error, created_at';

function toJob(row: Row): Job {
  const { applicantId } = JSON.parse(row.payload) as { applicantId: number };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    applicantId,
    progress: row.progress,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at,
  };
}

/** How long a claim holds without a heartbeat. At start all leases of an earlier run are freed at once (`recover`). */
export const LEASE_MS = 60_000;
/** How often a running job's lease is extended: three beats may be missed. */
export const BEAT_MS = 15_000;

// compiled once a database (`db.sql`), and made once here: gluing a statement together for every job took a tenth of its time
const ENQUEUE = `
  INSERT INTO jobs (type, status, payload, dedupe_key, priority, created_at, updated_at)
  SELECT 'process_applicant', 'queued', ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE dedupe_key = ? AND status = 'queued')
  RETURNING ${COLUMNS}`;
const ENQUEUE_MANY = `
  INSERT INTO jobs (type, status, payload, dedupe_key, created_at, updated_at)
  SELECT 'process_applicant', 'queued', '{"applicantId":' || applicant || '}', 'applicant:' || applicant, ?, ?
  FROM (SELECT value AS applicant, min(key) AS place FROM json_each(?) GROUP BY value)
  WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE dedupe_key = 'applicant:' || applicant AND status = 'queued')
  ORDER BY place`;
const WAITING = `SELECT ${COLUMNS} FROM jobs WHERE dedupe_key = ? AND status = 'queued'`;
const CLAIM = `
  UPDATE jobs SET status = 'running', attempts = attempts + 1, lease_owner = ?, lease_until = ?, updated_at = ?
  WHERE status = 'queued' AND id = (
    SELECT w.id FROM jobs w
    WHERE w.status = 'queued' AND w.run_after NOT BETWEEN ? AND ?
      AND NOT EXISTS (SELECT 1 FROM jobs r WHERE r.dedupe_key = w.dedupe_key AND r.status = 'running')
    ORDER BY w.priority, w.created_at, w.id LIMIT 1)
  RETURNING ${COLUMNS}`;

/**
 * Puts an applicant into the queue. An applicant waits at most once: a second call returns the waiting job. While a job of
 * the same applicant runs, one more may wait, because files may have come after the run began.
 */
export function enqueueApplicant(
  db: Db,
  applicantId: number,
  options: { now?: number; priority?: number } = {},
): Job {
  const now = options.now ?? Date.now();
  const key = keyOf(applicantId);
  const payload = JSON.stringify({ applicantId });
  // one statement: either it puts the job there, or one waits already
  const row = db.sql<Row>(ENQUEUE).get(payload, key, options.priority ?? 0, now, now, key);
  return toJob(row ?? db.sql<Row>(WAITING).get(key)!);
}

/** Several applicants at once, in this order, in one statement. Returns how many did not wait yet. */
export function enqueueApplicants(
  db: Db,
  applicantIds: readonly number[],
  options: { now?: number } = {},
): number {
  const now = options.now ?? Date.now();
  return db.sql(ENQUEUE_MANY).run(now, now, JSON.stringify(applicantIds)).changes;
}

/**
 * Takes the next waiting job: highest priority, then first come, first served. One statement, so two workers never get the
 * same job; an applicant whose earlier job still runs is passed over. The lease belongs to `owner`, a name no other claim
 * has: whoever lost it can no longer finish the job.
 */
export function claimNextJob(
  db: Db,
  options: { now?: number; owner?: string; leaseMs?: number } = {},
): Job | null {
  const now = options.now ?? Date.now();
  const row = db
    .sql<Row>(CLAIM)
    // a retry due later than any retry can be was set by a clock that has jumped back since: it does not wait for it
    .get(options.owner ?? 'main', now + (options.leaseMs ?? LEASE_MS), now, now + 1, now + MAX_DELAY_MS);
  return row ? toJob(row) : null;
}

/**
 * running → done; progress 100, error cleared. False when the job was not running any more, or is no longer `owner`'s
 * (null: whoever holds it).
 */
export function completeJob(db: Db, id: number, now = Date.now(), owner: string | null = null): boolean {
  return (
    db
      .sql(
        `UPDATE jobs SET status = 'done', progress = 100, error = NULL, error_kind = NULL, lease_owner = NULL,
           lease_until = NULL, updated_at = ?
         WHERE id = ? AND status = 'running' AND coalesce(?, lease_owner) = lease_owner`,
      )
      .run(now, id, owner).changes === 1
  );
}

/**
 * running → queued (a transient fault with tries left, after 2, 4 or 8 s) or → error. The progress stays.
 * Returns the new status, or null when the job was not running any more.
 */
export function failJob(
  db: Db,
  id: number,
  error: ErrorShape,
  options: { now?: number; rand?: () => number; owner?: string } = {},
): 'queued' | 'error' | null {
  const now = options.now ?? Date.now();
  return db.transaction(() => {
    const job = db
      .sql<{ attempts: number }>(
        `SELECT attempts FROM jobs WHERE id = ? AND status = 'running' AND coalesce(?, lease_owner) = lease_owner`,
      )
      .get(id, options.owner ?? null);
    if (!job) return null;
    const again = error.kind === 'transient' && job.attempts < MAX_ATTEMPTS;
    db.sql(
      `UPDATE jobs SET status = ?, error = ?, error_kind = ?, run_after = ?, lease_owner = NULL, lease_until = NULL,
         updated_at = ?
       WHERE id = ? AND status = 'running'`,
    ).run(
      again ? 'queued' : 'error',
      error.code,
      error.kind,
      again ? now + retryDelayMs(job.attempts, options.rand ?? Math.random) : 0,
      now,
      id,
    );
    return again ? 'queued' : 'error';
  });
}

/** running → queued without burning the attempt: a shutdown or a pause is nobody's fault. */
export function releaseJob(db: Db, id: number, now = Date.now(), owner: string | null = null): boolean {
  return (
    db
      .sql(
        `UPDATE jobs SET status = 'queued', attempts = attempts - 1, lease_owner = NULL, lease_until = NULL, updated_at = ?
         WHERE id = ? AND status = 'running' AND coalesce(?, lease_owner) = lease_owner`,
      )
      .run(now, id, owner).changes === 1
  );
}

/** queued or running → error `cancelled`: somebody asked to stop. The caller aborts the running work. */
export function cancelJobs(db: Db, applicantId: number | null, now = Date.now()): number {
  return db
    .sql(
      `UPDATE jobs SET status = 'error', error = 'cancelled', error_kind = 'cancelled', lease_owner = NULL,
         lease_until = NULL, updated_at = ?
       WHERE status IN ('queued', 'running') AND (? IS NULL OR dedupe_key = ?)`,
    )
    .run(now, applicantId, applicantId === null ? null : keyOf(applicantId)).changes;
}

/** Proof of life: the lease is extended. False when the job is no longer `owner`'s, which then has to stop. */
export function beat(db: Db, id: number, owner: string, now = Date.now()): boolean {
  return (
    db
      .sql(`UPDATE jobs SET lease_until = ? WHERE id = ? AND status = 'running' AND lease_owner = ?`)
      .run(now + LEASE_MS, id, owner).changes === 1
  );
}

/** Does the job still belong to `owner`? */
export function holdsJob(db: Db, id: number, owner: string): boolean {
  return (
    db.sql(`SELECT 1 FROM jobs WHERE id = ? AND status = 'running' AND lease_owner = ?`).get(id, owner) !==
    undefined
  );
}

/** Work of 0 to 100, and proof of life: the lease is extended. */
export function reportProgress(
  db: Db,
  id: number,
  percent: number,
  now = Date.now(),
  owner: string | null = null,
): void {
  db.sql(
    `UPDATE jobs SET progress = max(progress, ?), lease_until = ?, updated_at = ?
     WHERE id = ? AND status = 'running' AND coalesce(?, lease_owner) = lease_owner`,
  ).run(Math.min(99, Math.max(0, Math.round(percent))), now + LEASE_MS, now, id, owner);
}

/** The applicant being looked at goes first. */
export function prioritise(db: Db, applicantId: number, now = Date.now()): boolean {
  return (
    db
      .sql(
        `UPDATE jobs SET priority = (SELECT min(priority) - 1 FROM jobs WHERE status = 'queued'), updated_at = ?
         WHERE status = 'queued' AND dedupe_key = ?`,
      )
      .run(now, keyOf(applicantId)).changes > 0
  );
}

/** Latest job of every applicant. */
export function latestJobs(db: Db): Job[] {
  return db
    .sql<Row>(
      `SELECT ${COLUMNS} FROM jobs WHERE id IN (SELECT max(id) FROM jobs GROUP BY dedupe_key) ORDER BY id`,
    )
    .all()
    .map(toJob);
}

/** When the next waiting job may start (milliseconds since 1970); null when none waits. */
export function nextRunAfter(db: Db): number | null {
  return (
    db.sql<{ at: number | null }>(`SELECT min(run_after) AS at FROM jobs WHERE status = 'queued'`).get()
      ?.at ?? null
  );
}
