import type { ApplicantProgress, DocumentProgress, ProgressSnapshot } from '../../../preload/contract';
import { holds } from '../../i18n/josa';

export type State = 'waiting' | 'reading' | 'review' | 'done' | 'partly' | 'failed';
export type Filter = 'all' | State;

export function documentState(d: DocumentProgress): State {
  // A document that is read again keeps its old status until it is done.
  if (d.step) return 'reading';
  if (d.status === 'failed') return 'failed';
  if (d.status === 'needs_review') return 'review';
  if (d.status === 'loaded') return 'done';
  return 'waiting';
}

/** Where an applicant stands: the job first, then the worst of what it left. */
export function applicantState(a: ApplicantProgress): State {
  if (a.job === 'running') return 'reading';
  if (a.job === 'queued') return 'waiting';
  if (a.job === 'error') return 'failed';
  if (a.openItems > 0) return 'review';
  const states = a.documents.map(documentState);
  if (states.includes('review')) return 'review';
  // One document nobody could read is enough: whoever stands in it is missing.
  if (states.includes('failed')) return states.every((s) => s === 'failed') ? 'failed' : 'partly';
  return states.includes('waiting') ? 'waiting' : 'done';
}

export function isFinished(d: DocumentProgress): boolean {
  return d.step === null && (d.status === 'failed' || d.status === 'needs_review' || d.status === 'loaded');
}

export type ProgressRow =
  | { readonly kind: 'applicant'; readonly applicant: ApplicantProgress; readonly open: boolean }
  | { readonly kind: 'document'; readonly applicant: ApplicantProgress; readonly document: DocumentProgress };

/** One flat list in the queue's own order: rows never move under the eye. What is being read is unfolded by itself. */
export function progressRows(
  snapshot: ProgressSnapshot,
  options: { filter: Filter; query: string; toggled: ReadonlySet<number> },
): ProgressRow[] {
  const rows: ProgressRow[] = [];
  for (const applicant of snapshot.applicants) {
    if (options.filter !== 'all' && applicantState(applicant) !== options.filter) continue;
    if (!holds(`${applicant.externalId} ${applicant.name}`, options.query)) continue;
    const open = snapshot.applicants.length <= 3 !== options.toggled.has(applicant.applicantId);
    rows.push({ kind: 'applicant', applicant, open });
    if (open)
      for (const document of applicant.documents) rows.push({ kind: 'document', applicant, document });
  }
  return rows;
}

export function countByState(snapshot: ProgressSnapshot): Record<Filter, number> {
  const counts = { all: 0, waiting: 0, reading: 0, review: 0, done: 0, partly: 0, failed: 0 };
  for (const a of snapshot.applicants) {
    counts.all++;
    counts[applicantState(a)]++;
  }
  return counts;
}

/** Pages of all documents whose pages could be counted. */
export function pagesOf(applicants: readonly ApplicantProgress[]): number {
  return applicants.flatMap((a) => a.documents).reduce((sum, d) => sum + (d.pages ?? 0), 0);
}

/** How far each step brings a document, as a share of its work: nearly all of it is reading. */
const STEP_SHARE = { read: 0, type: 0.8, extract: 0.85, gather: 0.95 } as const;

/** What the documents under work have behind them, in documents (two half-read ones are 1). */
export function partlyDone(snapshot: ProgressSnapshot): number {
  let sum = 0;
  for (const a of snapshot.applicants)
    for (const d of a.documents) {
      if (!d.step) continue;
      sum += d.step === 'read' && d.pages ? 0.8 * Math.min(1, d.page / d.pages) : STEP_SHARE[d.step];
    }
  return sum;
}
