import { foldLatin } from './fold';
import { jamoOf, softenHead } from './hangul';
import { parseHangul } from './hangul-name';
import { syllableCuts } from './latin-tokens';
import { normalizeName } from './normalize';
import {
  JAMO_SPELLINGS,
  SHARED_SPELLINGS,
  SURNAMES,
  SURNAMES_BY_LATIN,
  SYLLABLES,
  SYLLABLE_CLAIMS,
} from './tables';
import type { NameReading } from './types';

/**
 * How well a Latin spelling fits a Hangul one. 3: every part is a usual spelling that means this syllable first of all. 2: a usual
 * spelling that may mean another (`suk`: 석, 숙) or can be cut in two ways. 1: only the sounds agree. 0: does not fit.
 */
export type Fit = 0 | 1 | 2 | 3;

/** Latin family name → Hangul family name → fit, for every spelling of the tables and the softened relatives (림 for Im). */
const FAMILY_FIT: ReadonlyMap<string, ReadonlyMap<string, Fit>> = new Map(
  [...SURNAMES_BY_LATIN].map(([latin, owners]) => {
    const fits = new Map<string, Fit>();
    for (const hangul of SURNAMES.keys())
      if (!owners.includes(hangul) && owners.some((o) => softenHead(o) === softenHead(hangul)))
        fits.set(hangul, 2);
    for (const hangul of owners) {
      const usual = SURNAMES.get(hangul)?.usual.some((u) => foldLatin(u) === latin) ?? false;
      fits.set(hangul, !SHARED_SPELLINGS.has(latin) && (usual || owners[0] === hangul) ? 3 : 2);
    }
    return [latin, fits];
  }),
);

/** Fit of a folded Latin family name to a Hangul family name of the table; others fall back on the sounds. */
export function familyFit(latin: string, hangul: string): Fit {
  const known = FAMILY_FIT.get(latin)?.get(hangul);
  if (known) return known;
  return SURNAMES.has(hangul) ? 0 : soundsFit(latin, [...hangul]);
}

/** Fit of folded given-name parts to Hangul syllables. Parts that were separated in print must meet their own syllable. */
export function givenFit(parts: readonly string[], syllables: readonly string[]): Fit {
  if (parts.length === 0 || syllables.length === 0) return 0;
  if (parts.length === syllables.length) {
    let fit: Fit = 3;
    for (const [i, part] of parts.entries()) {
      fit = Math.min(fit, soundsFit(part, [syllables[i] ?? ''])) as Fit;
      if (fit === 0) return 0;
    }
    return fit;
  }
  const joined = parts.join('');
  const fit = soundsFit(joined, syllables);
  if (fit < 3) return fit;
  const ways = syllableCuts(joined).filter((cut) => cut.length === syllables.length && isLikelyCut(cut));
  return ways.length > 1 ? 2 : 3;
}

/** A cut somebody would mean: usual spellings, and no silent h torn from the vowel after it (Dohyun is do + hyun, not doh + yun). */
function isLikelyCut(cut: readonly string[]): boolean {
  return cut.every(
    (s, i) =>
      SYLLABLE_CLAIMS.get(s)?.usual === true &&
      !(/[aeiou]h$/u.test(s) && /^[aeiouyw]/u.test(cut[i + 1] ?? '')),
  );
}

function owns(syllable: string, spelling: string): boolean {
  const owners = SYLLABLE_CLAIMS.get(spelling)?.owners ?? [];
  return owners.length === 1 && owners[0] === syllable;
}

/** Walks the text syllable by syllable and keeps the best fit for each place reached: no spelling is ever enumerated. */
function soundsFit(text: string, syllables: readonly string[]): Fit {
  let places = new Map<number, Fit>([[0, 3]]);
  for (const syllable of syllables) {
    const next = new Map<number, Fit>();
    for (const [at, fit] of places)
      for (const [end, own] of syllableEnds(text, at, syllable)) {
        const both = Math.min(fit, own) as Fit;
        if (both > (next.get(end) ?? 0)) next.set(end, both);
      }
    if (next.size === 0) return 0;
    places = next;
  }
  return places.get(text.length) ?? 0;
}

function syllableEnds(text: string, at: number, syllable: string): Map<number, Fit> {
  const ends = new Map<number, Fit>();
  const reach = (end: number, fit: Fit): void => {
    if (end > at && fit > (ends.get(end) ?? 0)) ends.set(end, fit);
  };
  for (const spelling of SYLLABLES.get(syllable) ?? [])
    if (text.startsWith(spelling, at)) reach(at + spelling.length, owns(syllable, spelling) ? 3 : 2);
  const jamo = jamoOf(syllable);
  if (!jamo) return ends;
  for (const initial of JAMO_SPELLINGS.initial[jamo.initial] ?? []) {
    if (!text.startsWith(initial, at)) continue;
    const afterInitial = at + initial.length;
    for (const medial of JAMO_SPELLINGS.medial[jamo.medial] ?? []) {
      if (!text.startsWith(medial, afterInitial)) continue;
      const afterMedial = afterInitial + medial.length;
      for (const final of JAMO_SPELLINGS.final[jamo.final] ?? [])
        if (text.startsWith(final, afterMedial)) reach(afterMedial + final.length, 1);
    }
  }
  return ends;
}

/** Fit of a whole Latin reading to a whole Hangul reading; initials do not count here. */
export function readingFit(latin: NameReading, hangul: NameReading): Fit {
  if (latin.given === '' || latin.parts.length < latin.initials.length) return 0;
  const family = familyFit(latin.family, hangul.family);
  return family === 0 ? 0 : (Math.min(family, givenFit(latin.parts, hangul.parts)) as Fit);
}

/** Do the printed initials of a Latin reading fit? `all`: one for each syllable and at least two; `first`: fewer. */
export function initialsFit(latin: NameReading, hangul: NameReading): 'all' | 'first' | 'no' {
  const { initials } = latin;
  if (initials.length === 0 || initials.length > hangul.parts.length) return 'no';
  if (familyFit(latin.family, hangul.family) === 0) return 'no';
  if (!initials.every((letter, i) => startsSyllable(letter, hangul.parts[i] ?? ''))) return 'no';
  return initials.length === hangul.parts.length && initials.length > 1 ? 'all' : 'first';
}

function startsSyllable(initial: string, syllable: string): boolean {
  if ((SYLLABLES.get(syllable) ?? []).some((s) => s.startsWith(initial))) return true;
  const jamo = jamoOf(syllable);
  if (!jamo) return false;
  return (JAMO_SPELLINGS.initial[jamo.initial] ?? []).some((c) =>
    c === ''
      ? (JAMO_SPELLINGS.medial[jamo.medial] ?? []).some((m) => m.startsWith(initial))
      : c.startsWith(initial),
  );
}

/**
 * Is `latin` a spelling of the Korean name `hangul`? `full`: every syllable is spelled, in either order; `initials`: family name and
 * initials fit; `no`: neither. Says nothing about whether the two are one person.
 */
export function isRomanisationOf(latin: string, hangul: string): 'full' | 'initials' | 'no' {
  const forms = normalizeName(latin).latinReadings;
  const targets = normalizeName(hangul).hangulReadings;
  let best: 'initials' | 'no' = 'no';
  for (const form of forms)
    for (const target of targets) {
      if (readingFit(form, target) > 0) return 'full';
      if (form.parts.length < form.initials.length && initialsFit(form, target) !== 'no') best = 'initials';
    }
  return best;
}

/**
 * Usual spellings of a Korean name (`Gil-Dong Hong`), likeliest first; for search and for suggesting, never for accepting.
 * @param limit at most this many, 12 unless told.
 */
export function romanisations(hangul: string, limit = 12): string[] {
  const found: { text: string; rank: number }[] = [];
  for (const [order, reading] of parseHangul(hangul.replace(/\s+/gu, '')).readings.entries()) {
    const surname = SURNAMES.get(reading.family);
    const families = [...(surname?.usual ?? []), ...(surname?.rare ?? [])].slice(0, 4);
    let givens = [{ text: '', rank: 0 }];
    for (const syllable of reading.parts)
      givens = givens
        .flatMap((g) =>
          (SYLLABLES.get(syllable) ?? spellBySound(syllable)).slice(0, 4).map((s, i) => ({
            text: g.text ? `${g.text}-${title(s)}` : title(s),
            rank: g.rank + i,
          })),
        )
        .sort((a, b) => a.rank - b.rank)
        .slice(0, 24);
    for (const [i, family] of families.entries())
      for (const g of givens) found.push({ text: `${g.text} ${family}`, rank: order * 3 + i + g.rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((f) => f.text);
}

/** First choice of each letter: near the official romanisation. */
function spellBySound(syllable: string): string[] {
  const jamo = jamoOf(syllable);
  if (!jamo) return [];
  const first = (table: Readonly<Record<string, readonly string[]>>, letter: string): string =>
    table[letter]?.[0] ?? '';
  return [
    first(JAMO_SPELLINGS.initial, jamo.initial) +
      first(JAMO_SPELLINGS.medial, jamo.medial) +
      first(JAMO_SPELLINGS.final, jamo.final),
  ];
}

function title(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
