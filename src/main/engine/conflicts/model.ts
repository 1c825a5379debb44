import type { ConflictRules } from '../domain/conflicts';
import type { JudgedTie } from '../domain/conflict-rules';
import type { Language } from '../domain/reasons';
import type { ConflictHitRow, EvaluatorRow } from '../domain/views-conflicts';
import type { Acquaintance } from './acquaintance';
import type { Standing } from './evidence';
import type { FoundPair } from './match/types';
import type { ApplicantPeople, Place, Related } from './people';

/** A tie that stands in somebody else's documents: the evaluator and this applicant are named in one work there. */
export interface Indirect {
  /** Whose documents they are. */
  readonly ownerId: number;
}

/** A pair with everything that hangs on it. */
export interface Pair extends FoundPair {
  readonly person: Related;
  /** Known only from another applicant's documents. */
  readonly indirect?: Indirect;
}

export type CheckedApplicant = Pick<ApplicantPeople, 'applicant' | 'caution' | 'affiliations'>;

/** One run over the whole round. */
export interface Computed {
  readonly evaluators: readonly EvaluatorRow[];
  readonly applicants: ReadonlyMap<number, CheckedApplicant>;
  readonly pairs: readonly Pair[];
  /** Supervisors of each applicant, by name: context for evaluators whose own advisor is known. */
  readonly supervisors: ReadonlyMap<number, readonly string[]>;
  readonly acquaintance: Acquaintance;
}

export interface JudgedPlace {
  readonly place: Place;
  readonly judged: JudgedTie;
}

/** A pair under the round's rules and decisions. */
export interface Hit {
  readonly row: ConflictHitRow;
  readonly pair: Pair;
  readonly evaluator: EvaluatorRow;
  /** Strongest first; all are kept. */
  readonly grounds: readonly JudgedPlace[];
  readonly standing: Standing;
}

/** Everything the views are made of. */
export interface Shown {
  readonly computed: Computed;
  readonly hits: readonly Hit[];
  readonly rules: ConflictRules;
  readonly language: Language;
}
