import type { BackupResult } from './case/backup';
import type { Conflicts } from './conflicts/face';
import type { AuditCheck } from './db/audit';
import type { Language } from './domain/reasons';
import type { RoundSettings } from './domain/settings';
import type {
  ApplicantRow,
  DeadLetter,
  DecisionResult,
  DiskUse,
  HealthReport,
  FoundPerson,
  PersonHit,
  PersonRow,
  Preflight,
  ProgressSnapshot,
  RegressionReport,
  ReviewItem,
  ReviewRow,
  RosterPreview,
  SignOff,
  UndoState,
  WaitingDocument,
} from './domain/views';
import type { BBox } from './domain/bbox';
import type { DocType, FlagType, Role } from './domain/words';
import type { RosterJson } from './export/roster-json';
import type { RenderOutput } from './pool/tasks';

/** A decision about one reading. `edit` needs at least one changed value. */
export interface Decision {
  readonly action: 'confirm' | 'edit' | 'reject' | 'exclude';
  readonly name?: string;
  readonly role?: Role;
  readonly affiliation?: string;
}

/** What can be said of several items at once. */
export type BulkAction = 'confirm' | 'reject' | 'exclude';

/** "These two are (not) one person." Names as the people list shows them. */
export interface IdentityDecision {
  readonly applicantId: number;
  readonly nameA: string;
  readonly nameB: string;
  /** Further names of which the same is said beside `nameA`: one decision, undone as one. */
  readonly more?: readonly string[];
  readonly verdict: 'same' | 'different';
  readonly reason?: string;
}

export interface ReviewFilter {
  readonly applicantId?: number;
  /** Of these applicants, in the list's order whatever the order here. */
  readonly applicantIds?: readonly number[];
  readonly flagType?: FlagType;
  readonly status?: 'open' | 'all';
}

export interface EngineEvents {
  intake: Preflight | null;
  progress: ProgressSnapshot;
  changed: { scopes: ('round' | 'review' | 'people' | 'roster' | 'conflicts')[]; applicantIds?: number[] };
}

/** The whole public face of the engine: one open case (round), one writer. Made by `createEngine`. */
export interface Engine {
  readonly round: {
    get(): { name: string; settings: RoundSettings };
    rename(name: string): void;
    set(patch: Partial<RoundSettings>): void;
    counts(): { applicants: number; openItems: number };
  };
  readonly intake: {
    /** Lists what lies under the paths (folders, ZIPs, files); nothing is stored before `start`. */
    scan(paths: readonly string[]): Promise<Preflight>;
    current(): Preflight | null;
    editApplicant(
      key: string,
      patch: { externalId?: string; name?: string; position?: string; excluded?: boolean },
    ): Preflight;
    editFile(key: string, patch: { docType?: DocType; excluded?: boolean }): Preflight;
    /** Tries a password on a locked file of the list, and on the applicant's others. Throws `wrong_password`. */
    unlock(key: string, password: string): Promise<Preflight>;
    /** Stores applicants and documents and queues them. */
    start(): { applicants: number; documents: number; applicantIds: number[] };
    discard(): void;
  };
  readonly queue: {
    pause(): void;
    resume(): void;
    cancel(applicantId?: number): void;
    retry(target: { applicantId?: number; documentId?: number }): number;
    /** Reads every page of this document, whatever the round's page plan says; returns how many applicants were queued. */
    readWhole(documentId: number): number;
    prioritise(applicantId: number): void;
    snapshot(): ProgressSnapshot;
    /** Resolves when nothing waits and nothing runs. */
    idle(): Promise<void>;
  };
  /** Documents that were given up. */
  readonly deadLetters: {
    list(): DeadLetter[];
    /** Reads one again; returns how many applicants were queued. Throws `no_such_item`. */
    replay(documentId: number): number;
    /** Reads all again that nobody put aside. */
    replayAll(): number;
    /** "We can do without it." Undone like any decision; over when the document is replayed. Throws `no_such_item`. */
    dismiss(documentId: number, note: string): DecisionResult;
  };
  readonly report: {
    health(): HealthReport;
    /**
     * What people confirmed, as a set against which rules are tried. It holds names and the shapes of pages: a file of the
     * user's own, which nobody else gets.
     */
    readonly regression: {
      /** Throws `disk_full`, `file_locked`. */
      export(path: string): Promise<{ documents: number }>;
      /** Reads the set with the rules in use now; names what got better or worse. Throws `file_missing`, `not_a_regression_set`. */
      replay(path: string): Promise<RegressionReport>;
    };
  };
  /** Encrypted documents and their passwords, which stay in memory. */
  readonly passwords: {
    waiting(): WaitingDocument[];
    /** Tries the password on this document and the applicant's other waiting ones; the result comes with the progress. */
    give(documentId: number, password: string): number;
  };
  readonly review: {
    list(filter: ReviewFilter): ReviewRow[];
    item(flagId: number): ReviewItem;
    decide(flagId: number, decision: Decision): DecisionResult;
    /** One decision about several items, undone as one. All or nothing: an item that is gone refuses the whole. */
    decideAll(flagIds: readonly number[], action: BulkAction): DecisionResult;
    add(person: {
      documentId: number;
      page: number;
      bbox?: BBox;
      name: string;
      role: Role;
      affiliation?: string;
    }): DecisionResult;
    undo(): DecisionResult;
    redo(): DecisionResult;
    /** What undo and redo would act on, also right after a start. */
    undoState(): UndoState;
  };
  readonly people: {
    applicants(): ApplicantRow[];
    list(applicantId: number): PersonRow[];
    /** Whose reading this is. Throws `no_such_item`. */
    find(sourceId: number): FoundPerson;
    /** Everybody of the round, short. */
    index(): PersonHit[];
    decide(sourceId: number, decision: Decision): DecisionResult;
    identity(decision: IdentityDecision): DecisionResult;
  };
  readonly roster: {
    preview(options: { includeOpen: boolean }): RosterPreview;
    /** XLSX bytes. */
    workbook(options: {
      includeOpen: boolean;
    }): Promise<{ bytes: Uint8Array; rows: number; openItems: number }>;
    /** The first sheet as CSV bytes. */
    csv(options: { includeOpen: boolean }): { bytes: Uint8Array; rows: number; openItems: number };
    /** The operator answers for the roster as it stands. Throws `no_operator`, `open_items_changed`. */
    sign(acknowledged: { openItems: number }): SignOff;
    /** The command line's JSON (`minesweeper-roster/1`). */
    json(): RosterJson;
  };
  /** Evaluators against the roster. */
  readonly conflicts: Conflicts;
  readonly safety: {
    /** Does the case open with a passphrase only? */
    readonly encrypted: boolean;
    /** The whole case into one file, while work goes on. Throws `PermanentError('file_changed')`. */
    backup(path: string, options?: { readonly includeEvaluators?: boolean }): Promise<BackupResult>;
    /** Walks the audit log's chain. */
    verifyAudit(): AuditCheck;
    /** The audit log as lines of JSON, oldest first. */
    auditLines(): Iterable<string>;
    diskUse(): Promise<DiskUse>;
    /** Removes the page images, which are drawn again on demand; returns the bytes that were freed. */
    clearPages(): Promise<number>;
  };
  /** A page as an image, at reading size or as a thumbnail; cached inside the case. */
  pageImage(documentId: number, page: number, size: 'thumb' | 'reading'): Promise<RenderOutput>;
  /** Language of the sentences in every view; who decides. */
  setLanguage(language: Language): void;
  setOperator(name: string): void;
  on<E extends keyof EngineEvents>(event: E, listener: (payload: EngineEvents[E]) => void): () => void;
  /** Takes up what an earlier run left and works until `stop`. */
  start(): void;
  /** Stops running work without burning an attempt and closes the case. */
  stop(): Promise<void>;
}
