import { createHash } from 'node:crypto';
import type { Db } from './open';

/** What a model's finished answer about a document is known by. */
export interface ModelAnswerKey {
  readonly page: number;
  readonly model: string;
  readonly version: string;
  readonly question: string;
}

/**
 * Answers lie among the page readings, for they are kept, encrypted and wiped alike; under a name of their own, so that no reading of
 * the document's pages ever meets one.
 */
function columns(fingerprint: string, key: ModelAnswerKey): [string, number, string, string, string] {
  const question = createHash('sha256').update(key.question).digest('hex').slice(0, 32);
  return [`answers/${fingerprint}`, key.page, `model:${key.model}`, key.version, question];
}

/** JSON, or null where nobody has asked this yet. */
export function findModelAnswer(db: Db, fingerprint: string, key: ModelAnswerKey): string | null {
  const row = db
    .sql<{ json: string }>(
      `SELECT json FROM page_readings
       WHERE fingerprint = ? AND page = ? AND reader = ? AND reader_version = ? AND params_hash = ?`,
    )
    .get(...columns(fingerprint, key));
  return row?.json ?? null;
}

/** Keeps an answer; the same question again replaces it. */
export function storeModelAnswer(db: Db, fingerprint: string, key: ModelAnswerKey, json: string): void {
  db.sql(
    `INSERT INTO page_readings (fingerprint, page, reader, reader_version, params_hash, json, chars, usable)
     VALUES (?, ?, ?, ?, ?, ?, 0, 1)
     ON CONFLICT DO UPDATE SET json = excluded.json`,
  ).run(...columns(fingerprint, key), json);
}
