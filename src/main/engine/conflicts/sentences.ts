import type { ConflictDecisionKind, ConflictTie, ConflictWay } from '../domain/conflicts';
import type { Language } from '../domain/reasons';
import { ROLE_FACTS } from '../domain/roles';
import type { MatchNote } from './match/types';

type Both = { readonly ko: string; readonly en: string };

/** 일치방식, as the sheet's column says it. */
export const WAY_WORDS: Readonly<Record<ConflictWay, Both>> = {
  email: { ko: '이메일', en: 'E-mail' },
  hangul: { ko: '한글완전', en: 'Hangul whole' },
  latin: { ko: '영문완전', en: 'Latin whole' },
  romanised: { ko: '로마자 표기', en: 'Romanisation' },
  initials_affiliation: { ko: '소속+이니셜', en: 'Initials with affiliation' },
  initials: { ko: '이니셜', en: 'Initials' },
  similar: { ko: '비슷한 표기', en: 'Similar spelling' },
  part: { ko: '이름 일부', en: 'Part of the name' },
  misread: { ko: '오독 가능', en: 'Possible misreading' },
};

/** The same for a person in front of the window, as a sentence says it. */
const WAY_SAID: Readonly<Record<ConflictWay, Both>> = {
  ...WAY_WORDS,
  email: { ko: '이메일 일치', en: 'E-mail agrees' },
  hangul: { ko: '한글 이름 일치', en: 'Korean name agrees' },
  latin: { ko: '영문 이름 일치', en: 'Latin name agrees' },
  initials_affiliation: { ko: '소속과 머리글자', en: 'Affiliation and initials' },
  initials: { ko: '머리글자', en: 'Initials' },
};

export function waySaid(way: ConflictWay, language: Language): string {
  return WAY_SAID[way][language];
}

export const DECISION_WORDS: Readonly<Record<ConflictDecisionKind, Both>> = {
  exclude: { ko: '제척', en: 'Exclude' },
  review: { ko: '기피검토', en: 'Review' },
  unrelated: { ko: '무관', en: 'Unrelated' },
};

const TIES: Partial<Record<ConflictTie, Both>> = {
  self: { ko: '본인', en: 'The applicant' },
  coauthor_submitted: { ko: '공저자(심사대상 실적)', en: 'Co-author of submitted work' },
  coauthor_article: { ko: '공저자(논문)', en: 'Co-author of an article' },
  coauthor_listed: { ko: '공저자(목록)', en: 'Co-author on a list' },
  large_collaboration: { ko: '대형공저', en: 'Large collaboration' },
};

export function tieWord(tie: ConflictTie, language: Language): string {
  return TIES[tie]?.[language] ?? ROLE_FACTS[tie as keyof typeof ROLE_FACTS][language];
}

const NOTES: Readonly<Record<MatchNote, Both>> = {
  same_email: { ko: '이메일 주소가 같습니다.', en: 'The e-mail address is the same.' },
  same_affiliation: { ko: '소속 기관이 같습니다.', en: 'The institution is the same.' },
  same_mail_domain: {
    ko: '기관 이메일의 도메인이 같습니다.',
    en: 'Their institutional mail domain is the same.',
  },
  other_affiliation: {
    ko: '소속 기관이 다릅니다. 옮겼을 수도, 다른 사람일 수도 있습니다.',
    en: 'The institutions differ: moved, or somebody else.',
  },
  other_department: { ko: '같은 기관의 다른 학과입니다.', en: 'Another department of the same institution.' },
  affiliation_unknown: { ko: '소속을 서로 견줄 수 없습니다.', en: 'The affiliations cannot be compared.' },
  common_name: {
    ko: '흔한 이름이어서 이름만으로는 정할 수 없습니다.',
    en: 'A common name: it settles nothing alone.',
  },
  name_alone: {
    ko: '이름 말고는 같은 사람이라는 근거가 없습니다.',
    en: 'Nothing but the name says that they are one person.',
  },
  other_address: { ko: '기관 이메일 주소가 서로 다릅니다.', en: 'Their institutional addresses differ.' },
  spelled_apart: { ko: '영문 이름의 철자가 서로 다릅니다.', en: 'They spell their Latin names differently.' },
  namesake_evaluator: {
    ko: '같은 이름의 평가위원이 더 있습니다.',
    en: 'Another evaluator has the same name.',
  },
  latin_alone: {
    ko: '영문 이름만으로는 같은 사람인지 정할 수 없습니다.',
    en: 'A Latin name settles nothing alone.',
  },
  spelling_open: {
    ko: '표기가 다른 이름을 뜻할 수도 있습니다.',
    en: 'The spelling may stand for another name.',
  },
  dueum: {
    ko: '두음법칙이나 성·이름의 순서만 다릅니다.',
    en: 'They differ in 류/유 spelling or name order only.',
  },
  hanja: { ko: '한자 이름의 독음으로 맞췄습니다.', en: 'Met by the reading of the Hanja.' },
  initials_alone: { ko: '머리글자만 맞습니다.', en: 'Only the initials agree.' },
  shortened: { ko: '한쪽 이름이 줄여 적혀 있습니다.', en: 'One of the names is shortened.' },
  part_alone: { ko: '이름의 일부만 적혀 있습니다.', en: 'Only a part of the name is printed.' },
  other_reading: {
    ko: '확인되지 않은 판독이며, 평가위원의 이름을 잘못 읽은 것일 수 있습니다.',
    en: 'An unconfirmed reading: it may be the evaluator’s name, misread.',
  },
  hangul_differs: { ko: '한글 이름은 서로 다릅니다.', en: 'Their Hangul names differ.' },
  name_differs: { ko: '이메일은 같지만 이름이 다릅니다.', en: 'Same address, but other names.' },
};

export function noteSentence(note: MatchNote, language: Language): string {
  return NOTES[note][language];
}

/** The sentences the views put together from parts. */
export const SAY = {
  way: (way: ConflictWay, a: string, b: string): Both => ({
    ko: `${WAY_SAID[way].ko}: 위원 “${a}”, 관계자 “${b}”`,
    en: `${WAY_SAID[way].en}: evaluator “${a}”, related person “${b}”`,
  }),
  self: (): Both => ({
    ko: '평가위원이 지원자 본인일 수 있습니다.',
    en: 'The evaluator may be the applicant.',
  }),
  indirect: (owner: string): Both => ({
    ko: `지원자의 서류가 아니라 ${owner} 지원자의 서류에 두 사람이 함께 나옵니다.`,
    en: `Both are named in the documents of another applicant, ${owner}.`,
  }),
  personOpen: (): Both => ({
    ko: '이 관계자는 아직 검토 중입니다.',
    en: 'This person still waits for a reviewer.',
  }),
  ambiguous: (): Both => ({
    ko: '명단 검토에서 동명이인으로 표시된 사람입니다.',
    en: 'The roster’s review doubts whether this is one person.',
  }),
  sameInstitution: (name: string): Both => ({
    ko: `평가위원과 지원자의 소속 기관이 같습니다(${name}).`,
    en: `Evaluator and applicant share an institution (${name}).`,
  }),
  sameAdvisor: (name: string): Both => ({
    ko: `지도교수가 같습니다(${name}).`,
    en: `They share an advisor (${name}).`,
  }),
  sameCoauthor: (name: string): Both => ({
    ko: `공동 공저자가 있습니다(${name}).`,
    en: `They share a co-author (${name}).`,
  }),
} as const;
