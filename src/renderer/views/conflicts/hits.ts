/** The list of hits as somebody works through it: filters, groups, what comes next. */
import type { ConflictHitRow, ConflictState } from '../../../preload/contract';
import { holds } from '../../i18n/josa';

/** `open` holds what waits: undecided hits and decided ones with new evidence. */
export type HitFilter = 'all' | ConflictState;
export type HitGrouping = 'applicant' | 'evaluator';

/** A pair of the matrix, or all hits of one side of it. */
export interface Pair {
  readonly evaluatorId?: number;
  readonly applicantId?: number;
}

export type HitListRow =
  | { readonly kind: 'group'; readonly key: string; readonly title: string; readonly left: number }
  | { readonly kind: 'hit'; readonly row: ConflictHitRow };

export function isWaiting(row: ConflictHitRow): boolean {
  return row.state === 'open' || row.state === 'new';
}

export function passes(row: ConflictHitRow, filter: HitFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'open' ? isWaiting(row) : row.state === filter;
}

export const HIT_SCOPES = ['evaluator', 'applicant', 'kind'] as const;
export type HitScope = (typeof HIT_SCOPES)[number];

/** Waiting hits like this one: of the same evaluator, of the same applicant, or the same kind of tie met in the same way anywhere. */
export function likeHits(
  rows: readonly ConflictHitRow[],
  hit: ConflictHitRow,
  scope: HitScope,
): readonly ConflictHitRow[] {
  return rows.filter(
    (r) =>
      isWaiting(r) &&
      (scope === 'evaluator'
        ? r.evaluatorId === hit.evaluatorId
        : scope === 'applicant'
          ? r.applicantId === hit.applicantId
          : r.tie === hit.tie && r.kind === hit.kind && r.way === hit.way && r.verdict === hit.verdict),
  );
}

export function countStates(rows: readonly ConflictHitRow[]): ReadonlyMap<HitFilter, number> {
  const counts = new Map<HitFilter, number>();
  const add = (key: HitFilter): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of rows) {
    add('all');
    if (isWaiting(row)) add('open');
    if (row.state !== 'open') add(row.state);
  }
  return counts;
}

export function ofPair(rows: readonly ConflictHitRow[], pair: Pair | null): readonly ConflictHitRow[] {
  if (!pair) return rows;
  return rows.filter(
    (r) =>
      (pair.evaluatorId === undefined || r.evaluatorId === pair.evaluatorId) &&
      (pair.applicantId === undefined || r.applicantId === pair.applicantId),
  );
}

/** Rows the filter shows; `kept` ones stay though their state has changed, until the filter does. */
export function visibleHits(
  rows: readonly ConflictHitRow[],
  filter: HitFilter,
  query: string,
  kept: ReadonlySet<string>,
): readonly ConflictHitRow[] {
  return rows.filter(
    (r) =>
      (kept.has(r.hitId) || passes(r, filter)) &&
      holds(`${r.evaluatorName} ${r.applicantName} ${r.externalId} ${r.person}`, query),
  );
}

const less = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Strongest first: the grade, then who is certain, then by name; the state does not count, so that nothing moves under the hand. */
function compareHits(a: ConflictHitRow, b: ConflictHitRow): number {
  return (
    less(a.grade, b.grade) ||
    Number(a.verdict !== 'same') - Number(b.verdict !== 'same') ||
    less(a.evaluatorName, b.evaluatorName) ||
    less(a.hitId, b.hitId)
  );
}

/** Groups by applicant (their numbers' order) or by evaluator (their names'), and the order in which hits follow each other. */
export function groupHits(
  rows: readonly ConflictHitRow[],
  grouping: HitGrouping,
): { readonly list: readonly HitListRow[]; readonly order: readonly ConflictHitRow[] } {
  const groups = new Map<string, ConflictHitRow[]>();
  const nameOf = (r: ConflictHitRow): string =>
    grouping === 'applicant' ? `${r.externalId} ${r.applicantName}`.trim() : r.evaluatorName;
  const keyOf = (r: ConflictHitRow): string =>
    grouping === 'applicant' ? `${r.externalId} ${r.applicantId}` : `${r.evaluatorName} ${r.evaluatorId}`;
  for (const row of rows) {
    const own = groups.get(keyOf(row));
    if (own) own.push(row);
    else groups.set(keyOf(row), [row]);
  }
  const list: HitListRow[] = [];
  const order: ConflictHitRow[] = [];
  for (const [key, own] of [...groups].sort(([a], [b]) => less(a, b))) {
    own.sort(compareHits);
    list.push({ kind: 'group', key, title: nameOf(own[0]!), left: own.filter(isWaiting).length });
    for (const row of own) {
      list.push({ kind: 'hit', row });
      order.push(row);
    }
  }
  return { list, order };
}

/** The next waiting hit after `from`, around the end; skipped ones come last, in the order they were skipped. */
export function nextWaiting(
  order: readonly ConflictHitRow[],
  from: string | null,
  skipped: readonly string[],
): string | null {
  const at = order.findIndex((r) => r.hitId === from);
  const onward = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
  const fresh = onward.find((r) => isWaiting(r) && !skipped.includes(r.hitId));
  if (fresh) return fresh.hitId;
  const waiting = new Set(onward.filter(isWaiting).map((r) => r.hitId));
  return skipped.find((id) => id !== from && waiting.has(id)) ?? null;
}

/** Hits whose state is another than before: where undo and redo lead. */
export function changedState(
  before: ReadonlyMap<string, ConflictState>,
  rows: readonly ConflictHitRow[],
): string | null {
  return rows.find((r) => before.has(r.hitId) && before.get(r.hitId) !== r.state)?.hitId ?? null;
}
