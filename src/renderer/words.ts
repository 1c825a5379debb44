/**
 * The order in which the window shows the product's words. Types come from the contract, values stand here: importing
 * values from the contract would bring its schemas (and their library) into the window.
 */
import type { DocType, FlagType, Role } from '../preload/contract';

/** Proves that a list names every member of a union: a forgotten one is a type error. */
function every<U extends string>() {
  return <const T extends readonly U[]>(list: [U] extends [T[number]] ? T : never): readonly U[] => list;
}

/** Strongest tie first: supervision, committee, projects, papers, thanks. */
export const ROLE_ORDER = every<Role>()([
  'supervisor',
  'co_supervisor',
  'committee_chair',
  'committee',
  'department_head',
  'corresponding_author',
  'coauthor',
  'principal_investigator',
  'project_manager',
  'research_staff',
  'division_head',
  'office_head',
  'acknowledged',
]);

export const DOC_TYPE_ORDER = every<DocType>()([
  'degree_thesis',
  'representative_research',
  'journal_article',
  'research_project',
  'hindex',
  'cv',
  'unknown',
]);

export const FLAG_ORDER = every<FlagType>()([
  'seal',
  'handwriting',
  'signature',
  'low_confidence',
  'ambiguous',
  'needs_vision',
  'incomplete',
]);

/** Flags that ask about a whole document, not about one name. */
export function isDocumentFlag(flag: FlagType): boolean {
  return flag === 'needs_vision' || flag === 'incomplete';
}

/** The strongest of a person's roles. */
export function strongest(roles: readonly Role[]): Role {
  return ROLE_ORDER.find((r) => roles.includes(r)) ?? 'coauthor';
}
