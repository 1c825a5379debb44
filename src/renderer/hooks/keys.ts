import { useEffect, useRef } from 'react';

/** True where a key is typed into something: a field, a list that is open, a dialog's own controls. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=listbox], [role=menu]',
    ) !== null
  );
}

/** The Korean input method composes while a key is down (keyCode 229), and a held key repeats: neither is a press. */
export function isPress(e: KeyboardEvent): boolean {
  return !e.isComposing && e.keyCode !== 229 && !e.repeat;
}

export type KeyMap = Readonly<Record<string, ((e: KeyboardEvent) => void) | undefined>>;

/**
 * Keys of a view by `event.code` (the physical key: with the Korean input method on, E arrives as ㄷ); `Shift+` before
 * the code where Shift is held. Keys typed into fields and inside dialogs are left alone.
 */
export function useKeys(map: KeyMap, enabled: boolean): void {
  const latest = useRef({ map, enabled });
  useEffect(() => {
    latest.current = { map, enabled };
  });
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const now = latest.current;
      if (!now.enabled || !isPress(e) || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (isTyping(e.target)) return;
      if (e.target instanceof HTMLElement && e.target.closest('[role=dialog]')) return;
      const action = now.map[e.shiftKey ? `Shift+${e.code}` : e.code];
      if (!action) return;
      // A focused button keeps its own Enter and Space: the key must not do two things.
      if ((e.code === 'Enter' || e.code === 'NumpadEnter' || e.code === 'Space') && isControl(e.target))
        return;
      e.preventDefault();
      action(e);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('button, a[href], [role=button], [role=radio]') !== null
  );
}
