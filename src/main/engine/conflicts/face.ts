import type { AuditCheck } from '../db/audit';
import type {
  ApplicantField,
  ConflictDecisionKind,
  ConflictRules,
  ConflictState,
  EvaluatorField,
  ListKind,
} from '../domain/conflicts';
import type { Grade } from '../domain/roles';
import type {
  ConflictApplicant,
  ConflictHistoryRow,
  ConflictHit,
  ConflictHitRow,
  ConflictMatrix,
  ConflictOverview,
  ConflictPreset,
  EligibleList,
  EvaluatorRow,
  ListPreview,
} from '../domain/views-conflicts';
import type { ConflictsJson } from '../export/conflicts-json';

/** Where a list comes from: a file somebody chose, or rows copied from a spreadsheet. */
export type ListSource = { readonly path: string } | { readonly text: string };

/** How the waiting list is to be read instead. */
export interface ListMapping {
  readonly columns?: readonly (EvaluatorField | ApplicantField | null)[];
  /** Row number; null: no header. */
  readonly headerRow?: number | null;
  readonly sheet?: string;
  readonly password?: string;
}

export interface HitFilter {
  readonly evaluatorId?: number;
  readonly applicantId?: number;
  readonly state?: ConflictState;
  readonly verdict?: 'same' | 'possible';
  readonly grade?: Grade;
}

/**
 * Who must not evaluate whom. Everything about evaluators lies in a file of its own in the case folder and goes with `wipe`. Views
 * compute what has changed before they answer, off the main process.
 */
export interface Conflicts {
  overview(): ConflictOverview;

  readonly list: {
    /** Reads a list and keeps it as a preview. Throws `PermanentError`: `list_unreadable`, `list_empty`, `file_missing`, `too_large`. */
    read(kind: ListKind, source: ListSource): Promise<ListPreview>;
    /** Throws `PermanentError`: `no_list`, `wrong_password`. */
    map(mapping: ListMapping): Promise<ListPreview>;
    current(): ListPreview | null;
    discard(): void;
    /** Throws `PermanentError('no_list')`. */
    importEvaluators(mode: 'replace' | 'add'): ConflictOverview;
    /** Fills in what folders left empty, and changes what is named in `accept`. Throws `PermanentError('no_list')`. */
    applyApplicants(
      accept: readonly {
        readonly externalId: string;
        readonly field: 'name' | 'nameEn' | 'position';
      }[],
    ): { filled: number; changed: number };
  };

  evaluators(): EvaluatorRow[];
  /** Throws `PermanentError`: `no_such_item`, `no_name`. */
  saveEvaluator(
    evaluator: Omit<EvaluatorRow, 'evaluatorId'> & { readonly evaluatorId?: number },
  ): EvaluatorRow;
  removeEvaluator(evaluatorId: number): void;

  presets(): ConflictPreset[];
  setRules(rules: ConflictRules): ConflictRules;
  savePreset(name: string): ConflictPreset;
  removePreset(id: string): void;

  run(): Promise<ConflictOverview>;
  matrix(): Promise<ConflictMatrix>;
  hits(filter: HitFilter): Promise<ConflictHitRow[]>;
  /** Throws `PermanentError('no_such_item')`. */
  hit(hitId: string): Promise<ConflictHit>;
  /** All or nothing. Throws `PermanentError`: `no_operator`, `no_reason`, `no_such_item`. */
  decide(
    hitIds: readonly string[],
    decision: ConflictDecisionKind,
    reason: string,
  ): Promise<ConflictOverview>;
  undo(): Promise<ConflictOverview>;
  redo(): Promise<ConflictOverview>;
  history(hitId?: string): ConflictHistoryRow[];
  applicants(): ConflictApplicant[];
  /** Throws `PermanentError('no_such_item')`. */
  eligible(applicantId: number): Promise<EligibleList>;

  /** A workbook of its own, encrypted when a password is given. */
  workbook(options: {
    readonly password?: string;
  }): Promise<{ bytes: Uint8Array; rows: number; open: number; encrypted: boolean }>;
  /** The command line's JSON (`minesweeper-conflicts/1`). */
  json(): Promise<ConflictsJson>;

  /** The evaluators' own log. */
  verifyAudit(): AuditCheck;
  auditLines(): Iterable<string>;
  /** Removes everything about evaluators. `verified`: the bytes were read back as overwritten before the files were removed. */
  wipe(): Promise<{ verified: boolean }>;
}
