import { eq, inArray } from 'drizzle-orm';
import { insertRow } from './insert';
import type { Db } from './open';
import { documents, extractedPersons, identityDecisions, personAggregates, reviewFlags } from './schema';

export type PersonRow = typeof extractedPersons.$inferSelect;
export type NewPerson = typeof extractedPersons.$inferInsert;
export type AggregateRow = typeof personAggregates.$inferSelect;
export type NewAggregate = typeof personAggregates.$inferInsert;
export type FlagRow = typeof reviewFlags.$inferSelect;
export type NewFlag = typeof reviewFlags.$inferInsert;

/** Takes away what an earlier run found of an applicant. Decisions are elsewhere and stay. */
export function deleteResults(db: Db, applicantId: number): void {
  db.sql(`DELETE FROM review_flags WHERE applicant_id = ?`).run(applicantId);
  db.sql(`DELETE FROM person_aggregates WHERE applicant_id = ?`).run(applicantId);
  db.sql(
    `DELETE FROM extracted_persons WHERE document_id IN (SELECT id FROM documents WHERE applicant_id = ?)`,
  ).run(applicantId);
}

export function insertPerson(db: Db, row: NewPerson): number {
  return insertRow(db, extractedPersons, row);
}

export function insertFlag(db: Db, row: NewFlag): void {
  insertRow(db, reviewFlags, row);
}

/** People of an applicant's documents, machine's and added ones, in document and row order. */
export function personsOf(db: Db, applicantId: number): PersonRow[] {
  return db.orm
    .select()
    .from(extractedPersons)
    .where(
      inArray(
        extractedPersons.documentId,
        db.orm.select({ id: documents.id }).from(documents).where(eq(documents.applicantId, applicantId)),
      ),
    )
    .orderBy(extractedPersons.documentId, extractedPersons.id)
    .all();
}

export function getPerson(db: Db, id: number): PersonRow | undefined {
  return db.orm.select().from(extractedPersons).where(eq(extractedPersons.id, id)).get();
}

export function flagsOf(db: Db, applicantId: number): FlagRow[] {
  return db.orm
    .select()
    .from(reviewFlags)
    .where(eq(reviewFlags.applicantId, applicantId))
    .orderBy(reviewFlags.id)
    .all();
}

export function getFlag(db: Db, id: number): FlagRow | undefined {
  return db.orm.select().from(reviewFlags).where(eq(reviewFlags.id, id)).get();
}

export function aggregatesOf(db: Db, applicantId: number): AggregateRow[] {
  return db.orm
    .select()
    .from(personAggregates)
    .where(eq(personAggregates.applicantId, applicantId))
    .orderBy(personAggregates.id)
    .all();
}

/** Writes the applicant's people anew and ties every source to its person. */
export function replaceAggregates(db: Db, applicantId: number, rows: readonly NewAggregate[]): void {
  db.sql(`DELETE FROM person_aggregates WHERE applicant_id = ?`).run(applicantId);
  const tie = db.sql(`UPDATE extracted_persons SET aggregate_id = ? WHERE id = ?`);
  for (const row of rows) {
    const id = insertRow(db, personAggregates, row);
    for (const s of row.sources) tie.run(id, s.personId);
  }
}

/** Same or not the same person, as a person said; later words win, words taken back do not count. */
export function identityVerdicts(db: Db, applicantId: number, standing: ReadonlySet<number>) {
  return db.orm
    .select({
      nameA: identityDecisions.nameA,
      nameB: identityDecisions.nameB,
      verdict: identityDecisions.verdict,
      correctionId: identityDecisions.correctionId,
    })
    .from(identityDecisions)
    .where(eq(identityDecisions.applicantId, applicantId))
    .orderBy(identityDecisions.id)
    .all()
    .filter((d) => standing.has(d.correctionId));
}

export function recordIdentity(db: Db, row: typeof identityDecisions.$inferInsert): void {
  db.orm.insert(identityDecisions).values(row).run();
}
