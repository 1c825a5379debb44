import { softenHead } from './hangul';
import { hanjaFits } from './hanja';
import { familyFit, givenFit, initialsFit, readingFit } from './romanize';
import type { NameForm, NameReading } from './types';

/** What two names have in common, before any evidence is weighed. */
export type Relation =
  /** Full names, spelled the same. */
  | 'identical'
  /** Hangul and Latin (or Hanja): every syllable fits, and nothing else would be read. */
  | 'romanised'
  | 'hanja'
  /** Every syllable fits, but the spelling, the order or the reading leaves another name open. */
  | 'romanised_unclear'
  | 'hanja_unclear'
  /** 류/유, 림/임; or the order of a printed name is open. */
  | 'order_or_dueum'
  /** One initial for each of two or more given parts, the other name full. */
  | 'initials_full'
  /** Fewer initials than given parts. */
  | 'initials_one'
  /** Both sides print initials only. */
  | 'initials_both'
  /** Given name cut short (Dong Kim, Dongjun Kim), or a middle name more. */
  | 'shortened'
  /** Latin spellings that sound alike (Gildong, Kil-Dong). */
  | 'similar'
  /** A side lacks family or given name; what is there agrees. */
  | 'part'
  | 'none';

const ORDER: readonly Relation[] = [
  'identical',
  'romanised',
  'hanja',
  'romanised_unclear',
  'hanja_unclear',
  'order_or_dueum',
  'initials_full',
  'shortened',
  'similar',
  'initials_one',
  'initials_both',
  'part',
  'none',
];

/** Strongest relation between two forms, over all scripts and readings they hold. Symmetric. */
export function compareForms(a: NameForm, b: NameForm): Relation {
  const hangulA = printsHangul(a);
  const hangulB = printsHangul(b);
  if (hangulA && hangulB) return compareHangul(a, b);
  if (a.script === 'hanja' && b.script === 'hanja')
    return a.normalized === b.normalized ? whole(a, b) : 'none';
  if (a.script === 'hanja' && hangulB) return compareHanja(a, b);
  if (b.script === 'hanja' && hangulA) return compareHanja(b, a);
  const best = compareReadings(a, b);
  const open = a.ambiguousOrder || b.ambiguousOrder;
  if (best === 'romanised' && (open || a.script === 'hanja' || b.script === 'hanja'))
    return 'romanised_unclear';
  if (best !== 'none') return best;
  return a.normalized !== '' && a.normalized === b.normalized ? 'part' : 'none';
}

function compareReadings(a: NameForm, b: NameForm): Relation {
  let best: Relation = 'none';
  const keep = (relation: Relation): void => {
    if (relation !== 'none' && ORDER.indexOf(relation) < ORDER.indexOf(best)) best = relation;
  };
  for (const latin of a.latinReadings) {
    for (const other of b.latinReadings) keep(compareLatin(latin, other));
    for (const hangul of b.hangulReadings) keep(compareCross(latin, hangul));
  }
  for (const latin of b.latinReadings)
    for (const hangul of a.hangulReadings) keep(compareCross(latin, hangul));
  return best;
}

function printsHangul(form: NameForm): boolean {
  return (form.script === 'hangul' || form.script === 'mixed') && form.nameKo !== null;
}

function whole(a: NameForm, b: NameForm): Relation {
  return a.completeness === 'full' && b.completeness === 'full' ? 'identical' : 'part';
}

function compareHangul(a: NameForm, b: NameForm): Relation {
  // A foreign name in Hangul has no family name of the table; spelled the same, it is still the same full name.
  if (a.normalized === b.normalized) return [...a.normalized].length >= 3 ? 'identical' : whole(a, b);
  const turned = a.ambiguousOrder || b.ambiguousOrder;
  if (
    a.normalized.slice(1) === b.normalized.slice(1) &&
    softenHead(a.normalized) === softenHead(b.normalized)
  )
    return 'order_or_dueum';
  if (turned && rotated(a.normalized) === b.normalized) return 'order_or_dueum';
  if (turned && rotated(b.normalized) === a.normalized) return 'order_or_dueum';
  return givenOnly(a, b) || givenOnly(b, a) ? 'part' : 'none';
}

/** 박민수 → 민수박: what a turned name reads as when nobody turns it. */
function rotated(name: string): string {
  return name.slice(1) + name.slice(0, 1);
}

function givenOnly(part: NameForm, full: NameForm): boolean {
  if (part.completeness !== 'partial' || [...part.normalized].length !== 2) return false;
  return full.hangulReadings.some((r) => r.given === part.normalized);
}

function compareHanja(hanja: NameForm, hangul: NameForm): Relation {
  const fit = hanjaFits(hanja.normalized, hangul.normalized);
  if (fit === 'no') return 'none';
  return fit === 'sure' ? 'hanja' : 'hanja_unclear';
}

function compareLatin(a: NameReading, b: NameReading): Relation {
  if (a.family === '' || b.family === '') return partLatin(a, b);
  const sameFamily = a.family === b.family;
  if (!sameFamily && !overlap(a.families, b.families)) return 'none';
  const spelledA = spelled(a);
  const spelledB = spelled(b);
  if (!spelledA && !spelledB)
    return sameFamily && startsAlike(a.initials, b.initials) ? 'initials_both' : 'none';
  if (!spelledA || !spelledB) {
    if (!sameFamily) return 'none';
    return spelledA ? initialsAgainst(b, a) : initialsAgainst(a, b);
  }
  if (a.given === b.given) {
    if (!sameFamily) return 'similar';
    if (sameMiddle(a, b)) return a.minor === b.minor ? 'identical' : 'order_or_dueum';
    return middleAgrees(a, b) ? 'shortened' : 'none';
  }
  if (overlap(a.sounds, b.sounds)) return 'similar';
  const [short, long] = a.given.length < b.given.length ? [a, b] : [b, a];
  return sameFamily && short.given.length >= 2 && cutShort(short, long) ? 'shortened' : 'none';
}

/** Do two spellings read as one Hangul name (Gildong, Kil-Dong; Jung, Jeong)? */
function overlap(a: readonly string[], b: readonly string[]): boolean {
  return a.some((x) => b.includes(x));
}

function spelled(r: NameReading): boolean {
  return r.given.length > 0;
}

/** John A. Smith and John A. Smith; the initials beside the spelled part are the same. */
function sameMiddle(a: NameReading, b: NameReading): boolean {
  return bareInitials(a).join() === bareInitials(b).join();
}

/** John Smith and John A. Smith: one has a middle initial more; John B. Smith is another. */
function middleAgrees(a: NameReading, b: NameReading): boolean {
  const [x, y] = [bareInitials(a), bareInitials(b)];
  return x.length === 0 || y.length === 0;
}

function bareInitials(r: NameReading): readonly string[] {
  return r.initials.length > r.parts.length ? r.initials : [];
}

/** Dong, Dongjun; Gil, Gil-Dong; John, John Michael. In one word the cut must leave a syllable of two letters at least. */
function cutShort(short: NameReading, long: NameReading): boolean {
  if (!long.given.startsWith(short.given)) return false;
  return long.parts[0] === short.given || long.given.length - short.given.length >= 2;
}

function startsAlike(a: readonly string[], b: readonly string[]): boolean {
  const n = Math.min(a.length, b.length);
  return n > 0 && a.slice(0, n).every((x, i) => letterAgrees(x, b[i] ?? ''));
}

/** `yu` (of Yu.) and `y` are one initial. */
function letterAgrees(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function initialsAgainst(short: NameReading, full: NameReading): Relation {
  const parts = full.parts;
  if (parts.length === full.initials.length && parts.length >= short.initials.length) {
    const fits = short.initials.every((x, i) => parts[i]?.startsWith(x));
    if (fits)
      return short.initials.length === parts.length && parts.length > 1 ? 'initials_full' : 'initials_one';
  }
  if (startsAlike(short.initials, full.initials) && full.initials.length >= short.initials.length)
    return 'initials_one';
  const word = parts[0] ?? '';
  const [first = '', second = ''] = short.initials;
  // Gildong against G. D.: the second initial may begin a later syllable of the same word.
  if (
    parts.length === 1 &&
    short.initials.length === 2 &&
    word.startsWith(first) &&
    word.slice(2).includes(second)
  )
    return 'initials_full';
  return 'none';
}

/** One word only (Gildong; Hong): agrees with a name that holds it. */
function partLatin(a: NameReading, b: NameReading): Relation {
  const words = (r: NameReading): string[] => [r.family, r.given].filter((w) => w.length >= 3);
  return words(a).some((w) => words(b).includes(w)) ? 'part' : 'none';
}

function compareCross(latin: NameReading, hangul: NameReading): Relation {
  if (latin.family === '' || familyFit(latin.family, hangul.family) === 0) return 'none';
  const fit = readingFit(latin, hangul);
  if (fit === 3 && !latin.minor) return 'romanised';
  if (fit > 0) return 'romanised_unclear';
  const initialsOnly = latin.parts.length === 0;
  const initials = initialsFit(latin, hangul);
  if (initialsOnly && initials !== 'no') return initials === 'all' ? 'initials_full' : 'initials_one';
  // U Yoon Kim, Gil D. Hong: some syllables are spelled, the others are letters
  if (
    !initialsOnly &&
    latin.parts.length < latin.initials.length &&
    initials === 'all' &&
    spelledFit(latin, hangul)
  )
    return 'shortened';
  // Dong Kim beside 김동준: the first syllable is spelled, the rest is missing or an initial.
  const head: NameReading = { ...hangul, parts: hangul.parts.slice(0, latin.parts.length) };
  if (
    !initialsOnly &&
    latin.parts.length < hangul.parts.length &&
    initials !== 'no' &&
    readingFit({ ...latin, initials: latin.parts.map((p) => p.slice(0, 1)) }, head) > 0
  )
    return 'shortened';
  return 'none';
}

/** Every part that is spelled spells one of the syllables. */
function spelledFit(latin: NameReading, hangul: NameReading): boolean {
  return latin.parts.every((part) => hangul.parts.some((syllable) => givenFit([part], [syllable]) > 0));
}
