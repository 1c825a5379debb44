import { compareRoles, ROLE_FACTS } from '../domain/roles';
import { reasonText } from '../domain/reasons';
import type { RoundSettings } from '../domain/settings';
import type { FinalStatus } from '../domain/words';
import { dateTimeKo, STATUS_KO } from './labels';
import type { RosterSheet } from './model';
import { namesByScript } from './name-forms';
import { compareText, type PersonView, type RosterIndex } from './roster-data';
import { isCoauthor, rosterStatus, tiesOf, windowStart, type Tie } from './ties';

/** One row of sheet 1, before it becomes text. */
export interface RosterPerson {
  readonly view: PersonView;
  /** Strongest first, never empty. */
  readonly ties: readonly Tie[];
  readonly status: FinalStatus;
  readonly homonym: boolean;
}

/**
 * Who stands in the roster, in its order: application number, grade, name. The applicant is not; nor is who has no tie in an
 * exported role. `rank` numbers a person within the applicant, whether or not open people are shown.
 */
export function rosterPeople(index: RosterIndex, settings: RoundSettings): RosterPerson[] {
  const seen = new Map<string, number>();
  const nameKey = (v: PersonView): string => `${v.person.applicantId} ${v.person.nameNormalized}`;
  for (const v of index.people) seen.set(nameKey(v), (seen.get(nameKey(v)) ?? 0) + 1);
  return index.people
    .filter((v) => !v.person.isSelf && v.person.finalStatus !== 'rejected')
    .map((view) => ({
      view,
      ties: tiesOf(view, index, settings),
      status: rosterStatus(view, index),
      homonym: (seen.get(nameKey(view)) ?? 0) > 1 || view.flags.some((f) => f.flagType === 'ambiguous'),
    }))
    .filter((p) => p.ties.length > 0)
    .sort(
      (a, b) =>
        compareText(a.view.applicant.externalId, b.view.applicant.externalId) ||
        compareText(a.ties[0]?.grade ?? '', b.ties[0]?.grade ?? '') ||
        compareText(a.view.person.canonicalName, b.view.person.canonicalName) ||
        (a.view.sources[0]?.id ?? 0) - (b.view.sources[0]?.id ?? 0),
    );
}

const COLUMNS = [
  '연번',
  '모집단위(채용분야)',
  '접수번호',
  '지원자 성명(한글)',
  '지원자 성명(영문)',
  '관계자 성명(한글)',
  '관계자 성명(영문 대표)',
  '영문 이표기(;)',
  '한자',
  '관계자 소속(최근 확인)',
  '소속 확인연도',
  '이메일/ORCID(문서에 있을 때만)',
  '관계구분(대표)',
  '관계구분(전체;)',
  '근거등급(A 제척/B 검토/C 참고)',
  '최근 관계연도',
  '공동논문 수(전체)',
  '공동논문 수(최근 N년)',
  '근거문서 수',
  '대표 근거(문서·쪽)',
  '확인상태(확정/수정확정/미확정/반려)',
  '검토자',
  '검토일시',
  '동명이인 주의(Y/N)',
  '비고',
] as const;

/** Sheet 1: one row per applicant and related person. */
export function summarySheet(
  people: readonly RosterPerson[],
  index: RosterIndex,
  settings: RoundSettings,
): RosterSheet {
  const selfNames = applicantNames(index);
  const rows = people.map((p, i) => {
    const { person, applicant, sources } = p.view;
    const names = namesByScript(person.names, person.canonicalName);
    const own = namesByScript(
      [...applicant.nameVariants, ...(selfNames.get(applicant.id) ?? [])],
      applicant.name,
    );
    const best = p.ties[0] as Tie;
    const affiliation = latestAffiliation(p);
    const decision = latestDecision(p);
    const works = new Set(p.ties.filter((t) => isCoauthor(t.role)).map(workKey));
    const recent = new Set(p.ties.filter((t) => isCoauthor(t.role) && inWindow(t, settings)).map(workKey));
    const years = p.ties.flatMap((t) => t.source.work?.year ?? []);
    return [
      String(i + 1),
      applicant.position ?? '',
      applicant.externalId,
      own.hangul,
      own.latin,
      names.hangul,
      names.latin,
      names.otherLatin.join('; '),
      distinct([...sources.map((s) => s.hanja), ...names.hanja]).join('; '),
      affiliation.text,
      affiliation.year,
      distinct(sources.flatMap((s) => [s.email, s.orcid])).join('; '),
      ROLE_FACTS[best.role].ko,
      [...new Set(p.ties.map((t) => t.role))]
        .sort(compareRoles)
        .map((r) => ROLE_FACTS[r].ko)
        .join('; '),
      best.grade,
      years.length === 0 ? '' : String(Math.max(...years)),
      String(works.size),
      String(recent.size),
      String(new Set(p.ties.map((t) => t.document.id)).size),
      `${best.document.filename} ${best.source.sourcePage}쪽`,
      STATUS_KO[p.status],
      decision?.by ?? '',
      decision ? dateTimeKo(decision.at) : '',
      p.homonym ? 'Y' : 'N',
      remarks(p, settings),
    ];
  });
  return {
    name: '1_제척대상_요약(평가위원 대조용)',
    columns: COLUMNS,
    rows,
    sources: people.map((p) => p.ties[0]?.source.id ?? null),
    placeColumn: '대표 근거(문서·쪽)',
  };
}

/** Forms of the applicant that the documents print. */
function applicantNames(index: RosterIndex): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { person } of index.people)
    if (person.isSelf)
      names.set(person.applicantId, [...(names.get(person.applicantId) ?? []), ...person.names]);
  return names;
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((v): v is string => v !== null && v !== ''))];
}

/** One paper stated in two documents counts once; without a title the document stands for the work. */
function workKey(tie: Tie): string {
  const title = tie.source.work?.title
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return title ? `title ${title}` : `document ${tie.document.id}`;
}

function inWindow(tie: Tie, settings: RoundSettings): boolean {
  const start = windowStart(settings);
  return start === null || (tie.source.work?.year ?? start) >= start;
}

/** What the newest work says; a person's correction wins. */
function latestAffiliation(p: RosterPerson): { text: string; year: string } {
  const stated = p.view.sources
    .flatMap((s) => {
      const text = s.finalAffiliation ?? s.affiliation;
      return text === null || text === ''
        ? []
        : [{ text, year: s.work?.year ?? null, by: s.finalAffiliation !== null }];
    })
    .sort((a, b) => Number(b.by) - Number(a.by) || (b.year ?? 0) - (a.year ?? 0))[0];
  if (!stated) return { text: p.view.person.affiliation ?? '', year: '' };
  return { text: stated.text, year: stated.year === null ? '' : String(stated.year) };
}

/** Who decided last about one of the person's readings, and when. */
function latestDecision(p: RosterPerson): { by: string; at: number } | undefined {
  return p.view.sources
    .flatMap((s) =>
      s.decidedBy === null || s.decidedAt === null ? [] : { by: s.decidedBy, at: s.decidedAt },
    )
    .sort((a, b) => b.at - a.at || compareText(a.by, b.by))[0];
}

/** 비고: why the grade is lower than the role's, and why the person is still open. */
function remarks(p: RosterPerson, settings: RoundSettings): string {
  const notes: string[] = [];
  const best = p.ties[0];
  if (best?.outsideWindow === true) notes.push(`공동연구 기간(${settings.windowYears ?? ''}년) 밖`);
  if (best?.large === true) notes.push(`대형공저(저자 ${best.source.work?.count ?? ''}명)`);
  const open = p.view.flags.filter((f) => f.status === 'open');
  notes.push(...open.flatMap((f) => f.reasons.map((r) => reasonText(r, 'ko'))));
  if (p.status === 'open' && p.view.person.finalStatus === 'auto') notes.push('근거 문서 검토 중');
  return [...new Set(notes)].join(' / ');
}
