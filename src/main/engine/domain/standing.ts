import type { DocumentStatus, FinalStatus } from './words';

/**
 * Where a person stands in lists and in the roster. Only loaded documents and a person's decisions make somebody final
 * (design, section 2): who passed by itself in documents that all still wait for a person is open.
 */
export function standing(
  person: { readonly finalStatus: FinalStatus; readonly isSelf: boolean },
  documents: readonly (DocumentStatus | undefined)[],
): FinalStatus {
  if (person.finalStatus !== 'auto' || person.isSelf) return person.finalStatus;
  return documents.includes('loaded') ? 'auto' : 'open';
}
