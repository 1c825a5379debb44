import type { CorrectionRow } from '../db/corrections';
import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { updateRow } from '../db/insert';
import {
  insertFlag,
  insertPerson,
  personsOf,
  type FlagRow,
  type NewPerson,
  type PersonRow,
} from '../db/persons';
import { extractedPersons } from '../db/schema';
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
 * Applies the decisions that stand to the readings that are there now, and returns these as they stand then. A decision finds its
 * place by what it was about: the file's bytes (or the file that replaced it), page, raw name, role and box. One that finds none
 * is shown to a person.
 */
export function applyCorrections(
  db: Db,
  applicantId: number,
  documents: readonly DocumentRow[],
  standing: readonly CorrectionRow[],
  flags: readonly FlagRow[],
): PersonRow[] {
  const byPrint = documentsByFingerprint(db, applicantId, documents);
  const stored = personsOf(db, applicantId);
  const machine = stored.filter((p) => p.origin === 'machine');
  const find = placeFinder(machine);
  const verdicts = new Map<number, Verdict>();
  const added: NewPerson[] = [];
  const lost: { c: CorrectionRow; document: DocumentRow }[] = [];
  for (const c of standing) {
    if (c.field !== 'person') continue;
    const document = byPrint.get(c.fingerprint);
    if (!document) continue;
    if (c.action === 'add') {
      added.push(addedPerson(document, c));
      continue;
    }
    const place = find(c, document);
    if (!place) {
      lost.push({ c, document });
      continue;
    }
    const verdict = verdicts.get(place.id) ?? pending();
    verdicts.set(place.id, verdict);
    decide(verdict, c);
  }
  flagLost(db, applicantId, lost, flags);
  for (const p of machine) {
    const verdict = verdicts.get(p.id) ?? pending();
    if (updateRow(db, extractedPersons, p, verdict)) Object.assign(p, verdict);
  }
  const known = stored.filter((p) => p.origin === 'human');
  // nobody was added or taken back: the rows that are read already are the ones that stand
  return writeAdded(db, known, added) ? personsOf(db, applicantId) : stored;
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

/**
 * Added people live in the decisions; their rows follow these, in the same order, so that an undo leaves nothing behind. Rows
 * that are right stay. True when something had to be written.
 */
function writeAdded(db: Db, stored: readonly PersonRow[], added: readonly NewPerson[]): boolean {
  const key = (p: NewPerson): string =>
    JSON.stringify([p.documentId, p.nameRaw, p.role, p.sourcePage, p.regionBbox, p.affiliation, p.decidedAt]);
  const known = [...stored].sort((a, b) => a.id - b.id);
  let right = 0;
  while (right < Math.min(known.length, added.length) && key(known[right]!) === key(added[right]!))
    right += 1;
  for (const p of known.slice(right)) db.sql(`DELETE FROM extracted_persons WHERE id = ?`).run(p.id);
  for (const p of added.slice(right)) insertPerson(db, p);
  return right < known.length || right < added.length;
}

function addedPerson(document: DocumentRow, c: CorrectionRow): NewPerson {
  const form = normalizeName(c.nameRaw!);
  const values = JSON.parse(c.newValue ?? '{}') as EditedValues;
  return {
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
  };
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

/** Where a decision belongs now. Readings are looked up by document and name: both lists may be hundreds long. */
function placeFinder(
  persons: readonly PersonRow[],
): (c: CorrectionRow, document: DocumentRow) => PersonRow | undefined {
  const byName = new Map<string, PersonRow[]>();
  for (const p of persons) {
    const key = `${p.documentId}/${p.nameRaw}`;
    const list = byName.get(key);
    if (list) list.push(p);
    else byName.set(key, [p]);
  }
  return (c, document) => {
    const here = byName.get(`${document.id}/${c.nameRaw}`) ?? [];
    const exact = here.filter((p) => p.role === c.role && p.sourcePage === c.page);
    const placed = exact.find((p) => c.bbox !== null && samePlace(p.regionBbox, c.bbox));
    if (placed) return placed;
    if (exact.length === 1) return exact[0];
    // another version of the file: pages and boxes move, name and role stay
    const moved = document.fingerprint === c.fingerprint ? [] : here.filter((p) => p.role === c.role);
    return moved.length === 1 ? moved[0] : undefined;
  };
}

/** One flag per lost decision; a decision that was undone, or found its place again, takes its flag along. */
function flagLost(
  db: Db,
  applicantId: number,
  lost: readonly { c: CorrectionRow; document: DocumentRow }[],
  flags: readonly FlagRow[],
): void {
  const keyOf = (c: CorrectionRow): string => `${c.action}:${c.id}`;
  const wanted = new Set(lost.map(({ c }) => keyOf(c)));
  const known = flags.filter((f) => f.field === 'decision');
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
