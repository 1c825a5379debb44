/**
 * What the engine shows of its state: plain values, ids instead of paths, sentences already in the language asked for.
 * The window's contract passes these on unchanged.
 */
import type { BBox } from './bbox';
import type { Grade } from './roles';
import type {
  DocType,
  DocTypeMethod,
  DocumentStatus,
  FinalStatus,
  FlagStatus,
  FlagType,
  JobStatus,
  ReviewStatus,
  Role,
  SourceFormat,
  SourceKind,
  Step,
} from './words';

export type * from './views-report';

export interface PreflightFile {
  key: string;
  filename: string;
  /** Path inside the dropped folder, without the file name. */
  folder: string;
  bytes: number;
  format: SourceFormat | null;
  /** `pdf`, `png`, `hwp5`, `html`, `empty` … what the content is. */
  kind: string;
  docType: DocType;
  docTypeMethod: DocTypeMethod;
  /** `already_here`: these bytes are in the round already; `twice`: the same bytes stand twice in this drop. */
  duplicate: 'already_here' | 'twice' | null;
  excluded: boolean;
  /** Why the file will not be read, as a sentence; null when it will. */
  problem: string | null;
  /** Pages, once they were counted; null before that, and where only reading tells (HWP, DOCX, text). */
  pages: number | null;
  /** `locked`: waits for a password; `opened`: one was given that opens it; null: needs none, or not known yet. */
  lock: 'locked' | 'opened' | null;
}
export interface PreflightApplicant {
  key: string;
  externalId: string;
  name: string;
  position: string;
  folder: string;
  /** Files that lay beside the applicants' folders: often no applicant at all. */
  loose: boolean;
  /** The application number is in the round already: its files are added to that applicant. */
  existing: boolean;
  excluded: boolean;
  files: PreflightFile[];
}
export interface Preflight {
  state: 'scanning' | 'ready';
  /** Files looked at so far. */
  scanned: number;
  applicants: PreflightApplicant[];
  /** Things that were left out, as sentences. */
  warnings: string[];
}

/** Bytes a case takes on the disk. */
export interface DiskUse {
  database: number;
  pages: number;
  /** Page images, as a number of files. */
  pageImages: number;
  /** Unpacked ZIPs, and originals that came with a backup. */
  documents: number;
  total: number;
}

export interface DocumentProgress {
  documentId: number;
  filename: string;
  docType: DocType;
  status: DocumentStatus;
  /** Null when nothing is being done with it now. */
  step: Step | null;
  page: number;
  pages: number | null;
  /** Why it waits for a person, or failed, as sentences. */
  messages: string[];
}
export interface ApplicantProgress {
  applicantId: number;
  externalId: string;
  name: string;
  job: JobStatus | null;
  /** 0 to 100. */
  progress: number;
  documents: DocumentProgress[];
  openItems: number;
}
export interface ProgressSnapshot {
  paused: boolean;
  running: boolean;
  /** Why the queue paused by itself: a stable code (`disk_full`); absent while it works. */
  fault?: string;
  applicants: ApplicantProgress[];
  totals: {
    documents: number;
    loaded: number;
    needsReview: number;
    failed: number;
    reading: number;
    waiting: number;
    pagesRead: number;
    /** Null while it is being measured. */
    pagesPerSecond: number | null;
    secondsLeft: number | null;
  };
}

export interface ReviewRow {
  flagId: number;
  applicantId: number;
  applicantName: string;
  externalId: string;
  flagType: FlagType;
  /** Name as it would be listed, or the document's title for document flags. */
  title: string;
  role: Role | null;
  documentId: number | null;
  filename: string;
  docType: DocType;
  page: number | null;
  status: FlagStatus;
  /** What was decided, once it was. */
  decision: ReviewStatus | 'excluded' | null;
}
export interface ReviewItem extends ReviewRow {
  /** The doubtful thing in one sentence. */
  question: string;
  reasons: string[];
  person: {
    sourceId: number;
    nameRaw: string;
    name: string;
    role: Role;
    affiliation: string;
    sourceKind: SourceKind;
    confidence: number;
    evidence: string;
    bbox: BBox;
    charConfidences: number[] | null;
    candidates: { name: string; confidence: number; source: string }[];
    work: { title?: string; venue?: string; year?: number; index?: number; count?: number } | null;
  } | null;
  /** People who may be the same person, for `ambiguous` items. */
  possible: {
    name: string;
    affiliation: string;
    sources: { filename: string; page: number; role: Role }[];
  }[];
  pageCount: number | null;
  /** Pages that the page plan left out and that can be asked for. */
  leftPages: number;
  /** Size of the page in points; null while unknown (it comes with the image). */
  pageSize: { width: number; height: number } | null;
  /** The other names of this document, for faint boxes. */
  others: { sourceId: number; name: string; role: Role; page: number; bbox: BBox; status: ReviewStatus }[];
}
export interface UndoState {
  /** What undo would take back, as a sentence; null when there is nothing. */
  undo: string | null;
  redo: string | null;
}
export interface DecisionResult extends UndoState {
  /** Flags this decision closed or opened again. */
  changed: number[];
  /** The same as rows of the review list, as they are now: the window puts them where the old ones stand. */
  rows: ReviewRow[];
  openItems: number;
}

/** A document that could not be read and will not be tried again by itself. */
export interface DeadLetter {
  documentId: number;
  applicantId: number;
  applicantName: string;
  externalId: string;
  filename: string;
  docType: DocType;
  /** Stable code of the reason. */
  code: string;
  /** Why, as sentences. */
  reasons: string[];
  /** Milliseconds since 1970. */
  failedAt: number;
  /** How often it was given up, this time included. */
  failures: number;
  /** Every change of its state, oldest first; `why` is a stable code. */
  history: { from: DocumentStatus | null; to: DocumentStatus; why: string; at: number }[];
  /** Put aside by a person, with a note; null while it asks for attention. Replaying ends it. */
  dismissed: { note: string; actor: string; at: number } | null;
}

/** An encrypted document that waits for its password. */
export interface WaitingDocument {
  documentId: number;
  applicantId: number;
  applicantName: string;
  externalId: string;
  filename: string;
  docType: DocType;
  /** A password was given and did not open it. */
  refused: boolean;
}

export interface PersonSource {
  sourceId: number;
  documentId: number;
  filename: string;
  docType: DocType;
  page: number;
  bbox: BBox;
  nameRaw: string;
  role: Role;
  sourceKind: SourceKind;
  confidence: number;
  evidence: string;
  reviewStatus: ReviewStatus;
  excluded: boolean;
  /** Open flag of this source, if any. */
  flagId: number | null;
  pageCount: number | null;
  /** Size of the page in points; null while unknown. */
  pageSize: { width: number; height: number } | null;
  work: { title?: string; venue?: string; year?: number; index?: number; count?: number } | null;
}
export interface PersonRow {
  personId: number;
  name: string;
  names: string[];
  roles: Role[];
  /** A exclusion by statute, B by the round's rules, C for a person to judge; of the strongest tie. */
  grade: Grade;
  /** 0 to 100: how strong that tie is. */
  strength: number;
  affiliation: string;
  isSelf: boolean;
  needsHuman: boolean;
  finalStatus: FinalStatus;
  sources: PersonSource[];
}
/** A person and whose they are. */
export interface FoundPerson {
  applicantId: number;
  person: PersonRow;
}
/** A person as the search over the whole round knows them. */
export interface PersonHit {
  personId: number;
  applicantId: number;
  applicantName: string;
  name: string;
  names: string[];
  roles: Role[];
  affiliation: string;
}
export interface ApplicantRow {
  applicantId: number;
  externalId: string;
  name: string;
  position: string;
  documents: number;
  failed: number;
  people: number;
  openItems: number;
}

/** Who answers for the roster as it stands. */
export interface SignOff {
  actor: string;
  at: number;
  /** Open items that were acknowledged. */
  openItems: number;
  /** The roster is still the one that was signed. */
  valid: boolean;
}

export interface RosterPreview {
  sheets: {
    name: string;
    columns: string[];
    rows: string[][];
    /** The reading behind each row, for its page; null where a row speaks of no single reading. */
    sources: (number | null)[];
    /** The review item behind each row; null where a row speaks of none. */
    flags: (number | null)[];
    /** The column that names the place, as an index; null where there is none. */
    placeColumn: number | null;
    /** The column that names a document a row may speak of as a whole, as an index; null where there is none. */
    fileColumn: number | null;
    total: number;
  }[];
  openItems: number;
  failedDocuments: number;
  /** The latest sign-off; null before the first. */
  signOff: SignOff | null;
}
