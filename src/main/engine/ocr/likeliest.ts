import { isFamilyName, isGivenSyllable, looksLikeName } from '../names';
import { likelihood, printedFor } from './confusions';

/** Readings of one place shake together: each tells half of what an independent one would. */
const WEIGHT = 0.5;
/** From this on a text is a name with a family name and usual syllables. */
const USUAL = 0.6;
/**
 * Syllables few given names have, each of which a usual one is read for (래 for 태, 융 for 윤, 흠 for 훈); a judgement, as no count of
 * syllables is public. They are this much less likely.
 */
const SELDOM = new Set([...'간감갑겸곤공군긍돌래력룡루류륜륭릉몽묵봄샘솜송술슬울융장중참첨총축충콩큐풍협흠']);
const SELDOM_SHARE = 0.25;
/** What no name of the tables has (즐, 흉; 짐, 락 as family names). */
const NEVER_SHARE = 0.003;
/** A place with more ways to read it than this is not read. */
const MOST = 2000;

/** Words of two syllables are too often no names. */
const isNameShaped = (text: string): boolean => /^[가-힣]{3,4}$/u.test(text);

/**
 * The name that was most likely printed where these readings were made: each of its syllables was read there, or is known to be read so,
 * and it is a usual name. Undefined where there is none, or where a reading is a word that is no name (총장). A proposal, for a person to
 * decide: nobody read it.
 * @param readings Letters and figures only.
 */
export function likeliestName(readings: readonly string[]): string | undefined {
  const shaped = readings.filter(isNameShaped);
  if (shaped.some((text) => !looksLikeName(text).ok)) return undefined;
  const length = commonLength(shaped);
  const same = shaped.map((text) => [...text]).filter((letters) => letters.length === length);
  const read = new Set(same.map((letters) => letters.join('')));
  let best: { text: string; look: number; score: number } | undefined;
  for (const text of candidates(same, length)) {
    const look = looksLikeName(text).score;
    // What was read may be an unusual name; what is proposed may not.
    if (look < USUAL && !read.has(text)) continue;
    const score = Math.log(look) + rarity(text) + WEIGHT * fit(same, [...text]);
    if (!best || score > best.score) best = { text, look, score };
  }
  return best && best.look >= USUAL ? best.text : undefined;
}

/** Log share of a name's syllables among those of names. */
const rarity = (name: string): number =>
  [...name].reduce(
    (sum, syllable, i) => sum + Math.log(i === 0 ? familyShare(name) : givenShare(syllable)),
    0,
  );

const familyShare = (name: string): number =>
  isFamilyName(name.slice(0, 1)) || isFamilyName(name.slice(0, 2)) ? 1 : NEVER_SHARE;

const givenShare = (syllable: string): number =>
  SELDOM.has(syllable) ? SELDOM_SHARE : isGivenSyllable(syllable) ? 1 : NEVER_SHARE;

/** Log likelihood of the readings where this was printed. */
const fit = (readings: readonly (readonly string[])[], printed: readonly string[]): number =>
  readings.reduce(
    (sum, read) =>
      sum + printed.reduce((s, syllable, i) => s + Math.log(likelihood(read[i] as string, syllable)), 0),
    0,
  );

/** The length most readings have, of two the first one's. */
function commonLength(readings: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const text of readings) counts.set(text.length, (counts.get(text.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function candidates(readings: readonly (readonly string[])[], length: number): string[] {
  let texts = length === 0 ? [] : [''];
  for (let i = 0; i < length; i++) {
    const syllables = new Set(readings.flatMap((r) => [r[i] as string, ...printedFor(r[i] as string)]));
    texts = texts.flatMap((text) => [...syllables].map((syllable) => text + syllable));
    if (texts.length > MOST) return [];
  }
  return texts;
}
