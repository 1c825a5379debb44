import type { MouseEvent } from 'react';

const CONTROLS = 'button, a, input, select, textarea, label, [role="menu"], [role="menuitem"]';

/**
 * A click on a row that hits none of its own controls and marks no text. The row's button does the same for the keyboard and for
 * screen readers: this only widens what a mouse can hit.
 */
export function onFreePart(act: () => void): (e: MouseEvent<HTMLElement>) => void {
  return (e) => {
    const at = e.target;
    // A menu drawn elsewhere on the page still reports its clicks to the row that holds it.
    if (!(at instanceof Element) || !e.currentTarget.contains(at) || at.closest(CONTROLS)) return;
    if ((window.getSelection()?.toString() ?? '') !== '') return;
    act();
  };
}
