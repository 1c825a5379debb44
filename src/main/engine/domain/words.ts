/**
 * The words of the product: every union that is stored, sent or shown. Identifiers are stable; labels live in `i18n/`.
 * The arrays are the source, the types follow, so that schemas (drizzle, zod) can reuse the same list.
 */

/** How a file is read. `hwp` covers HWP 5 and HWPX. */
export const SOURCE_FORMATS = ['pdf', 'image', 'hwp', 'docx', 'text'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/**
 * Which pages of a long document are read. `people`: only those that can name people. `text`: every page with text of its own, and
 * the pictures of pages that can name people. `whole`: everything.
 */
export const PAGE_PLANS = ['people', 'text', 'whole'] as const;
export type PagePlan = (typeof PAGE_PLANS)[number];

/** What is looked for in a file. */
export const DOC_TYPES = [
  'degree_thesis',
  'representative_research',
  'journal_article',
  'research_project',
  'hindex',
  'cv',
  'unknown',
] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** How the document type was decided, strongest first. `manual`: a person chose it in the preflight list. */
export const DOC_TYPE_METHODS = ['manual', 'tag', 'filename', 'folder', 'content', 'default'] as const;
export type DocTypeMethod = (typeof DOC_TYPE_METHODS)[number];

/** What a person is to the applicant. */
export const ROLES = [
  'supervisor',
  'co_supervisor',
  'committee_chair',
  'committee',
  'department_head',
  'principal_investigator',
  'research_staff',
  'coauthor',
  'corresponding_author',
  'division_head',
  'office_head',
  'project_manager',
  'acknowledged',
] as const;
export type Role = (typeof ROLES)[number];

/** What carries the name on the page. */
export const SOURCE_KINDS = ['printed', 'handwritten', 'seal', 'signature'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Why a person has to look. The last two are document-level. */
export const FLAG_TYPES = [
  'seal',
  'handwriting',
  'signature',
  'low_confidence',
  'ambiguous',
  'needs_vision',
  'incomplete',
] as const;
export type FlagType = (typeof FLAG_TYPES)[number];
export const DOCUMENT_FLAG_TYPES = ['needs_vision', 'incomplete'] as const satisfies readonly FlagType[];

export const FLAG_STATUSES = ['open', 'resolved'] as const;
export type FlagStatus = (typeof FLAG_STATUSES)[number];

export const REVIEW_STATUSES = ['pending', 'confirmed', 'edited', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Printed name held against the seal or signature beside it. */
export const VERIFICATION_STATUSES = ['confirmed', 'mismatch', 'unverifiable'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export const JOB_STATUSES = ['queued', 'running', 'done', 'error'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const DOCUMENT_STATUSES = [
  'received',
  'extracted',
  'validated',
  'loaded',
  'needs_review',
  'failed',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/**
 * Where a related person stands: `auto` passed without a look (자동), `open` waits for a person (미확정),
 * the rest is what a person decided (확정, 수정확정, 반려).
 */
export const FINAL_STATUSES = ['auto', 'open', 'confirmed', 'edited', 'rejected'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** What a person can do to a reading. `undo` takes back the latest decision that still stands. */
export const CORRECTION_ACTIONS = [
  'confirm',
  'edit',
  'reject',
  'exclude',
  'add',
  'merge',
  'split',
  'different',
  /** "We can do without this file": puts a dead letter aside. */
  'dismiss',
  'undo',
] as const;
export type CorrectionAction = (typeof CORRECTION_ACTIONS)[number];

export const EXTRACTOR_MODES = ['stub', 'rules', 'vlm', 'hybrid', 'ensemble'] as const;
export type ExtractorMode = (typeof EXTRACTOR_MODES)[number];

/** Steps of one document, in order, as the progress view shows them. */
export const STEPS = ['read', 'type', 'extract', 'gather'] as const;
export type Step = (typeof STEPS)[number];
