import { cleanName, normalizeName } from '../names';

export interface PersonName {
  readonly nameKo: string;
  readonly nameEn: string;
}

const HANGUL = /[가-힣]/u;
const LATIN = /\p{Script=Latin}/u;
const HAN = /\p{Script=Han}/u;

/**
 * A cell → the name in Hangul and in Latin letters: `홍길동`, `Gil-Dong Hong`, `홍길동(Gil-Dong Hong)`, `Hong, Gil-Dong / 홍길동`,
 * `홍길동 (洪吉童)`. Titles go (`홍길동 교수`). What is in neither script stays as the Korean form, so that nobody is lost.
 */
export function readPersonName(cell: string): PersonName {
  const parts = cell
    .split(/[()[\]（）［］/\n|]|\s[-–]\s|,(?=\s*[가-힣])|(?<=[가-힣]),/u)
    .flatMap(splitScripts)
    .map((p) => cleanName(p))
    .filter((p) => p !== '');
  const ko = parts.find((p) => HANGUL.test(p)) ?? '';
  const en = parts.find((p) => LATIN.test(p) && !HANGUL.test(p)) ?? '';
  const hanja = parts.find((p) => HAN.test(p) && !HANGUL.test(p)) ?? '';
  const nameKo =
    ko !== '' ? (normalizeName(ko).nameKo ?? ko) : hanja !== '' ? (normalizeName(hanja).nameKo ?? hanja) : '';
  const rest = nameKo === '' && en === '' ? (parts[0] ?? '') : '';
  return { nameKo: nameKo || rest, nameEn: en };
}

/** `홍길동 Gil-Dong Hong` without a sign between them. */
function splitScripts(text: string): string[] {
  if (!HANGUL.test(text) || !LATIN.test(text)) return [text];
  const latin = /\p{Script=Latin}[\p{Script=Latin}\s.,'’-]*/u.exec(text)?.[0] ?? '';
  return [text.replace(latin, ' '), latin];
}
