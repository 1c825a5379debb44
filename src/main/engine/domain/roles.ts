import type { Role } from './words';

/** A: statutory exclusion (제척); B: depends on the round's rules (window, policy); C: a person judges. */
export type Grade = 'A' | 'B' | 'C';

export interface RoleFacts {
  /** 0 to 100: default priority for exclusion. */
  readonly weight: number;
  readonly grade: Grade;
  readonly ko: string;
  readonly en: string;
}

/**
 * Weights and grades are those of the collected facts (statutes S1 to S6 there), whose ids are older: `thesis_advisor` is
 * `supervisor`, `co_advisor` `co_supervisor`, `thesis_committee_*` `committee*`, `coauthor_of_submitted_work` `coauthor`,
 * `project_coworker` `research_staff`, `same_workplace_dept` the three heads of a unit, `acknowledged_other` `acknowledged`.
 * A project manager answers for a project as its principal investigator does.
 */
export const ROLE_FACTS: Readonly<Record<Role, RoleFacts>> = {
  supervisor: { weight: 100, grade: 'A', ko: '지도교수', en: 'Supervisor' },
  co_supervisor: { weight: 100, grade: 'A', ko: '공동지도교수', en: 'Co-supervisor' },
  committee_chair: { weight: 80, grade: 'B', ko: '심사위원장', en: 'Committee chair' },
  committee: { weight: 75, grade: 'B', ko: '심사위원', en: 'Committee member' },
  department_head: { weight: 60, grade: 'B', ko: '학과장', en: 'Head of department' },
  principal_investigator: { weight: 70, grade: 'B', ko: '연구책임자', en: 'Principal investigator' },
  research_staff: { weight: 65, grade: 'B', ko: '참여연구진', en: 'Research staff' },
  coauthor: { weight: 95, grade: 'A', ko: '공저자', en: 'Co-author' },
  corresponding_author: { weight: 95, grade: 'A', ko: '교신저자', en: 'Corresponding author' },
  division_head: { weight: 60, grade: 'B', ko: '부서장', en: 'Head of division' },
  office_head: { weight: 60, grade: 'B', ko: '실장', en: 'Head of office' },
  project_manager: { weight: 70, grade: 'B', ko: '과제책임자', en: 'Project manager' },
  acknowledged: { weight: 15, grade: 'C', ko: '감사의 글', en: 'Acknowledged' },
};

/** Equal weights: the label that says more stands first. A corresponding author is often the supervisor of the work. */
const BEFORE: readonly Role[] = [
  'supervisor',
  'co_supervisor',
  'corresponding_author',
  'coauthor',
  'principal_investigator',
];

/** Strongest first, for sorting. */
export function compareRoles(a: Role, b: Role): number {
  const place = (role: Role): number => (BEFORE.includes(role) ? BEFORE.indexOf(role) : BEFORE.length);
  return ROLE_FACTS[b].weight - ROLE_FACTS[a].weight || place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** The role that decides a person's row; null for no roles. The others stay listed beside it. */
export function strongestRole(roles: readonly Role[]): Role | null {
  return [...roles].sort(compareRoles)[0] ?? null;
}
