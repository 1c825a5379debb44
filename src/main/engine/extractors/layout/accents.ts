import type { LayoutWord } from './shapes';
import { boxOf, gapBetween } from './words';

/** Spacing accent → combining mark. Old TeX fonts print the accent as a letter of its own: "Mouni ´e", "Franc¸ois". */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
const BEFORE = /([´`¨ˆ˜¯˘˙˚˝ˇ])\s?([\p{L}])/gu;
const AFTER = /(\p{L})\s?([¸˛])/gu;
const STARTS = /^[´`¨ˆ˜¯˘˙˚˝ˇ¸˛]/u;
const ENDS = /\p{L}[´`¨ˆ˜¯˘˙˚˝ˇ]$/u;

/** Puts accents that were printed apart back on their letters, joining the pieces of a word. Words come in x order. */
export function mendAccents(words: readonly LayoutWord[]): LayoutWord[] {
  const out: LayoutWord[] = [];
  for (const w of words) {
    const before = out[out.length - 1];
    if (before && joins(before, w)) {
      out[out.length - 1] = { ...before, text: compose(before.text + w.text), box: boxOf([before, w]) };
    } else out.push({ ...w, text: compose(w.text) });
  }
  return out;
}

function joins(a: LayoutWord, b: LayoutWord): boolean {
  if (!/\p{L}[´`¨ˆ˜¯˘˙˚˝ˇ]?$/u.test(a.text) && !STARTS.test(a.text)) return false;
  if (!STARTS.test(b.text) && !ENDS.test(a.text) && !(STARTS.test(a.text) && a.text.length === 1))
    return false;
  return gapBetween(a, b) < 0.4 * a.fontSize;
}

function compose(text: string): string {
  return text
    .replace(
      BEFORE,
      (_, accent: string, letter: string) => (letter === 'ı' ? 'i' : letter) + (COMBINING[accent] ?? ''),
    )
    .replace(AFTER, (_, letter: string, accent: string) => letter + (COMBINING[accent] ?? ''))
    .normalize('NFC');
}
