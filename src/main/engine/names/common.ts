import { familyFit } from './romanize';
import { COMMON_SYLLABLES, SURNAMES, SYLLABLES } from './tables';
import type { NameForm } from './types';

/**
 * Is this Hangul name one that many people bear? A family name above one per cent of the population (band A) with given syllables all
 * of which are usual ones: 90 % of people share their name with 20 others and more (domain facts, S24), and such names fill those
 * ranks. A rarer family name, an unusual syllable or a foreign name makes a second bearer in one field unlikely.
 */
export function isCommonHangulName(form: NameForm): boolean {
  const [reading] = form.hangulReadings;
  if (!reading) return [...form.normalized].length < 4;
  if (SURNAMES.get(reading.family)?.band !== 'A') return false;
  return reading.parts.every((syllable) => COMMON_SYLLABLES.has(syllable));
}

/** Does any given name of the tables have this syllable? */
export const isGivenSyllable = (syllable: string): boolean => SYLLABLES.has(syllable);

/** Is this a family name of the tables? */
export const isFamilyName = (text: string): boolean => SURNAMES.has(text);

/** Do the sounds of a Latin word spell these Hangul syllables (`hanbit`, 한빛)? For words that are no names, such as institutions. */
export function soundsLike(latin: string, hangul: string): boolean {
  return latin !== '' && hangul !== '' && familyFit(latin, hangul) > 0;
}
