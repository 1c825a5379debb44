import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { AppInfo, DecisionResult, RoundSummary, UndoState } from '../preload/contract';
import { useCall, useEvent } from './api';
import type { View } from './testids';

/** Where a view is asked to look when it opens. */
export interface Target {
  readonly flagId?: number;
  readonly applicantId?: number;
  readonly personId?: number;
}

/** A dialog about a round as a whole. */
export type RoundDialog =
  | { readonly kind: 'unlock'; readonly round: RoundSummary }
  | { readonly kind: 'wipe'; readonly round: Pick<RoundSummary, 'roundId' | 'name'> }
  | { readonly kind: 'passphrase' };

export interface AppState {
  readonly info: AppInfo;
  readonly setInfo: (info: AppInfo) => void;
  readonly view: View;
  readonly target: Target;
  readonly go: (view: View, target?: Target) => void;
  /** Takes over what a decision's answer says: the new count and what can be undone. */
  readonly note: (result: DecisionResult) => void;
  /** Calls `listener` with the answer of every decision, wherever it was taken; returns the end of it. */
  readonly onDecided: (listener: (result: DecisionResult) => void) => () => void;
  /** Counts one item less at once, before the answer is there. */
  readonly expectDecided: () => void;
  /** What undo and redo would do at this moment; unlike the counts it draws nothing anew. */
  readonly undoNow: () => UndoState | null;
  readonly settingsOpen: boolean;
  readonly setSettingsOpen: (open: boolean) => void;
  readonly findOpen: boolean;
  readonly setFindOpen: (open: boolean) => void;
  readonly guideOpen: boolean;
  readonly setGuideOpen: (open: boolean) => void;
  readonly roundDialog: RoundDialog | null;
  readonly setRoundDialog: (dialog: RoundDialog | null) => void;
  /** What a view remembers while another one is shown (filter, selection, what is unfolded). */
  readonly memory: Map<string, unknown>;
}

/** What changes with every decision: apart from the rest, so that a key press draws only what shows it. */
export interface Counts {
  /** Applicants in the round; null while unknown. */
  readonly applicants: number | null;
  /** Review items that wait, over all applicants. */
  readonly openItems: number;
  /** What undo and redo would do; null while it is being asked. */
  readonly undo: UndoState | null;
}

const Context = createContext<AppState | null>(null);
const CountsContext = createContext<Counts>({ applicants: null, openItems: 0, undo: null });

export function useApp(): AppState {
  const state = useContext(Context);
  if (!state) throw new Error('useApp outside AppProvider');
  return state;
}

export function useCounts(): Counts {
  return useContext(CountsContext);
}

export function AppProvider({
  initial,
  children,
}: {
  readonly initial: AppInfo;
  readonly children: ReactNode;
}) {
  const [info, setInfoState] = useState(initial);
  const [place, setPlace] = useState<{ view: View; target: Target }>({ view: 'intake', target: {} });
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [findOpen, setFindOpen] = useState(false);
  const [guideOpen, setGuideOpen] = useState(false);
  const [roundDialog, setRoundDialog] = useState<RoundDialog | null>(null);
  const [noted, setNoted] = useState<number | null>(null);
  const [said, setSaid] = useState<{ roundId: string; state: UndoState } | null>(null);
  const memory = useRef(new Map<string, unknown>());
  const applicants = useCall('people.applicants', info.round ? undefined : null, [
    'round',
    'review',
    'people',
  ]);
  const roundId = info.round?.roundId ?? null;
  // Decisions say it themselves; at the start, or with another round or language, it is asked.
  const asked = useCall('review.undoState', roundId === null ? null : undefined, ['round']);
  const undo = said?.roundId === roundId ? said.state : (asked.data ?? null);
  const known = useRef(applicants.data);
  if (known.current !== applicants.data) {
    known.current = applicants.data;
    if (noted !== null) setNoted(null);
  }
  const reload = applicants.reload;
  const askUndo = asked.reload;

  const setInfo = useCallback(
    (next: AppInfo) => {
      setInfoState((before) => {
        if (before.round?.roundId !== next.round?.roundId) {
          memory.current.clear();
          setPlace({ view: 'intake', target: {} });
          setNoted(null);
          queueMicrotask(reload);
          queueMicrotask(askUndo);
        }
        // The sentences come in the language asked for.
        if (before.language !== next.language) setSaid(null);
        return next;
      });
    },
    [reload, askUndo],
  );
  const listeners = useRef(new Set<(result: DecisionResult) => void>());
  const onDecided = useCallback((listener: (result: DecisionResult) => void) => {
    const { current } = listeners;
    current.add(listener);
    return () => void current.delete(listener);
  }, []);
  const note = useCallback(
    (result: DecisionResult) => {
      for (const listener of listeners.current) listener(result);
      setNoted(result.openItems);
      if (roundId !== null) setSaid({ roundId, state: { undo: result.undo, redo: result.redo } });
    },
    [roundId],
  );
  const go = useCallback((view: View, target: Target = {}) => setPlace({ view, target }), []);
  useEvent('menu', ({ command }) => command === 'settings' && setSettingsOpen(true));

  const counted = (applicants.data ?? []).reduce((sum, a) => sum + a.openItems, 0);
  const openItems = noted ?? counted;
  const latest = useRef({ openItems, undo });
  useEffect(() => {
    latest.current = { openItems, undo };
  });
  const expectDecided = useCallback(
    () => setNoted((n) => Math.max(0, (n ?? latest.current.openItems) - 1)),
    [],
  );
  const undoNow = useCallback(() => latest.current.undo, []);
  const applicantCount = applicants.data?.length ?? null;
  const state = useMemo<AppState>(
    () => ({
      info,
      setInfo,
      view: place.view,
      target: place.target,
      go,
      note,
      onDecided,
      expectDecided,
      undoNow,
      settingsOpen,
      setSettingsOpen,
      findOpen,
      setFindOpen,
      guideOpen,
      setGuideOpen,
      roundDialog,
      setRoundDialog,
      memory: memory.current,
    }),
    [
      info,
      setInfo,
      place,
      go,
      note,
      onDecided,
      expectDecided,
      undoNow,
      settingsOpen,
      findOpen,
      guideOpen,
      roundDialog,
    ],
  );
  const counts = useMemo<Counts>(
    () => ({ applicants: applicantCount, openItems, undo }),
    [applicantCount, openItems, undo],
  );
  return (
    <Context value={state}>
      <CountsContext value={counts}>{children}</CountsContext>
    </Context>
  );
}

/** State that outlives its view, until another round is opened. */
export function useSticky<T>(key: string, initial: T): [T, (value: T) => void] {
  const { memory } = useApp();
  const [value, setValue] = useState<T>(() => (memory.has(key) ? (memory.get(key) as T) : initial));
  const set = useCallback(
    (next: T) => {
      memory.set(key, next);
      setValue(next);
    },
    [memory, key],
  );
  return [value, set];
}
