import { GlobalFonts } from '@napi-rs/canvas';
import { koreanFonts } from './assets';

/** Family of the sans-serif Korean font in this process's canvas. */
export const SANS = 'Nanum Gothic';

/**
 * Makes the shipped Korean fonts known to the canvas library, under their own names and under the generic ones that pdf.js
 * asks for when a font is not embedded (without them Korean text is drawn as boxes). The library keeps one table for the
 * process; registering again is cheap and does nothing.
 */
export function registerKoreanFonts(): void {
  if (GlobalFonts.has(SANS)) return;
  for (const { path, serif, bold } of koreanFonts()) {
    GlobalFonts.registerFromPath(path, serif ? 'Nanum Myeongjo' : SANS);
    GlobalFonts.registerFromPath(path, serif ? 'serif' : 'sans-serif');
    if (!bold) GlobalFonts.registerFromPath(path, serif ? 'HYSMyeongJo-Medium' : 'HYGoThic-Medium');
    if (!serif) GlobalFonts.registerFromPath(path, 'monospace');
  }
}
