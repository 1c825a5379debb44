import type { Db } from '../db/open';
import { activeDocuments, getDocument } from '../db/documents';
import { aggregatesOf, flagsOf, getPerson, personsOf, type FlagRow, type PersonRow } from '../db/persons';
import { pageSize } from '../db/readings';
import type { RoundSettings } from '../domain/settings';
import { PermanentError } from '../domain/errors';
import { standing } from '../domain/standing';
import type {
  ApplicantRow,
  FoundPerson,
  PersonHit,
  PersonRow as PersonView,
  PersonSource,
} from '../domain/views';
import type { Role } from '../domain/words';
import { judgeTie, type Tie } from '../export/ties';

/** Applicants with the figures a list shows. */
export function listApplicantRows(db: Db): ApplicantRow[] {
  return db
    .sql<ApplicantRow>(
      `SELECT a.id AS applicantId, a.external_id AS externalId, a.name, coalesce(a.position, '') AS position,
         (SELECT count(*) FROM documents d WHERE d.applicant_id = a.id AND d.superseded_by IS NULL) AS documents,
         (SELECT count(*) FROM documents d WHERE d.applicant_id = a.id AND d.superseded_by IS NULL
            AND d.status = 'failed') AS failed,
         (SELECT count(*) FROM person_aggregates p WHERE p.applicant_id = a.id AND p.is_self = 0) AS people,
         (SELECT count(*) FROM review_flags f WHERE f.applicant_id = a.id AND f.status = 'open') AS openItems
       FROM applicants a ORDER BY a.external_id, a.id`,
    )
    .all();
}

/** An applicant's people, strongest tie first, every source with its place. */
export function listPeople(db: Db, applicantId: number, settings: RoundSettings): PersonView[] {
  const documents = new Map(activeDocuments(db, applicantId).map((d) => [d.id, d]));
  const persons = new Map(personsOf(db, applicantId).map((p) => [p.id, p]));
  const flags = flagsOf(db, applicantId);
  const sizes = new Map<string, PersonSource['pageSize']>();
  function sizeOf(fingerprint: string, page: number): PersonSource['pageSize'] {
    const key = `${fingerprint}/${page}`;
    if (!sizes.has(key)) sizes.set(key, pageSize(db, fingerprint, page));
    return sizes.get(key) ?? null;
  }
  const source = (p: PersonRow): PersonSource => {
    const d = documents.get(p.documentId)!;
    return {
      sourceId: p.id,
      documentId: p.documentId,
      filename: d.filename,
      docType: d.docType,
      page: p.sourcePage,
      bbox: p.regionBbox,
      nameRaw: p.nameRaw,
      role: p.finalRole ?? p.role,
      sourceKind: p.sourceKind,
      confidence: p.confidence,
      evidence: p.evidence,
      reviewStatus: p.reviewStatus,
      excluded: p.excluded,
      flagId: openFlagOf(p.id, flags),
      pageCount: d.pageCount,
      pageSize: sizeOf(d.fingerprint, p.sourcePage),
      work: p.work ? { ...p.work } : null,
    };
  };
  return aggregatesOf(db, applicantId)
    .map((a) => ({
      personId: a.id,
      name: a.canonicalName,
      names: a.names,
      roles: a.roles,
      ...strongestTie(
        a.sources.map((s) => {
          const p = persons.get(s.personId)!;
          return judgeTie(p, documents.get(p.documentId)!, settings);
        }),
      ),
      affiliation: a.affiliation ?? '',
      isSelf: a.isSelf,
      needsHuman: a.needsHuman,
      finalStatus: standing(
        a,
        a.sources.map((s) => documents.get(s.documentId)?.status),
      ),
      sources: a.sources.map((s) => source(persons.get(s.personId)!)),
    }))
    .sort((x, y) => y.strength - x.strength || (x.name < y.name ? -1 : 1));
}

/** The strongest tie's grade and weight; whom no place names is for a person to judge. */
function strongestTie(ties: readonly Tie[]): Pick<PersonView, 'grade' | 'strength'> {
  const best = [...ties].sort((a, b) => b.weight - a.weight || (a.grade < b.grade ? -1 : 1))[0];
  return { grade: best?.grade ?? 'C', strength: best?.weight ?? 0 };
}

const openFlagOf = (personId: number, flags: readonly FlagRow[]): number | null =>
  flags.find((f) => f.personId === personId && f.status === 'open')?.id ?? null;

/** The person a reading belongs to, for a jump from the roster. Throws `no_such_item` for one that is nobody's (rejected, replaced). */
export function findSource(db: Db, sourceId: number, settings: RoundSettings): FoundPerson {
  const person = getPerson(db, sourceId);
  const document = person && getDocument(db, person.documentId);
  const found =
    document &&
    listPeople(db, document.applicantId, settings).find((p) =>
      p.sources.some((s) => s.sourceId === sourceId),
    );
  if (!found) throw new PermanentError('no_such_item');
  return { applicantId: document.applicantId, person: found };
}

/** Everybody tied to an applicant, short, for the search over the whole round. */
export function peopleIndex(db: Db): PersonHit[] {
  return db
    .sql<{
      person_id: number;
      applicant_id: number;
      name: string;
      names: string;
      roles: string;
      affiliation: string | null;
      applicant: string;
    }>(
      `SELECT p.id AS person_id, p.applicant_id, p.canonical_name AS name, p.names, p.roles, p.affiliation, a.name AS applicant
       FROM person_aggregates p JOIN applicants a ON a.id = p.applicant_id
       WHERE p.is_self = 0 ORDER BY p.canonical_name, a.external_id`,
    )
    .all()
    .map((r) => ({
      personId: r.person_id,
      applicantId: r.applicant_id,
      applicantName: r.applicant,
      name: r.name,
      names: JSON.parse(r.names) as string[],
      roles: JSON.parse(r.roles) as Role[],
      affiliation: r.affiliation ?? '',
    }));
}
