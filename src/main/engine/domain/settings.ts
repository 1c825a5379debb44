import type { PagePlan, Role } from './words';

/** What a round decides; stored as JSON with the round and printed in the workbook. */
export interface RoundSettings {
  /** How much of long documents is read; absent: `text`. */
  readonly pagePlan?: PagePlan;
  /** Years back from the reference date in which a co-authorship counts; null = unlimited. Applied when the roster is made. */
  readonly windowYears: number | null;
  /** ISO date, `YYYY-MM-DD`. */
  readonly referenceDate: string;
  /** Committee rows a thesis is expected to have. SNU: master's 3, doctorate 5 (domain facts, S13). */
  readonly committeeRows: { readonly master: number; readonly doctor: number };
  /** Author lists longer than this are collapsed (large collaborations). */
  readonly largeCollaboration: number;
  /** Roles that reach the roster. `acknowledged` is kept out by default: thanks are no ground for exclusion. */
  readonly exportedRoles: readonly Role[];
  /** Share of the names passed by themselves that a person looks at all the same, 0 to 1; absent: none. */
  readonly auditSample?: number;
}

/** The window's rounds: one name in twenty. The command line draws none, so that its review load is the rules' own. */
export const AUDIT_SAMPLE = 0.05;

/** Defaults for a new round. `today` is an ISO date. */
export function defaultSettings(today: string): RoundSettings {
  return {
    windowYears: null,
    referenceDate: today,
    committeeRows: { master: 3, doctor: 5 },
    largeCollaboration: 30,
    exportedRoles: [
      'supervisor',
      'co_supervisor',
      'committee_chair',
      'committee',
      'department_head',
      'principal_investigator',
      'research_staff',
      'coauthor',
      'corresponding_author',
      'division_head',
      'office_head',
      'project_manager',
    ],
  };
}
