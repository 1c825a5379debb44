import { createHash } from 'node:crypto';
import type { Db } from './open';

/** Who did what, when: one entry of the append-only log. `detail` holds ids and counts, never a name. */
export interface AuditEntry {
  readonly at: number;
  readonly actor: string;
  readonly what: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

/** Any database with an `audit_log`: the case's and the evaluators' each have one. */
type Log = Pick<Db, 'sql'>;

const GENESIS = '0'.repeat(64);

function chain(prevHash: string, e: AuditEntry): string {
  return createHash('sha256')
    .update(prevHash)
    .update(JSON.stringify([e.at, e.actor, e.what, e.detail]))
    .digest('hex');
}

/** Appends one entry, chained to the one before. */
export function audit(db: Log, entry: AuditEntry): void {
  const last = db.sql<{ hash: string }>(`SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1`).get();
  const prev = last?.hash ?? GENESIS;
  db.sql(`INSERT INTO audit_log (at, actor, what, detail, prev_hash, hash) VALUES (?, ?, ?, ?, ?, ?)`).run(
    entry.at,
    entry.actor,
    entry.what,
    JSON.stringify(entry.detail),
    prev,
    chain(prev, entry),
  );
}

export interface AuditCheck {
  readonly entries: number;
  /** Id of the first entry that does not fit; null when all do. */
  readonly broken: number | null;
  /** Hash of the last entry. A chain cannot show that its end was cut off: compare this with one noted earlier. */
  readonly head: string;
}

/** Walks the chain. */
export function verifyAudit(db: Log): AuditCheck {
  let prev = GENESIS;
  let entries = 0;
  const rows = db
    .sql<{
      id: number;
      at: number;
      actor: string;
      what: string;
      detail: string;
      prev_hash: string;
      hash: string;
    }>(`SELECT id, at, actor, what, detail, prev_hash, hash FROM audit_log ORDER BY id`)
    .iterate();
  for (const row of rows) {
    const detail = JSON.parse(row.detail) as AuditEntry['detail'];
    if (row.prev_hash !== prev || row.hash !== chain(prev, { ...row, detail }))
      return { entries, broken: row.id, head: prev };
    prev = row.hash;
    entries += 1;
  }
  return { entries, broken: null, head: prev };
}

/** The log as lines of JSON, oldest first, with everything that is needed to check the chain elsewhere. */
export function* auditLines(db: Log): Generator<string> {
  const rows = db
    .sql<{ detail: string }>(
      `SELECT id, at, actor, what, detail, prev_hash AS prevHash, hash FROM audit_log ORDER BY id`,
    )
    .iterate();
  for (const row of rows) yield `${JSON.stringify({ ...row, detail: JSON.parse(row.detail) as unknown })}\n`;
}
