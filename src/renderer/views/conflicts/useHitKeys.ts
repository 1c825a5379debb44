import { useEffect, useRef } from 'react';
import type { ConflictDecisionKind } from '../../../preload/contract';
import { useKeys, type KeyMap } from '../../hooks/keys';
import { DECISIONS } from './terms';

/** A new hit takes no decision for this long after it shows: a key meant for the one before must not hit it. */
const SETTLE_MS = 120;

interface Deps {
  readonly hitId: string | null;
  readonly decide: (decision: ConflictDecisionKind) => void;
  readonly skip: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly undo: (which: 'undo' | 'redo') => void;
  readonly reason: () => void;
  readonly page: () => void;
  /** The hits like this one, to be decided together. */
  readonly bulk: () => void;
  readonly help: () => void;
  /** Back to the matrix; null where nobody came from there. */
  readonly leave: (() => void) | null;
  readonly enabled: boolean;
}

/** One key decides, as in review: 1 excluded, 2 to be checked, 3 unrelated. */
export function useHitKeys(deps: Deps): void {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [deps.hitId]);
  const settled = (run: () => void) => (): void => {
    if (performance.now() - shownAt.current >= SETTLE_MS) run();
  };
  const digits: Record<string, () => void> = {};
  DECISIONS.forEach((d, i) => {
    digits[`Digit${i + 1}`] = digits[`Numpad${i + 1}`] = settled(() => deps.decide(d));
  });
  const map: KeyMap = {
    ...digits,
    KeyS: settled(deps.skip),
    KeyU: () => deps.undo('undo'),
    'Shift+KeyU': () => deps.undo('redo'),
    KeyR: deps.reason,
    KeyM: deps.bulk,
    KeyO: deps.page,
    Enter: deps.page,
    KeyN: () => deps.step(1),
    ArrowDown: () => deps.step(1),
    KeyP: () => deps.step(-1),
    ArrowUp: () => deps.step(-1),
    Slash: deps.help,
    'Shift+Slash': deps.help,
    Escape: () => deps.leave?.(),
  };
  useKeys(map, deps.enabled);
}
