import type { Word } from '../domain/page';

/** Why a page's text cannot be relied on. */
export type Unusable =
  | 'empty'
  | 'too_short'
  | 'private_use'
  | 'replacement'
  | 'odd_scripts'
  | 'rare_hangul'
  | 'mojibake'
  | 'wrong_glyphs'
  | 'shifted_codes'
  | 'ocr_noise';

/** Fewer characters than this and a picture carries the page: page numbers and running heads are shorter. */
const TOO_SHORT = 12;
/** Hancom's formula font prints in private-use codes: a page full of formulas still has its sentences. */
const PRIVATE_SHARE = 0.4;
/** One syllable that is mapped wrongly comes back in every word that holds it: 학 in 대학교, 학위, 공학. */
const STRAY_SHARE = 0.004;
/**
 * A Western letter among Hangul with no Latin letter beside it ("공Þ박사"): one glyph of a font whose table is right for the others. It may
 * stand in a name, which then reads as another. Units and symbols (Å, Ø, ß) do stand so.
 */
const STRAY = /(?<![A-Za-zÀ-ÿ])[À-ÄÆ-ÖÙ-Þà-äæ-öù-ÿ]+(?![A-Za-zÀ-ÿ])/gu;
/** Below this many letters the statistics say nothing. */
const ENOUGH = 40;

/**
 * Is a text layer worth reading, or does it only look like text? Returns the first reason against it, or undefined.
 * Garbage comes from fonts without a ToUnicode table (codes taken for characters), from EUC-KR bytes taken for Latin-1, from
 * private-use fonts, and from an OCR layer of another language. A page judged unusable is read from its picture instead.
 */
export function judgeText(words: readonly Pick<Word, 'text'>[]): Unusable | undefined {
  const n = countKinds(words);
  if (n.chars === 0) return 'empty';
  if (n.chars < TOO_SHORT) return 'too_short';
  if (n.privateUse > n.chars * PRIVATE_SHARE) return 'private_use';
  if (n.broken > n.chars * 0.05) return 'replacement';
  if (n.odd > n.letters * 0.12) return 'odd_scripts';
  if (n.hangul >= ENOUGH && n.rareHangul > n.hangul * 0.08) return 'rare_hangul';
  if (n.letters >= ENOUGH && n.latin1 > n.letters * 0.3) return 'mojibake';
  if (n.strays >= 2 && n.strays > n.hangul * STRAY_SHARE) return 'wrong_glyphs';
  if (isShifted(n)) return 'shifted_codes';
  if (n.letters >= ENOUGH && n.jamo > n.letters * 0.06) return 'ocr_noise';
  return undefined;
}

interface Kinds {
  chars: number;
  letters: number;
  ascii: number;
  vowels: number;
  latin1: number;
  hangul: number;
  rareHangul: number;
  jamo: number;
  odd: number;
  privateUse: number;
  broken: number;
  symbols: number;
  strays: number;
}

function countKinds(words: readonly Pick<Word, 'text'>[]): Kinds {
  const n: Kinds = {
    chars: 0,
    letters: 0,
    ascii: 0,
    vowels: 0,
    latin1: 0,
    hangul: 0,
    rareHangul: 0,
    jamo: 0,
    odd: 0,
    privateUse: 0,
    broken: 0,
    symbols: 0,
    strays: 0,
  };
  let before = '';
  for (const { text } of words) {
    // Leaders of a contents page ("·····", ". . . .") say nothing, and there are thousands of them.
    if (text === before && !/[\p{L}\p{N}]/u.test(text)) continue;
    before = text;
    n.strays += straysIn(text);
    for (const char of text.replace(/([^\p{L}\p{N}\p{Co}\uFFFD])\1{2,}/gu, '$1')) countChar(n, char);
  }
  return n;
}

function straysIn(text: string): number {
  if (!/[가-힣]/.test(text)) return 0;
  let found = 0;
  for (const { 0: letters, index } of text.matchAll(STRAY))
    if (/[가-힣]$/.test(text.slice(0, index)) || /^[가-힣]/.test(text.slice(index + letters.length))) found++;
  return found;
}

function countChar(n: Kinds, char: string): void {
  const c = char.codePointAt(0) ?? 0;
  n.chars++;
  if (c < 0x80) {
    if ((c >= 65 && c <= 90) || (c >= 97 && c <= 122)) {
      n.letters++;
      n.ascii++;
      if ('aeiouyAEIOUY'.includes(char)) n.vowels++;
    } else if (c < 32 || c === 127) n.broken++;
    else if (c < 48 || c > 57) n.symbols++;
  } else if (c >= 0xac00 && c <= 0xd7a3) {
    n.letters++;
    n.hangul++;
    if (!commonHangul().has(char)) n.rareHangul++;
  } else if (c < 0x250) {
    n.letters++;
    n.latin1++;
    if (c < 0xa0) n.broken++;
  } else if (c === 0xfffd || (c >= 0xfff0 && c <= 0xffff)) n.broken++;
  else if ((c >= 0xe000 && c <= 0xf8ff) || c >= 0xf0000) n.privateUse++;
  else if (c >= 0x3131 && c <= 0x318e) {
    n.letters++;
    n.jamo++;
  } else if (isExpected(c)) n.letters++;
  else if (/\p{L}|\p{M}|\p{Cn}/u.test(char)) {
    n.letters++;
    n.odd++;
  }
}

/** Scripts that Korean academic documents really hold besides Hangul and Latin: Hanja, kana, Greek, Cyrillic, letter-like forms. */
function isExpected(c: number): boolean {
  return (
    (c >= 0x370 && c <= 0x4ff) ||
    (c >= 0x1100 && c <= 0x11ff) ||
    (c >= 0x1e00 && c <= 0x1fff) ||
    (c >= 0x2100 && c <= 0x214f) ||
    (c >= 0x3040 && c <= 0x30ff) ||
    (c >= 0x4e00 && c <= 0x9fff) ||
    (c >= 0xf900 && c <= 0xfaff) ||
    (c >= 0xff00 && c <= 0xffef) ||
    (c >= 0x1d400 && c <= 0x1d7ff)
  );
}

/**
 * Latin text whose codes are shifted (a subset font's glyph numbers read as characters, as "7KLV" for "This") has hardly any
 * vowels, or is mostly punctuation. English and romanised Korean hold 35 to 50 % vowels.
 */
function isShifted(n: Kinds): boolean {
  if (n.hangul > n.chars * 0.1) return false;
  if (n.ascii >= 2 * ENOUGH && n.ascii > n.chars * 0.3 && n.vowels < n.ascii * 0.2) return true;
  return n.chars >= 2 * ENOUGH && n.symbols > n.chars * 0.5 && n.letters < n.chars * 0.3;
}

let common: Set<string> | undefined;

/** The 2,350 syllables of KS X 1001; nearly all running text keeps to them. Made from the decoder's own table. */
function commonHangul(): Set<string> {
  if (common) return common;
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xc8; lead++) for (let t = 0xa1; t <= 0xfe; t++) bytes.push(lead, t);
  common = new Set(new TextDecoder('euc-kr').decode(Uint8Array.from(bytes)));
  return common;
}
