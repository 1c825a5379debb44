import { unionBox, type BBox } from '../../../domain/bbox';
import type { Line } from '../../layout';
import { tokenize, type Token } from './tokens';

/** What stands between two separators: perhaps a name with its markers and brackets. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** Words joined by spaces. */
  readonly text: string;
  readonly box: BBox;
  /** Lowest of its words, 0 to 1. */
  readonly confidence: number;
  /** Affiliation and footnote signs that follow, or stand before the first word. */
  readonly markers: readonly string[];
  /** True when a marker stands before the first word: affiliation lines begin so. */
  readonly leads: boolean;
  /** Contents of brackets. */
  readonly brackets: readonly string[];
  /** How the segment ended. `soft`: a marker, then another word. */
  readonly end: 'separator' | 'and' | 'soft' | 'cell' | 'line';
  readonly separator: string;
  readonly line: Line;
  readonly cell: number;
}

interface Open {
  tokens: Token[];
  markers: string[];
  leads: boolean;
  brackets: string[];
  closedBy: string | null;
}

/** Cuts one line into segments. */
export function segmentLine(line: Line): Segment[] {
  const out: Segment[] = [];
  let cur = fresh();
  let cell = 0;
  let inside: { text: string; depth: number } | null = null;
  const close = (end: Segment['end']): void => {
    if (cur.tokens.length || cur.markers.length || cur.brackets.length)
      out.push(finish(cur, end, line, cell));
    cur = fresh();
  };
  const tokens = unwrap(tokenize(line));
  tokens.forEach((token, i) => {
    if (inside) {
      if (token.kind === 'open') inside.depth += 1;
      if (token.kind === 'close') inside.depth -= 1;
      if (inside.depth === 0) {
        cur.brackets.push(inside.text.trim());
        inside = null;
      } else inside.text += bracketText(token);
      return;
    }
    switch (token.kind) {
      case 'open':
        inside = { text: '', depth: 1 };
        break;
      case 'close':
        // "1)" and "*)" are markers: the bracket that closes nothing is part of the sign.
        break;
      case 'cell':
        if (!splitSurname(cur, tokens[i + 1])) {
          close(cur.closedBy ? endOf(cur.closedBy) : 'cell');
          cell += 1;
        }
        break;
      case 'separator':
        if (token.text === 'raised,' && tokens[i + 1]?.kind === 'marker') break;
        if (cur.tokens.length || cur.brackets.length)
          cur.closedBy = token.text === 'raised,' ? ',' : token.text;
        break;
      case 'marker':
        if (cur.closedBy && standsBefore(tokens, i)) close(endOf(cur.closedBy));
        if (cur.tokens.length === 0) cur.leads = true;
        addMarker(cur.markers, token, tokens[i - 1]);
        break;
      default:
        if (cur.closedBy) close(endOf(cur.closedBy));
        else if (cur.tokens.length && hidesPeople(tokens, i)) close('separator');
        else if (cur.tokens.length && cur.markers.length && !cur.leads) close('soft');
        cur.tokens.push(token);
    }
  });
  const rest = inside as { text: string } | null;
  if (rest) cur.brackets.push(rest.text.trim());
  close(cur.closedBy ? endOf(cur.closedBy) : 'line');
  return out;
}

/** "Hong, *Kim": the sign touches the name behind it and stands apart from the divider before it. */
function standsBefore(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.kind !== 'separator' || before.text === 'raised,' || !sign || after?.kind !== 'word')
    return false;
  const gap = (a: Token, b: Token): number => b.box.x - (a.box.x + a.box.w);
  const size = after.box.h;
  return gap(sign, after) < 0.1 * size && gap(before, sign) > 0.15 * size;
}

/** "**" is a sign of its own and not "*" twice: lists that count their authors with asterisks depend on it. */
function addMarker(markers: string[], token: Token, before: Token | undefined): void {
  const last = markers[markers.length - 1];
  const repeats =
    before?.kind === 'marker' && before.text === token.text && !/[\p{L}\p{N}]/u.test(token.text);
  if (repeats && last?.endsWith(token.text)) markers[markers.length - 1] = last + token.text;
  else markers.push(token.text);
}

/** "(Gil-Dong Hong and Chul-Su Kim)": brackets around the whole line say nothing. */
function unwrap(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.length - 1;
  if (
    last < 2 ||
    tokens[0]?.kind !== 'open' ||
    tokens[last]?.kind !== 'close' ||
    /[{[]/u.test(tokens[0].text)
  )
    return tokens;
  let depth = 0;
  for (const [i, t] of tokens.entries()) {
    if (t.kind === 'open') depth += 1;
    if (t.kind === 'close') depth -= 1;
    if (depth === 0 && i < last) return tokens;
  }
  return tokens.slice(1, -1);
}

function fresh(): Open {
  return { tokens: [], markers: [], leads: false, brackets: [], closedBy: null };
}

function endOf(separator: string): Segment['end'] {
  return separator === 'and' || separator === '&' ? 'and' : 'separator';
}

/** "홍    길동": a family name alone, set apart from the given name. */
function splitSurname(cur: Open, next: Token | undefined): boolean {
  const last = cur.tokens[cur.tokens.length - 1];
  return (
    cur.tokens.length === 1 &&
    last !== undefined &&
    /^[가-힣]$/u.test(last.text) &&
    next?.kind === 'word' &&
    /^[가-힣]{1,2}$/u.test(next.text)
  );
}

/** "외 3인", "et al.": begins here and is no part of the name before it. */
function hidesPeople(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at, at + 3).map((t) => t.text);
  return /^외\s?\d+\s?[인명]/u.test(rest.join('')) || /^(et al\.|…|\.\.\.+)$/u.test(rest[0] ?? '');
}

function bracketText(token: Token): string {
  if (token.kind === 'cell') return ' ';
  return `${token.text} `;
}

function finish(cur: Open, end: Segment['end'], line: Line, cell: number): Segment {
  return {
    tokens: cur.tokens,
    text: cur.tokens.map((t) => t.text).join(' '),
    box: cur.tokens.length > 0 ? unionBox(cur.tokens.map((t) => t.box)) : line.box,
    confidence: Math.min(1, ...cur.tokens.map((t) => t.confidence)),
    markers: cur.markers,
    leads: cur.leads && cur.tokens.length > 0,
    brackets: cur.brackets.filter(Boolean),
    end,
    separator: cur.closedBy ?? '',
    line,
    cell,
  };
}
