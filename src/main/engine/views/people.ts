import type { Db } from '../db/open';
import { activeDocuments } from '../db/documents';
import { aggregatesOf, flagsOf, personsOf, type FlagRow, type PersonRow } from '../db/persons';
import { ROLE_FACTS } from '../domain/roles';
import { standing } from '../domain/standing';
import type { ApplicantRow, PersonRow as PersonView, PersonSource } from '../domain/views';

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
export function listPeople(db: Db, applicantId: number): PersonView[] {
  const documents = new Map(activeDocuments(db, applicantId).map((d) => [d.id, d]));
  const persons = new Map(personsOf(db, applicantId).map((p) => [p.id, p]));
  const flags = flagsOf(db, applicantId);
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
      work: p.work ? { ...p.work } : null,
    };
  };
  return aggregatesOf(db, applicantId)
    .map((a) => ({
      personId: a.id,
      name: a.canonicalName,
      names: a.names,
      roles: a.roles,
      affiliation: a.affiliation ?? '',
      isSelf: a.isSelf,
      needsHuman: a.needsHuman,
      finalStatus: standing(
        a,
        a.sources.map((s) => documents.get(s.documentId)?.status),
      ),
      sources: a.sources.map((s) => source(persons.get(s.personId)!)),
    }))
    .sort((x, y) => weight(y) - weight(x) || (x.name < y.name ? -1 : 1));
}

const openFlagOf = (personId: number, flags: readonly FlagRow[]): number | null =>
  flags.find((f) => f.personId === personId && f.status === 'open')?.id ?? null;

const weight = (p: { roles: PersonView['roles'] }): number =>
  Math.max(0, ...p.roles.map((r) => ROLE_FACTS[r].weight));
