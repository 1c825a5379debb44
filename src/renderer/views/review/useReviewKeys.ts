import { useEffect, useMemo, useRef } from 'react';
import type { ReviewItem } from '../../../preload/contract';
import type { PageControls } from '../../components/PagePane';
import { useKeys, type KeyMap } from '../../hooks/keys';
import { keysOf } from '../../hooks/review-keys';
import { useApp } from '../../app-state';
import { isDocumentFlag } from '../../words';
import { decisionOf, optionsOf, type DraftState } from './useDraft';
import type { Queue } from './useQueue';

/** A new item takes no decision for this long after it shows: a key meant for the one before must not hit it. */
const SETTLE_MS = 120;

interface Deps {
  readonly queue: Queue;
  readonly item: ReviewItem | null;
  readonly draft: DraftState;
  readonly addedCount: number;
  readonly startAdding: () => void;
  readonly focusRole: () => void;
  readonly undo: (which: 'undo' | 'redo') => void;
  readonly help: () => void;
  readonly bulk: () => void;
  readonly focusFilter: () => void;
  readonly controls: React.RefObject<PageControls | null>;
  readonly enabled: boolean;
}

export interface Actions {
  readonly confirm: () => void;
  readonly nobodyMissing: () => void;
  readonly edit: () => void;
  readonly reject: () => void;
  readonly exclude: () => void;
  readonly skip: () => void;
  readonly pick: (index: number) => void;
  readonly add: () => void;
  readonly identify: (index: number, verdict: 'same' | 'different') => void;
}

const inPage = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && e.target.closest('.page-pane') !== null;
const inQueue = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && e.target.closest('.queue') !== null;

/** What can be done with the item in view, and the keys that do it. */
export function useReviewKeys(deps: Deps): Actions {
  const { queue, item, draft, addedCount, startAdding, controls } = deps;
  const { info } = useApp();
  const keys = keysOf(info.keys);
  const row = queue.current;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [item?.flagId]);

  const ready = row && item && item.flagId === row.flagId ? { row, item } : null;
  const aboutDocument = row ? isDocumentFlag(row.flagType) : false;
  const options = optionsOf(item);

  const actions: Actions = {
    confirm() {
      if (!ready) return;
      if (aboutDocument) {
        // Nothing is closed by a key pressed in passing: without an added person Enter offers to add one, 0 says "nobody".
        if (addedCount > 0) void queue.decide(ready.row, { action: 'confirm' });
        else startAdding();
        return;
      }
      const decision = decisionOf(ready.item, draft.draft);
      if (decision) void queue.decide(ready.row, decision);
      else draft.edit(true);
    },
    nobodyMissing() {
      if (ready && aboutDocument) void queue.decide(ready.row, { action: 'confirm' });
    },
    edit() {
      if (ready?.item.person) draft.edit(true);
    },
    reject() {
      if (ready?.item.person) void queue.decide(ready.row, { action: 'reject' });
    },
    exclude() {
      if (ready?.item.person) void queue.decide(ready.row, { action: 'exclude' });
    },
    skip: () => queue.skip(),
    pick(index) {
      const option = options[index];
      if (option) draft.change({ name: option.name });
    },
    add: startAdding,
    identify(index, verdict) {
      const other = ready?.item.possible[index];
      if (ready?.item.person && other)
        void queue.identify(ready.row, ready.item.person.name, other.name, verdict);
    },
  };

  const settled = (run: () => void) => (): void => {
    if (performance.now() - shownAt.current >= SETTLE_MS) run();
  };
  const digits: Record<string, () => void> = {};
  for (let i = 1; i <= 5; i++) digits[`Digit${i}`] = digits[`Numpad${i}`] = () => actions.pick(i - 1);
  const zero = (e: KeyboardEvent): void => {
    if (inPage(e)) controls.current?.fit();
    else settled(actions.nobodyMissing)();
  };
  const move = (by: 1 | -1) => (e: KeyboardEvent) => {
    // On the page the arrows scroll it.
    if (e.code.startsWith('Arrow') && inPage(e)) {
      const desk = (e.target as HTMLElement).closest('.desk-scroll');
      desk?.scrollBy({ top: by * 60 });
    } else queue.step(by);
  };
  const turn = (by: 1 | -1) => (e: KeyboardEvent) => {
    if (!inQueue(e)) controls.current?.turnPage(by);
  };
  const map: KeyMap = {
    ...digits,
    ...(keys.confirm === 'Enter' && { NumpadEnter: settled(actions.confirm) }),
    ...(keys.nobody === 'Digit0' && { Numpad0: zero }),
    [keys.confirm]: settled(actions.confirm),
    [keys.edit]: settled(actions.edit),
    [keys.reject]: settled(actions.reject),
    [keys.exclude]: settled(actions.exclude),
    [keys.skip]: settled(actions.skip),
    [keys.undo]: () => deps.undo('undo'),
    [keys.redo]: () => deps.undo('redo'),
    [keys.role]: () => item?.person && deps.focusRole(),
    [keys.add]: startAdding,
    [keys.same]: settled(() => actions.identify(0, 'same')),
    [keys.different]: settled(() => actions.identify(0, 'different')),
    [keys.nobody]: zero,
    [keys.bulk]: deps.bulk,
    [keys.filter]: deps.focusFilter,
    Slash: deps.help,
    'Shift+Slash': deps.help,
    [keys.next]: move(1),
    ArrowDown: move(1),
    [keys.previous]: move(-1),
    ArrowUp: move(-1),
    PageDown: turn(1),
    PageUp: turn(-1),
    Equal: () => controls.current?.zoom(1.25),
    'Shift+Equal': () => controls.current?.zoom(1.25),
    NumpadAdd: () => controls.current?.zoom(1.25),
    Minus: () => controls.current?.zoom(1 / 1.25),
    NumpadSubtract: () => controls.current?.zoom(1 / 1.25),
  };
  useKeys(map, deps.enabled);
  return useSteady(actions);
}

/** The same functions with every drawing, which do what the latest ones would: who shows a button is not drawn anew for it. */
function useSteady(actions: Actions): Actions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo<Actions>(
    () => ({
      confirm: () => latest.current.confirm(),
      nobodyMissing: () => latest.current.nobodyMissing(),
      edit: () => latest.current.edit(),
      reject: () => latest.current.reject(),
      exclude: () => latest.current.exclude(),
      skip: () => latest.current.skip(),
      pick: (index) => latest.current.pick(index),
      add: () => latest.current.add(),
      identify: (index, verdict) => latest.current.identify(index, verdict),
    }),
    [],
  );
}
