import type { Reason } from '../domain/reasons';
import type { DocType, DocumentStatus } from '../domain/words';
import type { Db } from './open';

/** A failed document with its applicant and what lets a dismissal be tied to this very failure. */
export interface FailedRow {
  readonly documentId: number;
  readonly applicantId: number;
  readonly applicantName: string;
  readonly externalId: string;
  readonly filename: string;
  readonly docType: DocType;
  readonly fingerprint: string;
  readonly reasons: readonly Reason[];
  /** The line of history that says it failed. */
  readonly eventId: number;
  readonly failedAt: number;
  readonly failures: number;
}

/** Documents that failed and count, applicant by applicant. */
export function failedDocuments(db: Db, documentId: number | null = null): FailedRow[] {
  return db
    .sql<Omit<FailedRow, 'reasons'> & { reasons: string }>(
      `SELECT d.id AS documentId, d.applicant_id AS applicantId, a.name AS applicantName, a.external_id AS externalId,
         d.filename, d.doc_type AS docType, d.fingerprint, d.reasons,
         max(e.id) AS eventId, max(e.at) AS failedAt, count(e.id) AS failures
       FROM documents d
       JOIN applicants a ON a.id = d.applicant_id
       JOIN document_events e ON e.document_id = d.id AND e.to_status = 'failed'
       WHERE d.status = 'failed' AND d.superseded_by IS NULL AND (? IS NULL OR d.id = ?)
       GROUP BY d.id ORDER BY a.external_id, a.id, d.id`,
    )
    .all(documentId, documentId)
    .map((r) => ({ ...r, reasons: JSON.parse(r.reasons) as Reason[] }));
}

export interface DocumentEvent {
  readonly from: DocumentStatus | null;
  readonly to: DocumentStatus;
  readonly why: string;
  readonly at: number;
}

/** Every change of a document's state, oldest first. */
export function historyOf(db: Db, documentId: number): DocumentEvent[] {
  return db
    .sql<DocumentEvent>(
      `SELECT from_status AS "from", to_status AS "to", why, at FROM document_events WHERE document_id = ? ORDER BY id`,
    )
    .all(documentId);
}
