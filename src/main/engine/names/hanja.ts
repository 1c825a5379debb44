import { softenHead } from './hangul';
import { HANJA_GIVEN, HANJA_SURNAMES } from './tables';

/**
 * Hangul reading of a name in Hanja (洪吉童 → 홍길동), by the readings names use; null when a character is in no table. A character
 * with two readings gives its first: see {@link hanjaFits} for comparing.
 */
export function hanjaToHangulName(hanja: string): string | null {
  const readings = readingsOf(hanja);
  return readings ? readings.map((r) => r[0] ?? '').join('') : null;
}

/** Does the Hangul name read as this Hanja? `sure`: every character has one reading; `possible`: a second reading was needed. */
export function hanjaFits(hanja: string, hangul: string): 'sure' | 'possible' | 'no' {
  const readings = readingsOf(hanja);
  const syllables = [...hangul];
  if (!readings || readings.length !== syllables.length) return 'no';
  let sure = true;
  for (const [i, all] of readings.entries()) {
    const syllable = syllables[i] ?? '';
    if (all[0] === syllable) continue;
    if (!all.includes(syllable) && !all.some((r) => softenHead(r) === softenHead(syllable))) return 'no';
    sure = false;
  }
  return sure ? 'sure' : 'possible';
}

function readingsOf(hanja: string): (readonly string[])[] | null {
  const chars = [...hanja.normalize('NFKC').replace(/\s+/gu, '')];
  if (chars.length < 2 || chars.length > 5) return null;
  const compound = HANJA_SURNAMES.get(chars.slice(0, 2).join(''));
  const head = chars.length > 2 && compound ? [...(compound[0] ?? '')].map((c) => [c]) : null;
  const single = HANJA_SURNAMES.get(chars[0] ?? '');
  const family = head ?? (single ? [single] : null);
  if (!family) return null;
  const given = chars.slice(family.length).map((c) => HANJA_GIVEN.get(c));
  return given.every((g) => g !== undefined) ? [...family, ...given] : null;
}
