import { cleanName } from './clean';
import { foldLatin, plainText } from './fold';
import { isKoreanGiven, isSurname } from './latin-tokens';
import { isPlaceholder } from './placeholder';
import {
  NOT_NAME_ENDINGS_KO,
  NOT_NAMES_EN,
  NOT_NAMES_KO,
  PARTICLES,
  PLACE_PHRASES,
  SUFFIXES,
  SURNAMES,
  SYLLABLES,
} from './tables';

export interface NameLook {
  /** Plausible enough to be taken up; whether it is certain is the caller's affair. */
  readonly ok: boolean;
  /** 0 to 1: 0.9 and more for a Korean name with a frequent family name and usual syllables, near 0.5 for a guess. */
  readonly score: number;
  /** Stable code, when refused: `empty`, `placeholder`, `word`, `ending`, `length`, `script`, `digits`, `address`, `case`, `surname`. */
  readonly why?: string;
}

const refused = (why: string): NameLook => ({ ok: false, score: 0, why });
const taken = (score: number): NameLook => ({ ok: true, score: Math.round(Math.min(1, score) * 100) / 100 });

/**
 * Is this text plausibly a person's name? Titles and markers are taken off first. Foreign names in Hangul (센허, 친유 린) score low but
 * pass; offices, fields, headings, places, addresses and form fillers are refused.
 * @param opts.script refuse anything not written in this script.
 */
export function looksLikeName(text: string, opts: { readonly script?: 'hangul' | 'latin' } = {}): NameLook {
  const plain = plainText(text);
  if (plain === '') return refused('empty');
  if (isPlaceholder(plain)) return refused('placeholder');
  if (/@|https?:|www\.|\.(?:com|org|edu|net|kr)\b|doi/iu.test(plain)) return refused('address');
  const name = cleanName(plain);
  if (isPlaceholder(name)) return refused('placeholder');
  if (/\p{N}/u.test(name)) return refused('digits');
  const hangul = /[가-힣]/u.test(name);
  const latin = /\p{Script=Latin}/u.test(name);
  if (hangul && latin) return refused('script');
  if (opts.script && (opts.script === 'hangul') !== hangul) return refused('script');
  if (hangul) return looksHangul(name);
  if (latin) return looksLatin(name);
  return refused('script');
}

function looksHangul(name: string): NameLook {
  if (!/^[가-힣]+(?:[\s·][가-힣]+){0,4}$/u.test(name)) return refused('script');
  const parts = name.split(/[\s·]/u);
  const dense = parts.join('');
  const n = [...dense].length;
  if (n < 2 || n > 10) return refused('length');
  if (NOT_NAMES_KO.has(dense) || parts.some((p) => [...p].length > 1 && NOT_NAMES_KO.has(p)))
    return refused('word');
  if (NOT_NAME_ENDINGS_KO.test(dense)) return refused('ending');
  const compound = n >= 3 && SURNAMES.has(dense.slice(0, 2));
  const surname = SURNAMES.get(dense.slice(0, 1));
  if (n <= 5 && compound && n - 2 <= 2) return taken(0.9 + usual(dense.slice(2)) * 0.08);
  if (!surname || n > 4) return foreignHangul(parts, n);
  const base = { A: 0.78, B: 0.72, C: 0.6, D: 0.42 }[surname.band] ?? 0.42;
  const length = { 2: -0.2, 3: 0.08, 4: -0.22 }[n] ?? -0.3;
  return taken(Math.max(0.2, base + length + usual(dense.slice(1)) * 0.12));
}

/** Share of syllables the given-name table knows. */
function usual(given: string): number {
  const all = [...given];
  return all.length === 0 ? 0 : all.filter((s) => SYLLABLES.has(s)).length / all.length;
}

/** 센허, 타오샹, 친유 린, 응우옌 반 안: no family name of the table. Possible, never likely. */
function foreignHangul(parts: readonly string[], n: number): NameLook {
  if (parts.length > 1 && n <= 10 && parts.every((p) => [...p].length <= 5)) return taken(0.35);
  return n <= 5 ? taken(0.3) : refused('surname');
}

function looksLatin(name: string): NameLook {
  if (!/^[\p{Script=Latin}\p{M}\s.,'-]+$/u.test(name)) return refused('script');
  const tokens = name.split(/[\s,]+/u).filter(Boolean);
  const words = tokens.flatMap((t) => (t.includes('.') ? t.split('.') : [t])).filter((t) => /\p{L}/u.test(t));
  if (words.length > 8 || tokens.length > 6) return refused('length');
  if ((name.match(/,/gu)?.length ?? 0) > 2) return refused('word');
  const lower = words.map((w) => w.toLowerCase());
  if (lower.some((w) => NOT_NAMES_EN.has(w) && !(PARTICLES.has(w) && w !== 'al'))) return refused('word');
  if (PLACE_PHRASES.has(foldLatin(name))) return refused('word');
  const loose = words.filter(
    (w) => /^\p{Ll}/u.test(w) && !PARTICLES.has(w) && !SUFFIXES.has(w) && !/^(?:al|el|d'|o')/u.test(w),
  );
  if (loose.length > 0) return refused('case');
  const spelled = words.filter((w) => w.replace(/[^\p{L}]/gu, '').length >= 2 && !PARTICLES.has(w));
  if (spelled.length === 0) return refused('length');
  if (words.length === 1) return oneWord(spelled[0] ?? '');
  if (
    spelled.some(
      (w) => foldLatin(w).length > 20 || (/^\p{Lu}{4,}$/u.test(w) && !/[aeiouy]/iu.test(foldLatin(w))),
    )
  )
    return refused('word');
  return taken(scoreLatin(words, spelled));
}

function oneWord(word: string): NameLook {
  const [a, b] = word.split('-').map(foldLatin);
  if (a && b && ((isSurname(b) && isKoreanGiven(a)) || (isSurname(a) && isKoreanGiven(b)))) return taken(0.6);
  return refused('length');
}

function scoreLatin(words: readonly string[], spelled: readonly string[]): number {
  const keys = spelled.map(foldLatin);
  const known = keys.some((k) => isSurname(k));
  const korean =
    known &&
    keys.some(
      (k, i) =>
        !(isSurname(k) && i === keys.findIndex((x) => isSurname(x))) && isKoreanGiven(spelled[i] ?? ''),
    );
  const initials = words.length > spelled.length || words.some((w) => /^\p{Lu}{2,3}$/u.test(w));
  let score = 0.6;
  if (known) score += 0.15;
  if (korean) score += 0.2;
  if (initials) score += 0.1;
  if (words.length > 4) score -= 0.15;
  return score;
}
