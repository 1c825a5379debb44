import type { PagePlan } from '../domain/words';

/** Documents up to this many pages are read whole. */
const SHORT = 20;
/** Of longer ones: covers, approval pages and thanks stand in the first pages and the last. */
const FIRST = 12;
const LAST = 6;

/** What the plan wants of a page: its text and, where that is unusable, its picture; its text alone; nothing. */
export type Wanted = 'all' | 'text' | 'nothing';

/**
 * The page plan. A page of a scan costs a hundred times a page of text, so of a long scan only the pages that can name people are
 * read unless the whole document is asked for; what was left out is told to the person.
 * @param page from 1
 */
export function wantedOf(plan: PagePlan, page: number, pageCount: number): Wanted {
  if (plan === 'whole' || pageCount <= SHORT || page <= FIRST || page > pageCount - LAST) return 'all';
  return plan === 'people' ? 'nothing' : 'text';
}
