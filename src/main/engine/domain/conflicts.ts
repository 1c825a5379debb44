import type { Grade } from './roles';
import { ROLES, type Role } from './words';

/**
 * The words of the check "who must not evaluate whom". Evaluators are secret: nothing here ever reaches the roster, its database, its
 * audit log or its backup.
 */

/** Is this evaluator the related person? `different` pairs are counted, never listed. */
export const CONFLICT_VERDICTS = ['same', 'possible', 'different'] as const;
export type ConflictVerdict = (typeof CONFLICT_VERDICTS)[number];

/** How the two names met, strongest first. `initials` alone are only ever `possible`. */
export const CONFLICT_WAYS = [
  'email',
  'hangul',
  'latin',
  'romanised',
  'initials_affiliation',
  'initials',
  'similar',
  'part',
  'misread',
] as const;
export type ConflictWay = (typeof CONFLICT_WAYS)[number];

/** What a person says of a hit: 제척, 기피 검토, 무관. */
export const CONFLICT_DECISIONS = ['exclude', 'review', 'unrelated'] as const;
export type ConflictDecisionKind = (typeof CONFLICT_DECISIONS)[number];

/** Where a hit stands. `new`: decided earlier, and evidence has come since that was not decided on. */
export const CONFLICT_STATES = ['open', 'new', ...CONFLICT_DECISIONS] as const;
export type ConflictState = (typeof CONFLICT_STATES)[number];

/** Whether an evaluator can evaluate an applicant. */
export const ELIGIBILITIES = ['excluded', 'possible', 'free'] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

/**
 * Ties a rule speaks about: the roles, with co-authors told apart by where the joint work stands, as the collected facts do
 * (`roles.json`): submitted for judgement, printed as an article, or only listed (CV, citation profile).
 */
export const CONFLICT_TIES = [
  'self',
  ...ROLES.filter((r) => r !== 'coauthor' && r !== 'corresponding_author'),
  'coauthor_submitted',
  'coauthor_article',
  'coauthor_listed',
  'large_collaboration',
] as const;
export type ConflictTie =
  | 'self'
  | Exclude<Role, 'coauthor' | 'corresponding_author'>
  | 'coauthor_submitted'
  | 'coauthor_article'
  | 'coauthor_listed'
  | 'large_collaboration';

/** What a rule makes of one tie. */
export interface TieRule {
  readonly grade: Grade;
  /** Years back from the reference date; null: for life. Outside it the tie is kept as C. */
  readonly windowYears: number | null;
}

/** What the round says about grounds; printed in the result. */
export interface ConflictRules {
  /** Preset it came from; `custom` once something was changed. */
  readonly preset: string;
  /** ISO date the windows count from. */
  readonly referenceDate: string;
  /** Author lists longer than this are large collaborations. */
  readonly largeCollaboration: number;
  readonly ties: Readonly<Record<ConflictTie, TieRule>>;
  /** Ties weaker than this do not keep an evaluator from evaluating; they stay listed. */
  readonly weakestGround: Grade;
}

/** Fields of an evaluators' list. `name` holds either script, or both in one cell. */
export const EVALUATOR_FIELDS = [
  'name',
  'nameKo',
  'nameEn',
  'affiliation',
  'department',
  'email',
  'advisor',
] as const;
export type EvaluatorField = (typeof EVALUATOR_FIELDS)[number];

/** Fields of an applicants' list. */
export const APPLICANT_FIELDS = ['externalId', 'name', 'nameEn', 'position'] as const;
export type ApplicantField = (typeof APPLICANT_FIELDS)[number];

export type ListKind = 'evaluators' | 'applicants';

/** What may be wrong with a row. The first five leave it out; the others let it in. */
export const ROW_PROBLEMS = [
  'no_name',
  'not_a_name',
  'duplicate',
  'no_number',
  'unreadable',
  'bad_email',
  'name_in_wrong_script',
  'odd_name',
  'initials_only',
  'same_name',
  'formula',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
