import { OTHER_SURNAMES, PARTICLES, SUFFIXES, SURNAMES_BY_LATIN } from '../../../names/tables';
import {
  COUNTRY_NAMES,
  FIRMS,
  FUNCTION_WORDS,
  ORGANISATION,
  PLACES,
  STATE_CODES,
  TITLE_NOUNS,
} from './vocabulary';

const INITIALS = /^(\p{Lu}\p{Ll}?\.[-‐‑]?)+$|^\p{Lu}$|^\p{Lu}[-‐‑]\p{Lu}\.?$/u;
const INITIALS_AND_NAME = /^(\p{Lu}\p{Ll}{0,2}\.[-‐‑]?)+\p{Lu}[\p{L}\p{M}’'‘‐‑-]+$/u;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}’'‘`‐‑.-]*$/u;
const JOINED_PARTICLE = /^(d|l|al|el|ul|ad|abd|bin|t|n)[’'‘-]\p{Lu}[\p{L}\p{M}’'-]*$/u;
/** Endings of abstract nouns and adjectives: titles are full of them, names are not. */
const TITLE_ENDING =
  /(tion|tions|ment|ments|ness|ities|ivity|ility|ality|ology|ologies|ography|ical|based|works?|ysis|isms?|ential|ational|ware|izing|ising|ating|metrics?|atics|amics|onics|ables?|ively|ally)$/iu;
const LONG_ING = /^\p{L}{4,}ing$/u;
const ING_NAMES =
  /^(fleming|sterling|manning|browning|keating|downing|harding|golding|fielding|redding|cushing|dowling|pickering|bowling|spaulding|haring|loring|deming|kipling|pershing|hemming|channing)$/iu;
/** Family names and given names that are also words of titles. */
const DOUBLE_WORDS =
  /^(an|in|on|we|can|be|is|from|new|data|not|under|under|via|may|june|april|august|summer|page|case|to|note|short)$/iu;

export interface LatinLook {
  readonly score: number;
  readonly kind: 'name' | 'single' | 'affiliation' | 'place' | 'other';
}

/** How much the words of a segment look like one Latin name, 0 to 1, and what they are if not. */
export function latinLook(tokens: readonly string[]): LatinLook {
  const text = tokens.join(' ');
  const lower = text.toLowerCase().replace(/[.]+$/u, '');
  if (PLACES.has(lower) || STATE_CODES.test(text)) return { score: 0, kind: 'place' };
  if (ORGANISATION.test(text) || FIRMS.test(text) || /(^|\s)AI(\s|$)/u.test(text))
    return { score: 0, kind: 'affiliation' };
  const last = tokens[tokens.length - 1] ?? '';
  if (tokens.length > 1 && COUNTRY_NAMES.has(last.toLowerCase()) && tokens.length > 3)
    return { score: 0, kind: 'place' };
  if (/\d/u.test(text)) return { score: 0, kind: 'other' };
  let words = 0;
  let initials = 0;
  let penalty = 0;
  for (const [i, t] of tokens.entries()) {
    const look = tokenLook(t, i, tokens.length);
    if (look === 'bad') return { score: 0, kind: 'other' };
    if (look === 'initial') initials += 1;
    if (look === 'word') words += 1;
    penalty += titlePenalty(t);
  }
  if (words === 0) return { score: initials > 1 ? 0.2 : 0, kind: 'other' };
  if (words + initials < 2 && hasInitials(text)) return { score: 0.88 - penalty, kind: 'name' };
  if (words + initials < 2) return { score: 0.3 - penalty, kind: 'single' };
  if (words + initials > 6) return { score: 0.1, kind: 'other' };
  if (startsWithArticle(tokens)) penalty += 0.4;
  if (/^\p{Ll}/u.test(tokens[0] ?? '')) penalty += 0.15;
  const long = words + initials > 4 ? 0.1 : 0;
  const known = knownSurname(tokens) ? 0.1 : 0;
  const score = 0.82 + (initials > 0 ? 0.08 : 0) + known - penalty - long;
  return { score: Math.max(0, Math.min(0.98, score)), kind: 'name' };
}

function hasInitials(text: string): boolean {
  return INITIALS_AND_NAME.test(text);
}

function tokenLook(t: string, index: number, count: number): 'initial' | 'word' | 'particle' | 'bad' {
  if (INITIALS.test(t)) return 'initial';
  const lower = t.toLowerCase().replace(/[.,]$/u, '');
  if (index > 0 && SUFFIXES.has(lower)) return 'particle';
  // "Van", "De" and "La" begin names; "van" inside one belongs to the family name.
  if (PARTICLES.has(lower) && (index < count - 1 || /^\p{Lu}/u.test(t)))
    return /^\p{Lu}/u.test(t) ? 'word' : 'particle';
  if (JOINED_PARTICLE.test(t)) return 'word';
  if (FUNCTION_WORDS.has(lower) && !DOUBLE_WORDS.test(lower)) return 'bad';
  if (INITIALS_AND_NAME.test(t)) return 'word';
  if (!NAME_WORD.test(t)) return 'bad';
  // A full stop inside a long word is a sentence's end, not an initial.
  if (/\p{Ll}{3,}\.\p{L}/u.test(t)) return 'bad';
  return 'word';
}

/** "A Template": an article, not an initial, when it stands in front without a full stop. */
function startsWithArticle(tokens: readonly string[]): boolean {
  return /^(A|I)$/u.test(tokens[0] ?? '');
}

function titlePenalty(t: string): number {
  if (TITLE_NOUNS.has(t.toLowerCase())) return 0.25;
  if (t.length < 6) return 0;
  if (TITLE_ENDING.test(t) || (LONG_ING.test(t) && t.length >= 7 && !ING_NAMES.test(t))) return 0.4;
  // Three and more capitals in a row inside a mixed word, or an acronym: "MPED-RNN".
  return /\p{Lu}{2,}[-‐‑]\p{Lu}{2,}/u.test(t) && t !== t.toUpperCase() ? 0.3 : 0;
}

/** First or last word is a family name of the Korean or Chinese tables. */
export function knownSurname(tokens: readonly string[]): boolean {
  const ends = [tokens[0], tokens[tokens.length - 1]];
  return ends.some((t) => {
    const key = (t ?? '').toLowerCase();
    return key.length > 1 && (SURNAMES_BY_LATIN.has(key) || OTHER_SURNAMES.has(key));
  });
}
