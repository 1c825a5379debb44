import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open';
import type { Extractor } from '../extractors/extractor';
import { toErrorShape } from '../domain/errors';
import { nextRunAfter } from '../queue/queue';
import { reclaimJobs, recoverJobs } from '../queue/recover';
import { MAX_ATTEMPTS, retryDelayMs } from '../queue/retry';
import { createTurns } from '../queue/turn';
import { workJob, type TickDeps, type TickResult } from './tick';

export interface LoopDeps extends TickDeps {
  /** Jobs worked on at the same time. */
  readonly lanes: number;
  /** Safety net only: an enqueue wakes the loop at once. */
  readonly pollMs: number;
  readonly onTick: (result: TickResult) => void;
  /** Nothing runs and nothing waits. */
  readonly onDry?: () => void;
  /** The case could not be written (`disk_full`, `file_locked`, `internal`). `over`: the loop waits for a person. */
  readonly onFault: (code: string, over: boolean) => void;
}

export const DEFAULT_POLL_MS = 2000;

/**
 * Works the queue: drains without sleeping while there is work, sleeps until it is woken, and looks by itself every
 * `pollMs`, or when a retry falls due.
 */
export function createLoop(db: Db, extractor: Extractor, deps: LoopDeps) {
  let paused = false;
  let stopped = false;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let waiters: (() => void)[] = [];
  const held = new Set<number>();
  /** Times in a row that the case could not be written. */
  let refused = 0;
  let failed = false;

  const turns = createTurns(db, {
    clock: deps.clock,
    newOwner: () => `${deps.owner}:${randomUUID()}`,
    open: () => !stopped && !paused && !failed,
    // after a refusal a job may still be called running although nobody works on it
    free: () => (refused > 0 ? recoverJobs : reclaimJobs)(db, [...held], deps.clock()),
    onClaim: (job) => held.add(job.id),
  });

  async function lane(): Promise<void> {
    running += 1;
    try {
      let claim = await turns.next();
      while (claim) {
        const { job, owner } = claim;
        const result = await workJob(db, claim, extractor, deps).finally(() => held.delete(job.id));
        claim = await turns.next(result.outcome === 'done' ? { id: job.id, owner } : undefined);
        refused = 0;
        deps.onTick(result);
      }
    } catch (e) {
      failed = true;
      const { kind, code } = toErrorShape(e);
      if (kind !== 'transient') stopped = true;
      else if (refused + 1 >= MAX_ATTEMPTS) paused = true;
      deps.onFault(code, stopped || paused);
    } finally {
      running -= 1;
      settle();
    }
  }

  function settle(): void {
    if (running > 0) return;
    if (failed) refused += 1;
    failed = false;
    const dry = refused === 0 && nextRunAfter(db) === null;
    if (dry) deps.onDry?.();
    if (!stopped && !paused) schedule();
    if (stopped || paused || dry) {
      const ready = waiters;
      waiters = [];
      for (const w of ready) w();
    }
  }

  /** Sleep until the next retry falls due, at most one poll; after a refusal 2 or 4 s, for what could not be written may be then. */
  function schedule(): void {
    clearTimeout(timer);
    const due = nextRunAfter(db);
    const next = due === null ? deps.pollMs : Math.min(deps.pollMs, Math.max(1, due - deps.clock()));
    const wait = refused > 0 ? retryDelayMs(refused, deps.rand) : next;
    timer = setTimeout(wake, wait);
    // somebody waits for the end: a retry that falls due in seconds must not find the process gone
    if (waiters.length === 0) timer.unref();
  }

  /** Starts as many lanes as are free. Cheap: an idle lane ends after one look. */
  function wake(): void {
    if (stopped || paused) return;
    clearTimeout(timer);
    for (let i = running; i < deps.lanes; i += 1) void lane();
  }

  return {
    wake,
    isRunning: (): boolean => running > 0,
    isPaused: (): boolean => paused,
    /** What runs is finished; nothing new is begun. */
    pause(): void {
      paused = true;
      clearTimeout(timer);
    },
    resume(): void {
      paused = false;
      // as one more try: what nobody works on is taken up before anything else
      refused = Math.min(refused, 1);
      wake();
    },
    /** Resolves when nothing runs and nothing waits (or the loop is paused or stopped). */
    idle: (): Promise<void> =>
      new Promise((resolve) => {
        waiters.push(resolve);
        timer?.ref();
        if (running === 0) settle();
      }),
    /** The caller aborts the running work through `deps.signal`; this waits for the lanes to end. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      if (running > 0) await new Promise<void>((resolve) => waiters.push(resolve));
    },
  };
}
export type Loop = ReturnType<typeof createLoop>;
