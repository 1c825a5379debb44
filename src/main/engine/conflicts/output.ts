import { DOC_TYPE_KO } from '../export/labels';
import { conflictsModel, type ConflictSheetRow } from '../export/conflicts-workbook';
import type { ConflictJsonHit, ConflictJsonSource, ConflictsJson } from '../export/conflicts-json';
import type { RosterModel } from '../export/model';
import { compareText } from '../export/roster-data';
import { contextOf } from './context';
import type { Hit, JudgedPlace, Shown } from './model';
import { DECISION_WORDS, SAY, noteSentence, tieWord, WAY_WORDS } from './sentences';
import { byPair, strongestFirst } from './views';

export interface MadeBy {
  readonly round: string;
  readonly generatedAt: string;
  readonly version: string;
  readonly author: string;
  readonly presetName: string;
}

/** Places a row names; the rest is counted, and stands in the JSON and the window. */
const NAMED_PLACES = 5;

/** Order of both outputs: application number, then evaluator, then the strongest hit. */
function ordered(shown: Shown): Hit[] {
  return [...byPair(shown.hits).values()]
    .map((list) => strongestFirst(list, shown.rules))
    .sort(
      ([a], [b]) =>
        compareText(a!.row.externalId, b!.row.externalId) ||
        compareText(a!.row.evaluatorName, b!.row.evaluatorName) ||
        a!.row.evaluatorId - b!.row.evaluatorId,
    )
    .flat();
}

/** Hits → the evaluators' workbook, in Korean as the form prescribes. The same state gives the same cells, apart from the time. */
export function conflictsBook(shown: Shown, made: MadeBy): RosterModel {
  const hits = ordered(shown);
  const count = (test: (h: Hit) => boolean): number => hits.filter(test).length;
  return conflictsModel({
    ...made,
    rules: shown.rules,
    tieWord: (tie) => tieWord(tie, 'ko'),
    rows: hits.map((h) => sheetRow(h)),
    counts: [
      ['평가위원 수', shown.computed.evaluators.length],
      ['지원자 수', shown.computed.applicants.size],
      ['일치 항목', hits.length],
      ['일치(확실)', count((h) => h.row.verdict === 'same')],
      ['일치(가능)', count((h) => h.row.verdict === 'possible')],
      ['판정: 제척', count((h) => h.row.state === 'exclude')],
      ['판정: 기피검토', count((h) => h.row.state === 'review')],
      ['판정: 무관', count((h) => h.row.state === 'unrelated')],
      ['미정', count((h) => h.row.state === 'open')],
      ['판정 뒤 새 근거', count((h) => h.row.state === 'new')],
    ],
    cautions: [...shown.computed.applicants.values()]
      .filter((a) => a.caution.unread > 0 || a.caution.openItems > 0)
      .map((a) => [
        a.applicant.externalId,
        a.applicant.name,
        [
          ...(a.caution.unread > 0 ? [`읽지 못한 문서 ${a.caution.unread}개`] : []),
          ...(a.caution.openItems > 0 ? [`검토할 항목 ${a.caution.openItems}건`] : []),
        ].join(', '),
      ]),
  });
}

function sheetRow({ row, grounds, standing, evaluator, pair }: Hit): ConflictSheetRow {
  const ties = [...new Set(grounds.map((g) => tieWord(g.judged.tie, 'ko')))];
  const { decision } = standing;
  const way = WAY_WORDS[row.way].ko;
  const notes = [
    ...(row.homonym ? ['동명이인 주의'] : []),
    ...(row.personOpen ? ['관계자 미확정'] : []),
    ...(pair.indirect ? ['다른 지원자의 서류'] : []),
  ];
  return {
    nameKo: evaluator.nameKo,
    nameEn: evaluator.nameEn,
    affiliation: evaluator.affiliation,
    department: evaluator.department,
    externalId: row.externalId,
    applicant: row.applicantName,
    person: row.person,
    way: [row.verdict === 'same' ? way : `${way}(가능)`, ...notes].join(', '),
    ties: row.kind === 'self' ? '본인(A)' : `${ties.join('; ')}(${row.grade})`,
    evidence: places(grounds),
    decision: !decision
      ? '미정'
      : row.state === 'new'
        ? `${DECISION_WORDS[decision.decision].ko}(새 근거 있음)`
        : DECISION_WORDS[decision.decision].ko,
    actor: decision?.actor ?? '',
    reason: decision?.reason ?? '',
  };
}

function places(grounds: readonly JudgedPlace[]): string {
  const named = grounds.slice(0, NAMED_PLACES).map(({ place: { person, document }, judged }) => {
    const year = person.work?.year;
    const facts = [
      tieWord(judged.tie, 'ko'),
      DOC_TYPE_KO[document.docType],
      ...(year === undefined ? [] : [`${year}년${judged.outsideWindow ? ', 기간 밖' : ''}`]),
    ];
    return `${document.filename} ${person.sourcePage}쪽 (${facts.join(', ')})`;
  });
  const more = grounds.length - named.length;
  return [...named, ...(more > 0 ? [`외 ${more}건`] : [])].join('; ');
}

/** The whole check as the command line writes it: every evaluator with every applicant. */
export function conflictsJson(shown: Shown, made: MadeBy): ConflictsJson {
  const { computed } = shown;
  const pairs = byPair(shown.hits);
  const applicants = [...computed.applicants.values()];
  const verdicts = { same: 0, possible: 0 };
  const evaluators = computed.evaluators.map(
    ({ evaluatorId, nameKo, nameEn, affiliation, department, email }) => ({
      nameKo,
      nameEn,
      affiliation,
      department,
      email,
      applicants: applicants.map(({ applicant }) => {
        const hits = strongestFirst(pairs.get(`${evaluatorId} ${applicant.id}`) ?? [], shown.rules);
        const json = hits.map((h) => jsonHit(shown, h));
        const [best] = json;
        const verdict = json.some((h) => h.verdict === 'same') ? 'same' : best ? 'possible' : 'different';
        if (verdict !== 'different') verdicts[verdict] += 1;
        const first = json.find((h) => h.verdict === verdict);
        return {
          externalId: applicant.externalId,
          name: applicant.name,
          verdict,
          way: first?.way ?? null,
          person: first?.person ?? null,
          roles: first?.roles ?? [],
          sources: first?.sources ?? [],
          hits: json,
        } as const;
      }),
    }),
  );
  return {
    schema: 'minesweeper-conflicts/1',
    generatedAt: made.generatedAt,
    engine: { version: made.version },
    round: made.round,
    rules: shown.rules,
    applicants: applicants.map(({ applicant, caution }) => ({
      externalId: applicant.externalId,
      name: applicant.name,
      unreadDocuments: caution.unread,
      openItems: caution.openItems,
    })),
    evaluators,
    report: {
      evaluators: evaluators.length,
      applicants: applicants.length,
      pairs: evaluators.length * applicants.length,
      ...verdicts,
    },
  };
}

function jsonHit(shown: Shown, hit: Hit): ConflictJsonHit {
  const { row, pair, standing } = hit;
  const { decision } = standing;
  return {
    verdict: row.verdict,
    way: row.way,
    kind: row.kind,
    person: row.person,
    names: pair.person.names,
    roles: row.roles,
    grade: row.grade,
    homonym: row.homonym,
    personOpen: row.personOpen,
    state: row.state,
    decision: decision && {
      decision: decision.decision,
      reason: decision.reason,
      actor: decision.actor,
      at: decision.at,
    },
    reasons: [
      SAY.way(pair.way, pair.evaluatorName, pair.personName)[shown.language],
      ...pair.notes.map((n) => noteSentence(n, shown.language)),
    ],
    context: contextOf(shown, hit.evaluator, row.applicantId),
    sources: hit.grounds.map(jsonSource),
  };
}

function jsonSource({ place: { person, document }, judged }: JudgedPlace): ConflictJsonSource {
  return {
    file: document.relativePath,
    page: person.sourcePage,
    bbox: person.regionBbox,
    docType: document.docType,
    nameRaw: person.nameRaw,
    role: person.finalRole ?? person.role,
    tie: judged.tie,
    grade: judged.grade,
    outsideWindow: judged.outsideWindow,
    year: person.work?.year ?? null,
    evidence: person.evidence,
  };
}
