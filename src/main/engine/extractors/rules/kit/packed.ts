import { unionBox, type BBox } from '../../../domain/bbox';
import { touches, type LayoutWord } from '../../layout';

/** A piece of a line: its text as printed, where it stands and how surely it was read. */
export interface Piece {
  readonly text: string;
  readonly box: BBox;
  /** Least word confidence, 0 to 1. */
  readonly confidence: number;
}

interface Glyph {
  readonly ch: string;
  readonly word: LayoutWord;
  /** Position in the word, in characters. */
  readonly at: number;
}

/**
 * A line without its spaces, every letter tied to the word it came from. Korean covers and approval pages space their letters as
 * they please ("위 원 장", "지도 교수"), so labels are looked for here and the names are then cut out of the print.
 */
export interface Packed {
  readonly text: string;
  /** Letters `from` up to `to`, with the printed spaces; undefined where nothing is left. */
  slice(from: number, to?: number): Piece | undefined;
  /** Does a word begin at this letter? */
  startsWord(index: number): boolean;
}

export function pack(words: readonly LayoutWord[]): Packed {
  const glyphs: Glyph[] = [];
  for (const word of words) {
    [...word.text].forEach((ch, at) => {
      // One UTF-16 unit a glyph keeps the positions of regular expressions valid; rarer letters are never part of a label.
      if (!/\s/.test(ch)) glyphs.push({ ch: ch.length === 1 ? ch : '\ufffd', word, at });
    });
  }
  return {
    text: glyphs.map((g) => g.ch).join(''),
    slice: (from, to = glyphs.length) => pieceOf(glyphs.slice(Math.max(0, from), to)),
    startsWord: (index) => glyphs[index]?.at === 0,
  };
}

function pieceOf(glyphs: readonly Glyph[]): Piece | undefined {
  if (glyphs.length === 0) return undefined;
  let text = '';
  let before: LayoutWord | undefined;
  const boxes: BBox[] = [];
  for (const [word, own] of byWord(glyphs)) {
    if (before && !touches(before, word)) text += ' ';
    text += [...word.text].slice(own[0]?.at, (own[own.length - 1]?.at ?? 0) + 1).join('');
    boxes.push(partOf(word, own[0]?.at ?? 0, (own[own.length - 1]?.at ?? 0) + 1));
    before = word;
  }
  return {
    text,
    box: unionBox(boxes),
    confidence: Math.min(...glyphs.map((g) => g.word.confidence)),
  };
}

function byWord(glyphs: readonly Glyph[]): [LayoutWord, Glyph[]][] {
  const groups: [LayoutWord, Glyph[]][] = [];
  for (const g of glyphs) {
    const last = groups[groups.length - 1];
    if (last && last[0] === g.word) last[1].push(g);
    else groups.push([g.word, [g]]);
  }
  return groups;
}

/** Box of letters `from` to `to` of a word: Hangul and Hanja are about twice as wide as Latin letters. */
function partOf(word: LayoutWord, from: number, to: number): BBox {
  const widths = [...word.text].map((ch) => (/[\u1100-\uffff]/.test(ch) ? 2 : 1));
  const all = widths.reduce<number>((a, b) => a + b, 0) || 1;
  const sum = (n: number): number => widths.slice(0, n).reduce<number>((a, b) => a + b, 0);
  const x = word.box.x + (word.box.w * sum(from)) / all;
  return { ...word.box, x, w: (word.box.w * (sum(to) - sum(from))) / all };
}
