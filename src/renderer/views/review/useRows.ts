import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewRow } from '../../../preload/contract';
import { call, codeOf, useEvent } from '../../api';
import { partsOf, putRows, replaceApplicant } from './queue';

/** The hand has rested this long before lists are asked for again. Own decisions show at once. */
const QUIET_MS = 700;
/** Hands that never rest, or a long run, do not keep what others changed out of the list for longer than this. */
const LATEST_MS = 5000;
/** Beyond so many applicants the whole list is asked for again. */
const FEW = 8;
/**
 * All review items, kept. A decision's answer brings the rows it changed; what else may have changed concerns few applicants:
 * their items alone are asked for again and take their place in the list. The whole comes in parts, the first items at once.
 * `onFresh` is told whose rows are new, null for all.
 */
export function useRows(onFresh: (applicantId: number | null) => void) {
  const [rows, setRows] = useState<readonly ReviewRow[] | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(true);
  const [complete, setComplete] = useState(false);
  const latest = useRef(onFresh);
  useEffect(() => {
    latest.current = onFresh;
  });

  /** The latest request for everything; an earlier one gives up. */
  const turn = useRef(0);
  const decided = useRef<ReviewRow[]>([]);
  const reload = useCallback(async (): Promise<void> => {
    const mine = ++turn.current;
    try {
      const parts = partsOf(await call('people.applicants'));
      const all: ReviewRow[] = [];
      decided.current = [];
      for (const applicantIds of parts) {
        all.push(...(await call('review.list', { applicantIds, status: 'all' })));
        if (mine !== turn.current) return;
        // What is shown already stays until all of the new is there.
        if (all.some((r) => r.status === 'open')) {
          const begun = [...all];
          setRows((before) => before ?? begun);
        }
      }
      // What was decided meanwhile is newer than the parts that came before.
      setRows(putRows(all, decided.current));
      setComplete(true);
      setError(null);
      latest.current(null);
    } catch (e) {
      if (mine === turn.current) setError(codeOf(e));
    }
    if (mine === turn.current) setLoading(false);
  }, []);
  useEffect(() => {
    void reload();
    const latestTurn = turn;
    return () => {
      latestTurn.current++;
    };
  }, [reload]);

  const stale = useRef(new Set<number>());
  /** Everybody's items may have changed. */
  const whole = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** When the oldest change that is not in the list yet was told. */
  const since = useRef<number | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    timer.current = null;
    since.current = null;
    const concerned = [...stale.current];
    const all = whole.current || concerned.length > FEW;
    stale.current.clear();
    whole.current = false;
    if (all) {
      await reload();
      return;
    }
    for (const applicantId of concerned) {
      try {
        const own = await call('review.list', { applicantId, status: 'all' });
        setRows((before) => before && replaceApplicant(before, applicantId, own));
        latest.current(applicantId);
      } catch {
        // What is shown stays; the whole list says why it cannot be had.
        await reload();
      }
    }
  }, [reload]);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  useEvent('changed', ({ scopes, applicantIds }) => {
    if (!scopes.includes('review') && !scopes.includes('round')) return;
    if (timer.current) clearTimeout(timer.current);
    if (!applicantIds) whole.current = true;
    for (const id of applicantIds ?? []) stale.current.add(id);
    const now = performance.now();
    since.current ??= now;
    const wait = Math.min(QUIET_MS, Math.max(0, since.current + LATEST_MS - now));
    timer.current = setTimeout(() => void refresh(), wait);
  });
  /** Takes over what a decision's answer says of its items. */
  const put = useCallback((own: readonly ReviewRow[]) => {
    if (own.length === 0) return;
    decided.current.push(...own);
    setRows((before) => before && putRows(before, own));
  }, []);
  return { rows, complete, error, loading: loading && !rows, reload, put };
}
