import { CONFLICT_TIES, type ConflictRules, type ConflictTie, type TieRule } from './conflicts';
import { ROLE_FACTS, type Grade } from './roles';
import type { RoundSettings } from './settings';
import type { DocType, Role } from './words';

/** A tie as a rule sees it, before the rule. */
export interface PlainTie {
  readonly role: Role;
  readonly docType: DocType;
  readonly year: number | null;
  /** Authors of the work; null where nobody counted. */
  readonly authors: number | null;
}

export interface JudgedTie {
  readonly tie: ConflictTie;
  readonly grade: Grade;
  readonly outsideWindow: boolean;
  /** 0 to 100, for ordering within a grade. */
  readonly weight: number;
}

const forLife = (grade: Grade): TieRule => ({ grade, windowYears: null });

/** Weights beside `ROLE_FACTS`, of the same facts (`roles.json`). */
const WEIGHTS: Partial<Record<ConflictTie, number>> = {
  self: 100,
  coauthor_submitted: 95,
  coauthor_article: 90,
  coauthor_listed: 70,
  large_collaboration: 10,
};

/** The facts' own grades (`roles.json`), for life. */
const FACTS: Record<ConflictTie, TieRule> = {
  ...(Object.fromEntries(
    Object.entries(ROLE_FACTS).map(([role, facts]) => [role, forLife(facts.grade)]),
  ) as Record<Exclude<ConflictTie, 'self'>, TieRule>),
  self: forLife('A'),
  coauthor_submitted: forLife('A'),
  coauthor_article: forLife('A'),
  coauthor_listed: forLife('B'),
  large_collaboration: forLife('C'),
};
// the two roles that are told apart by where the joint work stands have no rule of their own
for (const role of ['coauthor', 'corresponding_author']) delete (FACTS as Record<string, TieRule>)[role];

const PROJECTS = ['principal_investigator', 'research_staff', 'project_manager'] as const;
const COMMITTEE = ['committee_chair', 'committee'] as const;
const JOINT_WORK = ['coauthor_article', 'coauthor_listed'] as const;

function change(ties: readonly ConflictTie[], rule: TieRule): Partial<Record<ConflictTie, TieRule>> {
  return Object.fromEntries(ties.map((t) => [t, rule]));
}

/** Sets of rules to start from; each says what it stands on. `base` takes its window from the round's settings. */
export const PRESETS: readonly {
  readonly id: string;
  readonly ko: { readonly name: string; readonly about: string };
  readonly en: { readonly name: string; readonly about: string };
  readonly ties: Partial<Record<ConflictTie, TieRule>>;
}[] = [
  {
    id: 'base',
    ko: {
      name: '기본 (교육공무원임용령·권익위 권고)',
      about:
        '지도교수와 심사대상 실적의 공동연구자는 제척, 나머지는 규정 확인. 기간은 라운드 설정을 따릅니다.',
    },
    en: {
      name: 'Basic (decree on educational officials)',
      about:
        'Advisors and co-authors of submitted work are excluded; the rest is checked. Window as set for the round.',
    },
    ties: {},
  },
  {
    id: 'three_years',
    ko: {
      name: '공동연구 3년',
      about:
        '지도교수는 평생, 심사대상 실적은 기간 없이, 그 밖의 공저와 과제는 3년 안만 봅니다(NIH·SIGGRAPH 방식).',
    },
    en: {
      name: 'Joint work of three years',
      about:
        'Advisors for life, submitted work without limit, other joint papers and projects within three years (NIH, SIGGRAPH).',
    },
    ties: {
      ...change(JOINT_WORK, { grade: 'B', windowYears: 3 }),
      ...change(PROJECTS, { grade: 'B', windowYears: 3 }),
    },
  },
  {
    id: 'four_years',
    ko: {
      name: '공동연구 4년(48개월)',
      about:
        '지도교수는 평생, 공저와 과제는 48개월 안만 봅니다(NSF COA 방식). 연도만 알 때는 그 해를 모두 셉니다.',
    },
    en: {
      name: 'Joint work of four years (48 months)',
      about: 'Advisors for life, joint papers and projects within 48 months (NSF COA). A year counts whole.',
    },
    ties: {
      ...change(JOINT_WORK, { grade: 'B', windowYears: 4 }),
      ...change(PROJECTS, { grade: 'B', windowYears: 4 }),
    },
  },
  {
    id: 'five_years',
    ko: {
      name: '공동연구 5년',
      about: '지도교수는 평생, 공저는 5년 안이면 제척, 과제는 5년 안이면 규정 확인(FOCS·ACL 방식).',
    },
    en: {
      name: 'Joint work of five years',
      about:
        'Advisors for life; joint papers of five years exclude, projects of five years are checked (FOCS, ACL).',
    },
    ties: {
      ...change(JOINT_WORK, { grade: 'A', windowYears: 5 }),
      ...change(PROJECTS, { grade: 'B', windowYears: 5 }),
    },
  },
  {
    id: 'widest',
    ko: {
      name: '가장 넓게',
      about: '지도교수, 학위논문 심사위원, 공저자, 과제 참여자를 기간 없이 모두 제척으로 봅니다.',
    },
    en: {
      name: 'Widest',
      about: 'Advisors, thesis committees, co-authors and project members are all excluded, without limit.',
    },
    ties: change([...COMMITTEE, ...JOINT_WORK, ...PROJECTS], forLife('A')),
  },
];

/** Ties whose window the round's own setting decides in the basic preset. */
const ROUND_WINDOW: readonly ConflictTie[] = JOINT_WORK;

/** A preset's rules for this round. An unknown id gives the basic ones. */
export function presetRules(id: string, settings: RoundSettings): ConflictRules {
  const preset = PRESETS.find((p) => p.id === id) ?? PRESETS[0]!;
  const ties = { ...FACTS, ...preset.ties };
  if (preset.id === 'base')
    for (const tie of ROUND_WINDOW) ties[tie] = { ...ties[tie], windowYears: settings.windowYears };
  return {
    preset: preset.id,
    referenceDate: settings.referenceDate,
    largeCollaboration: settings.largeCollaboration,
    ties,
    weakestGround: 'C',
  };
}

/** Are these the rules of the preset they name, for this round? */
export function samePreset(a: ConflictRules, b: ConflictRules): boolean {
  return (
    a.referenceDate === b.referenceDate &&
    a.largeCollaboration === b.largeCollaboration &&
    a.weakestGround === b.weakestGround &&
    CONFLICT_TIES.every(
      (t) => a.ties[t].grade === b.ties[t].grade && a.ties[t].windowYears === b.ties[t].windowYears,
    )
  );
}

/** Documents that only list works. */
const LISTS: readonly DocType[] = ['cv', 'hindex'];

function tieOf(t: PlainTie, rules: ConflictRules): ConflictTie {
  if (t.role !== 'coauthor' && t.role !== 'corresponding_author') return t.role;
  if ((t.authors ?? 0) > rules.largeCollaboration) return 'large_collaboration';
  if (t.docType === 'representative_research') return 'coauthor_submitted';
  return LISTS.includes(t.docType) ? 'coauthor_listed' : 'coauthor_article';
}

/**
 * One tie under the round's rules. Older than its window it is kept as C, never dropped (domain facts: filter at the end); a year
 * nobody read counts as recent, and a year counts whole.
 */
export function judge(t: PlainTie, rules: ConflictRules): JudgedTie {
  const tie = tieOf(t, rules);
  const rule = rules.ties[tie];
  const weight = WEIGHTS[tie] ?? ROLE_FACTS[t.role].weight;
  const start = rule.windowYears === null ? null : Number(rules.referenceDate.slice(0, 4)) - rule.windowYears;
  const outsideWindow = start !== null && t.year !== null && t.year < start;
  return { tie, grade: outsideWindow ? 'C' : rule.grade, outsideWindow, weight };
}

/** Strongest first: the grade decides, then what lies in the window, then the weight of the tie. */
export function compareTies(a: JudgedTie, b: JudgedTie): number {
  return (
    (a.grade < b.grade ? -1 : a.grade > b.grade ? 1 : 0) ||
    Number(a.outsideWindow) - Number(b.outsideWindow) ||
    b.weight - a.weight
  );
}
