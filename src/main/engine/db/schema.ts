import { blob, index, integer, primaryKey, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { BBox } from '../domain/bbox';
import type { Candidate, Work } from '../domain/person';
import type { Reason } from '../domain/reasons';
import type { RoundSettings } from '../domain/settings';
import {
  CORRECTION_ACTIONS,
  DOC_TYPES,
  DOC_TYPE_METHODS,
  DOCUMENT_STATUSES,
  FINAL_STATUSES,
  FLAG_STATUSES,
  FLAG_TYPES,
  REVIEW_STATUSES,
  ROLES,
  SOURCE_FORMATS,
  SOURCE_KINDS,
  VERIFICATION_STATUSES,
  type Role,
} from '../domain/words';

/** Times are milliseconds since 1970 (UTC) throughout. */
const id = () => integer().primaryKey({ autoIncrement: true });
const bool = (name: string) => integer(name, { mode: 'boolean' });

export const rounds = sqliteTable('rounds', {
  id: id(),
  name: text().notNull(),
  settings: text({ mode: 'json' }).$type<RoundSettings>().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const applicants = sqliteTable(
  'applicants',
  {
    id: id(),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id),
    /** 지원번호: text, leading zeros kept. */
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    nameVariants: text('name_variants', { mode: 'json' }).$type<string[]>().notNull(),
    position: text(),
    folderPath: text('folder_path').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [unique('applicants_external').on(t.roundId, t.externalId)],
);

export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    applicantId: integer('applicant_id')
      .notNull()
      .references(() => applicants.id),
    folderCategory: text('folder_category'),
    docType: text('doc_type', { enum: DOC_TYPES }).notNull(),
    docTypeMethod: text('doc_type_method', { enum: DOC_TYPE_METHODS }).notNull(),
    sourceFormat: text('source_format', { enum: SOURCE_FORMATS }),
    /** NFC, as shown. */
    filename: text().notNull(),
    title: text(),
    /** Relative to the dropped folder, NFC, `/` between parts: what exports print. */
    relativePath: text('relative_path').notNull(),
    /** Where the bytes lie on disk, exactly as the file system spells it. */
    filepath: text().notNull(),
    fingerprint: text().notNull(),
    bytes: integer().notNull(),
    pageCount: integer('page_count'),
    hasTextLayer: bool('has_text_layer'),
    status: text({ enum: DOCUMENT_STATUSES }).notNull(),
    reasons: text({ mode: 'json' }).$type<Reason[]>().notNull(),
    note: text(),
    supersededBy: integer('superseded_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    unique('documents_bytes').on(t.applicantId, t.fingerprint),
    index('documents_applicant').on(t.applicantId),
  ],
);

export const documentEvents = sqliteTable(
  'document_events',
  {
    id: id(),
    documentId: integer('document_id').notNull(),
    fromStatus: text('from_status', { enum: DOCUMENT_STATUSES }),
    toStatus: text('to_status', { enum: DOCUMENT_STATUSES }).notNull(),
    why: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('document_events_document').on(t.documentId)],
);

/** Finished pages: they survive a crash and make a re-run cheap. `json` is a `Page`. */
export const pageReadings = sqliteTable(
  'page_readings',
  {
    fingerprint: text().notNull(),
    page: integer().notNull(),
    reader: text().notNull(),
    readerVersion: text('reader_version').notNull(),
    paramsHash: text('params_hash').notNull(),
    json: text().notNull(),
    chars: integer().notNull(),
    usable: bool('usable').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fingerprint, t.page, t.reader, t.readerVersion, t.paramsHash] })],
);

export const extractedPersons = sqliteTable(
  'extracted_persons',
  {
    id: id(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    nameRaw: text('name_raw').notNull(),
    nameNormalized: text('name_normalized').notNull(),
    nameKo: text('name_ko'),
    nameEn: text('name_en'),
    nameInitials: text('name_initials'),
    aliases: text({ mode: 'json' }).$type<string[]>().notNull(),
    role: text({ enum: ROLES }).notNull(),
    affiliation: text(),
    email: text(),
    orcid: text(),
    hanja: text(),
    work: text({ mode: 'json' }).$type<Work>(),
    isSelf: bool('is_self').notNull(),
    sourceKind: text('source_kind', { enum: SOURCE_KINDS }).notNull(),
    sourcePage: integer('source_page').notNull(),
    regionBbox: text('region_bbox', { mode: 'json' }).$type<BBox>().notNull(),
    cropPath: text('crop_path'),
    ocrEngine: text('ocr_engine'),
    ocrConfidence: real('ocr_confidence'),
    charConfidences: text('char_confidences', { mode: 'json' }).$type<number[]>(),
    confidence: real().notNull(),
    /** What the machine thinks; a decision never changes it. */
    needsHuman: bool('needs_human').notNull(),
    nameCandidates: text('name_candidates', { mode: 'json' }).$type<Candidate[]>().notNull(),
    verificationStatus: text('verification_status', { enum: VERIFICATION_STATUSES }),
    reviewStatus: text('review_status', { enum: REVIEW_STATUSES }).notNull(),
    /** `exclude`: right reading, but not a person of interest (left out of the roster, kept in the record). */
    excluded: bool('excluded').notNull(),
    /** A person's values; null where the machine's stand. */
    finalName: text('final_name'),
    finalRole: text('final_role', { enum: ROLES }),
    finalAffiliation: text('final_affiliation'),
    /** Who decided last, and when; null while nobody has. */
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    /** `machine` or `human` (added by a person). */
    origin: text({ enum: ['machine', 'human'] }).notNull(),
    evidence: text().notNull(),
    reasons: text({ mode: 'json' }).$type<Reason[]>().notNull(),
    aggregateId: integer('aggregate_id'),
  },
  (t) => [index('extracted_persons_document').on(t.documentId)],
);

/** One source of an aggregate: an `extracted_persons` row. */
export interface AggregateSource {
  readonly personId: number;
  readonly documentId: number;
  readonly page: number;
}

export const personAggregates = sqliteTable(
  'person_aggregates',
  {
    id: id(),
    applicantId: integer('applicant_id')
      .notNull()
      .references(() => applicants.id),
    canonicalName: text('canonical_name').notNull(),
    nameNormalized: text('name_normalized').notNull(),
    names: text({ mode: 'json' }).$type<string[]>().notNull(),
    roles: text({ mode: 'json' }).$type<Role[]>().notNull(),
    sources: text({ mode: 'json' }).$type<AggregateSource[]>().notNull(),
    affiliation: text(),
    isSelf: bool('is_self').notNull(),
    needsHuman: bool('needs_human').notNull(),
    finalStatus: text('final_status', { enum: FINAL_STATUSES }).notNull(),
  },
  (t) => [index('person_aggregates_applicant').on(t.applicantId)],
);

export const reviewFlags = sqliteTable(
  'review_flags',
  {
    id: id(),
    personId: integer('person_id'),
    documentId: integer('document_id'),
    applicantId: integer('applicant_id')
      .notNull()
      .references(() => applicants.id),
    flagType: text('flag_type', { enum: FLAG_TYPES }).notNull(),
    label: text().notNull(),
    field: text(),
    rawText: text('raw_text'),
    page: integer(),
    bbox: text({ mode: 'json' }).$type<BBox>(),
    reasons: text({ mode: 'json' }).$type<Reason[]>().notNull(),
    cropPath: text('crop_path'),
    status: text({ enum: FLAG_STATUSES }).notNull(),
  },
  (t) => [index('review_flags_applicant').on(t.applicantId, t.status)],
);

/** Every human decision, append-only: keyed by what it was about, so that it finds its place again after a re-run. */
export const corrections = sqliteTable(
  'corrections',
  {
    id: id(),
    applicantId: integer('applicant_id').notNull(),
    /** Row the decision was made on; no foreign key, rows are replaced by a re-run. */
    personId: integer('person_id'),
    fingerprint: text().notNull(),
    page: integer(),
    bbox: text({ mode: 'json' }).$type<BBox>(),
    nameRaw: text('name_raw'),
    role: text({ enum: ROLES }),
    /** `person`, `name`, `role`, `affiliation`, `document:<flag type>`. */
    field: text().notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    action: text({ enum: CORRECTION_ACTIONS }).notNull(),
    /** For `undo`: the correction it takes back (itself an `undo` = redo). */
    targetId: integer('target_id'),
    /** Corrections made by one key press are undone together. */
    batch: text().notNull(),
    docType: text('doc_type', { enum: DOC_TYPES }),
    actor: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('corrections_applicant').on(t.applicantId),
    index('corrections_target').on(t.targetId),
    index('corrections_batch').on(t.batch),
  ],
);

export const identityDecisions = sqliteTable('identity_decisions', {
  id: id(),
  applicantId: integer('applicant_id').notNull(),
  nameA: text('name_a').notNull(),
  nameB: text('name_b').notNull(),
  verdict: text({ enum: ['same', 'different'] }).notNull(),
  reason: text(),
  actor: text().notNull(),
  /** The correction that says so: taken back with it. */
  correctionId: integer('correction_id').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const signOffs = sqliteTable('sign_offs', {
  id: id(),
  roundId: integer('round_id').notNull(),
  actor: text().notNull(),
  openItems: integer('open_items').notNull(),
  rosterHash: text('roster_hash').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const batchReports = sqliteTable('batch_reports', {
  id: id(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  mode: text().notNull(),
  counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
});

/** Append-only, hash-chained: `hash` = sha256 of the previous hash and this row. */
export const auditLog = sqliteTable('audit_log', {
  id: id(),
  at: integer().notNull(),
  actor: text().notNull(),
  what: text().notNull(),
  detail: text({ mode: 'json' }).$type<Record<string, string | number | null>>().notNull(),
  prevHash: text('prev_hash').notNull(),
  hash: text().notNull(),
});

/** Small values the case keeps about itself (schema owner, last queue state). */
export const meta = sqliteTable('meta', { key: text().primaryKey(), value: text().notNull(), bin: blob() });

export * from './schema-jobs';
export * from './schema-report';
