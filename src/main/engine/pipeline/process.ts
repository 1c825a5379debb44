import { activeDocuments, isReadWhole, transition, type DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { ensureRound, getApplicant } from '../db/rounds';
import { CancelledError, PermanentError, TransientError } from '../domain/errors';
import { reasonOfFault } from '../domain/reasons';
import type { Step } from '../domain/words';
import type { Extractor } from '../extractors/extractor';
import type { Pool } from '../pool/tasks';
import { addCandidates } from './candidates';
import type { DocumentDraft } from './draft';
import { load } from './load';
import type { Passwords } from './passwords';
import { failedDraft, runPipeline } from './pipeline';
import { sampleForReview } from './sample';

export interface ProcessDeps {
  readonly pool: Pool;
  readonly clock: () => number;
  readonly signal?: AbortSignal;
  /** Documents of one applicant read at the same time; the pool's size. */
  readonly concurrency: number;
  /** The last try ran out of memory: one document and one page at a time, pictures drawn coarser. */
  readonly small?: boolean;
  /** No further try follows: what fails now is a dead letter, and must not hold back the documents that were read. */
  readonly lastAttempt: boolean;
  /** Tried in turn on encrypted files. */
  readonly passwords?: Passwords;
  /** Asked inside the transaction that writes: false when somebody else has taken the job over. */
  readonly stillOurs?: () => boolean;
  readonly onDocument?: (documentId: number, step: Step | null, page: number, pages: number | null) => void;
  readonly onDone?: (documents: number, of: number) => void;
}

export interface ProcessResult {
  readonly documents: number;
  readonly pagesRead: number;
  readonly pagesReused: number;
}

/**
 * Runs the pipeline over an applicant's documents, then replaces that applicant's results in one transaction. Idempotent.
 *
 * Throws `CancelledError` when stopped (nothing written but finished pages) and `TransientError` when a document's fault may
 * go away and another try follows; then the other documents are loaded all the same.
 */
export async function processApplicant(
  db: Db,
  applicantId: number,
  extractor: Extractor,
  deps: ProcessDeps,
): Promise<ProcessResult> {
  const applicant = getApplicant(db, applicantId);
  if (!applicant) throw new PermanentError('no_such_applicant');
  const round = ensureRound(db, '', deps.clock());
  // what failed for good is not tried again by itself: a person replays it
  const documents = activeDocuments(db, applicantId).filter((d) => d.status !== 'failed');
  const drafts = new Map<number, DocumentDraft>();
  const atOnce = deps.small ? 1 : deps.concurrency;
  let again: TransientError | null = null;
  let done = 0;

  const one = async (document: DocumentRow): Promise<void> => {
    try {
      const draft = await runPipeline(document, {
        db,
        pool: deps.pool,
        extractor,
        settings: round.settings,
        selfNames: applicant.nameVariants,
        ...(deps.passwords && { passwords: deps.passwords }),
        ...(deps.signal && { signal: deps.signal }),
        whole: isReadWhole(db, document.id),
        lanes: atOnce,
        small: deps.small === true,
        onStep: (step, page, pages) => deps.onDocument?.(document.id, step, page, pages),
      });
      drafts.set(document.id, draft);
    } catch (e) {
      if (deps.signal?.aborted) throw new CancelledError();
      // a full disk is no document's fault: the whole work waits
      if (!(e instanceof TransientError) || e.code === 'disk_full') throw e;
      if (deps.lastAttempt) drafts.set(document.id, failedDraft(document, [reasonOfFault(e)]));
      else again = e;
    } finally {
      // a stopped document is no longer being read either
      deps.onDocument?.(document.id, null, 0, null);
    }
    done += 1;
    deps.onDone?.(done, documents.length);
  };

  await eachLimited(documents, atOnce, one);
  if (deps.signal?.aborted) throw new CancelledError();
  const read = documents.flatMap((d) => drafts.get(d.id) ?? []);
  addCandidates(read);
  sampleForReview(read, round.settings.auditSample ?? 0);
  db.transaction(() => {
    if (deps.stillOurs?.() === false) throw new CancelledError('lease_lost');
    // results are replaced as a whole: a document read earlier that failed this time must not look loaded without its people
    for (const d of documents)
      if (!drafts.has(d.id) && d.status !== 'received')
        transition(db, d.id, d.status, 'received', 'read_again', deps.clock());
    load(db, applicantId, read, deps.clock());
  });
  if (again) throw again as TransientError;
  const all = [...drafts.values()];
  return {
    documents: all.length,
    pagesRead: all.reduce((n, d) => n + d.pagesRead, 0),
    pagesReused: all.reduce((n, d) => n + d.pagesReused, 0),
  };
}

/** Runs `work` over the items with at most `limit` at once; the first failure waits for those running, then is thrown. */
async function eachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  let failure: unknown;
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (e) {
        failure ??= e;
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, lane));
  if (failure !== undefined) throw failure;
}
