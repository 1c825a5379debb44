import type { Db } from '../db/open';
import { transition, writeDocumentMeta } from '../db/documents';
import { deleteResults, insertFlag, insertPerson } from '../db/persons';
import { recordLayout } from '../db/reports';
import { reasonText, type Reason } from '../domain/reasons';
import type { DocumentStatus } from '../domain/words';
import { settle } from './settle';
import type { DocumentDraft, PersonDraft } from './draft';

/**
 * Replaces an applicant's results in ONE synchronous transaction: persons, flags, documents' meta and states, people.
 * Running it twice with the same drafts changes nothing. Human decisions are applied again by `settle`.
 */
export function load(db: Db, applicantId: number, drafts: readonly DocumentDraft[], now: number): void {
  db.transaction(() => {
    deleteResults(db, applicantId);
    for (const d of drafts) {
      writeMeta(db, d);
      if (d.family !== null) recordLayout(db, d.document.fingerprint, d.family);
      if (d.outcome === 'failed') {
        moveTo(db, d, ['failed'], now);
        continue;
      }
      if (d.outcome === 'waiting') {
        askForPassword(db, applicantId, d);
        moveTo(db, d, ['needs_review'], now);
        continue;
      }
      for (const p of d.persons) writePerson(db, applicantId, d, p);
      for (const f of d.gate!.flags)
        insertFlag(db, {
          applicantId,
          documentId: d.document.id,
          flagType: f.type,
          label: f.reasons.map((r) => reasonText(r, 'ko')).join(' '),
          page: 1,
          reasons: [...f.reasons],
          status: 'open',
        });
      moveTo(db, d, d.gate!.ok ? ['extracted', 'validated', 'loaded'] : ['extracted', 'needs_review'], now);
    }
    settle(db, applicantId, now);
  });
}

/** An encrypted file stays visible in review until its password is given, or a person looks into it elsewhere. */
function askForPassword(db: Db, applicantId: number, d: DocumentDraft): void {
  insertFlag(db, {
    applicantId,
    documentId: d.document.id,
    flagType: 'incomplete',
    label: d.notes.map((r) => reasonText(r, 'ko')).join(' '),
    field: 'password',
    page: 1,
    reasons: [...d.notes],
    status: 'open',
  });
}

function writeMeta(db: Db, d: DocumentDraft): void {
  const failed = d.outcome !== 'read';
  const reasons: Reason[] = [...(failed ? d.notes : (d.gate?.reasons ?? []))];
  writeDocumentMeta(db, d.document.id, {
    docType: d.docType,
    docTypeMethod: d.docTypeMethod,
    sourceFormat: d.format,
    title: d.title,
    pageCount: d.pageCount,
    hasTextLayer: failed ? null : d.usablePages > 0,
    reasons,
    note: d.notes.length > 0 ? d.notes.map((r) => reasonText(r, 'ko')).join(' ') : null,
  });
}

/** Walks the states of the design; a document that is already where it should be is left alone, so re-runs add no history. */
function moveTo(db: Db, d: DocumentDraft, path: readonly DocumentStatus[], now: number): void {
  let at = d.document.status;
  if (at === path.at(-1)) return;
  if (at !== 'received') {
    transition(db, d.document.id, at, 'received', 'read_again', now);
    at = 'received';
  }
  for (const to of path) {
    transition(db, d.document.id, at, to, d.notes[0]?.code ?? d.gate?.reasons[0]?.code ?? 'pipeline', now);
    at = to;
  }
}

function writePerson(db: Db, applicantId: number, d: DocumentDraft, p: PersonDraft): void {
  const { raw, form } = p;
  const personId = insertPerson(db, {
    documentId: d.document.id,
    nameRaw: raw.nameRaw,
    nameNormalized: form.normalized,
    nameKo: form.nameKo,
    nameEn: form.nameEn,
    nameInitials: form.initials,
    aliases: [...(raw.aliases ?? [])],
    role: raw.role,
    affiliation: raw.affiliation ?? null,
    email: raw.email ?? null,
    orcid: raw.orcid ?? null,
    hanja: raw.hanja ?? null,
    work: raw.work ?? null,
    isSelf: p.isSelf,
    sourceKind: raw.sourceKind,
    sourcePage: raw.page,
    regionBbox: raw.bbox,
    ocrEngine: raw.ocrEngine ?? null,
    ocrConfidence: raw.ocrConfidence ?? null,
    charConfidences: raw.charConfidences ? [...raw.charConfidences] : null,
    confidence: p.confidence,
    needsHuman: p.needsHuman,
    nameCandidates: [...p.candidates],
    verificationStatus: p.verification,
    reviewStatus: 'pending',
    excluded: false,
    origin: 'machine',
    evidence: raw.evidence,
    reasons: p.reasons,
  });
  if (p.flag === null || p.isSelf) return;
  insertFlag(db, {
    applicantId,
    personId,
    documentId: d.document.id,
    flagType: p.flag,
    label: raw.nameRaw,
    field: 'name',
    rawText: raw.evidence,
    page: raw.page,
    bbox: raw.bbox,
    reasons: p.reasons,
    status: 'open',
  });
}
