import type { Engine, EngineEvents } from './api';
import { askWhole, getDocument, READ_WHOLE, transition } from './db/documents';
import type { Db } from './db/open';
import { finishBatch, startBatch } from './db/reports';
import type { Language } from './domain/reasons';
import type { createEmitter } from './emitter';
import type { Extractor } from './extractors/extractor';
import type { Passwords } from './pipeline/passwords';
import type { Pool } from './pool/tasks';
import { cancelJobs, enqueueApplicants, prioritise } from './queue/queue';
import { recoverJobs } from './queue/recover';
import { createProgress } from './views/progress';
import { createLoop, DEFAULT_POLL_MS } from './worker/loop';
import type { TickResult } from './worker/tick';

export interface WorkDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly extractor: Extractor;
  readonly clock: () => number;
  readonly rand: () => number;
  readonly log: (line: string) => void;
  readonly language: () => Language;
  readonly events: ReturnType<typeof createEmitter<EngineEvents>>;
  /** Failed documents that nobody has put aside. */
  readonly openFailures: () => readonly { documentId: number; applicantId: number }[];
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly passwords: Passwords;
}

/** A person sees no more than this many changes a second, and a snapshot of forty applicants is not free. */
const PUSH_EVERY_MS = 120;
/** A snapshot of a large round takes its time: the next one waits so long that showing progress stays under a tenth of the work. */
const PUSH_SHARE = 10;

/** The queue as the engine offers it: the loop, what runs, what a person may do about it, and the progress that is pushed. */
export function createWork(deps: WorkDeps) {
  const { db, events } = deps;
  const shutdown = new AbortController();
  const running = new Map<number, AbortController>();
  const counters = { pagesRead: 0, pagesReused: 0 };
  let timer: NodeJS.Timeout | null = null;
  /** The batch being worked on, for the report. */
  let batch: number | null = null;
  /** Why the loop paused by itself. */
  let fault: string | null = null;

  const progress = createProgress({
    db,
    clock: deps.clock,
    language: deps.language,
    state: () => ({
      paused: loop.isPaused(),
      running: loop.isRunning(),
      ...(fault !== null && { fault }),
    }),
  });

  /** What the last snapshot took, in milliseconds. */
  let cost = 0;

  /** When the snapshot that is waited for is due. */
  let due = 0;

  /** Something changed: one snapshot at the end of a short while (`withinMs`), however many changes come. */
  function changed(withinMs = PUSH_EVERY_MS): void {
    const wait = Math.max(withinMs, cost * PUSH_SHARE);
    const at = performance.now() + wait;
    if (timer && due <= at) return;
    if (timer) clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      timer = null;
      if (shutdown.signal.aborted) return;
      const began = performance.now();
      events.emit('progress', progress.snapshot());
      cost = performance.now() - began;
    }, wait);
  }

  function endBatch(): void {
    if (batch === null) return;
    try {
      finishBatch(db, batch, deps.clock());
    } catch {
      // a full disk: the next batch ends it
      return;
    }
    batch = null;
    events.emit('changed', { scopes: ['round'] });
  }

  function onTick(result: TickResult): void {
    running.delete(result.job.id);
    counters.pagesRead += result.result?.pagesRead ?? 0;
    counters.pagesReused += result.result?.pagesReused ?? 0;
    deps.log(`job ${result.job.id} ${result.outcome}${result.error ? ` (${result.error})` : ''}`);
    events.emit('changed', {
      scopes: ['review', 'people', 'roster'],
      applicantIds: [result.job.applicantId],
    });
    changed();
  }

  const loop = createLoop(db, deps.extractor, {
    pool: deps.pool,
    clock: deps.clock,
    rand: deps.rand,
    owner: 'main',
    lanes: deps.concurrency ?? 2,
    concurrency: deps.concurrency ?? 2,
    pollMs: deps.pollMs ?? DEFAULT_POLL_MS,
    signal: shutdown.signal,
    onStart: (job) => {
      batch ??= startBatch(db, deps.extractor.name, deps.clock());
      const own = new AbortController();
      running.set(job.id, own);
      changed();
      return own.signal;
    },
    onDocument: (documentId, step, page, pages) => {
      progress.step(documentId, step, page, pages);
      changed();
    },
    passwords: deps.passwords,
    onTick,
    onDry: endBatch,
    onFault: (code, over) => {
      deps.log(`the case cannot be written (${code})${over ? ': the queue waits' : ''}`);
      if (over) fault = code;
      changed();
    },
  });

  function enqueue(applicantIds: readonly number[]): void {
    if (!loop.isRunning()) progress.rest();
    enqueueApplicants(db, applicantIds, { now: deps.clock() });
    loop.wake();
    changed();
  }

  /** Waiting and running work of one applicant, or all of it, ends now; finished pages stay. */
  function cancel(applicantId?: number): void {
    const rows = db
      .sql<{ id: number; key: string }>(`SELECT id, dedupe_key AS key FROM jobs WHERE status = 'running'`)
      .all();
    cancelJobs(db, applicantId ?? null, deps.clock());
    for (const r of rows)
      if (applicantId === undefined || r.key === `applicant:${applicantId}`) running.get(r.id)?.abort();
    changed();
  }

  /** Reads these documents again, whatever became of them; returns how many applicants were queued. */
  function again(documentIds: readonly number[], why: string): number {
    const applicants = new Set<number>();
    db.transaction(() => {
      for (const id of documentIds) {
        const d = getDocument(db, id);
        if (!d) continue;
        if (d.status !== 'received') transition(db, d.id, d.status, 'received', why, deps.clock());
        applicants.add(d.applicantId);
      }
    });
    enqueue([...applicants]);
    return applicants.size;
  }

  /** One document, one applicant's failed ones, or every failed one that nobody put aside. */
  function retry({ applicantId, documentId }: { applicantId?: number; documentId?: number }): number {
    if (documentId !== undefined) return again([documentId], 'retry');
    const failed = deps
      .openFailures()
      .filter((d) => applicantId === undefined || d.applicantId === applicantId);
    const queued = again(
      failed.map((d) => d.documentId),
      'retry',
    );
    // an applicant whose work was cancelled has no failure, and is to be read all the same
    if (queued === 0 && applicantId !== undefined) enqueue([applicantId]);
    return queued === 0 && applicantId !== undefined ? 1 : queued;
  }

  const queue: Engine['queue'] = {
    pause: () => (loop.pause(), changed()),
    resume: () => ((fault = null), loop.resume(), changed()),
    cancel,
    retry,
    readWhole: (documentId) => {
      askWhole(db, documentId, deps.clock());
      return again([documentId], READ_WHOLE);
    },
    prioritise: (id) => (prioritise(db, id, deps.clock()), changed()),
    snapshot: progress.snapshot,
    idle: loop.idle,
  };

  return {
    queue,
    counters,
    changed,
    enqueue,
    again,
    fault: (): string | null => fault,
    start(): void {
      recoverJobs(db, [], deps.clock());
      // a document that was stored but never queued (the program ended in between) is taken up as well
      const waiting = db
        .sql<{ id: number }>(
          `SELECT DISTINCT applicant_id AS id FROM documents WHERE status = 'received' AND superseded_by IS NULL
             AND NOT EXISTS (SELECT 1 FROM jobs WHERE dedupe_key = 'applicant:' || applicant_id
                             AND status IN ('queued', 'running', 'error'))`,
        )
        .all();
      enqueue(waiting.map((r) => r.id));
    },
    async stop(): Promise<void> {
      shutdown.abort();
      if (timer) clearTimeout(timer);
      await loop.stop();
      endBatch();
    },
  };
}
