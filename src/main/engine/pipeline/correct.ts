import type { CorrectionRow } from '../db/corrections';
import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { flagsOf, insertFlag, insertPerson, personsOf, type PersonRow } from '../db/persons';
import { samePlace, type BBox } from '../domain/bbox';
import { reasonText, type Reason } from '../domain/reasons';
import type { ReviewStatus, Role } from '../domain/words';
import { normalizeName } from '../names';

/** What decisions make of one reading. */
interface Verdict {
  reviewStatus: ReviewStatus;
  excluded: boolean;
  finalName: string | null;
  finalRole: Role | null;
  finalAffiliation: string | null;
  decidedBy: string | null;
  decidedAt: number | null;
}

/** A decision's new value, stored as JSON so that absent stays different from empty. */
export interface EditedValues {
  readonly name?: string;
  readonly role?: Role;
  readonly affiliation?: string;
}

/**
 * Applies the decisions that stand to the readings that are there now. A decision finds its place by what it was about:
 * the file's bytes (or the file that replaced it), page, raw name, role and box. One that finds none is shown to a person.
 */
export function applyCorrections(
  db: Db,
  applicantId: number,
  documents: readonly DocumentRow[],
  standing: readonly CorrectionRow[],
): void {
  dropAdded(db, applicantId);
  const byPrint = documentsByFingerprint(db, applicantId, documents);
  const machine = personsOf(db, applicantId).filter((p) => p.origin === 'machine');
  const verdicts = new Map<number, Verdict>(machine.map((p) => [p.id, pending()]));
  const lost: { c: CorrectionRow; document: DocumentRow }[] = [];
  for (const c of standing) {
    if (c.field !== 'person') continue;
    const document = byPrint.get(c.fingerprint);
    if (!document) continue;
    if (c.action === 'add') {
      addPerson(db, document, c);
      continue;
    }
    const place = findPlace(c, document, machine);
    if (place) decide(verdicts.get(place.id)!, c);
    else lost.push({ c, document });
  }
  const update = db.sql(
    `UPDATE extracted_persons SET review_status = ?, excluded = ?, final_name = ?, final_role = ?, final_affiliation = ?,
       decided_by = ?, decided_at = ?
     WHERE id = ?`,
  );
  for (const [id, v] of verdicts)
    update.run(
      v.reviewStatus,
      v.excluded ? 1 : 0,
      v.finalName,
      v.finalRole,
      v.finalAffiliation,
      v.decidedBy,
      v.decidedAt,
      id,
    );
  flagLost(db, applicantId, lost);
}

const pending = (): Verdict => ({
  reviewStatus: 'pending',
  excluded: false,
  finalName: null,
  finalRole: null,
  finalAffiliation: null,
  decidedBy: null,
  decidedAt: null,
});

function decide(v: Verdict, c: CorrectionRow): void {
  const values = JSON.parse(c.newValue ?? '{}') as EditedValues;
  v.decidedBy = c.actor;
  v.decidedAt = c.createdAt;
  v.excluded = c.action === 'exclude';
  if (c.action === 'reject') v.reviewStatus = 'rejected';
  if (c.action === 'confirm' && v.reviewStatus !== 'edited') v.reviewStatus = 'confirmed';
  if (c.action !== 'edit') return;
  v.reviewStatus = 'edited';
  v.finalName = values.name ?? v.finalName;
  v.finalRole = values.role ?? v.finalRole;
  v.finalAffiliation = values.affiliation ?? v.finalAffiliation;
}

/** Added people live in the decisions; their rows are made anew each time, so that an undo leaves nothing behind. */
function dropAdded(db: Db, applicantId: number): void {
  db.sql(
    `DELETE FROM extracted_persons WHERE origin = 'human'
       AND document_id IN (SELECT id FROM documents WHERE applicant_id = ?)`,
  ).run(applicantId);
}

function addPerson(db: Db, document: DocumentRow, c: CorrectionRow): void {
  const form = normalizeName(c.nameRaw!);
  const values = JSON.parse(c.newValue ?? '{}') as EditedValues;
  insertPerson(db, {
    documentId: document.id,
    nameRaw: c.nameRaw!,
    nameNormalized: form.normalized,
    nameKo: form.nameKo,
    nameEn: form.nameEn,
    nameInitials: form.initials,
    aliases: [],
    role: c.role!,
    affiliation: values.affiliation ?? null,
    isSelf: false,
    sourceKind: 'printed',
    sourcePage: c.page ?? 1,
    regionBbox: c.bbox ?? NOWHERE,
    confidence: 1,
    needsHuman: false,
    nameCandidates: [],
    reviewStatus: 'confirmed',
    excluded: false,
    origin: 'human',
    decidedBy: c.actor,
    decidedAt: c.createdAt,
    evidence: '',
    reasons: [],
  });
}

/** A person typed in without a box: the page is known, the place is not. */
const NOWHERE: BBox = { x: 0, y: 0, w: 0, h: 0 };

/** Bytes → document that stands for them now: itself, or the newer version that replaced it. */
function documentsByFingerprint(
  db: Db,
  applicantId: number,
  documents: readonly DocumentRow[],
): Map<string, DocumentRow> {
  const active = new Map(documents.map((d) => [d.id, d]));
  const rows = db
    .sql<{ id: number; fingerprint: string; superseded_by: number | null }>(
      `SELECT id, fingerprint, superseded_by FROM documents WHERE applicant_id = ?`,
    )
    .all(applicantId);
  const next = new Map(rows.map((r) => [r.id, r.superseded_by]));
  const out = new Map<string, DocumentRow>();
  for (const r of rows) {
    let at: number | null | undefined = r.id;
    for (let hops = 0; at != null && !active.has(at) && hops < rows.length; hops += 1) at = next.get(at);
    const document = at == null ? undefined : active.get(at);
    if (document) out.set(r.fingerprint, document);
  }
  return out;
}

function findPlace(
  c: CorrectionRow,
  document: DocumentRow,
  persons: readonly PersonRow[],
): PersonRow | undefined {
  const here = persons.filter((p) => p.documentId === document.id && p.nameRaw === c.nameRaw);
  const exact = here.filter((p) => p.role === c.role && p.sourcePage === c.page);
  const placed = exact.find((p) => c.bbox !== null && samePlace(p.regionBbox, c.bbox));
  if (placed) return placed;
  if (exact.length === 1) return exact[0];
  // another version of the file: pages and boxes move, name and role stay
  const moved = document.fingerprint === c.fingerprint ? [] : here.filter((p) => p.role === c.role);
  return moved.length === 1 ? moved[0] : undefined;
}

/** One flag per lost decision; a decision that was undone, or found its place again, takes its flag along. */
function flagLost(
  db: Db,
  applicantId: number,
  lost: readonly { c: CorrectionRow; document: DocumentRow }[],
): void {
  const keyOf = (c: CorrectionRow): string => `${c.action}:${c.id}`;
  const wanted = new Set(lost.map(({ c }) => keyOf(c)));
  const known = flagsOf(db, applicantId).filter((f) => f.field === 'decision');
  for (const f of known)
    if (!wanted.has(f.rawText ?? '')) db.sql(`DELETE FROM review_flags WHERE id = ?`).run(f.id);
  for (const { c, document } of lost) {
    if (known.some((f) => f.rawText === keyOf(c) && f.documentId === document.id)) continue;
    const reason: Reason = { code: 'decision_lost', params: { name: c.nameRaw ?? '' } };
    insertFlag(db, {
      applicantId,
      documentId: document.id,
      flagType: 'incomplete',
      label: reasonText(reason, 'ko'),
      field: 'decision',
      rawText: keyOf(c),
      page: c.page,
      bbox: c.bbox,
      reasons: [reason],
      status: 'open',
    });
  }
}
