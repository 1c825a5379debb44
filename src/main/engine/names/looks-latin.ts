import { foldLatin } from './fold';
import { isKoreanGiven, isSurname } from './latin-tokens';
import { refused, taken, type NameLook } from './name-look';
import { COMMON_ENGLISH, NOT_NAMES_EN, PARTICLES, PLACE_PHRASES, RARELY_NAMES_EN, SUFFIXES } from './tables';

/** Judges a cleaned Latin text: two to six words, capitalised, none of them a word of headings, offices or places. */
export function looksLatin(name: string): NameLook {
  if (!/^[\p{Script=Latin}\p{M}\s.,'-]+$/u.test(name)) return refused('script');
  const tokens = name.split(/[\s,]+/u).filter(Boolean);
  const words = tokens.flatMap((t) => (t.includes('.') ? t.split('.') : [t])).filter((t) => /\p{L}/u.test(t));
  if (words.length > 8 || tokens.length > 6) return refused('length');
  if ((name.match(/,/gu)?.length ?? 0) > 2) return refused('word');
  const lower = words.map((w) => w.toLowerCase());
  if (lower.some((w) => NOT_NAMES_EN.has(w) && !(PARTICLES.has(w) && w !== 'al'))) return refused('word');
  const family = lower.some(
    (w, i) => isSurname(foldLatin(w)) && (i === lower.length - 1 || !SMALL_WORDS.has(w)),
  );
  const doubtful = lower.filter(
    (w) =>
      RARELY_NAMES_EN.has(w) ||
      COMMON_ENGLISH.has(w) ||
      NOUN_ENDING.test(w) ||
      (!family && SMALL_WORDS.has(w)),
  ).length;
  if (doubtful > 1) return refused('word');
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
  return taken(scoreLatin(words, spelled) - doubtful * 0.35);
}

/** Words of headings that are Korean syllables too: In Ho Kim is a name, In ICCV is none. */
const SMALL_WORDS = new Set(['in', 'on', 'an', 'to', 'no', 'so', 'do', 'can', 'may', 'he', 'all', 'be']);

/** Endings of English terms; too long to be a name's. */
const NOUN_ENDING =
  /^(?=.{7})\p{L}*(?:tions?|sions?|ness|olog(?:y|ies|ical)|istics?|ical|ization|isation|ability|ibility|ivity|graphy|metric|metry|ational|ative|ences?|ments)$/u;

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
