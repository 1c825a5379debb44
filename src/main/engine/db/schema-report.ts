import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which layout a file's first pages have (`report/family`), by its bytes. */
export const documentLayouts = sqliteTable('document_layouts', {
  fingerprint: text().primaryKey(),
  family: text().notNull(),
});
