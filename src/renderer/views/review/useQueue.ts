import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Input, ReviewRow } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { useApp, useSticky } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { useRows } from './useRows';
import { isWithin, narrowness, WIDE, type Narrow } from './narrow';
import { countByFlag, groupRows, nextOpen, visibleRows, type FlagFilter, type Grouping } from './queue';

type Decision = Omit<Input<'review.decide'>, 'flagId'>;
const RESULT = { confirm: 'confirmed', edit: 'edited', reject: 'rejected', exclude: 'excluded' } as const;
const NOTHING: readonly ReviewRow[] = [];

/**
 * The queue as the user works through it. A decision shows at once and moves on; the answer or a refusal corrects it. Rows
 * keep their places: decided ones stay until the filter changes.
 */
export function useQueue() {
  const { target, note, onDecided, expectDecided } = useApp();
  const toast = useToast();
  /** What was decided here and is not yet in the list the engine sent. */
  const [ahead, setAhead] = useState<ReadonlyMap<number, Partial<ReviewRow>>>(new Map());
  const [filter, setFilterState] = useSticky<FlagFilter>('review.filter', 'all');
  const [narrow, setNarrowState] = useSticky<Narrow>('review.narrow', WIDE);
  const [grouping, setGrouping] = useSticky<Grouping>('review.grouping', 'applicant');
  const [folded, setFolded] = useSticky<ReadonlySet<string>>('review.folded', new Set());
  const [selected, select] = useSticky<number | null>('review.selected', null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const inFlight = useRef(0);

  const owner = useRef(new Map<number, number>());
  const list = useRows((applicantId) => {
    // Rows that were asked for before the last decision would show it undone for a moment.
    if (inFlight.current > 0) return;
    setAhead((before) => {
      if (before.size === 0) return before;
      if (applicantId === null) return new Map();
      return new Map([...before].filter(([id]) => owner.current.get(id) !== applicantId));
    });
  });
  const { rows: fresh, complete } = list;

  const rows = useMemo(
    () => (fresh ?? NOTHING).map((r) => (ahead.has(r.flagId) ? { ...r, ...ahead.get(r.flagId) } : r)),
    [fresh, ahead],
  );
  const within = useMemo(
    () => (narrowness(narrow) === 0 ? rows : rows.filter((r) => isWithin(r, narrow))),
    [rows, narrow],
  );
  const visible = useMemo(() => visibleRows(within, filter, kept), [within, filter, kept]);
  const { queue, order } = useMemo(() => groupRows(visible, grouping, folded), [visible, grouping, folded]);
  const counts = useMemo(() => countByFlag(within), [within]);
  /** Open items of the whole round, whatever the queue is limited to. */
  const open = useMemo(() => rows.filter((r) => r.status === 'open').length, [rows]);

  const applicantsLeft = useMemo(
    () => new Set(within.filter((r) => r.status === 'open').map((r) => r.applicantId)).size,
    [within],
  );

  const patch = useCallback((id: number, change: Partial<ReviewRow> | null) => {
    setAhead((before) => {
      const next = new Map(before);
      if (change) next.set(id, change);
      else next.delete(id);
      return next;
    });
  }, []);

  const { put } = list;
  // The engine's word replaces what was shown ahead of it, whoever asked: one answer may settle several items.
  useEffect(
    () =>
      onDecided(({ rows: own }) => {
        if (own.length === 0) return;
        put(own);
        setKept((k) => new Set([...k, ...own.map((r) => r.flagId)]));
        setAhead((before) => {
          if (!own.some((r) => before.has(r.flagId))) return before;
          const next = new Map(before);
          for (const r of own) next.delete(r.flagId);
          return next;
        });
      }),
    [onDecided, put],
  );

  // Somebody asked for an item (undo, another view): it is shown even where the filter would hide it.
  const asked = useRef<object | null>(null);
  useEffect(() => {
    if (asked.current === target || !fresh) return;
    const row =
      target.flagId !== undefined
        ? fresh.find((r) => r.flagId === target.flagId)
        : fresh.find((r) => r.applicantId === target.applicantId && r.status === 'open');
    // A large list comes in parts: the item may be in a later one.
    if (row || complete) asked.current = target;
    if (!row) return;
    if (filter !== 'all' && row.flagType !== filter) setFilterState('all');
    if (!isWithin(row, narrow)) setNarrowState(WIDE);
    setKept((k) => new Set(k).add(row.flagId));
    patch(row.flagId, null);
    select(row.flagId);
  }, [target, fresh, complete, filter, setFilterState, narrow, setNarrowState, select, patch]);

  // Something is always selected while there is something to select.
  useEffect(() => {
    if (order.length === 0 || order.some((r) => r.flagId === selected)) return;
    select(nextOpen(order, null, []) ?? order[0]?.flagId ?? null);
  }, [order, selected, select]);

  const current = useMemo(() => order.find((r) => r.flagId === selected) ?? null, [order, selected]);
  /** The items that come next, to be loaded ahead: quick hands are two ahead of the engine. */
  const next = useMemo(() => {
    const one = nextOpen(order, selected, skipped);
    const two = one === null ? null : nextOpen(order, one, skipped);
    return [one, two].filter((id) => id !== null && id !== selected) as number[];
  }, [order, selected, skipped]);

  const decide = useCallback(
    async (row: ReviewRow, decision: Decision): Promise<void> => {
      inFlight.current++;
      owner.current.set(row.flagId, row.applicantId);
      setKept((k) => new Set(k).add(row.flagId));
      patch(row.flagId, {
        status: 'resolved',
        decision: RESULT[decision.action],
        ...(decision.name !== undefined && { title: decision.name }),
        ...(decision.role !== undefined && { role: decision.role }),
      });
      if (row.status === 'open') expectDecided();
      const onward = nextOpen(order, row.flagId, skipped);
      if (onward !== null) select(onward);
      try {
        note(await call('review.decide', { flagId: row.flagId, ...decision }));
      } catch (e) {
        patch(row.flagId, null);
        select(row.flagId);
        toast.fault(codeOf(e));
      } finally {
        inFlight.current--;
      }
    },
    [order, skipped, expectDecided, note, patch, select, toast],
  );

  /** Says whether two names are one person. The item closes when that was all its doubt. */
  const identify = useCallback(
    (row: ReviewRow, name: string, other: string, verdict: 'same' | 'different') =>
      toast.guard(async () => {
        const result = await call('people.identity', {
          applicantId: row.applicantId,
          nameA: name,
          nameB: other,
          verdict,
        });
        note(result);
        if (result.changed.includes(row.flagId)) {
          const settled = new Set(result.changed);
          const others = order.filter((r) => r.flagId === row.flagId || !settled.has(r.flagId));
          const onward = nextOpen(others, row.flagId, skipped);
          if (onward !== null) select(onward);
        }
      }),
    [order, skipped, note, select, toast],
  );

  /** One decision about several items; they are undone together. False: refused, and nothing was changed. */
  const decideAll = useCallback(
    async (chosen: readonly ReviewRow[], action: 'confirm' | 'reject' | 'exclude'): Promise<boolean> => {
      try {
        const result = await call('review.decideAll', { flagIds: chosen.map((r) => r.flagId), action });
        note(result);
        const ids = new Set([...chosen.map((r) => r.flagId), ...result.changed]);
        const onward = nextOpen(
          order.filter((r) => r.flagId === selected || !ids.has(r.flagId)),
          selected,
          skipped,
        );
        if (onward !== null) select(onward);
        return true;
      } catch (e) {
        toast.fault(codeOf(e));
        return false;
      }
    },
    [order, selected, skipped, note, select, toast],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const at = order.findIndex((r) => r.flagId === selected);
      const to = order[Math.min(order.length - 1, Math.max(0, at + by))];
      if (to) select(to.flagId);
    },
    [order, selected, select],
  );

  const setFilter = useCallback(
    (f: FlagFilter) => {
      setKept(new Set());
      setFilterState(f);
    },
    [setFilterState],
  );
  const setNarrow = useCallback(
    (to: Narrow) => {
      setKept(new Set());
      setNarrowState(to);
    },
    [setNarrowState],
  );
  const toggle = useCallback(
    (key: string) => {
      const now = new Set(folded);
      if (!now.delete(key)) now.add(key);
      setFolded(now);
    },
    [folded, setFolded],
  );
  const skip = useCallback(() => {
    if (selected === null) return;
    const later = [...skipped.filter((id) => id !== selected), selected];
    setSkipped(later);
    const to = nextOpen(order, selected, later);
    if (to !== null) select(to);
  }, [selected, skipped, order, select]);

  const { loading, error, reload } = list;
  // One object as long as nothing in it changes: what is drawn from it is drawn once a decision, not with every answer.
  return useMemo(
    () => ({
      loading,
      error,
      reload,
      rows,
      queue,
      counts,
      total: rows.length,
      open,
      left: counts.get('all') ?? 0,
      applicantsLeft,
      filter,
      setFilter,
      narrow,
      setNarrow,
      grouping,
      setGrouping,
      toggle,
      current,
      next,
      select,
      step,
      decide,
      decideAll,
      identify,
      skip,
    }),
    [
      loading,
      error,
      reload,
      rows,
      queue,
      counts,
      open,
      applicantsLeft,
      filter,
      setFilter,
      narrow,
      setNarrow,
      grouping,
      setGrouping,
      toggle,
      current,
      next,
      select,
      step,
      decide,
      decideAll,
      identify,
      skip,
    ],
  );
}
export type Queue = ReturnType<typeof useQueue>;
