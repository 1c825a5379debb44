import { useEffect, useRef } from 'react';
import { useApp } from '../app-state';
import { VIEWS } from '../testids';
import { useEvent } from '../api';
import { isPress, isTyping } from './keys';
import { usePick } from './usePick';
import { useUndo } from './useUndo';

/** The app's own shortcuts: Ctrl/⌘ 1 to 7 views, K find, O folder, E export, F1 guide, Z undo, comma settings. The menu sends the same commands. */
export function useShortcuts(): void {
  const { info, go, setSettingsOpen, setFindOpen, setGuideOpen } = useApp();
  const pick = usePick();
  const step = useUndo();
  const run = (command: string): void => {
    if (command === 'settings') setSettingsOpen(true);
    else if (command === 'pick') void pick('folder');
    else if (command === 'find' && info.round) setFindOpen(true);
    else if (command === 'guide') setGuideOpen(true);
    else if (command === 'export' && info.round) go('roster');
    else if (command === 'review' && info.round) go('review');
    else if ((command === 'undo' || command === 'redo') && info.round) void step(command);
  };
  const latest = useRef({ run, go, hasRound: info.round !== null });
  useEffect(() => {
    latest.current = { run, go, hasRound: info.round !== null };
  });
  useEvent('menu', ({ command }) => run(command));
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.code === 'F1' && isPress(e)) {
        e.preventDefault();
        latest.current.run('guide');
        return;
      }
      if (!(e.ctrlKey || e.metaKey) || e.altKey || !isPress(e)) return;
      const now = latest.current;
      // In a field Ctrl+Z belongs to the text.
      if (e.code === 'KeyZ' && !isTyping(e.target)) {
        e.preventDefault();
        now.run(e.shiftKey ? 'redo' : 'undo');
        return;
      }
      if (e.shiftKey) return;
      const digit = /^Digit([1-7])$/.exec(e.code)?.[1];
      const view = digit ? VIEWS[Number(digit) - 1] : undefined;
      const command = { Comma: 'settings', KeyO: 'pick', KeyE: 'export', KeyK: 'find' }[e.code];
      if (view && now.hasRound) now.go(view);
      else if (command) now.run(command);
      else return;
      e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
