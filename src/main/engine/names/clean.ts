import { plainText } from './fold';
import { PARTICLES, SURNAMES, TITLES_AFTER_KO, TITLES_BEFORE_KO } from './tables';

const spaced = (titles: readonly string[]): string =>
  [...titles]
    .sort((x, y) => y.length - x.length)
    .map((title) => [...title].join('\\s*'))
    .join('|');

const glued = (titles: readonly string[]): string =>
  [...titles].sort((x, y) => y.length - x.length).join('|');

/**
 * At least two syllables, as few as possible, and then a title: 홍길동 교수, 홍길동(교신저자). A title glued to the name is printed without
 * spaces: 김건정 교수 is no 정교수.
 */
const KO_AFTER = new RegExp(
  `^(.*?[가-힣]\\s*[가-힣].*?)(?:(?:\\s+|\\s*[,(]\\s*)(?:${spaced(TITLES_AFTER_KO)})|(?:${glued(TITLES_AFTER_KO)}))(?:\\s*님)?\\s*\\)?$`,
  'u',
);
const KO_BEFORE = new RegExp(`^(${spaced(TITLES_BEFORE_KO)})(\\s*[:)\\]]\\s*|\\s+|)(?=\\S)`, 'u');
/** `한빛대학교 토목공학과 교수 홍길동`: an institution goes only with the post behind it, which says that a name follows. */
const KO_PLACE = new RegExp(
  `^[가-힣]+(?:대학교|대학|연구원|연구소|연구센터|센터|과학기술원|병원|공사|공단|재단|협회|학회)\\s+(?:[가-힣]+(?:학과|학부|전공|대학|대학원|교실|연구실|본부|연구부)\\s+)*(?=(?:${spaced(TITLES_BEFORE_KO)})\\s+\\S)`,
  'u',
);
/** One-syllable titles go only after three syllables or a space: 박승호씨, 홍길 님, but 이성씨 may be a name. */
const KO_SHORT_AFTER = /^(.*[가-힣]\s*[가-힣]\s*[가-힣]\s*|.*[가-힣]\s*[가-힣]\s)(?:님|씨|저|씀)$/u;
/** The seal mark at the end of a row. A bare 인 needs three syllables before it: 홍 길 인 is a name. */
const SEAL = /\s*\((?:인|印|서명|날인|signature|seal)\)|\s*印$|(?<=[가-힣]\s*[가-힣]\s*[가-힣])\s+인$/giu;

const DEGREE =
  /(?:^|[\s,(])(?:ph\.?\s?d\.?|d\.?\s?phil\.?|m\.?\s?d\.?(?=$|[\s,)])(?<!\bMd\.)|m\.?\s?sc?\.?|b\.?\s?sc?\.?|d\.?\s?sc\.?|m\.?b\.?a\.?|m\.?p\.?h\.?|m\.?eng\.?|dr\.?-?ing\.?|d\.?d\.?s\.?|d\.?v\.?m\.?|pharm\.?\s?d\.?|r\.?n\.?|p\.?e\.?|esq\.?|facs|frcp|cfa|(?:student|senior|associate|graduate|life)?\s?(?:member|fellow),?\s?(?:ieee|acm|osa|spie|ksme)?|ieee|acm)\)?$/iu;

const EN_BEFORE =
  /^(?:(?:associate|assistant|adjunct|emeritus|full|visiting|distinguished|research|thesis)\s+)*(?:(?:prof|dr|mr|mrs|ms|rev)(?:\.\s*|\s+)|(?:professor|miss|sir|by|and|chair(?:man|person)?|advis[eo]r|supervisor|author)(?:\s*:\s*|\s+))/iu;

const EN_AFTER =
  /[\s,(]+(?:(?:associate|assistant|adjunct|emeritus|corresponding|first)\s+)?(?:professor|prof\.?|dr\.?|chair(?:man|person)?|advis[oe]r|supervisor|co-?advis[oe]r|committee\s+member|author)\.?\)?$/iu;

/** Signs that mark a footnote or an affiliation, never part of a name. */
const MARKS = '⁽⁾*†‡§¶#‖∥¹²³⁰-⁹₀-₉✉✝⁎∗※★☆●○◎◇◆△▲□■ⓐ-ⓩ①-⑳^|~✱';
const EDGE = new RegExp(`^[\\s,;:·・∙‧.&/\\-_${MARKS}]+|[\\s,;:·・∙‧&/\\-_${MARKS}]+$`, 'gu');
const INNER = new RegExp(`[${MARKS}]+`, 'gu');
/** Digits glued to or set after a name (`Bojesen S5,6,7`, `홍길동1)`), with the single letters of an affiliation list between them. */
const TRAILING_NUMBERS = /(?<=[\p{L}.)])\s*\(?\d{1,2}\)?(?:\s*[,;]\s*(?:\d{1,2}|[a-z])\)?)*\)?[\s,;]*$/u;
const TRAILING_LETTERS =
  /(?<=\p{L}{2})(?:\s*,\s*[a-z]|\s+[a-z](?:\s*,\s*[a-z])*|\s*\([a-z]\)|\s*\^\s*[a-z](?:,[a-z])*)\s*[,;]*$/u;
const MAIL = /\s*[<([]?\s*[\w.+-]+@[\w.-]+\.\w+\s*[>)\]]?/gu;

/**
 * The printed name without title, degree, marker, e-mail or numbering. Spelling, case, hyphens and spaces stay as printed.
 * Korean titles come off only while at least two syllables remain: 김교수 stays 김교수, which is no usable name.
 */
export function cleanName(raw: string): string {
  const plain = plainText(raw);
  let text = plain.includes('@') ? plain.replace(MAIL, '').trim() : plain;
  if (!isSpacedCompound(text)) text = text.replace(SEAL, ' ').trim();
  for (let round = 0; round < 6; round++) {
    const before = text;
    text = stripOnce(text);
    if (text === before) break;
  }
  return text;
}

/** 남 궁 유 인: a letter-spaced name of two and two syllables ends in 인 by itself; 홍 길 동 인 bears the mark of a seal. */
function isSpacedCompound(text: string): boolean {
  return /^[가-힣](?:\s+[가-힣]){3}$/u.test(text) && SURNAMES.has(text.replace(/\s/gu, '').slice(0, 2));
}

function stripOnce(text: string): string {
  let t = text.replace(EDGE, '').replace(INNER, ' ').replace(/\s+/gu, ' ').trim();
  if (/\p{N}/u.test(t))
    t = t
      .replace(TRAILING_NUMBERS, '')
      .replace(/^\(?\d{1,2}[).]\s*/u, '')
      .trim();
  // The full stop of a sentence goes, that of Jr. and Md. stays.
  t = t.replace(/(?<=\p{Ll}{3})\.$/u, '');
  if (/[a-z][\s,;)]*$/u.test(t)) t = t.replace(TRAILING_LETTERS, '').trim();
  if (/[)\]}>」』》〉]$/u.test(t))
    t = t
      .replace(/^[([{<「『《〈]\s*(.*?)\s*[)\]}>」』》〉]$/u, '$1')
      .replace(/\(\s*\)|\[\s*\]/gu, '')
      .trim();
  if (/\p{Script=Latin}/u.test(t)) t = stripLatin(t);
  // The shortest title and the shortest name are two syllables each.
  if (syllables(t) >= 3) t = stripKorean(t);
  return t;
}

function stripLatin(text: string): string {
  const keep = (candidate: string): string => (letters(candidate) >= 2 ? candidate : text);
  const before = keep(text.replace(EN_BEFORE, ''));
  if (before !== text) return before;
  const after = keep(text.replace(EN_AFTER, ''));
  if (after !== text) return after;
  const bare = text.replace(DEGREE, '').replace(/[\s,(]+$/u, '');
  // `Hong, MD` and `De Souza MS` could be a family name with initials: a degree needs a name of two words before it.
  const [first = '', second] = bare.split(/[\s-]+/u);
  return bare !== text && second && !PARTICLES.has(first.toLowerCase()) ? bare : text;
}

function stripKorean(text: string): string {
  const placed = text.replace(KO_PLACE, '');
  if (placed !== text && syllables(placed) >= 4) return placed;
  const rest = (KO_AFTER.exec(text)?.[1] ?? KO_SHORT_AFTER.exec(text)?.[1])?.trim();
  // 남궁교수 keeps its title: a family name alone is no name.
  if (rest && !SURNAMES.has(rest.replace(/\s/gu, ''))) return rest;
  const before = KO_BEFORE.exec(text);
  if (!before) return text;
  const after = text.slice(before[0].length);
  // A glued two-syllable label may be the name itself (위원 in 위원석); a longer one or a gap is none.
  const apart = (before[1] ?? '').replace(/\s/gu, '').length > 2 || before[2] !== '';
  return apart && syllables(after) >= 2 ? after : text;
}

function syllables(text: string): number {
  return text.match(/[가-힣]/gu)?.length ?? 0;
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
