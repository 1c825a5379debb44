import type { Preflight, PreflightApplicant, PreflightFile } from '../../../preload/contract';
import { holds } from '../../i18n/josa';

/** What a look is asked for, one kind at a time; shown as a filter while it is one. */
export const CHECKS = ['unreadable', 'locked', 'nameless', 'loose'] as const;
export type Filter = 'all' | 'check' | 'unknown' | 'left' | (typeof CHECKS)[number];

export type TreeRow =
  | { readonly kind: 'applicant'; readonly applicant: PreflightApplicant; readonly open: boolean }
  | { readonly kind: 'file'; readonly applicant: PreflightApplicant; readonly file: PreflightFile };

/** Something a person should look at before starting. */
export function needsCheck(f: PreflightFile): boolean {
  if (f.lock === 'locked' && !f.excluded) return true;
  return f.problem !== null || f.duplicate === 'twice' || (f.docType === 'unknown' && !f.excluded);
}

/** Will be read when the round starts. */
export function willRead(a: PreflightApplicant, f: PreflightFile): boolean {
  return !a.excluded && !f.excluded && f.problem === null;
}

function passes(filter: Filter, a: PreflightApplicant, f: PreflightFile): boolean {
  if (filter === 'all') return true;
  if (filter === 'left') return a.excluded || f.excluded || f.duplicate !== null;
  if (filter === 'unknown') return f.docType === 'unknown' && f.problem === null;
  if (filter === 'unreadable') return f.problem !== null;
  if (filter === 'locked') return f.lock === 'locked' && willRead(a, f);
  if (filter === 'nameless') return a.name === '' && !a.excluded;
  if (filter === 'loose') return a.loose;
  return needsCheck(f);
}

/**
 * Applicants and their files as one flat list. A filter or a search unfolds what it found; `folded` holds what the user
 * closed and `unfolded` what was opened, beside the default for a list of this length.
 */
export function treeRows(
  preflight: Preflight,
  options: { filter: Filter; query: string; toggled: ReadonlySet<string> },
): TreeRow[] {
  const { filter, query, toggled } = options;
  const narrow = filter !== 'all' || query.trim() !== '';
  const openByDefault = preflight.applicants.length <= 6;
  const rows: TreeRow[] = [];
  for (const applicant of preflight.applicants) {
    const self = holds(`${applicant.externalId} ${applicant.name} ${applicant.position}`, query);
    const files = applicant.files.filter(
      (f) => passes(filter, applicant, f) && (self || holds(`${f.folder}/${f.filename}`, query)),
    );
    if (narrow && files.length === 0 && !(filter === 'all' && self)) continue;
    const open = (narrow || openByDefault) !== toggled.has(applicant.key);
    rows.push({ kind: 'applicant', applicant, open });
    if (open) for (const file of files) rows.push({ kind: 'file', applicant, file });
  }
  return rows;
}

export interface Totals {
  readonly applicants: number;
  readonly files: number;
  readonly toRead: number;
  readonly bytes: number;
  readonly check: number;
  readonly unknown: number;
  readonly left: number;
  readonly unreadable: number;
  readonly duplicates: number;
  readonly nameless: number;
  /** Applicants made of files that lay beside the applicants' folders. */
  readonly loose: number;
  /** Files to be read that wait for a password. */
  readonly locked: number;
  /** Pages of the files to be read, as far as they were counted. */
  readonly pages: number;
}

export function totalsOf(preflight: Preflight): Totals {
  const all = preflight.applicants.flatMap((a) => a.files.map((f) => ({ a, f })));
  const reading = all.filter(({ a, f }) => willRead(a, f));
  const count = (test: (f: PreflightFile) => boolean): number => all.filter(({ f }) => test(f)).length;
  return {
    applicants: preflight.applicants.filter((a) => a.files.some((f) => willRead(a, f))).length,
    files: all.length,
    toRead: reading.length,
    bytes: reading.reduce((sum, { f }) => sum + f.bytes, 0),
    check: count(needsCheck),
    unknown: count((f) => f.docType === 'unknown' && f.problem === null),
    left: all.filter(({ a, f }) => a.excluded || f.excluded || f.duplicate !== null).length,
    unreadable: count((f) => f.problem !== null),
    duplicates: count((f) => f.duplicate !== null),
    locked: reading.filter(({ f }) => f.lock === 'locked').length,
    pages: reading.reduce((sum, { f }) => sum + (f.pages ?? 0), 0),
    loose: preflight.applicants.filter((a) => a.loose && !a.excluded).length,
    nameless: preflight.applicants.filter((a) => !a.excluded && a.name === '').length,
  };
}

type NamedMethod = 'tag' | 'folder';
type Why =
  | { readonly method: NamedMethod; readonly part: string }
  | { readonly method: PreflightFile['docTypeMethod']; readonly part: null };

/** Why a file was taken for what it is, with the part of its name or the folder that decided. */
export function whyOf(f: PreflightFile): Why {
  const part =
    f.docTypeMethod === 'tag'
      ? /\[([^\]]{1,30})\]/.exec(f.filename)?.[1]
      : f.docTypeMethod === 'folder'
        ? f.folder.split('/').at(-1)
        : undefined;
  if (part) return { method: f.docTypeMethod as NamedMethod, part };
  return { method: f.docTypeMethod, part: null };
}
