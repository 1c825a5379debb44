import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api';
import { useApp, useCounts } from '../app-state';
import { useToast } from './useToast';

/** Takes back the latest decision (or does it again), says which it was, and in review goes to its item. */
export function useUndo(): (which: 'undo' | 'redo') => Promise<void> {
  const { t } = useTranslation();
  const { view, go, note } = useApp();
  const { undo } = useCounts();
  const latest = useRef({ undo, view });
  useEffect(() => {
    latest.current = { undo, view };
  });
  const toast = useToast();
  return useCallback(
    (which) =>
      toast.guard(async () => {
        const { undo: before, view: at } = latest.current;
        const what = before?.[which] ?? null;
        const result = await call(which === 'undo' ? 'review.undo' : 'review.redo');
        const nothing = result.changed.length === 0 && what === null;
        note(result);
        if (nothing) toast.done(t(which === 'undo' ? 'decide.nothingToUndo' : 'decide.nothingToRedo'));
        else toast.done(t(which === 'undo' ? 'decide.undone' : 'decide.redone', { what: what ?? '' }));
        const flagId = result.changed[0];
        if (at === 'review' && flagId !== undefined) go('review', { flagId });
      }),
    [note, toast, t, go],
  );
}
