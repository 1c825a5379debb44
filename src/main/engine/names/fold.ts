/** Letters that do not come apart under NFD. */
const SPECIAL: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Latin text → lower-case a to z only: case, diacritics, hyphens, apostrophes and spaces say nothing about identity. */
export function foldLatin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øłßæœđðþıħ]/gu, (ch) => SPECIAL[ch] ?? ch)
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
}

/** McCune–Reischauer breves spell ㅓ and ㅡ: ŏ → eo, ŭ → eu. Used beside the plain fold, which only drops them. */
export function spellBreves(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ŏǒ]/gu, 'eo')
    .replace(/[ŭǔ]/gu, 'eu')
    .replace(/[ŎǑ]/gu, 'Eo')
    .replace(/[ŬǓ]/gu, 'Eu');
}

const INVISIBLE = /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]/gu;

/**
 * NFC, invisible characters gone, full-width letters and odd hyphens, apostrophes and spaces made plain, one space between words.
 * Hangul compatibility letters and halfwidth forms are left alone: they never belong to a name.
 */
export function plainText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\uFF01-\uFF5E]/gu, (ch) => String.fromCodePoint((ch.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\uFE63]/gu, '-')
    .replace(/[\u2018\u2019\u02BC\u02B9\u0060\u00B4]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
