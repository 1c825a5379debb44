import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { call, codeOf, useChanged } from '../../api';
import { pageUrl } from '../../components/page-url';

/** Items kept; what was seen long ago is asked for again. */
const KEPT = 200;

/**
 * The item under review, and the next ones with their pages loaded ahead, so that a decision shows the next at once. Other names
 * of the same document change with every decision: what is kept is shown, and asked for again when it is its turn.
 */
export function useItem(
  flagId: number | null,
  ahead: readonly number[],
): { readonly item: ReviewItem | null; readonly error: string | null; readonly reload: () => void } {
  const { i18n } = useTranslation();
  const cache = useRef(new Map<number, ReviewItem>());
  const stale = useRef(new Set<number>());
  const [, setTurn] = useState(0);
  const [fault, setFault] = useState<{ flagId: number; code: string } | null>(null);
  const current = useRef(flagId);
  useEffect(() => {
    current.current = flagId;
  });

  const fetchItem = useCallback(async (id: number): Promise<void> => {
    stale.current.delete(id);
    const item = await call('review.item', { flagId: id });
    const kept = cache.current;
    kept.delete(id);
    kept.set(id, item);
    for (const old of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(old);
    }
    // An item loaded ahead is drawn when it is its turn.
    if (id === current.current) setTurn((n) => n + 1);
    if (item.documentId !== null) new Image().src = pageUrl(item.documentId, item.page ?? 1);
  }, []);

  useEffect(() => {
    cache.current.clear();
    setTurn((n) => n + 1);
  }, [i18n.language]);

  const load = useCallback(
    (id: number) => {
      setFault(null);
      fetchItem(id).catch((e: unknown) => setFault({ flagId: id, code: codeOf(e) }));
    },
    [fetchItem],
  );
  const wanted = (id: number): boolean => !cache.current.has(id) || stale.current.has(id);
  useEffect(() => {
    if (flagId !== null && wanted(flagId)) load(flagId);
  }, [flagId, load, i18n.language]);
  const key = ahead.join();
  useEffect(() => {
    for (const id of key.split(',').filter(Boolean).map(Number))
      // A failed look ahead is no fault: the item is asked for again when it is its turn.
      if (wanted(id)) fetchItem(id).catch(() => undefined);
  }, [key, fetchItem, i18n.language]);
  useChanged(['review', 'people'], () => {
    stale.current = new Set(cache.current.keys());
    if (flagId !== null) load(flagId);
    for (const id of ahead) fetchItem(id).catch(() => undefined);
  });

  return {
    item: flagId === null ? null : (cache.current.get(flagId) ?? null),
    error: fault && fault.flagId === flagId ? fault.code : null,
    reload: () => flagId !== null && load(flagId),
  };
}
