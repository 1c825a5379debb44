import type { Db } from '../db/open';
import { claimNextJob, completeJob, type Job } from './queue';

/** A job that is done, and in whose name it was claimed. */
export interface Finished {
  readonly id: number;
  readonly owner: string;
}

/**
 * What workers hand in and take, in one transaction: every job of `finished` is completed, `free` lets go what earlier leases
 * left, then up to `want` waiting ones are claimed for `owner`. A transaction costs more than the claim in it, and whoever hands in
 * a job wants the next. Fewer claims than wanted: nothing else may start now.
 */
export function turnOver(
  db: Db,
  turn: {
    readonly finished: readonly Finished[];
    readonly want: number;
    readonly owner: string;
    readonly free?: () => void;
  },
  now = Date.now(),
): Job[] {
  return db.transaction(() => {
    for (const { id, owner } of turn.finished) completeJob(db, id, now, owner);
    turn.free?.();
    const claimed: Job[] = [];
    while (claimed.length < turn.want) {
      const job = claimNextJob(db, { now, owner: turn.owner });
      if (!job) break;
      claimed.push(job);
    }
    return claimed;
  });
}

/** A claimed job and the name it is held under. */
export interface Held {
  readonly job: Job;
  readonly owner: string;
}

interface Asked {
  readonly finished?: Finished;
  readonly resolve: (next: Held | null) => void;
  readonly reject: (error: unknown) => void;
}

export interface TurnDeps {
  /** A name no other claim has, for each turn. */
  readonly newOwner: () => string;
  readonly clock: () => number;
  /** May something new begin? Asked when a turn is made. */
  readonly open: () => boolean;
  /** Lets go what earlier leases left. */
  readonly free: () => void;
  /** Told of each claim before any worker hears of it. */
  readonly onClaim: (job: Job) => void;
}

/** The lanes' door to the queue: those that hand in and ask at the same time share one transaction. */
export function createTurns(db: Db, deps: TurnDeps) {
  let waiting: Asked[] = [];

  function turn(): void {
    const asked = waiting;
    waiting = [];
    try {
      const owner = deps.newOwner();
      const finished = asked.flatMap((a) => a.finished ?? []);
      const want = deps.open() ? asked.length : 0;
      const claimed = turnOver(db, { finished, want, owner, free: deps.free }, deps.clock());
      claimed.forEach(deps.onClaim);
      asked.forEach((a, i) => a.resolve(claimed[i] ? { job: claimed[i], owner } : null));
    } catch (e) {
      for (const a of asked) a.reject(e);
    }
  }

  return {
    /** Hands in a finished job, if any, and takes the next; null when nothing may start. Rejects when the case cannot be written. */
    next: (finished?: Finished): Promise<Held | null> =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(turn);
        waiting.push({ resolve, reject, ...(finished && { finished }) });
      }),
  };
}
