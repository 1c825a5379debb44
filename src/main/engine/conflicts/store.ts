import { existsSync } from 'node:fs';
import { audit, auditLines, verifyAudit, type AuditCheck, type AuditEntry } from '../db/audit';
import { openEvaluators, type EvaluatorDb } from '../db/evaluators-open';
import { shred, type Shredded } from '../vault/shred';

/** What an evaluators' database may leave beside itself. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** The evaluators' file: made when something is stored, opened when something is asked, gone after a wipe. */
export interface Store {
  /** Null while there is none. */
  peek(): EvaluatorDb | null;
  /** The same, made where there is none. */
  open(): EvaluatorDb;
  note(what: string, detail?: AuditEntry['detail']): void;
  verifyAudit(): AuditCheck;
  auditLines(): Iterable<string>;
  /** Overwrites and removes the file. True when every byte was read back as overwritten and nothing is left. */
  wipe(): Promise<boolean>;
  close(): void;
}

export function createStore(deps: {
  readonly file: string;
  readonly key: Buffer | undefined;
  readonly clock: () => number;
  readonly actor: () => string;
}): Store {
  let db: EvaluatorDb | null = null;
  const open = (): EvaluatorDb => (db ??= openEvaluators(deps.file, deps.key ? { key: deps.key } : {}));
  const peek = (): EvaluatorDb | null => db ?? (existsSync(deps.file) ? open() : null);
  return {
    open,
    peek,
    note: (what, detail = {}) => audit(open(), { at: deps.clock(), actor: deps.actor(), what, detail }),
    verifyAudit() {
      const own = peek();
      return own ? verifyAudit(own) : { entries: 0, broken: null, head: '' };
    },
    auditLines() {
      const own = peek();
      return own ? auditLines(own) : [];
    },
    async wipe() {
      db?.close();
      db = null;
      const tally: Shredded = { files: 0, bytes: 0, unproven: 0 };
      for (const end of BESIDE) await shred(deps.file + end, tally);
      return tally.unproven === 0 && BESIDE.every((end) => !existsSync(deps.file + end));
    },
    close() {
      db?.close();
      db = null;
    },
  };
}
