import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewRow } from '../../../preload/contract';
import { call, useCall, useEvent } from '../../api';
import { replaceApplicant } from './queue';

/** The hand has rested this long before lists are asked for again. Own decisions show at once. */
const QUIET_MS = 700;
/** Beyond so many applicants the whole list is one request. */
const FEW = 8;

/**
 * All review items, kept. A change concerns one applicant: that applicant's items alone are asked for again and take their
 * place in the list, for the whole of ten thousand costs a tenth of a second. `onFresh` is told whose rows are new, null for all.
 */
export function useRows(onFresh: (applicantId: number | null) => void) {
  const list = useCall('review.list', { status: 'all' }, ['round'], QUIET_MS);
  const [rows, setRows] = useState<readonly ReviewRow[] | undefined>(undefined);
  const latest = useRef(onFresh);
  useEffect(() => {
    latest.current = onFresh;
  });
  const whole = list.data;
  useEffect(() => {
    if (!whole) return;
    setRows(whole);
    latest.current(null);
  }, [whole]);

  const stale = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { reload } = list;
  const refresh = useCallback(async (): Promise<void> => {
    timer.current = null;
    const concerned = [...stale.current];
    stale.current.clear();
    if (concerned.length > FEW) {
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
  useEvent('changed', ({ scopes, applicantId }) => {
    if (!scopes.includes('review')) return;
    if (timer.current) clearTimeout(timer.current);
    if (applicantId !== undefined) stale.current.add(applicantId);
    timer.current = setTimeout(() => void (applicantId === undefined ? reload() : refresh()), QUIET_MS);
  });
  return { rows, error: list.error, loading: list.loading && !rows, reload };
}
