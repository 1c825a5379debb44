import type { ConflictRules, ConflictState, Eligibility } from '../domain/conflicts';
import type { Language } from '../domain/reasons';
import type {
  ConflictContext,
  ConflictGround,
  ConflictHit,
  ConflictMatrix,
  EligibleList,
  MatrixCell,
} from '../domain/views-conflicts';
import { PermanentError } from '../domain/errors';
import { pageSize } from '../db/readings';
import type { Db } from '../db/open';
import { contextOf } from './context';
import { applicantView } from './hits';
import type { Hit, JudgedPlace, Shown } from './model';
import { noteSentence, SAY, tieWord, waySaid } from './sentences';

/**
 * May this evaluator evaluate, as far as one hit goes? A person's decision counts first. Without one the machine's draft holds: who is
 * certainly a person with an A tie is excluded, everybody else is to be looked at. Ties weaker than the rules' weakest ground do not keep
 * anybody from evaluating; they stay listed.
 */
export function eligibilityOf({ row }: Hit, rules: ConflictRules): Eligibility {
  if (row.state === 'exclude') return 'excluded';
  if (row.state === 'unrelated') return 'free';
  if (row.state === 'review') return 'possible';
  if (row.grade > rules.weakestGround) return 'free';
  return row.verdict === 'same' && row.grade === 'A' ? 'excluded' : 'possible';
}

const RANK: Readonly<Record<Eligibility, number>> = { excluded: 0, possible: 1, free: 2 };
const STATE_RANK: readonly ConflictState[] = ['new', 'open', 'exclude', 'review', 'unrelated'];

/** Hits of one pair, the one that decides first. */
export function strongestFirst(hits: readonly Hit[], rules: ConflictRules): Hit[] {
  return [...hits].sort(
    (a, b) =>
      RANK[eligibilityOf(a, rules)] - RANK[eligibilityOf(b, rules)] ||
      (a.row.verdict === b.row.verdict ? 0 : a.row.verdict === 'same' ? -1 : 1) ||
      (a.row.grade < b.row.grade ? -1 : a.row.grade > b.row.grade ? 1 : 0) ||
      (a.row.hitId < b.row.hitId ? -1 : 1),
  );
}

export function byPair(hits: readonly Hit[]): Map<string, Hit[]> {
  const pairs = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = `${hit.row.evaluatorId} ${hit.row.applicantId}`;
    const list = pairs.get(key);
    if (list) list.push(hit);
    else pairs.set(key, [hit]);
  }
  return pairs;
}

export function matrixView({ computed, hits, rules }: Shown): ConflictMatrix {
  const cells = [...byPair(hits).values()].map((list): MatrixCell => {
    const sorted = strongestFirst(list, rules);
    const { row } = sorted[0]!;
    const states = list.map((h) => h.row.state);
    return {
      evaluatorId: row.evaluatorId,
      applicantId: row.applicantId,
      eligibility: eligibilityOf(sorted[0]!, rules),
      // what still asks for somebody is not hidden behind what is decided
      state: STATE_RANK.find((s) => states.includes(s)) ?? 'open',
      verdict: row.verdict,
      grade: row.grade,
      letter: letterOf(list, sorted[0]!),
      hits: sorted.map((h) => h.row.hitId),
    };
  });
  return {
    evaluators: [...computed.evaluators],
    applicants: [...computed.applicants.values()].map(applicantView),
    cells,
  };
}

function letterOf(list: readonly Hit[], best: Hit): string {
  if (list.every((h) => h.row.state === 'unrelated')) return '무';
  if (best.row.kind === 'self') return best.row.verdict === 'same' ? '본' : '본?';
  return best.row.verdict === 'same' ? best.row.grade : `${best.row.grade}?`;
}

export function hitView(db: Db, shown: Shown, hit: Hit): ConflictHit {
  const { pair, row, standing } = hit;
  const { language } = shown;
  const owner = pair.indirect && shown.computed.applicants.get(pair.indirect.ownerId)?.applicant;
  const sentences = [
    SAY.way(pair.way, pair.evaluatorName, pair.personName)[language],
    ...(pair.self ? [SAY.self()[language]] : []),
    ...(owner ? [SAY.indirect(`${owner.externalId} ${owner.name}`)[language]] : []),
    ...pair.notes.map((n) => noteSentence(n, language)),
    ...(pair.person.ambiguous ? [SAY.ambiguous()[language]] : []),
    ...(row.personOpen ? [SAY.personOpen()[language]] : []),
  ];
  const { decision } = standing;
  return {
    ...row,
    evaluator: hit.evaluator,
    applicant: applicantView(shown.computed.applicants.get(row.applicantId)!),
    matched: { evaluator: pair.evaluatorName, person: pair.personName },
    sentences,
    names: [...pair.person.names],
    emails: [...new Set(pair.person.places.flatMap((p) => p.person.email ?? []))],
    finalStatus: pair.person.finalStatus,
    grounds: hit.grounds.map((g) => groundView(db, g, standing.isNew(g.place))),
    context: contextOf(shown, hit.evaluator, row.applicantId),
    decision: decision && {
      decision: decision.decision,
      reason: decision.reason,
      actor: decision.actor,
      at: decision.at,
    },
  };
}

function groundView(db: Db, { place, judged }: JudgedPlace, isNew: boolean): ConflictGround {
  const { person, document } = place;
  return {
    tie: judged.tie,
    role: person.finalRole ?? person.role,
    grade: judged.grade,
    outsideWindow: judged.outsideWindow,
    isNew,
    sourceId: person.id,
    documentId: document.id,
    filename: document.filename,
    docType: document.docType,
    page: person.sourcePage,
    pageCount: document.pageCount,
    pageSize: pageSize(db, document.fingerprint, person.sourcePage),
    bbox: person.regionBbox,
    nameRaw: person.nameRaw,
    sourceKind: person.sourceKind,
    confidence: person.confidence,
    reviewStatus: person.reviewStatus,
    affiliation: person.finalAffiliation ?? person.affiliation ?? '',
    year: person.work?.year ?? null,
    title: person.work?.title ?? '',
    evidence: person.evidence,
  };
}

/** Every evaluator of the list for one applicant: excluded ones first, then those to look at, then the free. */
export function eligibleView(shown: Shown, applicantId: number): EligibleList {
  const { computed, rules, language } = shown;
  const applicant = computed.applicants.get(applicantId);
  if (!applicant) throw new PermanentError('no_such_item');
  const pairs = byPair(shown.hits.filter((h) => h.row.applicantId === applicantId));
  const rows = computed.evaluators.map((evaluator) => {
    const list = strongestFirst(pairs.get(`${evaluator.evaluatorId} ${applicantId}`) ?? [], rules);
    const [best] = list;
    const eligibility: Eligibility = best ? eligibilityOf(best, rules) : 'free';
    return {
      evaluator,
      eligibility,
      why: best && eligibility !== 'free' ? whyOf(best, language) : '',
      hits: list.map((h) => h.row.hitId),
      context: contextOf(shown, evaluator, applicantId) as ConflictContext[],
    };
  });
  rows.sort((a, b) => RANK[a.eligibility] - RANK[b.eligibility]);
  return { applicant: applicantView(applicant), rows };
}

/** `지도교수(A) · 한글 이름 일치 · 홍길동`. */
export function whyOf({ row }: Hit, language: Language): string {
  return [`${tieWord(row.tie, language)}(${row.grade})`, waySaid(row.way, language), row.person].join(' · ');
}
