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
