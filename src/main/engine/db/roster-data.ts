import type { Db } from './open';
import { applicants, documents, extractedPersons, personAggregates, reviewFlags, rounds } from './schema';
import { selectRows } from './select';

/** Everything an export is made from, as plain rows in a fixed order. Documents that were replaced do not count. */
export function readRosterData(db: Db) {
  const [round] = selectRows(db, rounds, '');
  const persons = selectRows(
    db,
    extractedPersons,
    `WHERE document_id IN (SELECT id FROM documents WHERE superseded_by IS NULL) ORDER BY id`,
  );
  return {
    round: { name: round!.name, settings: round!.settings },
    applicants: selectRows(db, applicants, `ORDER BY external_id, id`),
    documents: selectRows(db, documents, `WHERE superseded_by IS NULL ORDER BY id`),
    persons,
    aggregates: selectRows(db, personAggregates, `ORDER BY id`),
    flags: selectRows(db, reviewFlags, `ORDER BY id`),
    decisions: persons.flatMap((p) =>
      p.decidedAt === null ? [] : [{ personId: p.id, actor: p.decidedBy ?? '', at: p.decidedAt }],
    ),
  };
}
