import { randomUUID } from 'node:crypto';
import type { Engine } from './api';
import { audit } from './db/audit';
import { recordCorrection, standingCorrections, type CorrectionRow } from './db/corrections';
import { failedDocuments, historyOf, type FailedRow } from './db/dead-letters';
import { getDocument } from './db/documents';
import type { Db } from './db/open';
import { PermanentError } from './domain/errors';
import { reasonText, type Language } from './domain/reasons';
import type { DeadLetter } from './domain/views';
import type { Decided } from './pipeline/decide';

/** What a dismissal is recorded under; it belongs to one failure, named in `oldValue`, and ends when the document is tried again. */
const FIELD = 'document:failed';

export interface DeadLetterDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly actor: () => string;
  readonly language: () => Language;
  /** Reads the documents again; returns how many applicants were queued. */
  readonly replay: (documentIds: readonly number[]) => number;
  /** Tells the window what a decision changed. */
  readonly decided: (d: Decided) => ReturnType<Engine['deadLetters']['dismiss']>;
}

/** Documents that were given up: listed with reason and history, replayed one by one or all, put aside with a note. */
export function createDeadLetters(deps: DeadLetterDeps): Engine['deadLetters'] {
  const { db } = deps;

  /** Standing dismissals by the failure they belong to. */
  function dismissals(applicantIds: Iterable<number>): Map<string, CorrectionRow> {
    const out = new Map<string, CorrectionRow>();
    for (const id of new Set(applicantIds))
      for (const c of standingCorrections(db, id)) if (c.field === FIELD) out.set(c.oldValue!, c);
    return out;
  }

  function view(row: FailedRow, dismissed: CorrectionRow | undefined): DeadLetter {
    const { eventId: _event, fingerprint: _print, reasons, ...rest } = row;
    return {
      ...rest,
      code: reasons[0]?.code ?? 'internal',
      reasons: reasons.map((r) => reasonText(r, deps.language())),
      history: historyOf(db, row.documentId),
      dismissed: dismissed
        ? { note: dismissed.newValue ?? '', actor: dismissed.actor, at: dismissed.createdAt }
        : null,
    };
  }

  function list(): DeadLetter[] {
    const rows = failedDocuments(db);
    const put = dismissals(rows.map((r) => r.applicantId));
    return rows.map((r) => view(r, put.get(String(r.eventId))));
  }

  return {
    list,
    replay(documentId) {
      if (failedDocuments(db, documentId).length === 0) throw new PermanentError('no_such_item');
      return deps.replay([documentId]);
    },
    replayAll: () =>
      deps.replay(
        list()
          .filter((d) => d.dismissed === null)
          .map((d) => d.documentId),
      ),
    dismiss(documentId, note) {
      const [row] = failedDocuments(db, documentId);
      const document = getDocument(db, documentId);
      if (!row || !document) throw new PermanentError('no_such_item');
      db.transaction(() => {
        recordCorrection(db, {
          applicantId: row.applicantId,
          fingerprint: row.fingerprint,
          nameRaw: row.filename,
          field: FIELD,
          oldValue: String(row.eventId),
          newValue: note.normalize('NFC').trim(),
          action: 'dismiss',
          docType: document.docType,
          batch: randomUUID(),
          actor: deps.actor(),
          createdAt: deps.clock(),
        });
        audit(db, {
          at: deps.clock(),
          actor: deps.actor(),
          what: 'document.dismiss',
          detail: { applicantId: row.applicantId, documentId },
        });
      });
      return deps.decided({ applicantIds: [row.applicantId], changed: [] });
    },
  };
}
