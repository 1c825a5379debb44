import { unionBox, type BBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import { guessMetrics } from './estimate';
import type { LayoutWord } from './shapes';

/** Dots between names, as keyboards and fonts have them: one letter for all, so that no rule has to know them apart. */
const DOTS = /[\u0387\u119e\u16eb\u2024\u2027\u2219\u22c5\u30fb\u318d\uff65\ua78f]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** Fills in size and baseline, drops empty words, and sets aside what does not run from left to right. */
export function prepareWords(page: Page): { upright: LayoutWord[]; rotated: LayoutWord[] } {
  const upright: LayoutWord[] = [];
  const rotated: LayoutWord[] = [];
  const needed = page.words.some((w) => w.fontSize === undefined || w.baseline === undefined);
  const guesses = needed ? guessMetrics(page.words) : [];
  for (const [i, w] of page.words.entries()) {
    const text = w.text.normalize('NFC').replace(INVISIBLE, '').replace(DOTS, '·').trim();
    if (text === '' || !(w.box.w > 0 || w.box.h > 0)) continue;
    const word: LayoutWord = {
      ...w,
      text,
      fontSize: w.fontSize && w.fontSize > 0 ? w.fontSize : (guesses[i]?.fontSize ?? w.box.h),
      baseline: w.baseline ?? guesses[i]?.baseline ?? w.box.y + w.box.h,
      sup: false,
      sub: false,
      spaced: false,
    };
    (isRotated(word) ? rotated : upright).push(word);
  }
  return { upright, rotated };
}

/** Text along the edge: its box is far higher than wide although it holds several letters. */
function isRotated(w: LayoutWord): boolean {
  if (w.text.length < 2 || w.box.h <= w.box.w) return false;
  const tall = w.box.h > 1.6 * w.fontSize;
  return w.text.length >= 4 ? w.box.h > 1.6 * w.box.w : tall && w.box.w <= 1.5 * w.fontSize;
}

/** The value that most letters vote for, by steps of half a point. */
export function dominantSize(words: readonly LayoutWord[]): number {
  const votes = new Map<number, number>();
  for (const w of words) {
    const size = Math.round(w.fontSize * 2) / 2;
    votes.set(size, (votes.get(size) ?? 0) + w.text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, n] of votes) if (n > most || (n === most && size > best)) [best, most] = [size, n];
  return best;
}

export function isBold(words: readonly LayoutWord[]): boolean {
  let bold = 0;
  let all = 0;
  for (const w of words) {
    all += w.text.length;
    if (w.bold) bold += w.text.length;
  }
  return all > 0 && bold * 2 > all;
}

/** Points between two neighbours on a line. */
export function gapBetween(a: LayoutWord, b: LayoutWord): number {
  return b.box.x - (a.box.x + a.box.w);
}

/** Joins words as they are printed: no space where letters touch (a font change inside a word, small capitals). */
export function joinWords(words: readonly LayoutWord[]): string {
  let text = '';
  words.forEach((w, i) => {
    const before = words[i - 1];
    if (before && !touches(before, w)) text += ' ';
    text += w.text;
  });
  return text;
}

/** Do two neighbours touch, so that they are one printed word? */
export function touches(a: LayoutWord, b: LayoutWord): boolean {
  const gap = gapBetween(a, b);
  return gap < 0.1 * Math.min(a.fontSize, b.fontSize) && gap > -1.5 * a.fontSize;
}

export function boxOf(words: readonly LayoutWord[]): BBox {
  return unionBox(words.map((w) => w.box));
}
