import { compareForms } from './compare';
import { decide } from './verdict';
import type { MatchEvidence, MatchResult, NameForm } from './types';

/**
 * Are two printed names one person's? `same` needs full names whose spelling settles it, or evidence beside the names; initials alone
 * never do. Symmetric. Knows only the pair: two different Hangul names can both fit one Latin form, see `createNameIndex`.
 */
export function matchNames(a: NameForm, b: NameForm, evidence: MatchEvidence = {}): MatchResult {
  return decide(compareForms(a, b), evidence);
}
