import type { Db } from '../db/open';
import { reasonText, type Language, type Reason } from '../domain/reasons';
import type { ApplicantProgress, DocumentProgress, ProgressSnapshot } from '../domain/views';
import type { DocType, DocumentStatus, JobStatus, Step } from '../domain/words';
import { latestJobs } from '../queue/queue';

interface Live {
  step: Step;
  page: number;
  pages: number | null;
}

/** Seconds of work after which a rate means something, and pages that must have been read by then. */
const MEASURE_AFTER_MS = 1500;
const MEASURE_PAGES = 20;

/**
 * What is being done right now, beside what the database knows. Live steps are not stored: after a restart they begin anew.
 */
export function createProgress(deps: {
  db: Db;
  clock: () => number;
  language: () => Language;
  state: () => { paused: boolean; running: boolean; fault?: string };
}) {
  const live = new Map<number, Live>();
  let since: number | null = null;
  let pagesRead = 0;

  function step(documentId: number, what: Step | null, page: number, pages: number | null): void {
    const before = live.get(documentId);
    if (what === null) live.delete(documentId);
    else live.set(documentId, { step: what, page, pages });
    since ??= deps.clock();
    if (what === 'read') pagesRead += Math.max(0, page - (before?.step === 'read' ? before.page : 0));
  }

  /** Called when the queue has run dry: the next batch is measured by itself. */
  function rest(): void {
    since = null;
    pagesRead = 0;
    live.clear();
  }

  function snapshot(): ProgressSnapshot {
    const applicants = applicantRows(deps.db, live, deps.language());
    const documents = applicants.flatMap((a) => a.documents);
    const count = (s: DocumentStatus): number => documents.filter((d) => d.status === s).length;
    const reading = documents.filter((d) => d.step !== null).length;
    const waiting = documents.filter((d) => d.step === null && d.status === 'received').length;
    const elapsed = since === null ? 0 : deps.clock() - since;
    const measured = elapsed >= MEASURE_AFTER_MS && pagesRead >= MEASURE_PAGES;
    const rate = measured ? pagesRead / (elapsed / 1000) : null;
    return {
      ...deps.state(),
      applicants,
      totals: {
        documents: documents.length,
        loaded: count('loaded'),
        needsReview: count('needs_review'),
        failed: count('failed'),
        reading,
        waiting,
        pagesRead,
        pagesPerSecond: rate,
        secondsLeft: secondsLeft(documents, rate),
      },
    };
  }

  return { step, rest, snapshot };
}
export type Progress = ReturnType<typeof createProgress>;

/** Pages that are left, at the measured rate; documents not opened yet count with the average of those that were. */
function secondsLeft(documents: readonly DocumentProgress[], rate: number | null): number | null {
  if (rate === null || rate <= 0) return null;
  const known = documents.filter((d) => d.pages !== null);
  const average = known.length === 0 ? 10 : known.reduce((n, d) => n + d.pages!, 0) / known.length;
  const left = documents
    .filter((d) => d.status === 'received' || d.step !== null)
    .reduce((n, d) => n + Math.max(0, (d.pages ?? average) - d.page), 0);
  return Math.ceil(left / rate);
}

interface Row {
  id: number;
  applicant_id: number;
  filename: string;
  doc_type: DocType;
  status: DocumentStatus;
  page_count: number | null;
  reasons: string;
}

function applicantRows(db: Db, live: ReadonlyMap<number, Live>, language: Language): ApplicantProgress[] {
  const jobs = new Map(latestJobs(db).map((j) => [j.applicantId, j]));
  const open = new Map(
    db
      .sql<{ applicant_id: number; n: number }>(
        `SELECT applicant_id, count(*) AS n FROM review_flags WHERE status = 'open' GROUP BY applicant_id`,
      )
      .all()
      .map((r) => [r.applicant_id, r.n]),
  );
  const documents = new Map<number, DocumentProgress[]>();
  const rows = db
    .sql<Row>(
      `SELECT id, applicant_id, filename, doc_type, status, page_count, reasons FROM documents
       WHERE superseded_by IS NULL ORDER BY applicant_id, id`,
    )
    .all();
  for (const r of rows) {
    const list = documents.get(r.applicant_id) ?? [];
    documents.set(r.applicant_id, list);
    list.push(documentRow(r, live.get(r.id), language));
  }
  return db
    .sql<{ id: number; external_id: string; name: string }>(
      `SELECT id, external_id, name FROM applicants ORDER BY external_id, id`,
    )
    .all()
    .map((a) => {
      const job = jobs.get(a.id);
      const status: JobStatus | null = job?.status ?? null;
      return {
        applicantId: a.id,
        externalId: a.external_id,
        name: a.name,
        job: status,
        progress: job?.progress ?? 0,
        documents: documents.get(a.id) ?? [],
        openItems: open.get(a.id) ?? 0,
      };
    });
}

function documentRow(r: Row, now: Live | undefined, language: Language): DocumentProgress {
  return {
    documentId: r.id,
    filename: r.filename,
    docType: r.doc_type,
    status: r.status,
    step: now?.step ?? null,
    page: now?.page ?? (r.status === 'received' ? 0 : (r.page_count ?? 0)),
    pages: now?.pages ?? r.page_count,
    messages: (JSON.parse(r.reasons) as Reason[]).map((x) => reasonText(x, language)),
  };
}
