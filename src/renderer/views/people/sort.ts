import type { ApplicantRow } from '../../../preload/contract';

export type Sort = 'open' | 'number';

/** Most to review first, or by application number. */
export function sortApplicants(list: readonly ApplicantRow[], sort: Sort): ApplicantRow[] {
  const byNumber = (a: ApplicantRow, b: ApplicantRow): number =>
    a.externalId.localeCompare(b.externalId, 'ko', { numeric: true });
  return [...list].sort((a, b) =>
    sort === 'open' ? b.openItems - a.openItems || byNumber(a, b) : byNumber(a, b),
  );
}
