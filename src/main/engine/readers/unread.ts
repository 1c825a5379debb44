import type { Page, Unread } from '../domain/page';
import type { Reason } from '../domain/reasons';
import type { PagePlan } from '../domain/words';
import type { PageReading } from '../pool/tasks';
import { pageList } from './pages';

/** Quotation marks inside words are escaped, so no text of a page looks like this. */
const UNREAD = /"unread":"([a-z]+)"/u;

/** Why a stored page holds nothing, without parsing it; null for a page that was read. */
export function unreadOf(json: string): Unread | null {
  return (UNREAD.exec(json)?.[1] as Unread | undefined) ?? null;
}

/** Would another reading under this plan say more of the page? */
export function worthReading(unread: Unread, plan: PagePlan): boolean {
  if (unread === 'late') return true;
  if (unread === 'left') return plan !== 'people';
  return unread === 'picture' && plan === 'whole';
}

/**
 * What a person has to know of the pages that were not read. Taken from the pages as they are kept, so that it is said again on every
 * later run, which reads none of them.
 */
export function unreadNotes(pages: readonly Pick<PageReading, 'number' | 'json' | 'usable'>[]): Reason[] {
  const of: Record<Unread, number[]> = { damaged: [], failed: [], late: [], picture: [], left: [] };
  let usable = 0;
  for (const page of pages) {
    if (page.usable) usable++;
    else {
      const why = unreadOf(page.json);
      if (why) of[why].push(page.number);
    }
  }
  // Among pages of text a page without any is a figure or a blank leaf; a scan's own pages are missed.
  const blind = of.picture.length > usable ? of.picture : [];
  const silent = [...of.failed, ...of.late, ...blind].sort((a, b) => a - b);
  const notes: Reason[] = [];
  if (of.damaged.length > 0) notes.push({ code: 'pages_unread', params: { pages: pageList(of.damaged) } });
  if (silent.length > 0) notes.push({ code: 'silent_pages', params: { pages: pageList(silent) } });
  if (of.left.length > 0) notes.push({ code: 'plan_left', params: { pages: pageList(of.left) } });
  return notes;
}

/** A page nothing is known of. A4 stands in for a size that was not asked for. */
export function blankPage(number: number, unread: Unread): Page {
  return { number, width: 595.28, height: 841.89, words: [], marks: [], source: 'text-layer', unread };
}
