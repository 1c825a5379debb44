import { foldLatin, spellBreves } from './fold';
import { isKoreanGiven, isSurname, syllableCuts, tokenize, type Token } from './latin-tokens';
import {
  FAMILY_ONLY,
  SUFFIXES,
  SURNAMES,
  SURNAMES_BY_LATIN,
  SYLLABLE_CLAIMS,
  USUAL_FAMILIES,
} from './tables';
import type { NameReading } from './types';

export interface LatinName {
  readonly family: readonly Token[];
  readonly given: readonly Token[];
  /** The other order, where the other end is a family name too. */
  readonly other?: { readonly family: readonly Token[]; readonly given: readonly Token[] };
  /** The other order is as plausible. */
  readonly open?: boolean;
}

/** Takes a Latin name apart. One word alone has no family name, except `Juseon-Do`, which holds both. */
export function parseLatin(printed: string): LatinName {
  const comma = commaName(printed);
  if (comma) return comma;
  const tokens = tokenize(printed.replace(/,/gu, ' '));
  if (tokens.length === 0) return { family: [], given: [] };
  if (tokens.length === 1) return oneWord(tokens[0] as Token);
  const last = tokens.length - 1;
  const firstNameAt = tokens.findIndex((t) => t.kind !== 'initials');
  if (firstNameAt < 0) {
    // `H.-Y. O`: the letter without a dot behind dotted ones is the whole family name
    const end = tokens[last] as Token;
    const whole = /^\p{Lu}$/u.test(end.text) && SURNAMES_BY_LATIN.has(end.key);
    return whole && tokens.slice(0, last).every((t) => t.text.endsWith('.'))
      ? { family: [{ ...end, kind: 'name' }], given: tokens.slice(0, last) }
      : { family: [], given: tokens };
  }
  const tailInitials = tokens[last]?.kind === 'initials';
  if (tailInitials && firstNameAt === 0) {
    const from = tokens.findIndex((t) => t.kind === 'initials');
    const head = tokens.slice(0, from);
    // `Kim Gil D.`, `John Ronald R.` are rare; `Hong GD` and `van der Berg JH` are the rule.
    return { family: head, given: tokens.slice(from) };
  }
  const particle = tokens.findIndex((t, i) => t.kind === 'particle' && (i > 0 || tokens.length > 2));
  if (particle > 0) return { family: tokens.slice(particle), given: tokens.slice(0, particle) };
  const caps = capsFamily(tokens);
  if (caps) return caps;
  return byTables(tokens);
}

function commaName(printed: string): LatinName | null {
  const parts = printed
    .split(/\s*,\s*/u)
    .filter((p) => p && !SUFFIXES.has(p.toLowerCase().replace(/\./gu, '')));
  const [before, after] = parts;
  if (parts.length !== 2 || !before || !after) return null;
  const swapped =
    isSurname(foldLatin(after)) &&
    !isSurname(foldLatin(before)) &&
    before.includes('-') &&
    isKoreanGiven(before);
  const [family, given] = swapped ? [after, before] : [before, after];
  const familyTokens = tokenize(family).map((t): Token =>
    t.kind === 'initials' ? { ...t, kind: 'name' } : t,
  );
  const givenTokens = tokenize(given).map((t) => clusterInitials(t));
  return familyTokens.length > 0 && givenTokens.length > 0
    ? { family: familyTokens, given: givenTokens }
    : null;
}

/** After `Hong,` a short run of capitals is initials unless it can only be a syllable (`KIM, MIN`). */
function clusterInitials(token: Token): Token {
  if (token.kind !== 'name' || !/^\p{Lu}{2,3}$/u.test(token.text) || SYLLABLE_CLAIMS.has(token.key))
    return token;
  return { ...token, kind: 'initials', initials: [...token.text] };
}

function oneWord(token: Token): LatinName {
  const halves = token.text.split('-');
  const [a = '', b = ''] = halves.map(foldLatin);
  if (halves.length === 2 && token.kind === 'name') {
    const long = (key: string): boolean =>
      key.length >= 4 && syllableCuts(key).some((cut) => cut.length >= 2);
    if (SURNAMES_BY_LATIN.has(b) && long(a))
      return { given: tokenize(halves[0] ?? ''), family: tokenize(halves[1] ?? '') };
    if (SURNAMES_BY_LATIN.has(a) && long(b))
      return { given: tokenize(halves[1] ?? ''), family: tokenize(halves[0] ?? '') };
  }
  return { family: [], given: [token] };
}

/** `HONG Gildong`, `Gildong HONG`, `John SMITH JONES`: the words in capitals are the family name. */
function capsFamily(tokens: readonly Token[]): LatinName | null {
  const isCaps = (t: Token): boolean => t.kind === 'name' && /^[\p{Lu}'-]{2,}$/u.test(t.text);
  const caps = tokens.filter(isCaps);
  const rest = tokens.filter((t) => !isCaps(t));
  if (caps.length === 0 || !rest.some((t) => t.kind === 'name')) return null;
  const atEnd = tokens.slice(-caps.length).every(isCaps);
  const atStart = tokens.slice(0, caps.length).every(isCaps);
  return atEnd || atStart ? { family: caps, given: rest } : null;
}

/** No comma, no capitals, no particle: the tables tell which end is the family name; without a word from them it is the last. */
function byTables(tokens: readonly Token[]): LatinName {
  const first = tokens[0] as Token;
  const last = tokens.at(-1) as Token;
  const familyLast = { family: [last], given: tokens.slice(0, -1) };
  const familyFirst = { family: [first], given: tokens.slice(1) };
  const lastRank = rank(last.key);
  const firstRank = first.kind === 'name' ? rank(first.key) : 0;
  if (firstRank === 0) return familyLast;
  const spelledFirst = koreanGiven(familyLast.given);
  const spelledLast = koreanGiven(familyFirst.given);
  // `Tao Sato`: a family name no table knows may look like a Korean given name
  if (lastRank === 0) return spelledLast ? { ...familyFirst, other: familyLast } : familyLast;
  const atEnd = { ...familyLast, other: familyFirst };
  const atFront = { ...familyFirst, other: familyLast };
  // Both ends are family names. One that given names do not use (Kim, Park, Namgung) settles it, so does a much commoner one.
  if (firmFamily(last.key) !== firmFamily(first.key)) return firmFamily(last.key) ? atEnd : atFront;
  if (spelledFirst !== spelledLast) return spelledFirst ? atEnd : atFront;
  // Bylines print the family name last far more often, so it takes a much commoner name at the front to turn that round.
  if (lastRank > firstRank) return atEnd;
  if (firstRank - lastRank >= 2) return atFront;
  return { ...atEnd, open: true };
}

function koreanGiven(tokens: readonly Token[]): boolean {
  const names = tokens.filter((t) => t.kind === 'name');
  return names.length > 0 && isKoreanGiven(names.map((t) => t.text).join(' '));
}

function firmFamily(key: string): boolean {
  return FAMILY_ONLY.has(key) || (SURNAMES_BY_LATIN.get(key)?.some((h) => h.length > 1) ?? false);
}

/** 0: in no table; 1: rare (or foreign) to 5: a family name of over 1 % of the population in its usual spelling. */
function rank(key: string): number {
  const hangul = SURNAMES_BY_LATIN.get(key)?.[0];
  if (!hangul) return isSurname(key) ? 1 : 0;
  const surname = SURNAMES.get(hangul);
  const usual = surname?.usual.some((u) => foldLatin(u) === key) ?? false;
  return usual ? 2 + 'DCBA'.indexOf(surname?.band ?? 'D') : 1;
}

/** Folded reading of one order. With breves, a second one that spells them out. */
export function readingsOf(name: LatinName): NameReading[] {
  const orders = [name, ...(name.other ? [name.other] : [])];
  return orders.flatMap((o) => {
    const minor = o !== name;
    const plain = { ...reading(o.family, o.given, (t) => t), minor };
    const spelled = { ...reading(o.family, o.given, spellBreves), minor };
    return spelled.given === plain.given && spelled.family === plain.family ? [plain] : [plain, spelled];
  });
}

function reading(
  family: readonly Token[],
  given: readonly Token[],
  spell: (t: string) => string,
): Omit<NameReading, 'minor'> {
  const parts: string[] = [];
  const initials: string[] = [];
  for (const token of given) {
    if (token.kind === 'initials') initials.push(...token.initials.map(foldLatin));
    else
      for (const part of givenParts(token.text)) {
        const key = foldLatin(spell(part));
        if (!key) continue;
        parts.push(key);
        initials.push(key.slice(0, 1));
      }
  }
  const familyKey = foldLatin(spell(family.map((t) => t.text).join(' ')));
  const families = USUAL_FAMILIES.get(familyKey) ?? [];
  return {
    family: familyKey,
    families,
    sounds: families.length > 0 ? soundsOf(parts) : [],
    given: parts.join(''),
    parts,
    initials: initials.filter(Boolean),
  };
}

/** Hangul given names a spelled given name reads as, by the owner of each syllable; printed parts are kept apart. */
function soundsOf(parts: readonly string[]): string[] {
  let found = [''];
  for (const part of parts) {
    const tails = syllableCuts(part).flatMap(spellings);
    found = found.flatMap((head) => tails.map((tail) => head + tail)).slice(0, 8);
  }
  return parts.length > 0 ? found : [];
}

function spellings(cut: readonly string[]): string[] {
  return cut.reduce<string[]>(
    (heads, s) =>
      heads.flatMap((head) => (SYLLABLE_CLAIMS.get(s)?.owners ?? []).map((owner) => head + owner)),
    [''],
  );
}

/** `Gil-Dong`, `GilDong` → Gil, Dong. */
export function givenParts(text: string): string[] {
  return text.split(/-|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
}
