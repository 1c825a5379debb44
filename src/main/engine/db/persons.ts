import { insertRow, updateRow } from './insert';
import type { Db } from './open';
import { extractedPersons, identityDecisions, personAggregates, reviewFlags } from './schema';
import { selectRows } from './select';

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
  return selectRows(
    db,
    extractedPersons,
    `WHERE document_id IN (SELECT id FROM documents WHERE applicant_id = ?) ORDER BY document_id, id`,
    applicantId,
  );
}

export function getPerson(db: Db, id: number): PersonRow | undefined {
  return selectRows(db, extractedPersons, `WHERE id = ?`, id)[0];
}

export function flagsOf(db: Db, applicantId: number): FlagRow[] {
  return selectRows(db, reviewFlags, `WHERE applicant_id = ? ORDER BY id`, applicantId);
}

export function getFlag(db: Db, id: number): FlagRow | undefined {
  return selectRows(db, reviewFlags, `WHERE id = ?`, id)[0];
}

export function aggregatesOf(db: Db, applicantId: number): AggregateRow[] {
  return selectRows(db, personAggregates, `WHERE applicant_id = ? ORDER BY id`, applicantId);
}

const sourcesKey = (row: Pick<NewAggregate, 'sources'>): string => row.sources.map((s) => s.personId).join();

/**
 * Brings the applicant's stored people to `rows`, in this order of ids: who stays keeps the row, what is the same is not
 * written. From the first newcomer on people are written anew, because order is what ids stand for.
 */
export function replaceAggregates(db: Db, applicantId: number, rows: readonly NewAggregate[]): void {
  const wanted = new Set(rows.map(sourcesKey));
  const known = aggregatesOf(db, applicantId);
  const kept = known.filter((a) => wanted.has(sourcesKey(a)));
  const same = rows.findIndex((row, i) => !kept[i] || sourcesKey(kept[i]) !== sourcesKey(row));
  const anew = same < 0 ? rows.length : same;
  const staying = new Set(kept.slice(0, anew).map((a) => a.id));
  const drop = db.sql(`DELETE FROM person_aggregates WHERE id = ?`);
  for (const a of known) if (!staying.has(a.id)) drop.run(a.id);
  const tie = db.sql(`UPDATE extracted_persons SET aggregate_id = ? WHERE id = ? AND aggregate_id IS NOT ?`);
  rows.forEach((row, i) => {
    const before = i < anew ? kept[i] : undefined;
    const id = before?.id ?? insertRow(db, personAggregates, row);
    if (before) updateRow(db, personAggregates, before, row);
    else for (const s of row.sources) tie.run(id, s.personId, id);
  });
}

/** Same or not the same person, as a person said; later words win, words taken back do not count. */
export function identityVerdicts(db: Db, applicantId: number, standing: ReadonlySet<number>) {
  return selectRows(db, identityDecisions, `WHERE applicant_id = ? ORDER BY id`, applicantId).filter((d) =>
    standing.has(d.correctionId),
  );
}

export function recordIdentity(db: Db, row: typeof identityDecisions.$inferInsert): void {
  db.orm.insert(identityDecisions).values(row).run();
}
