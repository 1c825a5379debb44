import { useCallback } from 'react';
import type { Input } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';

type Decision = Omit<Input<'people.decide'>, 'sourceId'>;

/** Decides about one source; resolves to whether it was accepted. */
export function useSourceDecision(): (sourceId: number, decision: Decision) => Promise<boolean> {
  const { note } = useApp();
  const toast = useToast();
  return useCallback(
    async (sourceId, decision) => {
      let accepted = false;
      await toast.guard(async () => {
        note(await call('people.decide', { sourceId, ...decision }));
        accepted = true;
      });
      return accepted;
    },
    [note, toast],
  );
}
