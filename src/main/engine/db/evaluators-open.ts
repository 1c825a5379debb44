import type Database from 'better-sqlite3';
import { openClient } from './client';

/**
 * Everything about evaluators, in a file of its own beside the case's database: who evaluates is secret (domain facts, S47: a hiring
 * round was stopped when the list leaked), so it can be left out of a backup and wiped alone. Times are milliseconds since 1970.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE evaluators (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     name_ko TEXT NOT NULL, name_en TEXT NOT NULL, affiliation TEXT NOT NULL, department TEXT NOT NULL,
     email TEXT NOT NULL, advisor TEXT NOT NULL,
     -- 0: not in the list any more; kept, because decisions speak of them
     present INTEGER NOT NULL, updated_at INTEGER NOT NULL);
   CREATE TABLE presets (id TEXT PRIMARY KEY, name TEXT NOT NULL, rules TEXT NOT NULL);
   CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
   -- append-only: keyed by what it was about, so that it finds its place again after a re-run
   CREATE TABLE decisions (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     -- one press of a key: undone together
     batch INTEGER NOT NULL,
     action TEXT NOT NULL CHECK (action IN ('decide', 'undo', 'redo')),
     -- the batch an undo or a redo speaks of
     target INTEGER,
     evaluator_id INTEGER NOT NULL, external_id TEXT NOT NULL, person_key TEXT NOT NULL, person TEXT NOT NULL,
     decision TEXT NOT NULL, reason TEXT NOT NULL,
     -- what was known when it was decided: verdict, and the places (JSON)
     verdict TEXT NOT NULL, evidence TEXT NOT NULL,
     actor TEXT NOT NULL, at INTEGER NOT NULL);
   CREATE INDEX decisions_pair ON decisions (evaluator_id, external_id);
   CREATE TABLE audit_log (
     id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, actor TEXT NOT NULL, what TEXT NOT NULL,
     detail TEXT NOT NULL, prev_hash TEXT NOT NULL, hash TEXT NOT NULL);
   CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
   CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
   CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions is append-only'); END;
   CREATE TRIGGER decisions_no_delete BEFORE DELETE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions is append-only'); END;`,
];

/** Opens (or creates) the evaluators' file, with the case's own key where it has one. Throws as `openClient` does. */
export function openEvaluators(file: string, options: { key?: Buffer } = {}) {
  const { prepared: _, ...db } = openClient(file, options, migrateEvaluators);
  return db;
}
export type EvaluatorDb = ReturnType<typeof openEvaluators>;

function migrateEvaluators(client: Database.Database): void {
  const from = client.pragma('user_version', { simple: true }) as number;
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < from) continue;
    client.transaction(() => {
      client.exec(statements);
      client.pragma(`user_version = ${i + 1}`);
    })();
  }
}
