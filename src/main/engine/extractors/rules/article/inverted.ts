import { unionBox } from '../../../domain/bbox';
import { FAMILY_ONLY, OTHER_SURNAMES, SURNAMES_BY_LATIN } from '../../../names/tables';
import type { Segment } from './segments';
import type { Token } from './tokens';

/**
 * "Hong, Gil-Dong; Kim, Chul-Su" and "Hong, Gildong*, Kim, Chulsu**": the comma stands inside a name. Semicolons say so; else every
 * piece has to pair up, a family name of the tables with a given name.
 */
export function joinInverted(printed: readonly Segment[]): Segment[] {
  const segments = joinWhere(printed, isBoth);
  if (segments.some((s) => /[;；]/u.test(s.separator)))
    return joinWhere(segments, (s) => s.tokens.length <= 2);
  return isInverted(segments) ? joinWhere(segments, isFamily) : [...segments];
}

/** "홍길동 Hong, Gildong": the family name behind the Hangul form. */
function isBoth(s: Segment): boolean {
  const [hangul, family] = s.tokens;
  return (
    s.tokens.length === 2 &&
    endsInComma(s) &&
    /^[가-힣]{2,4}$/u.test(hangul?.text ?? '') &&
    SURNAMES_BY_LATIN.has((family?.text ?? '').toLowerCase())
  );
}

const endsInComma = (s: Segment): boolean => s.separator === ',' && s.markers.length === 0;
const key = (s: Segment): string => s.text.toLowerCase();

/** One Latin word that is a Korean or Chinese family name, and a comma. */
function isFamily(s: Segment): boolean {
  return (
    s.tokens.length === 1 &&
    endsInComma(s) &&
    s.brackets.length === 0 &&
    key(s).length > 1 &&
    (SURNAMES_BY_LATIN.has(key(s)) || OTHER_SURNAMES.has(key(s)))
  );
}

function isGiven(s: Segment): boolean {
  return (
    s.tokens.length >= 1 &&
    s.tokens.length <= 3 &&
    !s.leads &&
    s.tokens.every((t) => /^\p{Lu}[\p{L}\p{M}.'’‐‑-]*$/u.test(t.text)) &&
    !FAMILY_ONLY.has(key(s))
  );
}

function isInverted(segments: readonly Segment[]): boolean {
  if (segments.length < 2 || segments.length % 2 !== 0) return false;
  return segments.every((s, i) => (i % 2 === 0 ? isFamily(s) : isGiven(s)));
}

function joinWhere(segments: readonly Segment[], isHead: (s: Segment) => boolean): Segment[] {
  const out: Segment[] = [];
  for (const s of segments) {
    const before = out[out.length - 1];
    if (before && endsInComma(before) && isHead(before)) {
      out[out.length - 1] = {
        ...s,
        tokens: [...withComma(before.tokens), ...s.tokens],
        text: `${before.text}, ${s.text}`,
        box: unionBox([before.box, s.box]),
      };
    } else out.push(s);
  }
  return out;
}

function withComma(tokens: readonly Token[]): Token[] {
  return tokens.map((t, i) => (i === tokens.length - 1 ? { ...t, text: `${t.text},` } : t));
}
