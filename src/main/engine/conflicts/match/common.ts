import type { NameForm } from '../../names';
import { isCommonHangulName } from '../../names';

/**
 * Syllables of Mandarin in Latin letters: a name made of them alone is borne by thousands (Wei Zhang), however full it is printed.
 */
const PINYIN =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|ao|an|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u))+$/u;
/** Letters of a Western name above which two bearers in one field are not expected. */
const DISTINCT = 12;

/** Would a second bearer of this whole name surprise nobody? Then the name alone settles nothing. */
export function isCommonName(form: NameForm): boolean {
  if (form.hangulReadings.length > 0 || form.nameKo !== null) return isCommonHangulName(form);
  const [reading] = form.latinReadings;
  if (!reading || form.completeness !== 'full') return true;
  // a Korean name in Latin letters stands for several in Hangul, each of them borne by many
  if (reading.families.length > 0) return true;
  const letters = reading.family + reading.given;
  if (letters.length < DISTINCT) return true;
  return PINYIN.test(reading.family) && PINYIN.test(reading.given);
}
