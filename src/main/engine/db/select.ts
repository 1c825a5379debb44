import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './open';

/**
 * Rows of a table as the schema types them. `rest` is everything after the table's name: conditions and order. The statement is
 * compiled once a database; building and mapping it column by column took half of the time a decision holds up the window.
 */
export function selectRows<T extends SQLiteTable>(
  db: Db,
  table: T,
  rest: string,
  ...params: readonly unknown[]
): T['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([key, c]) => `${c.name} AS "${key}"`);
  const rows = db
    .sql<Record<string, unknown>>(`SELECT ${names.join(', ')} FROM ${getTableName(table)} ${rest}`)
    .all(...params);
  // numbers and text come as they are; JSON and truth values have to be made
  const made = columns.filter(([, c]) => c.dataType === 'json' || c.dataType === 'boolean');
  for (const row of rows)
    for (const [key, c] of made) if (row[key] !== null) row[key] = c.mapFromDriverValue(row[key] as never);
  return rows as T['$inferSelect'][];
}
