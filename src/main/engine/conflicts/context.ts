import type { ConflictContext, EvaluatorRow } from '../domain/views-conflicts';
import { matchNames, normalizeName } from '../names';
import { readAffiliation, sameInstitution } from './match/institution';
import { SAY } from './sentences';
import type { Shown } from './model';

/** What an evaluator and an applicant have in common beside a tie: shown, never a ground. */
export function contextOf(
  { computed, hits, language }: Pick<Shown, 'computed' | 'hits' | 'language'>,
  evaluator: EvaluatorRow,
  applicantId: number,
): ConflictContext[] {
  const found: ConflictContext[] = [];
  const own = readAffiliation(evaluator.affiliation, evaluator.department);
  const shared = computed.applicants
    .get(applicantId)
    ?.affiliations.find((a) => sameInstitution(own, readAffiliation(a)) === true);
  if (shared !== undefined)
    found.push({ kind: 'affiliation', text: SAY.sameInstitution(evaluator.affiliation)[language] });
  if (evaluator.advisor !== '') {
    const advisor = normalizeName(evaluator.advisor);
    const same = computed.supervisors
      .get(applicantId)
      ?.some((name) => matchNames(advisor, normalizeName(name)).verdict === 'same');
    if (same) found.push({ kind: 'advisor', text: SAY.sameAdvisor(evaluator.advisor)[language] });
  }
  const works = hits
    .filter(
      (h) =>
        h.row.evaluatorId === evaluator.evaluatorId &&
        h.row.verdict === 'same' &&
        !h.pair.self &&
        !h.pair.indirect,
    )
    .map((h) => ({ applicantId: h.row.applicantId, person: h.pair.person }));
  for (const name of computed.acquaintance.shared(works, applicantId))
    found.push({ kind: 'coauthor', text: SAY.sameCoauthor(name)[language] });
  return found;
}
