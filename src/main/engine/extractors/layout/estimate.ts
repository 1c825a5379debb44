import type { Word } from '../../domain/page';

/** Size and baseline of a word that its reader did not tell. */
export interface Guess {
  readonly fontSize: number;
  readonly baseline: number;
}

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3]/u;
const TALL = /[\p{Lu}\p{N}bdfhklt()[\]{}|/!?&@#$%]/u;
const HANGING = /[gjpqyQ,;()[\]{}|/@$]/u;
/** Heights in font sizes: capital letters, small letters, what hangs below the baseline, Korean syllables. */
const CAP = 0.7;
const SMALL = 0.48;
const BELOW = 0.21;
const SYLLABLE = 0.9;

/**
 * OCR gives the box of the ink: "on" is lower than "Type" in the same size, and "pay" hangs below its line. From the letters of a
 * word follow size and baseline; neighbours on a line then agree on the middle of their guesses. Words that know theirs keep it;
 * boxes that are equally high whatever their letters are taken as the line's height.
 */
export function guessMetrics(words: readonly Word[]): Guess[] {
  const tight = hasTightBoxes(words.filter((w) => w.fontSize === undefined));
  const own = words.map((w): Guess => {
    const inked = tight ? fromInk(w) : { fontSize: w.box.h, baseline: w.box.y + w.box.h };
    return { fontSize: w.fontSize ?? inked.fontSize, baseline: w.baseline ?? inked.baseline };
  });
  return tight ? agree(words, own) : own;
}

function hasTightBoxes(words: readonly Word[]): boolean {
  const mean = (list: readonly Word[]): number => list.reduce((sum, w) => sum + w.box.h, 0) / list.length;
  const latin = words.filter((w) => !HANGUL.test(w.text) && /\p{L}/u.test(w.text));
  const low = latin.filter((w) => !TALL.test(w.text) && !HANGING.test(w.text));
  const high = latin.filter((w) => TALL.test(w.text) && HANGING.test(w.text));
  if (low.length >= 3 && high.length >= 3) return mean(low) < 0.85 * mean(high);
  // Too few to tell: only an OCR engine leaves the baseline out.
  return words.every((w) => w.baseline === undefined);
}

function fromInk(w: Word): Guess {
  const bottom = w.box.y + w.box.h;
  if (HANGUL.test(w.text)) {
    // A comma hangs a little lower than a syllable does.
    const lower = HANGING.test(w.text) ? 0.06 : 0;
    const fontSize = w.box.h / (SYLLABLE + lower);
    return { fontSize, baseline: bottom - (0.08 + lower) * fontSize };
  }
  const hangs = HANGING.test(w.text);
  const fontSize = w.box.h / ((TALL.test(w.text) ? CAP : SMALL) + (hangs ? BELOW : 0));
  // A dash or a dot says nothing about its line's size.
  if (!/[\p{L}\p{N}]/u.test(w.text)) return { fontSize: Math.max(w.box.h, 1), baseline: bottom };
  return { fontSize, baseline: hangs ? bottom - BELOW * fontSize : bottom };
}

/** How far a neighbour reaches, in font sizes, and how much sizes and baselines on one line may differ. */
const REACH = 4;
const SIZE_SPREAD = 0.3;
const BASE_SPREAD = 0.25;

function agree(words: readonly Word[], own: readonly Guess[]): Guess[] {
  const byBase = own.map((_, i) => i).sort((a, b) => (own[a]?.baseline ?? 0) - (own[b]?.baseline ?? 0));
  const place = new Map(byBase.map((i, at) => [i, at]));
  return words.map((w, i) => {
    const mine = own[i] as Guess;
    if (w.fontSize !== undefined && w.baseline !== undefined) return mine;
    const near: Guess[] = [mine];
    for (const step of [-1, 1]) {
      for (let at = (place.get(i) ?? 0) + step; at >= 0 && at < byBase.length; at += step) {
        const j = byBase[at] as number;
        const other = own[j] as Guess;
        if (Math.abs(other.baseline - mine.baseline) > BASE_SPREAD * mine.fontSize) break;
        const o = words[j] as Word;
        const gap = Math.max(o.box.x - w.box.x - w.box.w, w.box.x - o.box.x - o.box.w);
        const alike = Math.abs(other.fontSize - mine.fontSize) <= SIZE_SPREAD * mine.fontSize;
        if (alike && gap < REACH * mine.fontSize) near.push(other);
      }
    }
    return { fontSize: middle(near.map((g) => g.fontSize)), baseline: middle(near.map((g) => g.baseline)) };
  });
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
