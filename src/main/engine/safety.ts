import type { Engine } from './api';
import { backupCase } from './case/backup';
import { clearPages, diskUse } from './case/disk-use';
import type { CaseFolder } from './case-folder';
import { audit, auditLines, verifyAudit, type AuditEntry } from './db/audit';
import type { Db } from './db/open';
import type { CaseKeys } from './vault/keys';

/** Backup and audit log as the engine offers them, and `note`, by which it writes the log itself. */
export function createSafety(deps: {
  readonly db: Db;
  readonly places: CaseFolder;
  readonly keys: CaseKeys | undefined;
  readonly clock: () => number;
  readonly actor: () => string;
}): {
  readonly face: Engine['safety'];
  readonly note: (what: string, detail?: AuditEntry['detail']) => void;
} {
  const { db } = deps;
  const note = (what: string, detail: AuditEntry['detail'] = {}): void =>
    audit(db, { at: deps.clock(), actor: deps.actor(), what, detail });
  return {
    note,
    face: {
      encrypted: deps.keys !== undefined,
      async backup(path) {
        // noted first, so that the backup knows of itself
        note('case.backup');
        return backupCase(deps, path);
      },
      verifyAudit: () => verifyAudit(db),
      auditLines: () => auditLines(db),
      diskUse: () => diskUse(deps.places),
      clearPages: () => clearPages(deps.places),
    },
  };
}
