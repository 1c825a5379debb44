import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type {
  ConflictDecisionKind,
  ConflictHitRow,
  ConflictOverview,
  ConflictState,
} from '../../../preload/contract';
import { call, codeOf, type Loaded } from '../../api';
import { useSticky } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import {
  changedState,
  countStates,
  groupHits,
  isWaiting,
  nextWaiting,
  ofPair,
  visibleHits,
  type HitFilter,
  type HitGrouping,
  type Pair,
} from './hits';

const NOTHING: readonly ConflictHitRow[] = [];

/** The hits as somebody works through them. A decision shows at once and moves on; the answer or a refusal corrects it. */
export function useHits(
  loaded: Loaded<ConflictHitRow[]>,
  pair: Pair | null,
  onDecided: (now: ConflictOverview) => void,
) {
  const toast = useToast();
  const [filter, setFilterState] = useSticky<HitFilter>('conflicts.filter', 'open');
  const [grouping, setGrouping] = useSticky<HitGrouping>('conflicts.grouping', 'applicant');
  const [query, setQueryState] = useSticky('conflicts.query', '');
  const [selected, select] = useSticky<string | null>('conflicts.selected', null);
  const [ahead, setAhead] = useState<ReadonlyMap<string, ConflictState>>(new Map());
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const inFlight = useRef(0);
  const { data } = loaded;

  // Rows that were asked for before the last decision would show it undone for a moment.
  useEffect(() => {
    if (inFlight.current === 0) setAhead((before) => (before.size === 0 ? before : new Map()));
  }, [data]);

  const all = useMemo(
    () =>
      (data ?? NOTHING).map((r) => {
        const state = ahead.get(r.hitId);
        return state === undefined ? r : { ...r, state, newEvidence: 0 };
      }),
    [data, ahead],
  );
  const rows = useMemo(() => ofPair(all, pair), [all, pair]);
  const counts = useMemo(() => countStates(rows), [rows]);
  // A chosen pair is shown whole: its decided hits belong to the question.
  const shown = pair ? 'all' : filter;
  const visible = useMemo(() => visibleHits(rows, shown, query, kept), [rows, shown, query, kept]);
  const { list, order } = useMemo(() => groupHits(visible, grouping), [visible, grouping]);
  const current = useMemo(() => order.find((r) => r.hitId === selected) ?? null, [order, selected]);

  // Something is always selected while there is something to select.
  useEffect(() => {
    if (order.length === 0 || order.some((r) => r.hitId === selected)) return;
    select(nextWaiting(order, null, []) ?? order[0]?.hitId ?? null);
  }, [order, selected, select]);

  // Undo and redo lead to what they changed.
  const before = useRef<ReadonlyMap<string, ConflictState> | null>(null);
  useEffect(() => {
    if (!before.current || !data) return;
    const changed = changedState(before.current, data);
    if (changed === null) return;
    before.current = null;
    setKept((k) => new Set(k).add(changed));
    select(changed);
  }, [data, select]);
  const watch = useCallback(() => {
    before.current = new Map(all.map((r) => [r.hitId, r.state]));
  }, [all]);

  /** The hits that come next, to be asked for ahead: quick hands are two ahead of the engine. */
  const next = useMemo(() => {
    const one = nextWaiting(order, selected, skipped);
    const two = one === null ? null : nextWaiting(order, one, skipped);
    return [one, two].filter((id) => id !== null && id !== selected) as string[];
  }, [order, selected, skipped]);

  const decide = useCallback(
    async (
      rows: readonly ConflictHitRow[],
      decision: ConflictDecisionKind,
      reason: string,
    ): Promise<boolean> => {
      const ids = rows.map((r) => r.hitId);
      const [first] = ids;
      if (first === undefined) return false;
      inFlight.current++;
      setKept((k) => new Set([...k, ...ids]));
      setAhead((m) => new Map([...m, ...ids.map((id) => [id, decision] as const)]));
      // from where somebody stands, past all that is decided with it
      const from = selected !== null && ids.includes(selected) ? selected : first;
      const left = order.filter((r) => r.hitId === from || !ids.includes(r.hitId));
      const onward = nextWaiting(left, from, skipped);
      if (onward !== null) select(onward);
      try {
        onDecided(await call('conflicts.decide', { hitIds: ids, decision, reason }));
        return true;
      } catch (e) {
        setAhead((m) => new Map([...m].filter(([id]) => !ids.includes(id))));
        select(from);
        toast.fault(codeOf(e), 'conflicts.decide');
        return false;
      } finally {
        inFlight.current--;
      }
    },
    [order, selected, skipped, select, toast, onDecided],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      const at = order.findIndex((r) => r.hitId === selected);
      const to = order[Math.min(order.length - 1, Math.max(0, at + by))];
      if (to) select(to.hitId);
    },
    [order, selected, select],
  );
  const skip = useCallback(() => {
    if (selected === null) return;
    const later = [...skipped.filter((id) => id !== selected), selected];
    setSkipped(later);
    const to = nextWaiting(order, selected, later);
    if (to !== null) select(to);
  }, [selected, skipped, order, select]);
  const setFilter = useCallback(
    (f: HitFilter) => {
      setKept(new Set());
      setFilterState(f);
    },
    [setFilterState],
  );
  const setQuery = useCallback(
    (q: string) => {
      setKept(new Set());
      setQueryState(q);
    },
    [setQueryState],
  );

  return {
    all,
    total: rows.length,
    waiting: rows.filter(isWaiting).length,
    counts,
    list,
    order,
    current,
    next,
    select,
    step,
    skip,
    decide,
    watch,
    filter: shown,
    setFilter,
    grouping,
    setGrouping,
    query,
    setQuery,
  };
}
export type HitQueue = ReturnType<typeof useHits>;
