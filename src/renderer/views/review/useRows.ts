import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewRow } from '../../../preload/contract';
import { call, useCall, useEvent } from '../../api';
import { putRows, replaceApplicant } from './queue';

/** The hand has rested this long before lists are asked for again. Own decisions show at once. */
const QUIET_MS = 700;
/** Beyond so many applicants the whole list is one request. */
const FEW = 8;

/**
 * All review items, kept. A decision's answer brings the rows it changed; what else may have changed concerns few applicants:
 * their items alone are asked for again and take their place in the list, for the whole of ten thousand costs a tenth of a
 * second. `onFresh` is told whose rows are new, null for all.
 */
export function useRows(onFresh: (applicantId: number | null) => void) {
  const list = useCall('review.list', { status: 'all' }, ['round'], QUIET_MS);
  const [rows, setRows] = useState<readonly ReviewRow[] | undefined>(undefined);
  const latest = useRef(onFresh);
  useEffect(() => {
    latest.current = onFresh;
  });
  const sent = list.data;
  useEffect(() => {
    if (!sent) return;
    setRows(sent);
    latest.current(null);
  }, [sent]);

  const stale = useRef(new Set<number>());
  /** Everybody's items may have changed. */
  const whole = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { reload } = list;
  const refresh = useCallback(async (): Promise<void> => {
    timer.current = null;
    const concerned = [...stale.current];
    const all = whole.current || concerned.length > FEW;
    stale.current.clear();
    whole.current = false;
    if (all) {
      reload();
      return;
    }
    for (const applicantId of concerned) {
      try {
        const own = await call('review.list', { applicantId, status: 'all' });
        setRows((before) => before && replaceApplicant(before, applicantId, own));
        latest.current(applicantId);
      } catch {
        // What is shown stays; the whole list says why it cannot be had.
        reload();
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
    if (!scopes.includes('review')) return;
    if (timer.current) clearTimeout(timer.current);
    if (!applicantIds) whole.current = true;
    for (const id of applicantIds ?? []) stale.current.add(id);
    timer.current = setTimeout(() => void refresh(), QUIET_MS);
  });
  /** Takes over what a decision's answer says of its items. */
  const put = useCallback((own: readonly ReviewRow[]) => {
    if (own.length > 0) setRows((before) => before && putRows(before, own));
  }, []);
  return { rows, error: list.error, loading: list.loading && !rows, reload, put };
}
