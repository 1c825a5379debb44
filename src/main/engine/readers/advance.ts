const NARROW = new Set('ijl.,:;\'|!I()[]{}/\\`´·ftr"-'.split(''));
const WIDE = new Set('mwMW@%&—…'.split(''));

/**
 * Width of one character as a share of the font size, as in a plain proportional font: Hangul, Hanja and full-width forms 1,
 * Latin by three classes. Good to a few per cent of a word, which is what splitting a run into words needs.
 */
export function charAdvance(char: string): number {
  const c = char.codePointAt(0) ?? 0;
  if (c < 0x80) {
    if (NARROW.has(char)) return 0.3;
    if (WIDE.has(char)) return 0.85;
    if (c === 32) return 0.28;
    return c >= 65 && c <= 90 ? 0.67 : 0.53;
  }
  if (c === 0xa0) return 0.28;
  // Combining marks stand on the letter before.
  if (c >= 0x300 && c <= 0x36f) return 0;
  if (c < 0x1100) return 0.55;
  if (c >= 0x2000 && c <= 0x206f) return 0.4;
  if (c >= 0xff61 && c <= 0xff9f) return 0.5;
  return c >= 0x1160 && c <= 0x11ff ? 0 : 0.95;
}

/** Width of a text as a multiple of the font size. */
export function advance(text: string): number {
  let sum = 0;
  for (const char of text) sum += charAdvance(char);
  return sum;
}
