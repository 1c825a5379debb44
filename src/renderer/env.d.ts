import type { Api } from '../preload/contract';

declare global {
  interface Window {
    /** Put there by the preload script; the window's only way to the engine. */
    readonly minesweeper?: Api;
  }
}
