import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { JOB_STATUSES } from '../domain/words';

export const jobs = sqliteTable(
  'jobs',
  {
    // no AUTOINCREMENT: rows are never deleted, and its counter is one more page to write with every job
    id: integer().primaryKey(),
    type: text({ enum: ['process_applicant'] }).notNull(),
    status: text({ enum: JOB_STATUSES }).notNull(),
    payload: text({ mode: 'json' }).$type<{ applicantId: number }>().notNull(),
    /** Same applicant, one waiting job. */
    dedupeKey: text('dedupe_key').notNull(),
    progress: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    error: text(),
    errorKind: text('error_kind', { enum: ['transient', 'permanent', 'cancelled', 'bug'] }),
    priority: integer().notNull().default(0),
    runAfter: integer('run_after').notNull().default(0),
    leaseOwner: text('lease_owner'),
    leaseUntil: integer('lease_until'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('jobs_waiting')
      .on(t.priority, t.createdAt, t.id)
      .where(sql`status = 'queued'`),
    // without the status: a job that moves on does not touch it
    index('jobs_dedupe').on(t.dedupeKey),
  ],
);
