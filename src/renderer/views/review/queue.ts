import type { ApplicantRow, FlagType, ReviewRow } from '../../../preload/contract';
import { FLAG_ORDER } from '../../words';

export type FlagFilter = 'all' | FlagType;
export type Grouping = 'applicant' | 'flag';

export type QueueRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: Group; readonly open: boolean }
  | { readonly kind: 'item'; readonly row: ReviewRow };

export interface Group {
  readonly key: string;
  /** Applicant's name and number, or the flag type. */
  readonly title: string;
  readonly note: string;
  readonly flag: FlagType | null;
  readonly left: number;
}

/** An applicant's rows replaced where they stand; those of a new applicant go to the end until the whole list is asked for. */
export function replaceApplicant(
  rows: readonly ReviewRow[],
  applicantId: number,
  own: readonly ReviewRow[],
): ReviewRow[] {
  const at = rows.findIndex((r) => r.applicantId === applicantId);
  if (at < 0) return [...rows, ...own];
  const others = rows.filter((r) => r.applicantId !== applicantId);
  return [...others.slice(0, at), ...own, ...others.slice(at)];
}

/** People of the first request, which is what is seen at once, and of each later one: parts that hold up neither side. */
const FIRST_PART = 200;
const PART = 1500;

/** Applicants in the list's order, cut into requests. */
export function partsOf(
  applicants: readonly Pick<ApplicantRow, 'applicantId' | 'people' | 'openItems'>[],
): number[][] {
  const parts: number[][] = [];
  let size = 0;
  for (const a of applicants) {
    const own = Math.max(a.people, a.openItems);
    const last = parts.at(-1);
    if (last && size + own <= (parts.length === 1 ? FIRST_PART : PART)) {
      last.push(a.applicantId);
      size += own;
    } else {
      parts.push([a.applicantId]);
      size = own;
    }
  }
  return parts;
}

/** Rows replaced where they stand; what is not in the list yet comes with the next one. */
export function putRows(rows: readonly ReviewRow[], own: readonly ReviewRow[]): ReviewRow[] {
  const fresh = new Map(own.map((r) => [r.flagId, r]));
  return rows.map((r) => fresh.get(r.flagId) ?? r);
}

/** Rows of the queue: what is open, and what was decided since the filter was chosen (it stays where it was). */
export function visibleRows(
  rows: readonly ReviewRow[],
  filter: FlagFilter,
  kept: ReadonlySet<number>,
): ReviewRow[] {
  return rows.filter(
    (r) => (filter === 'all' || r.flagType === filter) && (r.status === 'open' || kept.has(r.flagId)),
  );
}

/** The engine's order within each group; groups by applicant in the engine's order, by kind in the order of the flags. */
export function groupRows(
  rows: readonly ReviewRow[],
  grouping: Grouping,
  folded: ReadonlySet<string>,
): { readonly queue: QueueRow[]; readonly order: ReviewRow[] } {
  const groups = new Map<string, ReviewRow[]>();
  const keys = grouping === 'flag' ? FLAG_ORDER.map(String) : [];
  for (const key of keys) groups.set(key, []);
  for (const r of rows) {
    const key = grouping === 'flag' ? r.flagType : `a${r.applicantId}`;
    const list = groups.get(key);
    if (list) list.push(r);
    else groups.set(key, [r]);
  }
  const queue: QueueRow[] = [];
  const order: ReviewRow[] = [];
  for (const [key, list] of groups) {
    const first = list[0];
    if (!first) continue;
    const group: Group = {
      key,
      title: grouping === 'flag' ? '' : first.applicantName || first.externalId,
      note: grouping === 'flag' || first.applicantName === first.externalId ? '' : first.externalId,
      flag: grouping === 'flag' ? first.flagType : null,
      left: list.filter((r) => r.status === 'open').length,
    };
    const open = !folded.has(key);
    queue.push({ kind: 'group', key, group, open });
    order.push(...list);
    if (open) for (const row of list) queue.push({ kind: 'item', row });
  }
  return { queue, order };
}

/**
 * The next item to decide: onward from `from`, then from the top, then what was skipped, in the order it was skipped.
 * Null when nothing is open.
 */
export function nextOpen(
  order: readonly ReviewRow[],
  from: number | null,
  skipped: readonly number[],
): number | null {
  const at = order.findIndex((r) => r.flagId === from);
  const later = new Set(skipped);
  for (let i = 1; i <= order.length; i++) {
    const r = order[(at + i + order.length) % order.length];
    if (r && r.status === 'open' && r.flagId !== from && !later.has(r.flagId)) return r.flagId;
  }
  const open = new Set(order.filter((r) => r.status === 'open').map((r) => r.flagId));
  return skipped.find((id) => id !== from && open.has(id)) ?? null;
}

export function countByFlag(rows: readonly ReviewRow[]): ReadonlyMap<FlagFilter, number> {
  const counts = new Map<FlagFilter, number>([['all', 0]]);
  for (const r of rows) {
    if (r.status !== 'open') continue;
    counts.set('all', (counts.get('all') ?? 0) + 1);
    counts.set(r.flagType, (counts.get(r.flagType) ?? 0) + 1);
  }
  return counts;
}
