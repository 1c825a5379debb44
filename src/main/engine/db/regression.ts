import { selectRows } from './select';
import { documents } from './schema';
import type { DocumentRow } from './documents';
import type { Db } from './open';

/**
 * Documents whose review is over: loaded, nothing of them waits, and a person has said something about a name of theirs or that
 * nobody is missing. In the order of their applicants.
 */
export function confirmedDocuments(db: Db): DocumentRow[] {
  return selectRows(
    db,
    documents,
    `WHERE superseded_by IS NULL AND status = 'loaded'
       AND NOT EXISTS (SELECT 1 FROM review_flags f WHERE f.document_id = documents.id AND f.status = 'open')
       AND (EXISTS (SELECT 1 FROM extracted_persons p WHERE p.document_id = documents.id AND p.decided_at IS NOT NULL)
         OR EXISTS (SELECT 1 FROM review_flags f WHERE f.document_id = documents.id AND f.person_id IS NULL))
     ORDER BY applicant_id, id`,
  );
}
