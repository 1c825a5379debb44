import type { Unread } from '../domain/page';
import type { PageReading } from '../pool/tasks';
import type { Db } from './open';

/** Which readings of a document belong together. */
export interface ReadingKey {
  readonly fingerprint: string;
  readonly reader: string;
  readonly readerVersion: string;
  /** Settings that change how a page is read; which pages are read is the page plan's, and a page left out says so itself. */
  readonly paramsHash: string;
}

/** Keeps a finished page. Reading the same page again with the same reader replaces it with the same value. */
export function storeReading(db: Db, key: ReadingKey, r: PageReading): void {
  db.sql(
    `INSERT INTO page_readings (fingerprint, page, reader, reader_version, params_hash, json, chars, usable)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET json = excluded.json, chars = excluded.chars, usable = excluded.usable`,
  ).run(
    key.fingerprint,
    r.number,
    key.reader,
    key.readerVersion,
    key.paramsHash,
    r.json,
    r.chars,
    r.usable ? 1 : 0,
  );
}

/** Pages of these bytes that some reader has finished: page numbers by reader and version, newest last. */
export function storedPages(db: Db, fingerprint: string, paramsHash: string): StoredPages[] {
  const rows = db
    .sql<{ reader: string; reader_version: string; page: number; unread: Unread | null }>(
      `SELECT reader, reader_version, page,
              CASE usable WHEN 0 THEN json_extract(json, '$.unread') END AS unread
       FROM page_readings WHERE fingerprint = ? AND params_hash = ? ORDER BY reader, reader_version, page`,
    )
    .all(fingerprint, paramsHash);
  const groups = new Map<string, StoredPages>();
  for (const row of rows) {
    const key = `${row.reader}\n${row.reader_version}`;
    const group = groups.get(key) ?? { reader: row.reader, readerVersion: row.reader_version, pages: [] };
    group.pages.push({ number: row.page, unread: row.unread });
    groups.set(key, group);
  }
  return [...groups.values()];
}
export interface StoredPages {
  readonly reader: string;
  readonly readerVersion: string;
  readonly pages: { readonly number: number; readonly unread: Unread | null }[];
}

/** All pages of one reading in page order; `json` stays unparsed. */
export function loadReadings(db: Db, key: ReadingKey): PageReading[] {
  return db
    .sql<{ page: number; json: string; chars: number; usable: number }>(
      `SELECT page, json, chars, usable FROM page_readings
       WHERE fingerprint = ? AND reader = ? AND reader_version = ? AND params_hash = ? ORDER BY page`,
    )
    .all(key.fingerprint, key.reader, key.readerVersion, key.paramsHash)
    .map((r) => ({ number: r.page, json: r.json, chars: r.chars, usable: r.usable === 1 }));
}

/** Size of a page in points, from whichever reader knows it; null before the page was read. */
export function pageSize(
  db: Db,
  fingerprint: string,
  page: number,
): { width: number; height: number } | null {
  const row = db
    .sql<{ width: number; height: number }>(
      `SELECT json_extract(json, '$.width') AS width, json_extract(json, '$.height') AS height
       FROM page_readings WHERE fingerprint = ? AND page = ? LIMIT 1`,
    )
    .get(fingerprint, page);
  return row ?? null;
}

/** How many pages of these bytes the page plan left out. */
export function countLeftPages(db: Db, fingerprint: string): number {
  const row = db
    .sql<{ n: number }>(
      `SELECT count(DISTINCT page) AS n FROM page_readings
       WHERE fingerprint = ? AND usable = 0 AND json_extract(json, '$.unread') IN ('picture', 'left')`,
    )
    .get(fingerprint);
  return row?.n ?? 0;
}
