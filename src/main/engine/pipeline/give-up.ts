import { activeDocuments, transition } from '../db/documents';
import type { Db } from '../db/open';
import type { ErrorShape } from '../domain/errors';
import { reasonOfFault } from '../domain/reasons';

/**
 * A job ended for good without a result: what it had not read becomes dead letters, so that nothing waits unseen in a queue
 * nobody works. Documents that were read before keep what they have.
 */
export function giveUp(db: Db, applicantId: number, error: ErrorShape, now: number): void {
  const reason = reasonOfFault(error);
  for (const d of activeDocuments(db, applicantId)) {
    if (!transition(db, d.id, 'received', 'failed', reason.code, now)) continue;
    db.sql(`UPDATE documents SET reasons = ? WHERE id = ?`).run(JSON.stringify([reason]), d.id);
  }
}
