import { useCallback, useMemo, useState } from 'react';
import type { Input, ListKind, ListPreview } from '../../../preload/contract';
import { call, codeOf, dropList, useCall } from '../../api';

export type Mapping = Input<'conflicts.mapList'>;

/** A list on its way in: chosen, dropped or pasted, shown, then taken over or put away. */
export function useImport() {
  const waiting = useCall('conflicts.list', undefined);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { set } = waiting;

  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (e) {
      setFault(codeOf(e));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const show = useCallback(
    (read: () => Promise<ListPreview | null>) =>
      run(async () => {
        const preview = await read();
        if (preview) set(preview);
      }),
    [run, set],
  );

  return useMemo(
    () => ({
      preview: waiting.data ?? null,
      busy,
      fault,
      forget: () => setFault(null),
      pick: (list: ListKind) => show(() => call('conflicts.pickList', { list })),
      paste: (list: ListKind, text: string) => show(() => call('conflicts.pasteList', { list, text })),
      drop: (list: ListKind, file: File) => show(() => dropList(list, file)),
      map: (mapping: Mapping) => show(() => call('conflicts.mapList', mapping)),
      discard: () =>
        run(async () => {
          await call('conflicts.discardList');
          set(null);
        }),
      /** Runs what takes the list over; the preview ends with it. */
      take: (work: () => Promise<unknown>) =>
        run(async () => {
          await work();
          set(null);
        }),
    }),
    [waiting.data, busy, fault, show, run, set],
  );
}
export type Import = ReturnType<typeof useImport>;
