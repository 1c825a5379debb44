/**
 * Hangul names one letter of which may have been read wrongly: names of equal length that differ in one syllable only. Found by keys
 * with one syllable left open, so that no pair is compared that shares none.
 */
export function openKeys(name: string): string[] {
  const syllables = [...name];
  if (syllables.length < 3 || syllables.length > 5) return [];
  return syllables.map((_, i) => syllables.map((s, k) => (k === i ? '*' : s)).join(''));
}
