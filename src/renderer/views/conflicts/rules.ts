/** Rules of the round as they are being edited. */
import type { ConflictPreset, ConflictRules, ConflictTie } from '../../../preload/contract';

/** Strongest first, as the rules' table lists them. */
export const TIE_ORDER = [
  'self',
  'supervisor',
  'co_supervisor',
  'coauthor_submitted',
  'coauthor_article',
  'coauthor_listed',
  'large_collaboration',
  'committee_chair',
  'committee',
  'principal_investigator',
  'project_manager',
  'research_staff',
  'department_head',
  'division_head',
  'office_head',
  'acknowledged',
] as const satisfies ConflictTie[];

/** Every tie has its place in the table: a forgotten one is a type error. */
export const ALL_TIES: readonly (typeof TIE_ORDER)[number][] = TIE_ORDER satisfies readonly ([
  ConflictTie,
] extends [(typeof TIE_ORDER)[number]]
  ? ConflictTie
  : never)[];

export function sameRules(a: ConflictRules, b: ConflictRules): boolean {
  return (
    a.referenceDate === b.referenceDate &&
    a.largeCollaboration === b.largeCollaboration &&
    a.weakestGround === b.weakestGround &&
    ALL_TIES.every(
      (t) => a.ties[t].grade === b.ties[t].grade && a.ties[t].windowYears === b.ties[t].windowYears,
    )
  );
}

/** The preset whose rules these are; null: set by hand. */
export function presetOf(rules: ConflictRules, presets: readonly ConflictPreset[]): ConflictPreset | null {
  const named = presets.find((p) => p.id === rules.preset);
  if (named && sameRules(named.rules, rules)) return named;
  return presets.find((p) => sameRules(p.rules, rules)) ?? null;
}
