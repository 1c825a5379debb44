import { SURNAMES } from './tables';
import type { NameReading } from './types';

/** Compound family names that a one-syllable family name and a two-syllable given name rarely imitate. */
const FIRM_COMPOUNDS = new Set(['남궁', '제갈', '독고', '사공', '황보', '망절', '어금']);

export interface HangulName {
  /** Family name first, no spaces; foreign names keep theirs. */
  readonly text: string;
  readonly readings: readonly NameReading[];
  readonly full: boolean;
  /** Family name may have been printed last (민수 박). */
  readonly turned: boolean;
}

/**
 * Takes a Hangul name apart. Spaced syllables are joined (홍 길 동), a family name printed last comes to the front (민수 박),
 * a compound family name leaves both splits (황보영: 황보 + 영, 황 + 보영).
 */
export function parseHangul(printed: string): HangulName {
  const parts = printed.split(/[\s·]+/u).filter(Boolean);
  const joined = parts.join('');
  const turned = turnedName(parts);
  if (turned) return { text: turned, readings: splits(turned), full: true, turned: true };
  const readings = splits(joined);
  const native = readings.length > 0 && [...joined].length <= 5;
  return {
    text: native || parts.length < 2 ? joined : parts.join(' '),
    readings: native ? readings : [],
    full: native,
    turned: false,
  };
}

function turnedName(parts: readonly string[]): string | null {
  const [first, last] = parts;
  if (parts.length !== 2 || !first || !last || [...first].length !== 2) return null;
  const lastBand = SURNAMES.get(last)?.band;
  if (!lastBand || lastBand === 'D' || SURNAMES.has(first)) return null;
  const headBand = SURNAMES.get([...first][0] ?? '')?.band;
  // 홍길 동 is a badly spaced 홍길동; 민수 박 is a turned 박민수. The commoner family name decides.
  return !headBand || lastBand < headBand ? last + first : null;
}

function splits(text: string): NameReading[] {
  const syllables = [...text];
  const n = syllables.length;
  const found: NameReading[] = [];
  const add = (count: number): void => {
    const family = syllables.slice(0, count).join('');
    const given = syllables.slice(count);
    if (!SURNAMES.has(family) || given.length === 0) return;
    found.push({
      family,
      given: given.join(''),
      parts: given,
      initials: [],
      families: [],
      sounds: [],
      minor: false,
    });
  };
  if (n < 2 || n > 5) return found;
  const compound = syllables.slice(0, 2).join('');
  const compoundFirst = n >= 4 || FIRM_COMPOUNDS.has(compound);
  if (compoundFirst) add(2);
  if (n <= 4) add(1);
  if (!compoundFirst) add(2);
  return found;
}
