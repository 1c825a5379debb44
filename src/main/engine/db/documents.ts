import type { Reason } from '../domain/reasons';
import type { DocType, DocTypeMethod, DocumentStatus, SourceFormat } from '../domain/words';
import { documents } from './schema';
import type { Db } from './open';
import { insertRow, updateRow } from './insert';
import { selectRows } from './select';

export type DocumentRow = typeof documents.$inferSelect;

/** Which status may follow which. `received` from anywhere: a person asked to read again, or a new reader is in use. */
const ALLOWED: Record<DocumentStatus, readonly DocumentStatus[]> = {
  // an encrypted file waits for its password: nothing was extracted, and nothing failed for good
  received: ['extracted', 'needs_review', 'failed'],
  extracted: ['validated', 'needs_review', 'failed', 'received'],
  validated: ['loaded', 'needs_review', 'received'],
  loaded: ['needs_review', 'received'],
  needs_review: ['validated', 'received'],
  failed: ['received'],
};

/**
 * The one way a document changes its status: a conditional UPDATE that checks the old state, and one line of history.
 * Returns false (and changes nothing) when the document is not in `from` or the step does not exist.
 */
export function transition(
  db: Db,
  documentId: number,
  from: DocumentStatus,
  to: DocumentStatus,
  why: string,
  now: number,
): boolean {
  if (!ALLOWED[from].includes(to)) return false;
  const changed = db
    .sql(`UPDATE documents SET status = ?, updated_at = ? WHERE id = ? AND status = ?`)
    .run(to, now, documentId, from).changes;
  if (changed !== 1) return false;
  db.sql(
    `INSERT INTO document_events (document_id, from_status, to_status, why, at) VALUES (?, ?, ?, ?, ?)`,
  ).run(documentId, from, to, why, now);
  return true;
}

/** Why a document is read again when all its pages are asked for; from then on it is read whole. */
export const READ_WHOLE = 'read_whole';

/** Did somebody ask for all pages of this document? */
export function isReadWhole(db: Db, documentId: number): boolean {
  return (
    db.sql(`SELECT 1 FROM document_events WHERE document_id = ? AND why = ?`).get(documentId, READ_WHOLE) !==
    undefined
  );
}

/** All pages of this document from now on; its history says so. */
export function askWhole(db: Db, documentId: number, now: number): void {
  db.sql(
    `INSERT INTO document_events (document_id, from_status, to_status, why, at)
     SELECT id, status, status, ?, ? FROM documents WHERE id = ?`,
  ).run(READ_WHOLE, now, documentId);
}

/** An applicant's documents that count: not replaced by a newer version. Oldest first. */
export function activeDocuments(db: Db, applicantId: number): DocumentRow[] {
  return selectRows(
    db,
    documents,
    `WHERE applicant_id = ? AND superseded_by IS NULL ORDER BY id`,
    applicantId,
  );
}

export function getDocument(db: Db, documentId: number): DocumentRow | undefined {
  return selectRows(db, documents, `WHERE id = ?`, documentId)[0];
}

export interface NewDocument {
  readonly applicantId: number;
  readonly folderCategory: string | null;
  readonly docType: DocType;
  readonly docTypeMethod: DocTypeMethod;
  readonly sourceFormat: SourceFormat | null;
  readonly filename: string;
  readonly relativePath: string;
  readonly filepath: string;
  readonly fingerprint: string;
  readonly bytes: number;
}

/**
 * Stores a document. The same bytes of the same applicant are never stored twice (null comes back; where it lies on disk is
 * brought up to date); another version under the same name in the same category replaces the older one, whose results no longer count.
 */
export function receiveDocument(db: Db, doc: NewDocument, now: number): number | null {
  const known = db
    .sql<{ id: number; supersededBy: number | null }>(
      `SELECT id, superseded_by AS supersededBy FROM documents WHERE applicant_id = ? AND fingerprint = ?`,
    )
    .get(doc.applicantId, doc.fingerprint);
  if (known) {
    db.sql(`UPDATE documents SET filepath = ?, superseded_by = NULL WHERE id = ?`).run(
      doc.filepath,
      known.id,
    );
    return known.supersededBy === null ? null : known.id;
  }
  // compiled once: a round of three thousand documents is stored in one go, while the window waits
  const id = insertRow(db, documents, {
    ...doc,
    status: 'received',
    reasons: [],
    createdAt: now,
    updatedAt: now,
  });
  db.sql(
    `INSERT INTO document_events (document_id, from_status, to_status, why, at) VALUES (?, NULL, 'received', 'dropped', ?)`,
  ).run(id, now);
  db.sql(
    `UPDATE documents SET superseded_by = ?, updated_at = ?
     WHERE applicant_id = ? AND filename = ? AND coalesce(folder_category, '') = ? AND id <> ?
       AND superseded_by IS NULL`,
  ).run(id, now, doc.applicantId, doc.filename, doc.folderCategory ?? '', id);
  return id;
}

/** What reading found out about a document. */
export interface DocumentMeta {
  readonly docType: DocType;
  readonly docTypeMethod: DocTypeMethod;
  readonly sourceFormat: SourceFormat | null;
  readonly title: string | null;
  readonly pageCount: number | null;
  readonly hasTextLayer: boolean | null;
  readonly reasons: Reason[];
  readonly note: string | null;
}

export function writeDocumentMeta(db: Db, documentId: number, meta: DocumentMeta): void {
  const before = getDocument(db, documentId);
  if (before) updateRow(db, documents, before, meta);
}
