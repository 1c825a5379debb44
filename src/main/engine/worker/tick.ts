import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open';
import { CancelledError, toErrorShape } from '../domain/errors';
import { createRulesExtractor } from '../extractors/rules-extractor';
import type { Extractor } from '../extractors/extractor';
import { giveUp } from '../pipeline/give-up';
import type { Passwords } from '../pipeline/passwords';
import { processApplicant, type ProcessDeps, type ProcessResult } from '../pipeline/process';
import type { Pool } from '../pool/tasks';
import {
  beat,
  BEAT_MS,
  claimNextJob,
  completeJob,
  failJob,
  holdsJob,
  releaseJob,
  reportProgress,
  type Job,
} from '../queue/queue';
import { MAX_ATTEMPTS } from '../queue/retry';
import type { Held } from '../queue/turn';

export interface TickDeps {
  readonly pool: Pool;
  readonly clock: () => number;
  readonly rand: () => number;
  readonly concurrency: number;
  readonly owner: string;
  readonly signal?: AbortSignal;
  readonly onDocument?: ProcessDeps['onDocument'];
  readonly passwords?: Passwords;
  /** Called when a job has been claimed, before any work. Returns the signal that stops this job alone. */
  readonly onStart?: (job: Job) => AbortSignal | undefined;
}

export interface TickResult {
  readonly job: Job;
  readonly outcome: 'done' | 'queued' | 'error' | 'released';
  readonly result?: ProcessResult;
  /** Stable code of the fault, if there was one. */
  readonly error?: string;
}

/**
 * One beat of the worker: claims the next job, runs it, completes or fails it. Null when nothing waits.
 *
 * Throws when the case cannot be written (`disk_full`): the job waits again, no attempt burnt, or stays `running` when not even
 * that could be written. Without `deps` the job's tasks run in this process (no threads): what tests of the engine need.
 */
export async function runWorkerTick(
  db: Db,
  extractor?: Extractor,
  deps?: Partial<TickDeps>,
): Promise<TickResult | null> {
  const clock = deps?.clock ?? Date.now;
  const owner = `${deps?.owner ?? 'tick'}:${randomUUID()}`;
  const job = claimNextJob(db, { now: clock(), owner });
  if (!job) return null;
  const result = await workJob(db, { job, owner }, extractor, deps);
  if (result.outcome === 'done') completeJob(db, job.id, clock(), owner);
  return result;
}

/**
 * Works on a job that was claimed. `done`: everything is written but the job's completion, which is the caller's. Any other end
 * is written. Throws as `runWorkerTick` does.
 */
export async function workJob(
  db: Db,
  { job, owner }: Held,
  extractor?: Extractor,
  deps?: Partial<TickDeps>,
): Promise<TickResult> {
  const clock = deps?.clock ?? Date.now;
  const own = deps?.onStart?.(job);
  const lost = new AbortController();
  const heart = setInterval(() => {
    if (!beat(db, job.id, owner, clock())) lost.abort();
  }, BEAT_MS);
  heart.unref();
  const signal = AbortSignal.any([deps?.signal, own, lost.signal].filter((s) => s !== undefined));
  try {
    const pool = deps?.pool ?? (await inlinePool());
    const result = await processApplicant(db, job.applicantId, extractor ?? createRulesExtractor({ pool }), {
      pool,
      clock,
      concurrency: deps?.concurrency ?? 1,
      small: job.error !== null && NEEDS_LESS.has(job.error),
      lastAttempt: job.attempts >= MAX_ATTEMPTS,
      signal,
      stillOurs: () => holdsJob(db, job.id, owner),
      ...(deps?.onDocument && { onDocument: deps.onDocument }),
      ...(deps?.passwords && { passwords: deps.passwords }),
      onDone: (done, of) => reportProgress(db, job.id, (100 * done) / of, clock(), owner),
    });
    return { job, outcome: 'done', result };
  } catch (e) {
    const error = toErrorShape(e);
    if (e instanceof CancelledError) {
      // a cancelled job was moved to `error` by whoever cancelled it; a shutdown leaves it running: give it back
      releaseJob(db, job.id, clock(), owner);
      return { job, outcome: 'released', error: error.code };
    }
    if (error.code === 'disk_full') {
      releaseJob(db, job.id, clock(), owner);
      throw e;
    }
    const outcome = db.transaction(() => {
      const next = failJob(db, job.id, error, { now: clock(), rand: deps?.rand ?? Math.random, owner });
      if (next === 'error') giveUp(db, job.applicantId, error, clock());
      return next;
    });
    return { job, outcome: outcome ?? 'error', error: error.code };
  } finally {
    clearInterval(heart);
  }
}

/** Faults after which the next try takes less memory; a thread that dies without a word mostly died of it as well. */
const NEEDS_LESS: ReadonlySet<string> = new Set(['out_of_memory', 'worker_died']);

/** Loaded only when asked for: it brings the readers along, which the main process has no use for. */
async function inlinePool(): Promise<Pool> {
  const { createInlinePool } = await import('../pool/inline');
  return createInlinePool();
}
