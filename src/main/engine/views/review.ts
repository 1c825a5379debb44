import type { ReviewFilter } from '../api';
import { activeDocuments, getDocument } from '../db/documents';
import type { Db } from '../db/open';
import { aggregatesOf, getFlag, getPerson, type FlagRow, type PersonRow } from '../db/persons';
import { countLeftPages, pageSize } from '../db/readings';
import { PermanentError } from '../domain/errors';
import { reasonText, type Language, type Reason } from '../domain/reasons';
import type { ReviewItem, ReviewRow } from '../domain/views';
import type { DocType, FlagStatus, FlagType, ReviewStatus, Role } from '../domain/words';

interface Row {
  id: number;
  applicant_id: number;
  applicant_name: string;
  external_id: string;
  flag_type: FlagType;
  label: string;
  document_id: number | null;
  filename: string;
  title: string | null;
  doc_type: DocType;
  page: number | null;
  status: FlagStatus;
  person_id: number | null;
  name: string | null;
  role: Role | null;
  review_status: ReviewStatus | null;
  excluded: number | null;
}

const SELECT = `
  SELECT f.id, f.applicant_id, a.name AS applicant_name, a.external_id, f.flag_type, f.label, f.document_id,
         d.filename, d.title, d.doc_type, f.page, f.status, f.person_id,
         coalesce(p.final_name, p.name_raw) AS name, coalesce(p.final_role, p.role) AS role, p.review_status, p.excluded
  FROM review_flags f
  JOIN applicants a ON a.id = f.applicant_id
  JOIN documents d ON d.id = f.document_id
  LEFT JOIN extracted_persons p ON p.id = f.person_id`;

/** Review items, grouped by applicant and document as a person works through them: document first, then top to bottom. */
export function listReview(db: Db, filter: ReviewFilter): ReviewRow[] {
  const { applicantId, flagType } = filter;
  const of = filter.applicantIds ?? (applicantId === undefined ? null : [applicantId]);
  // only the conditions that are asked for: one that may be absent keeps the index from being used
  const where = [
    ...(filter.status === 'all' ? [] : [`f.status = 'open'`]),
    ...(of ? [`f.applicant_id IN (SELECT value FROM json_each(?))`] : []),
    ...(flagType === undefined ? [] : [`f.flag_type = ?`]),
  ];
  return db
    .sql<Row>(
      `${SELECT} ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
       ORDER BY a.external_id, f.applicant_id, f.document_id, f.page, json_extract(f.bbox, '$.y'), f.id`,
    )
    .all(...(of ? [JSON.stringify(of)] : []), ...(flagType === undefined ? [] : [flagType]))
    .map(toRow);
}

/** These items as rows of the list, in no order; what is gone is left out. */
export function reviewRows(db: Db, flagIds: readonly number[]): ReviewRow[] {
  if (flagIds.length === 0) return [];
  return db
    .sql<Row>(`${SELECT} WHERE f.id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(flagIds))
    .map(toRow);
}

function toRow(r: Row): ReviewRow {
  const decision =
    r.status === 'open'
      ? null
      : r.person_id === null
        ? 'confirmed'
        : r.excluded
          ? 'excluded'
          : (r.review_status ?? 'confirmed');
  return {
    flagId: r.id,
    applicantId: r.applicant_id,
    applicantName: r.applicant_name,
    externalId: r.external_id,
    flagType: r.flag_type,
    title: r.person_id === null ? (r.title ?? r.filename) : (r.name ?? r.label),
    role: r.role,
    documentId: r.document_id,
    filename: r.filename,
    docType: r.doc_type,
    page: r.page,
    status: r.status,
    decision: decision === 'pending' ? null : decision,
  };
}

/** One item with everything the decision needs. Throws `PermanentError('no_such_item')` after a re-run replaced it. */
export function reviewItem(db: Db, flagId: number, language: Language): ReviewItem {
  const row = db.sql<Row>(`${SELECT} WHERE f.id = ?`).get(flagId);
  const flag = getFlag(db, flagId);
  if (!row || !flag) throw new PermanentError('no_such_item');
  const document = getDocument(db, row.document_id!)!;
  const reasons = (flag.reasons as Reason[]).map((r) => reasonText(r, language));
  const person = flag.personId === null ? null : (getPerson(db, flag.personId) ?? null);
  return {
    ...toRow(row),
    question: reasons[0] ?? flag.label,
    reasons,
    person: person && {
      sourceId: person.id,
      nameRaw: person.nameRaw,
      name: person.finalName ?? person.nameRaw,
      role: person.finalRole ?? person.role,
      affiliation: person.finalAffiliation ?? person.affiliation ?? '',
      sourceKind: person.sourceKind,
      confidence: person.confidence,
      evidence: person.evidence,
      bbox: person.regionBbox,
      charConfidences: person.charConfidences,
      candidates: person.nameCandidates.map((c) => ({ ...c })),
      work: person.work ? { ...person.work } : null,
    },
    possible: possibleOf(db, flag),
    pageCount: document.pageCount,
    leftPages: flag.personId === null ? countLeftPages(db, document.fingerprint) : 0,
    pageSize: pageSize(db, document.fingerprint, row.page ?? 1),
    others: othersOf(db, document.id, person),
  };
}

/** The people an `ambiguous` flag speaks of, by the names its reasons hold. */
function possibleOf(db: Db, flag: FlagRow): ReviewItem['possible'] {
  if (flag.field !== 'identity') return [];
  const own = flag.personId === null ? null : getPerson(db, flag.personId)?.aggregateId;
  const named = new Set(flag.reasons.map((r) => String(r.params?.['other'] ?? flag.label)));
  const documents = new Map(activeDocuments(db, flag.applicantId).map((d) => [d.id, d.filename]));
  return aggregatesOf(db, flag.applicantId)
    .filter((a) => a.id !== own && named.has(a.canonicalName))
    .map((a) => ({
      name: a.canonicalName,
      affiliation: a.affiliation ?? '',
      sources: a.sources.slice(0, 5).map((s) => ({
        filename: documents.get(s.documentId) ?? '',
        page: s.page,
        role: a.roles[0]!,
      })),
    }));
}

function othersOf(db: Db, documentId: number, self: PersonRow | null): ReviewItem['others'] {
  return db
    .sql<{ id: number; name: string; role: Role; page: number; bbox: string; status: ReviewStatus }>(
      `SELECT id, coalesce(final_name, name_raw) AS name, coalesce(final_role, role) AS role, source_page AS page,
              region_bbox AS bbox, review_status AS status
       FROM extracted_persons WHERE document_id = ? ORDER BY source_page, id`,
    )
    .all(documentId)
    .filter((r) => r.id !== self?.id)
    .map((r) => ({
      sourceId: r.id,
      name: r.name,
      role: r.role,
      page: r.page,
      bbox: JSON.parse(r.bbox) as ReviewItem['others'][number]['bbox'],
      status: r.status,
    }));
}
