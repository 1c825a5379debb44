import { standing } from '../domain/standing';
import { compareRoles, ROLE_FACTS, type Grade } from '../domain/roles';
import type { RoundSettings } from '../domain/settings';
import type { DocType, FinalStatus, Role } from '../domain/words';
import {
  compareText,
  type DocumentData,
  type PersonView,
  type RosterIndex,
  type SourceData,
} from './roster-data';

/** One reading as a ground for exclusion, judged by the round's settings. */
export interface Tie {
  readonly source: SourceData;
  readonly document: DocumentData;
  readonly role: Role;
  readonly grade: Grade;
  readonly weight: number;
  /** Co-authored before the round's window. */
  readonly outsideWindow: boolean;
  /** A work with more authors than the round's limit. */
  readonly large: boolean;
}

const COAUTHOR_ROLES: readonly Role[] = ['coauthor', 'corresponding_author'];
/** Documents that only list works: their co-authors are no co-authors of what is being judged. */
const LISTS: readonly DocType[] = ['cv', 'hindex'];

export function isCoauthor(role: Role): boolean {
  return COAUTHOR_ROLES.includes(role);
}

/** First year that lies in the window; null = no limit. A year counts whole, since works rarely state the month. */
export function windowStart(settings: RoundSettings): number | null {
  return settings.windowYears === null
    ? null
    : Number(settings.referenceDate.slice(0, 4)) - settings.windowYears;
}

/**
 * Weight and grade of one tie. The role decides (`domain/roles`), with what the collected facts say of co-authors
 * (`roles.json`): of a work submitted as representative research, always A; on lists (CV, citation profile) B;
 * before the window C, kept and marked, never dropped; of a large collaboration C. A year that was not read counts as recent.
 */
export function judgeTie(source: SourceData, document: DocumentData, settings: RoundSettings): Tie {
  const role = source.finalRole ?? source.role;
  const { grade, weight } = ROLE_FACTS[role];
  const base = { source, document, role, grade, weight, outsideWindow: false, large: false };
  if (!isCoauthor(role)) return base;
  if ((source.work?.count ?? 0) > settings.largeCollaboration)
    return { ...base, grade: 'C', weight: 10, large: true };
  if (document.docType === 'representative_research') return base;
  const start = windowStart(settings);
  if (start !== null && (source.work?.year ?? start) < start)
    return { ...base, grade: 'C', weight: 40, outsideWindow: true };
  return LISTS.includes(document.docType) ? { ...base, grade: 'B', weight: 70 } : base;
}

/** A person's ties in roles that reach the roster, strongest first; equal ones in document and page order. */
export function tiesOf(view: PersonView, index: RosterIndex, settings: RoundSettings): Tie[] {
  return view.sources
    .flatMap((source) => {
      const document = index.document(source.documentId);
      return document ? [judgeTie(source, document, settings)] : [];
    })
    .filter((tie) => settings.exportedRoles.includes(tie.role))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        compareRoles(a.role, b.role) ||
        compareText(a.document.relativePath, b.document.relativePath) ||
        a.source.sourcePage - b.source.sourcePage ||
        a.source.id - b.source.id,
    );
}

/** Where a person stands in the roster, given the documents that name them. */
export function rosterStatus(view: PersonView, index: RosterIndex): FinalStatus {
  return standing(
    view.person,
    view.sources.map((s) => index.document(s.documentId)?.status),
  );
}
