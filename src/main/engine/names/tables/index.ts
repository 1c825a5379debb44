export * from './common-english';
export * from './not-names';
export * from './titles';
export * from './latin-words';
/**
 * The tables the module runs on. Surnames: hand-written facts of the domain collection (passport statistics 2007 and 2024 where
 * measured, expert judgement otherwise) and rare surnames of the 2015 census. Syllables: `common` are disputed spellings' rightful
 * owners, `rare` ones give way to them. `jamo-spellings` spells what no table lists.
 */
import { softenHead } from '../hangul';
import surnamesJson from './surnames.json';
import syllablesJson from './given-syllables.json';
import jamoJson from './jamo-spellings.json';
import hanjaJson from './hanja-readings.json';

export interface Surname {
  readonly hanja: string;
  /** Share of the population: A over 1 %, B over 0.3 %, C over 0.05 %, D below. */
  readonly band: string;
  /** Latin spellings most holders use (2 % and more), and the attested rest. */
  readonly usual: readonly string[];
  readonly rare: readonly string[];
}

export const SURNAMES: ReadonlyMap<string, Surname> = new Map(Object.entries(surnamesJson));

const common: Readonly<Record<string, readonly string[]>> = syllablesJson.common;
const rare: Readonly<Record<string, readonly string[]>> = syllablesJson.rare;

/** Given-name syllable → spellings, most usual first. */
export const SYLLABLES: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(common),
  ...Object.entries(rare),
]);

/** Syllables that many given names have. */
export const COMMON_SYLLABLES: ReadonlySet<string> = new Set(Object.keys(common));

export const JAMO_SPELLINGS: {
  readonly initial: Readonly<Record<string, readonly string[]>>;
  readonly medial: Readonly<Record<string, readonly string[]>>;
  readonly final: Readonly<Record<string, readonly string[]>>;
} = jamoJson;

/** Letters a to z only, lower-case: the key of a Latin spelling. */
function key(latin: string): string {
  return latin.toLowerCase();
}

/** Latin family name → Hangul family names it can stand for, likelier first (usual before rare, frequent before rare names). */
export const SURNAMES_BY_LATIN: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, { hangul: string; weight: number }[]>();
  for (const [hangul, s] of SURNAMES) {
    const add = (latin: string, weight: number): void => {
      const list = found.get(key(latin)) ?? [];
      list.push({ hangul, weight });
      found.set(key(latin), list);
    };
    const band = 'DCBA'.indexOf(s.band);
    s.usual.forEach((latin) => add(latin, 10 + band));
    s.rare.forEach((latin) => add(latin, band));
  }
  return new Map(
    [...found].map(([latin, list]) => [
      latin,
      list.sort((a, b) => b.weight - a.weight).map((item) => item.hangul),
    ]),
  );
})();

/** What a Latin spelling of a given syllable stands for. */
export interface SyllableClaim {
  /** Hangul syllables that claim it first; more than one when the claim is tied (`suk`: 석, 숙). */
  readonly owners: readonly string[];
  /** One of the two most usual spellings of an owner. */
  readonly usual: boolean;
}

/** Latin spelling → claim. Only an undisputed reading makes a cross-script match certain. */
export const SYLLABLE_CLAIMS: ReadonlyMap<string, SyllableClaim> = (() => {
  const best = new Map<string, { owners: string[]; rank: number }>();
  const claim = (table: Readonly<Record<string, readonly string[]>>, offset: number): void => {
    for (const [syllable, spellings] of Object.entries(table)) {
      spellings.forEach((latin, index) => {
        const rank = index + offset;
        const now = best.get(latin);
        if (!now || rank < now.rank) best.set(latin, { owners: [syllable], rank });
        else if (rank === now.rank) now.owners.push(syllable);
      });
    }
  };
  claim(common, 0);
  claim(rare, 100);
  return new Map([...best].map(([latin, { owners, rank }]) => [latin, { owners, usual: rank % 100 <= 1 }]));
})();

/** Hanja family name → Hangul readings, the commoner name first (柳: 유, 류). */
export const HANJA_SURNAMES: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  const sorted = [...SURNAMES].sort(([, a], [, b]) => a.band.localeCompare(b.band));
  for (const [hangul, s] of sorted)
    for (const hanja of hangul.length > 1 ? [s.hanja] : [...s.hanja])
      found.set(hanja, [...(found.get(hanja) ?? []), hangul]);
  return found;
})();

/** Hanja of given names → Hangul readings. The file groups characters by their readings. */
export const HANJA_GIVEN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(hanjaJson).flatMap(([readings, chars]) =>
    [...chars].map((c) => [c, [...readings]] as const),
  ),
);

/** Latin family name → Hangul family names (heads softened) it usually stands for: usual spellings, or the only claim there is. */
export const USUAL_FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  [...SURNAMES_BY_LATIN].map(([latin, owners]) => {
    const usual = owners.filter((o) => SURNAMES.get(o)?.usual.some((u) => key(u) === latin));
    const kept = usual.length > 0 ? usual : owners.slice(0, 1);
    return [latin, [...new Set(kept.map((o) => softenHead(o)))]];
  }),
);
