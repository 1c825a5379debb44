import { unionBox, type BBox } from '../../../domain/bbox';
import { isPlaceholder } from '../../../names';
import { SURNAMES } from '../../../names/tables';
import { couldBeForeignKo, isOrganisationKo, koreanNameScore } from './judge-korean';
import { latinLook } from './judge-latin';
import type { Segment } from './segments';
import type { Token } from './tokens';
import { DEGREES, DEGREES_KO, HIDDEN } from './vocabulary';

export type Script = 'ko' | 'en';

export interface FoundName {
  readonly text: string;
  readonly script: Script;
  readonly box: BBox;
  /** How much it looks like a name by itself, 0 to 1. */
  readonly score: number;
  readonly confidence: number;
  readonly alias?: string;
  /** Words of the same segment that are no part of the name: an affiliation printed behind it. */
  readonly rest?: string;
}

export type SegmentKind =
  | 'name'
  | 'single'
  | 'affiliation'
  | 'place'
  | 'email'
  | 'degree'
  | 'hidden'
  | 'placeholder'
  | 'empty'
  | 'other';

export interface Judged {
  readonly segment: Segment;
  readonly kind: SegmentKind;
  readonly names: readonly FoundName[];
}

/** Titles and labels before a name. */
export const TITLES =
  /^(dr|prof|professor|dipl|ing|maintainer|inventors?|presenter|speaker|mr|mrs|ms|miss|sir|by|author|authors|저자|글|제1저자|교신저자)\.?:?$/iu;

/** What a segment is, and the name or names it holds. Judges the words alone; where they stand is weighed elsewhere. */
export function judgeSegment(segment: Segment): Judged {
  const none = (kind: SegmentKind): Judged => ({ segment, kind, names: [] });
  if (segment.text.includes('@')) return none('email');
  if (segment.tokens.length === 0) return none('empty');
  if (HIDDEN.test(segment.text)) return none('hidden');
  const tokens = trimTokens(segment.tokens);
  if (tokens.length === 0) return none('degree');
  const text = tokens.map((t) => t.text).join(' ');
  if (isDegree(tokens)) return none('degree');
  if (isPlaceholder(text)) return none('placeholder');
  const judged = /[가-힣]/u.test(text) ? judgeKorean(tokens) : judgeForeign(tokens);
  const alias = aliasIn(segment.brackets);
  const names =
    judged.names.length === 1 && alias
      ? judged.names.map((n) => ({ ...n, alias: n.alias ?? alias, score: Math.max(n.score, 0.75) }))
      : judged.names;
  return { segment, kind: judged.kind, names };
}

interface Verdict {
  readonly kind: SegmentKind;
  readonly names: readonly FoundName[];
}

/** "Ph.D.", "Senior Member, IEEE", "BA MA". */
function isDegree(tokens: readonly Token[]): boolean {
  const keys = tokens.map((t) => degreeKey(t.text));
  return DEGREES.has(keys.join(' ')) || keys.every((k) => DEGREES.has(k));
}

function degreeKey(text: string): string {
  return text.toLowerCase().replace(/[.]/gu, '').replace(/\s+/gu, ' ').trim();
}

/** Titles in front, degrees and posts behind. */
function trimTokens(tokens: readonly Token[]): Token[] {
  const left = [...tokens];
  while (left[0] && TITLES.test(left[0].text) && left.length > 1) left.shift();
  while (left.length > 0) {
    const last = left[left.length - 1]?.text ?? '';
    const isDegree =
      DEGREES_KO.has(last) ||
      (left.length > 2 && DEGREES.has(degreeKey(last)) && /\.|^(PhD|MD|MSc|MPH|IEEE)$/u.test(last));
    if (!isDegree || /^(jr|sr|i{1,3}|iv)\.?$/iu.test(last)) break;
    left.pop();
  }
  return left;
}

function judgeKorean(tokens: readonly Token[]): Verdict {
  const cut = tokens.findIndex((t) => !/^[가-힣]+$/u.test(t.text));
  const hangul = cut < 0 ? tokens : tokens.slice(0, cut);
  const behind = cut < 0 ? [] : tokens.slice(cut);
  const names = hangulNames(hangul);
  if (names.length === 0 && cut === 0) return latinThenKorean(tokens);
  if (names.length === 0) return { kind: organisation(tokens) ? 'affiliation' : 'other', names: [] };
  if (behind.length === 0) return { kind: 'name', names };
  const look = latinLook(behind.map((t) => t.text.replace(/,$/u, '')));
  const only = names.length === 1 ? names[0] : undefined;
  if (only && look.kind === 'name' && look.score >= 0.6) {
    return { kind: 'name', names: [{ ...only, alias: behind.map((t) => t.text).join(' ') }] };
  }
  return { kind: organisation(tokens) ? 'affiliation' : 'other', names: [] };
}

/** "Gil-Dong Hong 홍길동" */
function latinThenKorean(tokens: readonly Token[]): Verdict {
  const cut = tokens.findIndex((t) => /[가-힣]/u.test(t.text));
  const latin = tokens.slice(0, cut);
  const hangul = hangulNames(tokens.slice(cut));
  const look = latinLook(latin.map((t) => t.text));
  if (hangul.length === 1 && look.kind === 'name' && look.score >= 0.6) {
    return { kind: 'name', names: [{ ...nameOf(latin, look.score, 'en'), alias: hangul[0]?.text ?? '' }] };
  }
  return { kind: organisation(tokens) || look.kind === 'affiliation' ? 'affiliation' : 'other', names: [] };
}

function organisation(tokens: readonly Token[]): boolean {
  return tokens.some((t) => isOrganisationKo(t.text));
}

/** "남궁 솔": a family name of two syllables by itself, and a given name. */
function isCompoundSurname([family = '', given = '']: readonly string[]): boolean {
  return family.length === 2 && SURNAMES.has(family) && given.length <= 2 && koreanNameScore(given) < 0.5;
}

function hangulNames(tokens: readonly Token[]): FoundName[] {
  const [first, second] = tokens;
  if (!first) return [];
  const texts = tokens.map((t) => t.text);
  if (tokens.length === 2 && second && (texts[0]?.length === 1 || isCompoundSurname(texts))) {
    const joined = koreanNameScore(texts.join(''));
    return joined > 0 ? [{ ...nameOf(tokens, joined - 0.05, 'ko'), text: texts.join('') }] : [];
  }
  const scores = texts.map(koreanNameScore);
  if (scores.every((s) => s >= 0.4)) return tokens.map((t, i) => nameOf([t], scores[i] ?? 0, 'ko'));
  if ((scores[0] ?? 0) >= 0.8 && tokens.slice(1).some((t) => isOrganisationKo(t.text))) {
    return [{ ...nameOf([first], scores[0] ?? 0, 'ko'), rest: texts.slice(1).join(' ') }];
  }
  if (tokens.length === 1 && couldBeForeignKo(first.text)) return [nameOf([first], 0.35, 'ko')];
  return [];
}

function judgeForeign(tokens: readonly Token[]): Verdict {
  const texts = tokens.map((t) => t.text.replace(/,$/u, ''));
  if (
    texts.length <= 4 &&
    texts.every((t) => /^[\u3400-\u9fff]{1,4}$/u.test(t)) &&
    texts.join('').length <= 4 &&
    texts.join('').length >= 2
  ) {
    return { kind: 'name', names: [{ ...nameOf(tokens, 0.6, 'ko'), text: texts.join('') }] };
  }
  const look = latinLook(texts);
  const parts = look.kind === 'name' ? twoNames(tokens) : [];
  if (parts.length > 1) return { kind: 'name', names: parts.map((p) => nameOf(p, look.score, 'en')) };
  if (look.kind === 'name' || look.kind === 'single') {
    return { kind: look.score >= 0.5 ? 'name' : 'single', names: [nameOf(tokens, look.score, 'en')] };
  }
  return { kind: look.kind, names: [] };
}

/** "Benjamin M. Bolker Steven C. Walker": given name, initial, family name, and the same again, with nothing between. */
function twoNames(tokens: readonly Token[]): Token[][] {
  const shape = tokens
    .map((t) => (/^(\p{Lu}\.)+$/u.test(t.text) ? 'I' : /^\p{Ll}/u.test(t.text) ? 'P' : 'W'))
    .join('');
  if (!/^(WI+P*W){2,}$/u.test(shape)) return [];
  const out: Token[][] = [];
  let at = 0;
  for (const piece of shape.match(/WI+P*W/gu) ?? []) {
    out.push(tokens.slice(at, at + piece.length));
    at += piece.length;
  }
  return out;
}

/** A bracket that holds the same name in another script. Roles and institutions stand in brackets too. */
function aliasIn(brackets: readonly string[]): string | undefined {
  return brackets.find((b) => {
    if (/[가-힣]/u.test(b)) return koreanNameScore(b.replace(/\s/gu, '')) >= 0.5 && !DEGREES_KO.has(b);
    if (/^[\u3400-\u9fff\s]{2,6}$/u.test(b)) return true;
    const look = latinLook(b.replace(/,/gu, '').split(/\s+/u));
    return look.kind === 'name' && look.score >= 0.6;
  });
}

function nameOf(tokens: readonly Token[], score: number, script: Script): FoundName {
  return {
    text: tokens
      .map((t) => t.text)
      .join(' ')
      .replace(/(?<=\p{L}{3})\.$/u, ''),
    script,
    box: unionBox(tokens.map((t) => t.box)),
    score,
    confidence: Math.min(...tokens.map((t) => t.confidence)),
  };
}
