import type { Db } from '../db/open';
import type { EvaluatorRow } from '../domain/views-conflicts';
import { CancelledError } from '../domain/errors';
import type { Pool } from '../pool/tasks';
import { compute } from './compute';
import type { Computed } from './model';

/** The latest comparison of everybody with everybody, made anew when what it was made of has changed. */
export interface Runs {
  fresh(): Promise<Computed>;
  again(): Promise<Computed>;
  state(): { running: boolean; progress: number; stale: boolean; computedAt: number | null };
  /** What was computed last, fresh or not. */
  last(): Computed | null;
  forget(): void;
  stop(): void;
}

export function createRuns(deps: {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: () => number;
  readonly evaluators: () => readonly EvaluatorRow[];
  /** A run has ended. */
  readonly onChange: () => void;
}): Runs {
  let done: { version: string; computed: Computed; at: number } | null = null;
  let running: {
    version: string;
    result: Promise<Computed>;
    progress: number;
    stop: AbortController;
  } | null = null;

  /** What the comparison depends on, told by the newest rows: cheap, and changes with every load, decision and import. */
  function version(): string {
    const row = deps.db
      .sql<{ v: string }>(
        `SELECT (SELECT coalesce(group_concat(seq), '') FROM sqlite_sequence
                  WHERE name IN ('person_aggregates', 'extracted_persons', 'corrections')) || ' ' ||
                (SELECT count(*) || ' ' || coalesce(sum(updated_at), 0) FROM documents) || ' ' ||
                (SELECT count(*) FROM review_flags WHERE status = 'open') || ' ' ||
                (SELECT count(*) FROM jobs WHERE status = 'done') || ' ' ||
                (SELECT coalesce(group_concat(external_id || name || name_variants || coalesce(position, ''), '|'), '')
                   FROM applicants) AS v`,
      )
      .get()!;
    return row.v + JSON.stringify(deps.evaluators());
  }

  function begin(v: string): Promise<Computed> {
    const stop = new AbortController();
    const evaluators = deps.evaluators();
    const own: NonNullable<typeof running> = {
      version: v,
      progress: 0,
      stop,
      result: compute({
        db: deps.db,
        pool: deps.pool,
        evaluators,
        signal: stop.signal,
        onProgress: (percent) => (own.progress = percent),
      })
        .then((computed) => {
          if (running === own) done = { version: v, computed, at: deps.clock() };
          return computed;
        })
        .catch((e: unknown) => {
          if (stop.signal.aborted) throw new CancelledError();
          throw e;
        })
        .finally(() => {
          if (running === own) running = null;
          deps.onChange();
        }),
    };
    running = own;
    return own.result;
  }

  function again(): Promise<Computed> {
    running?.stop.abort();
    return begin(version());
  }

  return {
    again,
    async fresh() {
      const v = version();
      if (done?.version === v) return done.computed;
      if (running?.version === v) return running.result;
      return again();
    },
    state: () => ({
      running: running !== null,
      progress: running?.progress ?? 0,
      stale: done !== null && done.version !== version(),
      computedAt: done?.at ?? null,
    }),
    last: () => done?.computed ?? null,
    forget() {
      running?.stop.abort();
      running = null;
      done = null;
    },
    stop: () => running?.stop.abort(),
  };
}
