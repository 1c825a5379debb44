import { asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Db } from './open';
import { applicants, documents, extractedPersons, personAggregates, reviewFlags, rounds } from './schema';

/** Everything an export is made from, as plain rows in a fixed order. Documents that were replaced do not count. */
export function readRosterData(db: Db) {
  const round = db.orm.select().from(rounds).get()!;
  const persons = db.orm
    .select(getTableColumns(extractedPersons))
    .from(extractedPersons)
    .innerJoin(documents, eq(documents.id, extractedPersons.documentId))
    .where(isNull(documents.supersededBy))
    .orderBy(asc(extractedPersons.id))
    .all();
  return {
    round: { name: round.name, settings: round.settings },
    applicants: db.orm
      .select()
      .from(applicants)
      .orderBy(asc(applicants.externalId), asc(applicants.id))
      .all(),
    documents: db.orm
      .select()
      .from(documents)
      .where(isNull(documents.supersededBy))
      .orderBy(asc(documents.id))
      .all(),
    persons,
    aggregates: db.orm.select().from(personAggregates).orderBy(asc(personAggregates.id)).all(),
    flags: db.orm.select().from(reviewFlags).orderBy(asc(reviewFlags.id)).all(),
    decisions: persons.flatMap((p) =>
      p.decidedAt === null ? [] : [{ personId: p.id, actor: p.decidedBy ?? '', at: p.decidedAt }],
    ),
  };
}
