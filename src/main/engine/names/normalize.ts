import { cleanName } from './clean';
import { foldLatin, plainText } from './fold';
import { hanjaToHangulName } from './hanja';
import { parseHangul, type HangulName } from './hangul-name';
import { givenParts, parseLatin, readingsOf } from './latin-name';
import type { Token } from './latin-tokens';
import { PARTICLES } from './tables';
import type { NameForm, NameScript } from './types';

const HANGUL = /[가-힣]/u;
const HANJA = /\p{Script=Han}/u;
/** Letters alone: Roman numerals (Ⅰ) are of this script as well. */
const LATIN = /(?=\p{L})\p{Script=Latin}/u;

/** Takes a printed name apart (see {@link NameForm}). Never fails: what is no name comes back as `partial` of script `other`. */
export function normalizeName(raw: string): NameForm {
  const printed = cleanName(raw);
  const script = scriptOf(printed);
  if (script === 'hangul') return hangulForm(raw, parseHangul(printed), 'hangul');
  if (script === 'latin') return latinForm(raw, printed);
  if (script === 'hanja') return hanjaForm(raw, printed);
  if (script === 'mixed') return mixedForm(raw, printed);
  const bare = plainText(raw);
  return { ...EMPTY, raw, display: printed || bare, normalized: bare.toLowerCase().replace(/\s+/gu, '') };
}

const EMPTY: NameForm = {
  raw: '',
  display: '',
  script: 'other',
  normalized: '',
  nameKo: null,
  nameEn: null,
  initials: null,
  surname: null,
  given: [],
  completeness: 'partial',
  ambiguousOrder: false,
  hangulReadings: [],
  latinReadings: [],
};

function scriptOf(text: string): NameScript {
  const kinds = [HANGUL, HANJA, LATIN].filter((re) => re.test(text)).length;
  if (kinds > 1) return 'mixed';
  if (HANGUL.test(text)) return 'hangul';
  if (HANJA.test(text)) return 'hanja';
  return LATIN.test(text) ? 'latin' : 'other';
}

function hangulForm(raw: string, name: HangulName, script: NameScript): NameForm {
  const [first] = name.readings;
  return {
    ...EMPTY,
    raw,
    script,
    display: name.text,
    normalized: name.text.replace(/\s+/gu, ''),
    nameKo: name.text,
    surname: first?.family ?? null,
    given: first ? [first.given] : [name.text],
    completeness: name.full ? 'full' : 'partial',
    ambiguousOrder: name.turned,
    hangulReadings: name.readings,
  };
}

function latinForm(raw: string, printed: string): NameForm {
  const name = parseLatin(printed);
  const readings = readingsOf(name);
  const [first] = readings;
  const family = displayFamily(name.family);
  const given = name.given.flatMap(displayGiven);
  const known = family !== '' && given.length > 0;
  const onlyInitials = name.given.every((t) => t.kind === 'initials');
  return {
    ...EMPTY,
    raw,
    script: 'latin',
    display: printed,
    normalized: latinKey(name.given, first?.family ?? ''),
    nameEn: known ? `${joinGiven(name.given)} ${family}` : printed,
    initials: known && first ? `${first.initials.map(capital).join('. ')}. ${family}` : null,
    surname: family || null,
    given,
    completeness: !known ? 'partial' : onlyInitials ? 'initials' : 'full',
    ambiguousOrder: name.open === true,
    latinReadings: readings,
  };
}

function hanjaForm(raw: string, printed: string): NameForm {
  const text = printed.replace(/\s+/gu, '');
  const ko = hanjaToHangulName(text);
  const readings = ko ? parseHangul(ko).readings : [];
  return {
    ...EMPTY,
    raw,
    script: 'hanja',
    display: text,
    normalized: text,
    nameKo: ko,
    surname: readings[0]?.family ?? null,
    given: readings[0] ? [readings[0].given] : [text],
    completeness: readings.length > 0 ? 'full' : 'partial',
    hangulReadings: readings,
  };
}

/** `홍길동 (Gil-Dong Hong)`, `홍길동(洪吉童)`: the scripts are told apart; letters of two scripts in one word are a misreading. */
function mixedForm(raw: string, printed: string): NameForm {
  const pick = (re: RegExp): string => (printed.match(re)?.join(' ') ?? '').replace(/\s+/gu, ' ').trim();
  const runs = printed.match(/[가-힣]+(?:[\s·]+[가-힣]+)*/gu) ?? [];
  // Several runs of Hangul between Latin words are a sentence (EPO나 WIPO와), not a name in two scripts.
  const ko = runs.length === 1 ? cleanName(runs[0] ?? '') : '';
  const hanja = pick(/\p{Script=Han}+/gu).replace(/\s/gu, '');
  const latin = cleanName(pick(/\p{Script=Latin}[\p{Script=Latin}\p{M}.,'\s-]*/gu));
  const glued =
    /[가-힣]\p{Script=Han}|\p{Script=Han}[가-힣]|[가-힣]\p{Script=Latin}|\p{Script=Latin}[가-힣]/u.test(
      printed,
    );
  const hangul = ko ? parseHangul(ko) : null;
  const base: NameForm = {
    ...EMPTY,
    raw,
    script: 'mixed',
    display: printed,
    normalized: printed.replace(/\s+/gu, ''),
  };
  const en = latin.length > 1 ? latinForm(raw, latin) : null;
  if (hangul?.full && (!glued || !hanja)) {
    const form = hangulForm(raw, hangul, 'mixed');
    return en?.surname
      ? { ...form, nameEn: en.nameEn, initials: en.initials, latinReadings: en.latinReadings }
      : form;
  }
  if (hanja && runs.length === 0)
    return {
      ...hanjaForm(raw, hanja),
      script: 'mixed',
      nameEn: en?.nameEn ?? null,
      latinReadings: en?.latinReadings ?? [],
    };
  return base;
}

/** Latin key: spelled parts joined, initials with their dot: `gildong hong`, `g.d. hong`. */
function latinKey(given: readonly Token[], family: string): string {
  const parts = given.map((t) =>
    t.kind === 'initials' ? t.initials.map((i) => `${foldLatin(i)}.`).join('') : t.key,
  );
  return `${parts.join('')} ${family}`.trim();
}

function joinGiven(given: readonly Token[]): string {
  return given
    .map((t) => (t.kind === 'initials' ? t.initials.map((i) => `${i}.`).join(' ') : titled(t.text)))
    .join(' ');
}

function displayFamily(family: readonly Token[]): string {
  return family.map((t) => (t.kind === 'particle' ? t.text : titled(t.text))).join(' ');
}

function displayGiven(token: Token): readonly string[] {
  return token.kind === 'initials' ? token.initials.map((i) => `${i}.`) : givenParts(titled(token.text));
}

/** HONG → Hong, GIL-DONG → Gil-Dong, O'CONNELL → O'Connell; anything in mixed case stays as it is. */
function titled(text: string): string {
  if (!/^[\p{Lu}\p{M}'.-]{2,}$/u.test(text)) return PARTICLES.has(text) ? text : capital(text);
  return text.toLowerCase().replace(/(?<=^|[-'.])\p{L}/gu, (c) => c.toUpperCase());
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
