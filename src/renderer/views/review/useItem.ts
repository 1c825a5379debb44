import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { call, codeOf, useChanged } from '../../api';
import { pageUrl } from '../../components/page-url';

/** The item under review, and the next one with its page loaded ahead, so that a decision shows the next at once. */
export function useItem(
  flagId: number | null,
  nextId: number | null,
): { readonly item: ReviewItem | null; readonly error: string | null; readonly reload: () => void } {
  const { i18n } = useTranslation();
  const cache = useRef(new Map<number, ReviewItem>());
  const [, setTurn] = useState(0);
  const [fault, setFault] = useState<{ flagId: number; code: string } | null>(null);

  const fetchItem = useCallback(async (id: number): Promise<void> => {
    const item = await call('review.item', { flagId: id });
    cache.current.set(id, item);
    setTurn((n) => n + 1);
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
  useEffect(() => {
    if (flagId !== null && !cache.current.has(flagId)) load(flagId);
  }, [flagId, load, i18n.language]);
  useEffect(() => {
    if (nextId === null || cache.current.has(nextId)) return;
    // A failed look ahead is no fault: the item is asked for again when it is its turn.
    fetchItem(nextId).catch(() => undefined);
  }, [nextId, fetchItem, i18n.language]);
  // Other names of the same document change with every decision: what is shown is asked again, the rest is forgotten.
  useChanged(['review', 'people'], () => {
    const shown = flagId === null ? undefined : cache.current.get(flagId);
    cache.current.clear();
    if (flagId === null) return;
    if (shown) cache.current.set(flagId, shown);
    load(flagId);
    if (nextId !== null) fetchItem(nextId).catch(() => undefined);
  });

  return {
    item: flagId === null ? null : (cache.current.get(flagId) ?? null),
    error: fault && fault.flagId === flagId ? fault.code : null,
    reload: () => flagId !== null && load(flagId),
  };
}
