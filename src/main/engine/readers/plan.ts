/** Documents up to this many pages are read from their pictures whole. */
const SHORT = 20;
/** Of longer ones: covers, approval pages and thanks stand in the first pages and the last. */
const FIRST = 12;
const LAST = 6;

/**
 * Which pages without usable text are read from their picture. A page of a scan costs a hundred times a page of text, so of a long
 * scan only the pages that can name people are read; the rest is told to the person.
 */
export function isPlanned(page: number, pageCount: number): boolean {
  return pageCount <= SHORT || page <= FIRST || page > pageCount - LAST;
}
