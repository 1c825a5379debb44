import type { Page, Word } from '../domain/page';
import { advance } from './advance';

/** A4 in points. Documents without a layout are laid out by us on such pages. */
export const FLOW_PAGE = { width: 595.28, height: 841.89, margin: 56.69 } as const;
const FONT_SIZE = 10.5;
const LEADING = 1.5;
/** Space between two table columns, in points: wide enough that a reader of columns sees it. */
const COLUMN_GAP = 18;

/** Pieces of a document without a layout, in order. */
export type FlowBlock =
  | { readonly type: 'text'; readonly text: string; readonly size?: number; readonly bold?: boolean }
  /** Rows of cells; a cell's own lines are separated by `\n`. */
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  /** A picture we do not read. A page that holds nothing else stays, empty, so that it is seen that something is there. */
  | { readonly type: 'picture' }
  | { readonly type: 'break' };

/**
 * Lays blocks out on A4 pages, top to bottom: a paragraph wraps at the margin, every row of a table starts on a new line
 * and every cell at its column's x, so that what finds labels and names by their place works as on a printed page.
 */
export function layoutFlow(blocks: Iterable<FlowBlock>): Page[] {
  const sheet = createSheet();
  for (const block of blocks) {
    if (block.type === 'break') sheet.newPage();
    else if (block.type === 'picture') sheet.occupy();
    else if (block.type === 'table') placeTable(sheet, block.rows);
    else placeText(sheet, block);
  }
  return sheet.pages();
}

type Sheet = ReturnType<typeof createSheet>;

function createSheet() {
  const { width, height, margin } = FLOW_PAGE;
  const done: Page[] = [];
  let words: Word[] = [];
  let occupied = false;
  let y = margin;
  const close = (): void => {
    done.push({ number: done.length + 1, width, height, words, marks: [], source: 'flow' });
    words = [];
    occupied = false;
    y = margin;
  };
  return {
    newPage: (): void => {
      if (words.length > 0 || occupied) close();
    },
    occupy: (): void => {
      occupied = true;
    },
    /** Makes room for `h` points and returns the y they begin at. */
    take: (h: number): number => {
      if (y + h > height - margin && words.length > 0) close();
      const top = y;
      y += h;
      return top;
    },
    add: (word: Word): void => {
      words.push(word);
    },
    pages: (): Page[] => {
      if (words.length > 0 || occupied || done.length === 0) close();
      return done;
    },
  };
}

function placeText(sheet: Sheet, block: Extract<FlowBlock, { type: 'text' }>): void {
  const size = block.size ?? FONT_SIZE;
  const room = FLOW_PAGE.width - 2 * FLOW_PAGE.margin;
  for (const line of block.text.split(/\r\n|[\n\r\u2028\v]/)) {
    for (const row of wrap(line, size, room)) {
      const top = sheet.take(size * LEADING);
      for (const piece of row) sheet.add(makeWord(piece, FLOW_PAGE.margin, top, size, block.bold));
    }
  }
}

function placeTable(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const { columns, size } = columnsOf(rows);
  for (const cells of rows) {
    const wrapped = cells.map((cell, i) =>
      cell.split(/\r\n|[\n\r]/).flatMap((line) => wrap(line, size, columns[i]?.w ?? 100)),
    );
    const lines = Math.max(1, ...wrapped.map((w) => w.length));
    for (let k = 0; k < lines; k++) {
      const top = sheet.take(size * LEADING);
      wrapped.forEach((cell, i) => {
        for (const piece of cell[k] ?? []) sheet.add(makeWord(piece, columns[i]?.x ?? 0, top, size));
      });
    }
  }
  sheet.take((FONT_SIZE * LEADING) / 2);
}

/** A table is set no smaller than this; what is still too wide then breaks inside words. */
const SMALLEST = 4;

/**
 * Every column is at least as wide as its longest word, because a name cut in two is another name; what is left is shared by
 * what the longest lines ask for. A table with more words side by side than the sheet holds is set in smaller type.
 */
function columnsOf(rows: readonly (readonly string[])[]): {
  columns: { x: number; w: number }[];
  size: number;
} {
  const count = Math.max(0, ...rows.map((r) => r.length));
  const room = FLOW_PAGE.width - 2 * FLOW_PAGE.margin - COLUMN_GAP * Math.max(0, count - 1);
  const widest = (i: number, by: RegExp): number =>
    Math.max(2, ...rows.flatMap((r) => (r[i] ?? '').split(by).map((part) => advance(part))));
  const indices = Array.from({ length: count }, (_, i) => i);
  const words = indices.map((i) => Math.min(widest(i, /\s+/), room / 2 / SMALLEST));
  const needed = words.reduce((a, b) => a + b, 0);
  const size = Math.max(SMALLEST, Math.min(FONT_SIZE, room / needed));
  const least = words.map((w) => w * size);
  const spare = Math.max(0, room - needed * size);
  // a sentence in one column must not take all that is left
  const wish = indices.map((i) => Math.max(0, Math.min(widest(i, /\n/) * size, room / 2) - least[i]!));
  const wished = wish.reduce((a, b) => a + b, 0);
  let x = FLOW_PAGE.margin;
  const columns = indices.map((i) => {
    const share = wished > spare ? (wish[i]! / wished) * spare : wish[i]! + (spare - wished) / count;
    const column = { x, w: least[i]! + share };
    x += column.w + COLUMN_GAP;
    return column;
  });
  return { columns, size };
}

interface Piece {
  text: string;
  /** From the start of the line, in points. */
  x: number;
  w: number;
}

/** Breaks one line into rows of words no wider than `room`; a word wider than that is cut. Empty lines give an empty row. */
function wrap(line: string, size: number, room: number): Piece[][] {
  const rows: Piece[][] = [[]];
  let x = 0;
  for (const part of line.normalize('NFC').match(/\s+|\S+/g) ?? []) {
    if (/^\s/.test(part)) {
      x += [...part].reduce((sum, c) => sum + (c === '\t' ? 2 : c === '\u3000' ? 1 : 0.3) * size, 0);
      continue;
    }
    for (const text of cut(part, size, room)) {
      const w = advance(text) * size;
      if (x + w > room && rows.at(-1)?.length) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)?.push({ text, x: Math.min(x, Math.max(0, room - w)), w });
      x += w;
    }
  }
  return rows;
}

function cut(word: string, size: number, room: number): string[] {
  if (advance(word) * size <= room) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part && advance(part + char) * size > room) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}

function makeWord(piece: Piece, left: number, top: number, size: number, bold?: boolean): Word {
  const r = (n: number): number => Math.round(n * 100) / 100;
  return {
    text: piece.text,
    box: { x: r(left + piece.x), y: r(top + size * 0.2), w: r(piece.w), h: r(size) },
    confidence: 1,
    fontSize: size,
    baseline: r(top + size * 1.05),
    ...(bold ? { bold } : {}),
  };
}
