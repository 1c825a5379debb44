import { looksLikeName } from '../../../names';
import { SURNAMES } from '../../../names/tables';
import { COMMON_WORDS_KO, ORGANISATION_KO, UNIVERSITY_SHORT } from './korean-words';

/** How much a Hangul token looks like a full name, 0 to 1. Three syllables with a frequent family name score highest. */
export function koreanNameScore(token: string): number {
  if (!/^[가-힣]{2,5}$/u.test(token) || isOrganisationKo(token)) return 0;
  const n = token.length;
  const compound = SURNAMES.get(token.slice(0, 2));
  const single = SURNAMES.get(token.slice(0, 1));
  const penalty = isWord(token) ? 0.6 : 0;
  if (compound && (n === 3 || n === 4)) return (n === 4 ? 0.88 : 0.8) - penalty;
  if (!single || n > 4) return 0;
  const frequent = single.band === 'A' || single.band === 'B';
  if (n === 3) return (frequent ? 0.95 : single.band === 'C' ? 0.88 : 0.65) - penalty;
  if (n === 2) return (frequent ? 0.75 : 0.55) - penalty;
  return 0.4 - penalty;
}

/** A foreign name written in Hangul ("센허", "타오샹"): letters fit, no family name is known. */
export function couldBeForeignKo(token: string): boolean {
  return /^[가-힣]{2,6}$/u.test(token) && !isWord(token) && !isOrganisationKo(token);
}

/** A word of titles, headings or forms. What is a word and somebody's name as well (이진) passes for a name. */
function isWord(token: string): boolean {
  return COMMON_WORDS_KO.has(token) || !looksLikeName(token, { labelled: true }).ok;
}

export function isOrganisationKo(token: string): boolean {
  return (
    UNIVERSITY_SHORT.has(token) || (token.length >= 2 && ORGANISATION_KO.test(token) && koreanWord(token))
  );
}

/** 이전자 ends like an electronics firm and is a name; three syllables with a family name need a longer institution word. */
function koreanWord(token: string): boolean {
  if (token.length !== 3 || !SURNAMES.has(token.slice(0, 1))) return true;
  return /(대학|학과|학부|병원|센터|은행|학교|학회|협회|재단|공사|공단)$/u.test(token);
}
