import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api';
import { useApp } from '../app-state';
import { useToast } from './useToast';

/** Takes back the latest decision (or does it again), says which it was, and in review goes to its item. */
export function useUndo(): (which: 'undo' | 'redo') => Promise<void> {
  const { t } = useTranslation();
  const { view, go, note, undoNow } = useApp();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const toast = useToast();
  return useCallback(
    (which) =>
      toast.guard(async () => {
        // Decisions about evaluators have a row of steps of their own.
        if (latest.current === 'conflicts') {
          const what = (await call('conflicts.overview'))[which];
          await call(which === 'undo' ? 'conflicts.undo' : 'conflicts.redo');
          if (what === null)
            toast.done(t(which === 'undo' ? 'decide.nothingToUndo' : 'decide.nothingToRedo'));
          else toast.done(t(which === 'undo' ? 'decide.undone' : 'decide.redone', { what }));
          return;
        }
        const what = undoNow()?.[which] ?? null;
        const result = await call(which === 'undo' ? 'review.undo' : 'review.redo');
        const nothing = result.changed.length === 0 && what === null;
        note(result);
        if (nothing) toast.done(t(which === 'undo' ? 'decide.nothingToUndo' : 'decide.nothingToRedo'));
        else toast.done(t(which === 'undo' ? 'decide.undone' : 'decide.redone', { what: what ?? '' }));
        const flagId = result.changed[0];
        if (latest.current === 'review' && flagId !== undefined) go('review', { flagId });
      }),
    [note, undoNow, toast, t, go],
  );
}
