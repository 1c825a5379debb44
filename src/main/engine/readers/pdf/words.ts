import type { Word } from '../../domain/page';
import { charAdvance } from '../advance';
import type { Run } from './geometry';

/** Gap, in font sizes, up to which two runs without a space between them are one word. */
const JOIN_GAP = 0.15;
/** Difference in size or baseline, in font sizes, that keeps runs apart: superscripts, small caps. */
const SAME_SIZE = 0.08;
const SAME_LINE = 0.12;

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
/** Soft hyphen, zero-width characters, direction marks: not printed. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

interface Open {
  text: string;
  x: number;
  end: number;
  run: Run;
  bold: boolean;
}

/**
 * Runs → words. A run is split at spaces, its width shared among its characters by how wide such characters are; runs that
 * touch on one baseline in one size are one word, whatever their font. Text that does not run with the page (a stamp along
 * the margin, vertical writing) is left out, and text printed twice in nearly one place (imitated bold) is kept once.
 */
export function wordsOf(runs: readonly Run[], isBold: (font: string) => boolean): Word[] {
  const words: Word[] = [];
  const seen = new Map<string, Run[]>();
  let open: Open | undefined;
  const close = (): void => {
    if (open) words.push(toWord(open));
    open = undefined;
  };
  for (const run of runs) {
    if (run.turn !== 0 || !(run.size > 0.5) || run.size > 2000) continue;
    if (run.text.trim() && isRepeat(run, seen)) continue;
    const bold = isBold(run.font);
    for (const piece of splitRun(run)) {
      if (piece.space) {
        close();
        continue;
      }
      if (open && joins(open, run, piece.x, bold)) {
        open.text += piece.text;
        open.end = piece.x + piece.w;
      } else {
        close();
        open = { text: piece.text, x: piece.x, end: piece.x + piece.w, run, bold };
      }
    }
    if (run.lineEnd) close();
  }
  close();
  return words;
}

function joins(open: Open, run: Run, x: number, bold: boolean): boolean {
  const size = open.run.size;
  const gap = (x - open.end) / size;
  return (
    open.bold === bold &&
    Math.abs(run.y - open.run.y) < SAME_LINE * size &&
    Math.abs(run.size - size) < SAME_SIZE * size &&
    gap < JOIN_GAP &&
    gap > -0.5
  );
}

interface Piece {
  text: string;
  x: number;
  w: number;
  space: boolean;
}

function splitRun(run: Run): Piece[] {
  const chars = [...run.text];
  let total = 0;
  for (const char of chars) total += charAdvance(char);
  const unit = total > 0 ? run.width / total : 0;
  const pieces: Piece[] = [];
  let x = run.x;
  for (const char of chars) {
    const w = charAdvance(char) * unit;
    const space = /\s/.test(char);
    const last = pieces.at(-1);
    if (last && last.space === space) {
      last.text += char;
      last.w += w;
    } else pieces.push({ text: char, x, w, space });
    x += w;
  }
  for (const piece of pieces) if (!piece.space) piece.text = cleanText(piece.text);
  return pieces.filter((p) => p.text !== '');
}

/** Ligatures expanded, unprinted characters dropped, Hangul composed. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\uFB00-\uFB06]/g, (c) => LIGATURES[c] ?? c)
    .normalize('NFC');
}

function isRepeat(run: Run, seen: Map<string, Run[]>): boolean {
  const before = seen.get(run.text);
  if (!before) {
    seen.set(run.text, [run]);
    return false;
  }
  const near = run.size * 0.15;
  const repeat = before.some((b) => Math.abs(b.x - run.x) < near && Math.abs(b.y - run.y) < near);
  if (!repeat) before.push(run);
  return repeat;
}

function toWord({ text, x, end, run, bold }: Open): Word {
  const r = (n: number): number => Math.round(n * 100) / 100;
  return {
    text,
    box: { x: r(x), y: r(run.y - run.ascent), w: r(Math.max(0, end - x)), h: r(run.ascent + run.descent) },
    confidence: 1,
    fontSize: r(run.size),
    baseline: r(run.y),
    ...(bold ? { bold } : {}),
  };
}
