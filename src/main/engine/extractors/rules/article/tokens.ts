import { unionBox, type BBox } from '../../../domain/bbox';
import { gapBetween, touches, type LayoutWord, type Line } from '../../layout';

export type TokenKind = 'word' | 'separator' | 'marker' | 'open' | 'close' | 'cell';

/** A piece of a byline: a word of a name, what divides names, or a footnote sign. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it is printed: a share of the word's box when several tokens come from one word ("홍길동·김철수"). */
  readonly box: BBox;
  readonly confidence: number;
}

const SIGN = '*∗⁎＊†‡§¶‖∥#✉☆★♦◆◇¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈ✝✻✩✦⋆∮$+○◦°º˚ⓒⓞ⊙◎⁺';
const SEPARATOR = ',;·․ㆍ∙•⋅‧|/、，；&●';
const OPEN = '([{（［';
const CLOSE = ')]}）］';
/** Private-use glyphs and replacement characters: symbols of fonts without a character map. */
const NOISE = /[\ue000-\uf8ff\ufffd]/gu;
const AND = /^(and|und|et|및|그리고)$/iu;
const GLUED_NUMBER = /^(\p{Lu}[\p{L}\p{M}.'’‘-]*\p{L}\.?|\p{Lu}\.?|[가-힣]{2,4})([1-9]\d?(?:,[1-9]\d?)*)$/u;
/** One sign in several shapes: a byline and its footnotes need not be set alike. */
const SAME_SIGN: ReadonlyMap<string, string> = new Map(
  ['*∗⁎＊', '1¹', '2²', '3³', '4⁴', '5⁵', '6⁶', '7⁷', '8⁸', '9⁹', '0⁰', 'aᵃ', 'bᵇ', 'cᶜ', 'dᵈ'].flatMap(
    ([plain = '', ...shapes]) => shapes.map((shape): [string, string] => [shape, plain]),
  ),
);
// ㆍ is a letter by its Unicode class and a divider in print; raised figures and letters are signs.
const LEXEME = /(?:(?![ㆍᆞ¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈ])[\p{L}\p{M}\p{N}.'’‘`´_@‐‑–—:%\\~^<>=\u002d])+|[^\s]/gu;
/** A gap of this many font sizes starts a new cell, */
const WIDE = 1.6;
/** a wider one before a hanging sign or comma, */
const HANGING = 2.5;
/** and so does one of this many that is also this many times the line's usual word space (names set apart by a quad). */
const QUAD = 0.7;
const TIMES_USUAL = 2.2;

/** A stretch of touching letters, and where each of them stands. */
interface Run {
  readonly text: string;
  readonly boxes: readonly BBox[];
  readonly confidence: number;
}

/** Cuts a line into tokens. Raised words are markers whatever they say; a wide gap is a `cell` token. */
export function tokenize(line: Line): Token[] {
  const tokens: Token[] = [];
  let group: LayoutWord[] = [];
  const flush = (): void => {
    if (group.length) lexGroup(group, tokens);
    group = [];
  };
  const wide = wideGap(line);
  line.words.forEach((w, i) => {
    const before = line.words[i - 1];
    // A raised sign or a comma may stand apart from its name (an ORCID icon between them): only a really wide gap cuts it off.
    const hangs = w.sup || /^[,;]/u.test(w.text);
    const limit = hangs ? HANGING * line.fontSize : before?.sup ? WIDE * line.fontSize : wide;
    if (before && gapBetween(before, w) > limit) {
      flush();
      tokens.push({ kind: 'cell', text: '', box: w.box, confidence: 1 });
    } else if (before && (!touches(before, w) || before.sup !== w.sup || before.spaced || w.spaced)) flush();
    group.push(w);
  });
  flush();
  return joinEtAl(tokens);
}

/** From which gap on, in points, two words of the line belong to different cells. */
function wideGap(line: Line): number {
  const gaps = line.gaps.filter(
    (g, i) => g > 0.1 * line.fontSize && !line.words[i]?.sup && !line.words[i + 1]?.sup,
  );
  const usual = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)];
  if (usual === undefined || gaps.length < 3) return WIDE * line.fontSize;
  return Math.min(WIDE * line.fontSize, Math.max(QUAD * line.fontSize, TIMES_USUAL * usual));
}

/** "et" divides French names, except before "al." */
function joinEtAl(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((t, i) => {
    if (isAl(t) && tokens[i - 1]?.kind === 'separator') return [];
    const next = tokens[i + 1];
    return t.kind === 'separator' && next && isAl(next) ? [{ ...t, kind: 'word', text: 'et al.' }] : [t];
  });
}

const isAl = (t: Token): boolean => t.kind === 'word' && /^al\.?$/u.test(t.text);

function lexGroup(group: readonly LayoutWord[], out: Token[]): void {
  const run = runOf(group);
  if (run.text === '') return;
  const push: Push = (kind, text, start, end) => {
    const boxes = run.boxes.slice(start, Math.max(end, start + 1));
    const box = boxes.length > 0 ? unionBox(boxes) : unionBox(run.boxes);
    const shown = kind === 'marker' ? (SAME_SIGN.get(text) ?? text) : text;
    out.push({ kind, text: shown, box, confidence: run.confidence });
  };
  if (group[0]?.sup || (group[0]?.sub && isMarkerText(run.text))) return lexMarkers(run.text, push);
  if (run.text.includes('@')) return lexAddress(run.text, push);
  for (const match of run.text.matchAll(LEXEME)) lexOne(match[0], match.index, push);
}

/** An address stays whole; brackets around it stay brackets ("홍길동(hong@uni.kr)"). */
function lexAddress(text: string, push: Push): void {
  const at = /[(<[（]([^()<>[\]（）]*@[^()<>[\]（）]*)[)>\]）]?[,;]?$/u.exec(text);
  const inner = at?.[1];
  if (!at || !inner) return push('word', text, 0, text.length);
  for (const match of text.slice(0, at.index).matchAll(LEXEME)) lexOne(match[0], match.index, push);
  push('open', '(', at.index, at.index + 1);
  push('word', inner, at.index + 1, at.index + 1 + inner.length);
  push('close', ')', text.length - 1, text.length);
  if (/[,;]$/u.test(text)) push('separator', text.slice(-1), text.length - 1, text.length);
}

type Push = (kind: TokenKind, text: string, start: number, end: number) => void;

function runOf(group: readonly LayoutWord[]): Run {
  let text = '';
  const boxes: BBox[] = [];
  for (const w of group) {
    const step = w.box.w / Math.max(1, w.text.length);
    [...w.text].forEach((ch, i) => {
      if (ch.replace(NOISE, '') === '') return;
      text += ch;
      // A character outside the basic plane counts twice in `length`.
      for (let k = 0; k < ch.length; k += 1) boxes.push({ ...w.box, x: w.box.x + i * step, w: step });
    });
  }
  return { text, boxes, confidence: Math.min(...group.map((w) => w.confidence)) };
}

function lexOne(lexeme: string, at: number, push: Push): void {
  const end = at + lexeme.length;
  if (/^(\.{3,}|…)$/u.test(lexeme)) {
    push('word', '…', at, end);
    return push('separator', ',', at, end);
  }
  if (lexeme.length === 1) {
    if (SEPARATOR.includes(lexeme)) return push('separator', lexeme, at, end);
    if (OPEN.includes(lexeme)) return push('open', lexeme, at, end);
    if (CLOSE.includes(lexeme)) return push('close', lexeme, at, end);
    if (SIGN.includes(lexeme)) return push('marker', lexeme, at, end);
  }
  const glued = GLUED_NUMBER.exec(lexeme);
  if (glued?.[1] && glued[2]) {
    push('word', glued[1], at, at + glued[1].length);
    for (const n of glued[2].split(',')) push('marker', n, at + glued[1].length, end);
    return;
  }
  if (AND.test(lexeme)) return push('separator', 'and', at, end);
  // OCR reads a raised sign after a name as quotes: Jung''
  const bare = lexeme.replace(/(?<=\p{L})[’'`´"”^~_<>=:]+$/u, '').replace(/^[’'`´"“^~_<>=:]+(?=\p{L})/u, '');
  if (bare) push(/^\d{1,2}$/u.test(bare) ? 'marker' : 'word', bare, at, at + bare.length);
  // "The SPARSE Collaboration: L. Abel, …"
  if (/\p{L}:$/u.test(lexeme)) push('separator', ':', end - 1, end);
}

function isMarkerText(text: string): boolean {
  return /^[\d,\s*∗†‡§¶#a-z)(]{1,6}$/u.test(text);
}

/** "1,2,*" → 1 2 *; commas are kept apart, for a trailing one may divide two names. */
function lexMarkers(text: string, push: Push): void {
  if (/^(id|iD|ID|®|™|th|st|nd|rd)$/u.test(text)) return;
  for (const match of text.matchAll(/\d+|\p{Ll}+|\p{Lu}|[^\s\d\p{L}]/gu)) {
    const piece = match[0];
    const end = match.index + piece.length;
    if (SEPARATOR.includes(piece)) push('separator', piece === ',' ? 'raised,' : piece, match.index, end);
    else if (!OPEN.includes(piece) && !CLOSE.includes(piece)) push('marker', piece, match.index, end);
  }
}
