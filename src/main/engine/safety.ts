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
  /** Lets the evaluators' file stand still; null where there is none. */
  readonly freezeEvaluators: () => { readonly file: string; release(): void } | null;
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
      async backup(path, options = {}) {
        // noted first, so that the backup knows of itself
        note('case.backup', { evaluators: Number(options.includeEvaluators === true) });
        const frozen = options.includeEvaluators === true ? deps.freezeEvaluators() : null;
        try {
          return await backupCase(deps, path, frozen?.file);
        } finally {
          frozen?.release();
        }
      },
      verifyAudit: () => verifyAudit(db),
      auditLines: () => auditLines(db),
      diskUse: () => diskUse(deps.places),
      clearPages: () => clearPages(deps.places),
    },
  };
}
