/** Words of the evaluators' check in the order the window shows them; values stand here, types come from the contract. */
import type {
  ApplicantField,
  ConflictDecisionKind,
  ConflictState,
  Eligibility,
  EvaluatorField,
  ListKind,
} from '../../../preload/contract';
import type { IconName } from '../../components/icons';
import type { Tone } from '../../components/parts';

export const DECISIONS = ['exclude', 'review', 'unrelated'] as const satisfies ConflictDecisionKind[];

export const DECISION_ICON: Readonly<Record<ConflictDecisionKind, IconName>> = {
  exclude: 'x-circle',
  review: 'alert',
  unrelated: 'minus',
};
export const DECISION_TONE: Readonly<Record<ConflictDecisionKind, string>> = {
  exclude: 'st-bad',
  review: 'st-warn',
  unrelated: 'st-idle',
};

export const FIELDS: Readonly<Record<ListKind, readonly (EvaluatorField | ApplicantField)[]>> = {
  evaluators: ['nameKo', 'nameEn', 'name', 'affiliation', 'department', 'email', 'advisor'],
  applicants: ['externalId', 'name', 'nameEn', 'position'],
};

/** What an evaluator's form asks for, and a list shows. */
export const EVALUATOR_COLUMNS = [
  'nameKo',
  'nameEn',
  'affiliation',
  'department',
  'email',
  'advisor',
] as const satisfies EvaluatorField[];

export const STATE_TONE: Readonly<Record<ConflictState, Tone>> = {
  open: 'line',
  new: 'info',
  exclude: 'bad',
  review: 'warn',
  unrelated: 'idle',
};

export const ELIGIBILITY_TONE: Readonly<Record<Eligibility, Tone>> = {
  excluded: 'bad',
  possible: 'warn',
  free: 'ok',
};

/** Endings of lists: what is dropped with another one is for intake. */
export function isListFile(name: string): boolean {
  return /\.(xlsx|xlsm|xls|csv|tsv|txt)$/i.test(name);
}

/** What may lie over the view. */
export type ConflictsDialog = 'export' | 'wipe' | 'history' | 'paste-evaluators' | 'paste-applicants';
