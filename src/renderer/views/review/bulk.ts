import type { ReviewRow } from '../../../preload/contract';

export const SCOPES = ['document', 'applicant', 'round'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * Open items like this one: the same kind of doubt about the same role, in the same document, of the same applicant, or in
 * the whole round. A name that was not read is like no other: it has to be looked at.
 */
export function likeItems(rows: readonly ReviewRow[], item: ReviewRow, scope: Scope): ReviewRow[] {
  return rows.filter(
    (r) =>
      r.status === 'open' &&
      r.flagType === item.flagType &&
      r.role === item.role &&
      r.title.trim() !== '' &&
      (scope === 'round' ||
        (r.applicantId === item.applicantId && (scope === 'applicant' || r.documentId === item.documentId))),
  );
}
