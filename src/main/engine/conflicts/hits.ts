import type { Decisions, DecisionRow } from '../db/conflict-decisions';
import { compareTies, judge, type JudgedTie } from '../domain/conflict-rules';
import type { ConflictRules } from '../domain/conflicts';
import { compareRoles } from '../domain/roles';
import type { ConflictApplicant, ConflictHitRow, EvaluatorRow } from '../domain/views-conflicts';
import { evidenceOf, standingOf } from './evidence';
import type { CheckedApplicant, Computed, Hit, Pair } from './model';
import type { Place } from './people';

export function nameOf(e: EvaluatorRow): string {
  return e.nameKo || e.nameEn;
}

export function applicantView(a: Pick<CheckedApplicant, 'applicant' | 'caution'>): ConflictApplicant {
  const { id, externalId, name, position } = a.applicant;
  return { applicantId: id, externalId, name, position: position ?? '', caution: a.caution };
}

/** Every pair judged: grounds by the rules, then where a person's decisions leave it. Same state, same order. */
export function judgeHits(computed: Computed, rules: ConflictRules, decisions: Decisions): Hit[] {
  const evaluators = new Map(computed.evaluators.map((e) => [e.evaluatorId, e]));
  const find = decisionFinder(computed, decisions);
  return computed.pairs.flatMap((pair): Hit[] => {
    const evaluator = evaluators.get(pair.evaluatorId);
    const applicant = computed.applicants.get(pair.applicantId)?.applicant;
    if (!evaluator || !applicant) return [];
    const { person } = pair;
    const grounds = person.places
      .map((place) => ({ place, judged: judgePlace(place, pair, rules) }))
      .sort(
        (a, b) =>
          compareTies(a.judged, b.judged) ||
          a.place.document.id - b.place.document.id ||
          a.place.person.sourcePage - b.place.person.sourcePage ||
          a.place.person.id - b.place.person.id,
      );
    const standing = standingOf(find(pair, applicant.externalId), {
      verdict: pair.verdict,
      places: person.places,
    });
    const best = grounds[0]?.judged;
    const roles = [...new Set(person.places.map((p) => p.person.finalRole ?? p.person.role))].sort(
      compareRoles,
    );
    const row: ConflictHitRow = {
      hitId: `${pair.evaluatorId}.${pair.applicantId}.${person.key}`,
      evaluatorId: pair.evaluatorId,
      evaluatorName: nameOf(evaluator),
      evaluatorAffiliation: evaluator.affiliation,
      applicantId: pair.applicantId,
      externalId: applicant.externalId,
      applicantName: applicant.name,
      kind: pair.self ? 'self' : 'related',
      verdict: pair.verdict,
      way: pair.way,
      person: person.name,
      personAffiliation: person.affiliation,
      roles: pair.self ? [] : roles,
      grade: pair.self ? rules.ties.self.grade : (best?.grade ?? 'C'),
      tie: pair.self ? 'self' : (best?.tie ?? 'acknowledged'),
      homonym: pair.homonym || person.ambiguous,
      personOpen: person.open,
      state: standing.state,
      newEvidence: standing.newEvidence,
    };
    return [{ row, pair, evaluator, grounds, standing }];
  });
}

function judgePlace({ person, document }: Place, pair: Pair, rules: ConflictRules): JudgedTie {
  if (pair.self) return { tie: 'self', grade: rules.ties.self.grade, outsideWindow: false, weight: 100 };
  return judge(
    {
      role: person.finalRole ?? person.role,
      docType: document.docType,
      year: person.work?.year ?? null,
      authors: person.work?.count ?? null,
    },
    rules,
  );
}

/**
 * The latest decision that stands about a pair: by the person's key, or, where that person goes by another name now (a new document
 * printed it in Hangul), by the ties it was about.
 */
function decisionFinder(
  computed: Computed,
  decisions: Decisions,
): (pair: Pair, externalId: string) => DecisionRow | null {
  const byPair = new Map<string, DecisionRow[]>();
  for (const row of decisions.rows) {
    if (!decisions.standing.has(row.batch)) continue;
    const key = `${row.evaluatorId} ${row.externalId}`;
    byPair.set(key, [row, ...(byPair.get(key) ?? [])]);
  }
  const present = new Set(
    computed.pairs.map((p) => {
      const externalId = computed.applicants.get(p.applicantId)?.applicant.externalId ?? '';
      return `${p.evaluatorId} ${externalId} ${p.person.key}`;
    }),
  );
  return (pair, externalId) => {
    const rows = byPair.get(`${pair.evaluatorId} ${externalId}`) ?? [];
    const own = rows.find((r) => r.personKey === pair.person.key);
    if (own) return own;
    const evidence = new Set(evidenceOf(pair.person.places));
    return (
      rows.find(
        (r) =>
          !present.has(`${r.evaluatorId} ${r.externalId} ${r.personKey}`) &&
          r.evidence.some((key) => evidence.has(key)),
      ) ?? null
    );
  };
}
