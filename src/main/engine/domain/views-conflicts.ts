/** What the engine shows of the evaluators' check: plain values for the window; sentences in the language asked for. */
import type { BBox } from './bbox';
import type {
  ApplicantField,
  ConflictDecisionKind,
  ConflictRules,
  ConflictState,
  ConflictTie,
  ConflictVerdict,
  ConflictWay,
  Eligibility,
  EvaluatorField,
  ListKind,
  RowProblemCode,
} from './conflicts';
import type { Grade } from './roles';
import type { DocType, FinalStatus, ReviewStatus, Role, SourceKind } from './words';

/** A column of a list that is being imported. */
export interface ListColumn {
  /** From 0. */
  index: number;
  /** The header's text; empty where the list has none. */
  header: string;
  /** Up to five values. */
  sample: string[];
  field: EvaluatorField | ApplicantField | null;
  /** How the field was recognised; null: it was not. */
  how: 'header' | 'content' | 'manual' | null;
}

/** A row that is left out or doubtful, with the row number a person sees in the file. */
export interface RowProblem {
  row: number;
  code: RowProblemCode;
  message: string;
  /** The row is not taken. */
  left: boolean;
  /** What stands in the row, for finding it again. */
  text: string;
}

/** An applicant of the list beside the folder's. */
export interface ApplicantListRow {
  /** Application number: key of `applyApplicants`. */
  externalId: string;
  applicantId: number | null;
  row: number | null;
  /** What is filled in because the folder said nothing. */
  fills: { field: 'name' | 'nameEn' | 'position'; value: string }[];
  /** Where the list and the folder disagree: taken only when a person says so. */
  differs: { field: 'name' | 'nameEn' | 'position'; folder: string; list: string }[];
  /** `unknown`: in the list, no folder; `missing`: a folder, not in the list. */
  state: 'same' | 'fills' | 'differs' | 'unknown' | 'missing';
}

/** A list that was read and is not taken over yet. */
export interface ListPreview {
  kind: ListKind;
  /** Null for pasted rows. */
  filename: string | null;
  sheet: string | null;
  sheets: string[];
  /** The file asks for a password: give it with `mapList`. Everything else is empty then. */
  locked: boolean;
  /** Row number of the header; null without one. */
  headerRow: number | null;
  columns: ListColumn[];
  /** Rows as they would be taken, at most 200 of `taken`. */
  rows: { row: number; values: Partial<Record<EvaluatorField | ApplicantField, string>> }[];
  taken: number;
  problems: RowProblem[];
  /** What an applicants' list says against the folders; empty for evaluators. */
  applicants: ApplicantListRow[];
  /** Evaluators' list: how many are new, known already, and known but not in this list. */
  against: { added: number; known: number; gone: number };
}

export interface EvaluatorRow {
  evaluatorId: number;
  nameKo: string;
  nameEn: string;
  affiliation: string;
  department: string;
  email: string;
  advisor: string;
}

/** What a list of applicants must say beside every answer: what was not read is no proof of anything. */
export interface Caution {
  /** Documents nobody could read. */
  unread: number;
  /** Open review items of the applicant. */
  openItems: number;
}

export interface ConflictApplicant {
  applicantId: number;
  externalId: string;
  name: string;
  position: string;
  caution: Caution;
}

/** The check as a whole: cheap to ask for. */
export interface ConflictOverview {
  evaluators: number;
  applicants: number;
  /** Milliseconds since 1970; null while there is none. */
  importedAt: number | null;
  computedAt: number | null;
  running: boolean;
  /** 0 to 100 while it runs. */
  progress: number;
  /** The round has changed since it was computed. */
  stale: boolean;
  rules: ConflictRules;
  hits: Record<ConflictState, number> & { same: number; possible: number; total: number };
  /** What undo and redo would act on, as a sentence. */
  undo: string | null;
  redo: string | null;
}

/** A set of rules to start from. */
export interface ConflictPreset {
  id: string;
  name: string;
  /** What it stands on, in one sentence. */
  about: string;
  /** Saved by a person with the round; may be removed. */
  own: boolean;
  rules: ConflictRules;
}

/** One cell of the matrix; only cells with hits exist. */
export interface MatrixCell {
  evaluatorId: number;
  applicantId: number;
  eligibility: Eligibility;
  state: ConflictState;
  verdict: Exclude<ConflictVerdict, 'different'>;
  grade: Grade;
  /** The letter that stands in the cell whatever its colour: `A`, `B?` while only possible, `본` the applicant, `무` unrelated. */
  letter: string;
  hits: string[];
}
export interface ConflictMatrix {
  evaluators: EvaluatorRow[];
  applicants: ConflictApplicant[];
  cells: MatrixCell[];
}

/** One line of the list of hits: evaluator, applicant and the related person who may be the evaluator. */
export interface ConflictHitRow {
  /** Stays the same over re-runs as long as evaluator, applicant and person do. */
  hitId: string;
  evaluatorId: number;
  evaluatorName: string;
  evaluatorAffiliation: string;
  applicantId: number;
  externalId: string;
  applicantName: string;
  /** `self`: the evaluator is the applicant. */
  kind: 'related' | 'self';
  verdict: Exclude<ConflictVerdict, 'different'>;
  way: ConflictWay;
  person: string;
  personAffiliation: string;
  roles: Role[];
  grade: Grade;
  tie: ConflictTie;
  /** A common name, or affiliations that disagree: maybe somebody else. */
  homonym: boolean;
  /** The person still waits for a reviewer. */
  personOpen: boolean;
  state: ConflictState;
  /** Ties that came after the decision. */
  newEvidence: number;
}

/** A tie as a ground, judged by the round's rules. */
export interface ConflictGround {
  tie: ConflictTie;
  role: Role;
  grade: Grade;
  /** Older than the rule's window: kept, as C. */
  outsideWindow: boolean;
  /** Came after the decision. */
  isNew: boolean;
  sourceId: number;
  documentId: number;
  filename: string;
  docType: DocType;
  page: number;
  pageCount: number | null;
  pageSize: { width: number; height: number } | null;
  bbox: BBox;
  nameRaw: string;
  sourceKind: SourceKind;
  confidence: number;
  reviewStatus: ReviewStatus;
  affiliation: string;
  year: number | null;
  title: string;
  /** The line it stands in. */
  evidence: string;
}

/** Not a ground, but worth knowing. */
export interface ConflictContext {
  kind: 'affiliation' | 'advisor' | 'coauthor';
  text: string;
}

export interface ConflictDecision {
  decision: ConflictDecisionKind;
  reason: string;
  actor: string;
  at: number;
}

export interface ConflictHit extends ConflictHitRow {
  evaluator: EvaluatorRow;
  applicant: ConflictApplicant;
  /** The two names that met. */
  matched: { evaluator: string; person: string };
  /** How they met, and why it is not more certain, as sentences. */
  sentences: string[];
  names: string[];
  emails: string[];
  finalStatus: FinalStatus;
  /** Strongest first; all are kept. */
  grounds: ConflictGround[];
  context: ConflictContext[];
  /** The latest decision; null before the first. */
  decision: ConflictDecision | null;
}

export interface ConflictHistoryRow extends ConflictDecision {
  id: number;
  evaluatorName: string;
  applicantName: string;
  externalId: string;
  person: string;
  /** Taken back since. */
  undone: boolean;
}

/** Who can evaluate this applicant. */
export interface EligibleList {
  applicant: ConflictApplicant;
  rows: {
    evaluator: EvaluatorRow;
    eligibility: Eligibility;
    /** Why, as one sentence; empty for `free`. */
    why: string;
    hits: string[];
    context: ConflictContext[];
  }[];
}

export interface ConflictExport {
  filename: string;
  rows: number;
  /** Hits nobody has decided. */
  open: number;
  encrypted: boolean;
}
