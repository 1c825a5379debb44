import { foldLatin } from './fold';
import { OTHER_SURNAMES, PARTICLES, SUFFIXES, SURNAMES, SURNAMES_BY_LATIN, SYLLABLE_CLAIMS } from './tables';

/** A word of a Latin name. `initials` holds one printed initial per entry (`J.-C.` → J, C; `Yu.` → Yu). */
export interface Token {
  readonly text: string;
  readonly key: string;
  readonly kind: 'name' | 'initials' | 'particle';
  readonly initials: readonly string[];
}

const DOTTED = /^(?:\p{Lu}\p{Ll}?\.-?)+(?:\p{Lu}\.?)?$/u;
const SINGLE = /^\p{Lu}(?:-\p{Lu})*$/u;
/** Short forms of given names that are written like initials and are none. */
const SHORT_NAMES = new Set(['Md', 'St', 'Mc']);
const WITHOUT_DOT = /^(\p{L}{2,})\.$/u;

/** Printed name (no comma) → words. Suffixes (Jr., III) are dropped: they say nothing about who is who here. */
export function tokenize(text: string): Token[] {
  const parts = text
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/\s*-\s*/gu, '-')
    .replace(/\.\s-/gu, '.-')
    .split(/\s+/u)
    .filter((p) => /\p{L}/u.test(p));
  const kept = parts.filter(
    (p, i) => i === 0 || i < parts.length - 1 || !SUFFIXES.has(p.toLowerCase().replace(/\./gu, '')),
  );
  const mixed = kept.some((p) => /\p{Ll}/u.test(p) && !PARTICLES.has(p));
  return kept.map((p, i) => classify(p, i, kept, mixed));
}

function classify(text: string, index: number, all: readonly string[], mixed: boolean): Token {
  const key = foldLatin(text);
  const name: Token = { text, key, kind: 'name', initials: [] };
  const initials = (letters: readonly string[]): Token => ({
    text,
    key,
    kind: 'initials',
    initials: letters,
  });
  if (
    index > 0 &&
    index < all.length - 1 &&
    PARTICLES.has(text.toLowerCase()) &&
    isParticleForm(text, mixed) &&
    !isSyllableOf(text, all)
  )
    return { text, key, kind: 'particle', initials: [] };
  if (index === 0 && all.length > 2 && PARTICLES.has(text))
    return { text, key, kind: 'particle', initials: [] };
  const bare = WITHOUT_DOT.exec(text)?.[1];
  if (bare && SHORT_NAMES.has(bare)) return name;
  if (DOTTED.test(text)) return initials(text.split(/[.-]+/u).filter(Boolean));
  if (SINGLE.test(text)) return loneLetter(text, index, all) ? name : initials(text.split('-'));
  if (/^\p{Lu}{2,3}$/u.test(text) && capsAreInitials(key, index, all, mixed)) return initials([...text]);
  return name;
}

/** In mixed case a particle is lower-case or one of the usual capitalised ones; in capitals all are. */
function isParticleForm(text: string, mixed: boolean): boolean {
  return (
    !mixed ||
    /^\p{Ll}/u.test(text) ||
    /^(?:Van|Von|De|Der|Den|Del|Della|Di|Da|Dos|La|Le|Bin|Ibn|Al|El)$/u.test(text)
  );
}

/** Bin, Da, La in capitals are syllables beside a Korean family name: Hwan Bin Kim, KIM DA BIN. */
function isSyllableOf(text: string, all: readonly string[]): boolean {
  if (/^\p{Ll}/u.test(text) || !SYLLABLE_CLAIMS.has(foldLatin(text))) return false;
  return SURNAMES_BY_LATIN.has(foldLatin(all[0] ?? '')) || SURNAMES_BY_LATIN.has(foldLatin(all.at(-1) ?? ''));
}

/** A single letter without a dot at either end may be a whole family name (O, I, U) beside a spelled Korean given name. */
function loneLetter(text: string, index: number, all: readonly string[]): boolean {
  if (text.length !== 1 || !SURNAMES_BY_LATIN.has(foldLatin(text))) return false;
  const others = all.filter((_, i) => i !== index);
  if (others.some((o) => o.replace(/[.-]/gu, '').length < 3)) return false;
  if (index === all.length - 1)
    return all.length > 1 && isKoreanGiven(others.join('-')) && !isSurname(foldLatin(others[0] ?? ''));
  return index === 0 && others.every((o) => !isSurname(foldLatin(o))) && isKoreanGiven(others.join('-'));
}

/** The likeliest owner of this spelling is a family name of over 1 % of the population. */
function isFrequent(key: string): boolean {
  return SURNAMES.get(SURNAMES_BY_LATIN.get(key)?.[0] ?? '')?.band === 'A';
}

/** GD, HJ, JY are initials; LEE, KIM, MA, XU are family names unless another word is a likelier one. */
function capsAreInitials(key: string, index: number, all: readonly string[], mixed: boolean): boolean {
  const others = all.filter((_, i) => i !== index).map(foldLatin);
  const otherSurname = others.some(isSurname);
  // `Jeong HE`, `Lee HE` are no Mr He: behind a family name of many Koreans two capitals are initials
  const korean =
    mixed && others.some((o) => isFrequent(o) || (SURNAMES_BY_LATIN.has(o) && !OTHER_SURNAMES.has(o)));
  if (OTHER_SURNAMES.has(key) && !SURNAMES_BY_LATIN.has(key)) return korean && key.length === 2 && index > 0;
  if (mixed && isSpelledFamily(key, index, all)) return false;
  if (mixed) return otherSurname || !(isSurname(key) && all.length > 1);
  if (isSurname(key) && !otherSurname) return false;
  if (!/[aeiou]/u.test(key)) return true;
  return key.length === 2 && !SYLLABLE_CLAIMS.has(key) && !isSurname(key);
}

/**
 * `Kyu Su KIM`, `Jae Hoon OH`: a family name set in capitals behind a given name, although a syllable of that (Su, Jae) is somebody's
 * family name, too. Three letters with a vowel that spell a family name are hardly three initials; two need a given name before them.
 */
function isSpelledFamily(key: string, index: number, all: readonly string[]): boolean {
  if (index !== all.length - 1 || !SURNAMES_BY_LATIN.has(key)) return false;
  const others = all.slice(0, -1);
  const given = others.map(foldLatin);
  const parts = others.flatMap((o) => o.split('-')).length;
  if (parts > 1)
    return isKoreanGiven(others.join('-')) && !given.some((g) => isSurname(g) && !SYLLABLE_CLAIMS.has(g));
  return key.length === 3 && /[aeiou]/u.test(key) && SYLLABLE_CLAIMS.has(given[0] ?? '');
}

/** Folded Latin family name of the Korean, Chinese or Vietnamese tables? */
export function isSurname(key: string): boolean {
  return SURNAMES_BY_LATIN.has(key) || OTHER_SURNAMES.has(key);
}

/** `Yun-jok`: two short syllables, the second in lower case, as only Korean names are hyphenated. */
const HYPHENATED = /^\p{Lu}\p{L}{0,5}-\p{Ll}\p{L}{0,5}$/u;

/** Could these words be one Korean given name of at most three syllables? */
export function isKoreanGiven(text: string): boolean {
  if (HYPHENATED.test(text)) return true;
  const parts = text
    .split(/[\s-]+/u)
    .map(foldLatin)
    .filter(Boolean);
  const total = parts.reduce((n, p) => n + Math.min(...syllableCuts(p).map((cut) => cut.length), 9), 0);
  return parts.length > 0 && total <= 3;
}

/** Every way to cut a folded word into one to three syllables of the table, fewest syllables first. */
export function syllableCuts(key: string): string[][] {
  const ways: string[][] = [];
  const cut = (at: number, before: readonly string[]): void => {
    if (at === key.length) {
      if (before.length > 0) ways.push([...before]);
      return;
    }
    if (before.length === 3) return;
    for (let end = at + 1; end <= Math.min(key.length, at + 6); end++) {
      const syllable = key.slice(at, end);
      if (SYLLABLE_CLAIMS.has(syllable)) cut(end, [...before, syllable]);
    }
  };
  cut(0, []);
  return ways.sort((a, b) => a.length - b.length);
}
