import type { Engine } from './api';
import { getDocument } from './db/documents';
import type { Db } from './db/open';
import { PermanentError } from './domain/errors';
import type { Reason } from './domain/reasons';
import type { WaitingDocument } from './domain/views';
import type { Passwords } from './pipeline/passwords';

/** Encrypted documents that wait, and the passwords people give for them. */
export function createPasswordDesk(deps: {
  readonly db: Db;
  readonly passwords: Passwords;
  /** Reads the documents again. */
  readonly again: (documentIds: readonly number[], why: string) => number;
}): Engine['passwords'] {
  function waiting(): WaitingDocument[] {
    return deps.db
      .sql<Omit<WaitingDocument, 'refused'> & { reasons: string }>(
        `SELECT d.id AS documentId, d.applicant_id AS applicantId, a.name AS applicantName,
           a.external_id AS externalId, d.filename, d.doc_type AS docType, d.reasons
         FROM documents d
         JOIN applicants a ON a.id = d.applicant_id
         JOIN review_flags f ON f.document_id = d.id AND f.field = 'password' AND f.status = 'open'
         WHERE d.status = 'needs_review' AND d.superseded_by IS NULL
         ORDER BY a.external_id, a.id, d.id`,
      )
      .all()
      .map(({ reasons, ...row }) => ({
        ...row,
        refused: (JSON.parse(reasons) as Reason[]).some((r) => r.code === 'wrong_password'),
      }));
  }

  return {
    waiting,
    give(documentId, password) {
      const document = getDocument(deps.db, documentId);
      if (!document || !waiting().some((w) => w.documentId === documentId))
        throw new PermanentError('no_such_item');
      deps.passwords.add(password);
      deps.passwords.again(document.fingerprint, password);
      // one password often opens all of an applicant's files
      const others = waiting().filter((w) => w.applicantId === document.applicantId);
      return deps.again(
        others.map((w) => w.documentId),
        'password',
      );
    },
  };
}
