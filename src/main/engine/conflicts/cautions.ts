import type { Db } from '../db/open';
import type { ConflictApplicant } from '../domain/views-conflicts';

/** Every applicant, with what was not read of them. */
export function applicantCautions(db: Db): ConflictApplicant[] {
  return db
    .sql<{
      applicantId: number;
      externalId: string;
      name: string;
      position: string;
      unread: number;
      openItems: number;
    }>(
      `SELECT a.id AS applicantId, a.external_id AS externalId, a.name, coalesce(a.position, '') AS position,
         (SELECT count(*) FROM documents d WHERE d.applicant_id = a.id AND d.superseded_by IS NULL
            AND d.status = 'failed') AS unread,
         (SELECT count(*) FROM review_flags f WHERE f.applicant_id = a.id AND f.status = 'open') AS openItems
       FROM applicants a ORDER BY a.external_id, a.id`,
    )
    .all()
    .map(({ unread, openItems, ...a }) => ({ ...a, caution: { unread, openItems } }));
}
