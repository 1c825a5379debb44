import type { DecisionRow, Decisions } from '../db/conflict-decisions';
import { allEvaluators } from '../db/evaluators';
import type { EvaluatorDb } from '../db/evaluators-open';
import type { Db } from '../db/open';
import { listApplicants } from '../db/rounds';
import type { Language } from '../domain/reasons';
import type { ConflictHistoryRow } from '../domain/views-conflicts';
import { DECISION_WORDS } from './sentences';

/** What undo or redo would act on, as a sentence. */
export function stepSentence(
  rows: readonly DecisionRow[],
  batch: number | null,
  language: Language,
): string | null {
  const own = batch === null ? [] : rows.filter((r) => r.batch === batch);
  const [first] = own;
  if (!first) return null;
  const word = DECISION_WORDS[first.decision][language];
  if (own.length === 1) return `${first.person} ${word}`;
  const more = own.length - 1;
  return language === 'ko'
    ? `${first.person} 외 ${more}건 ${word}`
    : `${first.person} and ${more} more: ${word}`;
}

/** Every decision, newest first; of one hit where one is named. */
export function historyView(
  own: EvaluatorDb,
  db: Db,
  decisions: Decisions,
  hitId?: string,
): ConflictHistoryRow[] {
  const evaluators = new Map(allEvaluators(own).map((e) => [e.evaluatorId, e]));
  const applicants = new Map(listApplicants(db).map((a) => [a.externalId, a]));
  const isWanted = (r: DecisionRow): boolean =>
    hitId === undefined ||
    hitId === `${r.evaluatorId}.${applicants.get(r.externalId)?.id ?? 0}.${r.personKey}`;
  return [...decisions.rows]
    .reverse()
    .filter(isWanted)
    .map((r) => {
      const e = evaluators.get(r.evaluatorId);
      return {
        id: r.id,
        evaluatorName: e ? e.nameKo || e.nameEn : '',
        applicantName: applicants.get(r.externalId)?.name ?? '',
        externalId: r.externalId,
        person: r.person,
        decision: r.decision,
        reason: r.reason,
        actor: r.actor,
        at: r.at,
        undone: !decisions.standing.has(r.batch),
      };
    });
}
