import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';

/**
 * Inserts a row and returns its id. The statement names every column and is compiled once a database: building it anew for
 * each of an applicant's hundreds of people took most of the load transaction, which holds up the window.
 */
export function insertRow<T extends SQLiteTable>(db: Db, table: T, row: T['$inferInsert']): number {
  const columns = Object.entries(getTableColumns(table)).filter(([, c]) => !c.primary);
  const names = columns.map(([, c]) => c.name);
  const statement = db.sql<{ id: number }>(
    `INSERT INTO ${getTableName(table)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) RETURNING id`,
  );
  const values = columns.map(([key, c]) => {
    const value = (row as Record<string, unknown>)[key] ?? c.default ?? null;
    return value === null ? null : c.mapToDriverValue(value);
  });
  return statement.get(...values)!.id;
}

/** Writes those columns of `row` that differ from the stored row `before`; says whether there were any. */
export function updateRow<T extends SQLiteTable>(
  db: Db,
  table: T,
  before: T['$inferSelect'],
  row: Partial<T['$inferInsert']>,
): boolean {
  const columns = getTableColumns(table);
  const stored = (key: string, value: unknown): unknown =>
    value === null ? null : columns[key]!.mapToDriverValue(value);
  const changed = Object.entries(row).filter(
    ([key, value]) =>
      value !== undefined && stored(key, value) !== stored(key, (before as Record<string, unknown>)[key]),
  );
  if (changed.length === 0) return false;
  db.sql(
    `UPDATE ${getTableName(table)} SET ${changed.map(([key]) => `${columns[key]!.name} = ?`).join(', ')} WHERE id = ?`,
  ).run(...changed.map(([key, value]) => stored(key, value)), before['id']);
  return true;
}
