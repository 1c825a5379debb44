import type { DocType, ReviewRow, Role } from '../../../preload/contract';

/** What the queue is limited to, beside the kind of doubt. Null: no limit. */
export interface Narrow {
  readonly applicantId: number | null;
  readonly role: Role | null;
  readonly docType: DocType | null;
}

export const WIDE: Narrow = { applicantId: null, role: null, docType: null };

export function isWithin(row: ReviewRow, narrow: Narrow): boolean {
  return (
    (narrow.applicantId === null || row.applicantId === narrow.applicantId) &&
    (narrow.role === null || row.role === narrow.role) &&
    (narrow.docType === null || row.docType === narrow.docType)
  );
}

export const narrowness = (narrow: Narrow): number =>
  Object.values(narrow).filter((limit) => limit !== null).length;

export interface Choices {
  readonly applicants: readonly { readonly id: number; readonly name: string }[];
  readonly roles: readonly Role[];
  readonly docTypes: readonly DocType[];
}

/** What can be chosen: what open items have, and what is chosen already. */
export function choicesOf(rows: readonly ReviewRow[], narrow: Narrow): Choices {
  const applicants = new Map<number, string>();
  const roles = new Set<Role>();
  const docTypes = new Set<DocType>();
  for (const r of rows) {
    if (r.status !== 'open' && r.applicantId !== narrow.applicantId) continue;
    applicants.set(r.applicantId, [r.externalId, r.applicantName].filter(Boolean).join(' '));
    if (r.role) roles.add(r.role);
    docTypes.add(r.docType);
  }
  if (narrow.role) roles.add(narrow.role);
  if (narrow.docType) docTypes.add(narrow.docType);
  return {
    applicants: [...applicants].map(([id, name]) => ({ id, name })),
    roles: [...roles],
    docTypes: [...docTypes],
  };
}
