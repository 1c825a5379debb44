import type { Page } from '../../domain/page';
import type { Row } from './rows';
import type { Column, LayoutWord } from './shapes';
import { gapBetween } from './words';

/**
 * Columns of running text. A gutter counts only where many lines carry real text on both sides of it: labels beside values and
 * author grids are rows with cells, not columns.
 */
export function findColumns(page: Page, rows: readonly Row[]): Column[] {
  const all = rows.flatMap((r) => r.words);
  if (all.length === 0) return [{ left: 0, right: page.width }];
  const left = Math.min(...all.map((w) => w.box.x));
  const right = Math.max(...all.map((w) => w.box.x + w.box.w));
  const edges = [left, ...findGutters(page, rows), right];
  return edges.slice(0, -1).map((l, i) => ({ left: l, right: edges[i + 1] ?? right }));
}

/** A gutter needs this many lines with text on both sides, or on one side and nothing across it. */
const MIN_LINES = 8;

function findGutters(page: Page, rows: readonly Row[]): number[] {
  const found: { x: number; score: number }[] = [];
  for (let x = 0.2 * page.width; x <= 0.8 * page.width; x += 4) {
    let left = 0;
    let right = 0;
    let across = 0;
    let both = 0;
    for (const row of rows) {
      const sides = splitAt(row.words, x);
      if (!sides) {
        across += 1;
        continue;
      }
      const l = isText(sides[0], page);
      const r = isText(sides[1], page);
      if (l) left += 1;
      if (r) right += 1;
      if (l && r) both += 1;
    }
    const carried = Math.min(left, right);
    if (carried < MIN_LINES || carried < 1.2 * across * 0.5) continue;
    found.push({ x, score: carried - across + 0.1 * both });
  }
  const gutters: number[] = [];
  for (const c of found.sort((a, b) => b.score - a.score)) {
    if (gutters.every((g) => Math.abs(g - c.x) > 0.2 * page.width)) {
      const ties = found
        .filter((o) => o.score === c.score && Math.abs(o.x - c.x) < 0.1 * page.width)
        .map((o) => o.x);
      gutters.push((Math.min(...ties) + Math.max(...ties)) / 2);
    }
  }
  return gutters.sort((a, b) => a - b).slice(0, 3);
}

/** Enough words to be a line of running text: a label, a number or a name alone is not. */
function isText(words: readonly LayoutWord[], page: Page): boolean {
  const first = words[0];
  const last = words[words.length - 1];
  if (!first || !last) return false;
  return words.length >= 3 && last.box.x + last.box.w - first.box.x > 0.16 * page.width;
}

/** Words left and right of x; undefined where a word, or a normal word space, lies across it. */
export function splitAt(words: readonly LayoutWord[], x: number): [LayoutWord[], LayoutWord[]] | undefined {
  const left: LayoutWord[] = [];
  const right: LayoutWord[] = [];
  for (const w of words) {
    if (w.box.x + w.box.w <= x + 1) left.push(w);
    else if (w.box.x >= x - 1) right.push(w);
    else return undefined;
  }
  const a = left[left.length - 1];
  const b = right[0];
  if (a && b && gapBetween(a, b) < 0.75 * Math.max(a.fontSize, b.fontSize)) return undefined;
  return [left, right];
}

/**
 * y from which rows are read column by column: the first line that fills its column. Above it stand title and authors, whose
 * rows belong together although a grid of authors may leave the gutter free.
 */
export function columnsStart(rows: readonly Row[], columns: readonly Column[]): number {
  if (columns.length < 2) return 0;
  let top = Infinity;
  columns.forEach((column, index) => {
    const spans = rows.flatMap((row) => {
      const part = splitRow(row, columns).find((p) => p.column === index);
      return part ? [{ row, ...extent(part.words), words: part.words.length }] : [];
    });
    const wide = spans.filter((s) => s.words >= 3 && s.right - s.left > 0.7 * (column.right - column.left));
    const left = mode(wide.map((s) => s.left));
    const right = mode(wide.map((s) => s.right));
    const filled = spans.find((s, i) => {
      const next = spans[i + 1];
      const flush = Math.abs(s.left - left) <= 4;
      const followed = next !== undefined && Math.abs(next.left - left) <= 4;
      const indented = s.left > left && s.left <= left + 2.5 * s.row.fontSize && followed;
      if (s.words < 3 || !(flush || indented)) return false;
      const ragged = flush && followed && s.right - s.left > 0.85 * (right - left);
      return Math.abs(s.right - right) <= 4 || ragged;
    });
    if (filled) top = Math.min(top, filled.row.baseline - filled.row.fontSize);
  });
  return top === Infinity ? 0 : top;
}

function extent(words: readonly LayoutWord[]): { left: number; right: number } {
  const first = words[0] as LayoutWord;
  const last = words[words.length - 1] as LayoutWord;
  return { left: first.box.x, right: last.box.x + last.box.w };
}

/** The most common value, by steps of two points. */
function mode(values: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const v of values) votes.set(Math.round(v / 2), (votes.get(Math.round(v / 2)) ?? 0) + 1);
  return 2 * ([...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0);
}

/** The words of a row by column; a row that crosses a gutter stays whole (column -1). */
export function splitRow(row: Row, columns: readonly Column[]): { words: LayoutWord[]; column: number }[] {
  let parts: { words: LayoutWord[]; column: number }[] = [{ words: row.words, column: 0 }];
  for (let i = 0; i + 1 < columns.length; i += 1) {
    const gutter = columns[i]?.right ?? 0;
    parts = parts.flatMap((part) => {
      if (part.column < i) return [part];
      const sides = splitAt(part.words, gutter);
      if (!sides) return [{ words: part.words, column: -1 }];
      const [left, right] = sides;
      return [
        ...(left.length ? [{ words: left, column: part.column }] : []),
        ...(right.length ? [{ words: right, column: i + 1 }] : []),
      ];
    });
  }
  return parts;
}
