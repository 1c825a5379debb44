import { plainText } from './fold';

/** Korean titles and posts that follow a name. Longer ones first, so that 연구책임자 is not cut to 연구. */
const KO_AFTER = [
  '교신저자',
  '공동교신저자',
  '제1저자',
  '제일저자',
  '공동제1저자',
  '주저자',
  '공저자',
  '공동저자',
  '책임저자',
  '단독저자',
  '연구보조원',
  '박사후연구원',
  '대학원생',
  '참여연구원',
  '공동연구자',
  '주심',
  '부심',
  '교감',
  '교장',
  '교사',
  '변호사',
  '기자',
  '지도교수님',
  '지도교수',
  '책임교수',
  '공동연구원',
  '연구책임자',
  '책임연구원',
  '선임연구원',
  '전임연구원',
  '연구교수',
  '겸임교수',
  '초빙교수',
  '명예교수',
  '석좌교수',
  '객원교수',
  '부교수',
  '조교수',
  '정교수',
  '전임강사',
  '시간강사',
  '교수님',
  '교수',
  '박사님',
  '박사과정',
  '석사과정',
  '박사',
  '석사',
  '학사',
  '선생님',
  '선생',
  '위원장',
  '부위원장',
  '심사위원',
  '위원',
  '연구원',
  '연구위원',
  '학과장',
  '학장',
  '총장',
  '원장',
  '소장',
  '센터장',
  '실장',
  '팀장',
  '부장',
  '과장',
  '대표',
  '대표이사',
  '이사',
  '강사',
  '조교',
  '학생',
  '책임',
  '선임',
  '귀하',
  '올림',
  '드림',
  '저',
  '씀',
  '님',
  '씨',
].sort((a, b) => b.length - a.length);

const KO_BEFORE = [
  '지도교수',
  '공동지도교수',
  '심사위원장',
  '부위원장',
  '위원장',
  '심사위원',
  '위원',
  '책임저자',
  '교신저자',
  '제1저자',
  '주저자',
  '공동저자',
  '저자',
  '성명',
  '이름',
  '연구책임자',
  '공동연구원',
  '연구원',
  '연구자',
  '교수',
  '박사',
  '지은이',
  '글쓴이',
  '작성자',
  '제출자',
  '학생',
].sort((a, b) => b.length - a.length);

const DEGREE =
  /(?:^|[\s,(])(?:ph\.?\s?d\.?|d\.?\s?phil\.?|m\.?\s?d\.?(?=$|[\s,)])(?<!\bMd\.)|m\.?\s?sc?\.?|b\.?\s?sc?\.?|d\.?\s?sc\.?|m\.?b\.?a\.?|m\.?p\.?h\.?|m\.?eng\.?|dr\.?-?ing\.?|d\.?d\.?s\.?|d\.?v\.?m\.?|pharm\.?\s?d\.?|r\.?n\.?|p\.?e\.?|esq\.?|facs|frcp|cfa|(?:student|senior|associate|graduate|life)?\s?(?:member|fellow),?\s?(?:ieee|acm|osa|spie|ksme)?|ieee|acm)\)?$/iu;

const EN_BEFORE =
  /^(?:(?:associate|assistant|adjunct|emeritus|full|visiting|distinguished|research|thesis)\s+)*(?:professor|prof\.?|dr\.?(?=\s|[A-Z])|mr\.?(?=\s)|mrs\.?(?=\s)|ms\.?(?=\s)|miss(?=\s)|sir(?=\s)|rev\.?(?=\s)|advisor:?|adviser:?|supervisor:?|author:?|by(?=\s)|and(?=\s)|chair(?:man|person)?:?(?=\s))\s*/iu;

const EN_AFTER =
  /[\s,]+(?:(?:associate|assistant|adjunct|emeritus)\s+)?(?:professor|prof\.?|dr\.?|chair(?:man|person)?|advis[oe]r|supervisor|co-?advis[oe]r|committee\s+member)\.?$/iu;

/** Signs that mark a footnote or an affiliation, never part of a name. */
const MARKS = '*†‡§¶#‖∥¹²³⁰-⁹₀-₉✉✝⁎∗※★☆●○◎◇◆△▲□■ⓐ-ⓩ①-⑳^|~✱';
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
  let text = plainText(raw).replace(MAIL, '').trim();
  text = text
    .replace(/\((?:인|印|서명|signature|seal)\)/giu, ' ')
    .replace(/[(\s](?:인|印)\)?$/u, (m) => (m.startsWith('(') ? '' : m));
  for (let round = 0; round < 6; round++) {
    const before = text;
    text = stripOnce(text);
    if (text === before) break;
  }
  return text;
}

function stripOnce(text: string): string {
  let t = text.replace(EDGE, '').replace(INNER, ' ').replace(/\s+/gu, ' ').trim();
  t = t
    .replace(TRAILING_NUMBERS, '')
    .replace(/^\(?\d{1,2}[).]\s*/u, '')
    .trim();
  t = t.replace(TRAILING_LETTERS, '').trim();
  t = t
    .replace(/^[([{<「『《〈]\s*(.*?)\s*[)\]}>」』》〉]$/u, '$1')
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .trim();
  if (/\p{Script=Latin}/u.test(t)) t = stripLatin(t);
  if (/[가-힣]/u.test(t)) t = stripKorean(t);
  return t;
}

function stripLatin(text: string): string {
  const keep = (candidate: string): string => (letters(candidate) >= 2 ? candidate : text);
  const before = keep(text.replace(EN_BEFORE, ''));
  if (before !== text) return before;
  const after = keep(text.replace(EN_AFTER, ''));
  if (after !== text) return after;
  const bare = text.replace(DEGREE, '').replace(/[\s,(]+$/u, '');
  // `Hong, MD` could be a family name with initials: a degree needs a name of two words before it.
  return bare !== text && /\S[\s-]+\S/u.test(bare) ? bare : text;
}

function stripKorean(text: string): string {
  for (const title of KO_AFTER) {
    const spaced = [...title].join('\\s*');
    const rest = text.replace(new RegExp(`\\s*[,(]?\\s*${spaced}\\s*\\)?$`, 'u'), '');
    if (rest !== text && namelike(rest, title, text)) return rest;
  }
  for (const title of KO_BEFORE) {
    const spaced = [...title].join('\\s*');
    const rest = text.replace(new RegExp(`^${spaced}\\s*[:：)\\]]?\\s*`, 'u'), '');
    if (rest !== text && syllables(rest) >= 2 && (title.length > 2 || /^\S+[\s:：]/u.test(text))) return rest;
  }
  return text;
}

/** One-syllable titles (님, 씨, 저) are cut only after three syllables, or where a space sets them apart: 박승씨, but 김 저. */
function namelike(rest: string, title: string, text: string): boolean {
  if (syllables(rest) < 2) return false;
  return title.length > 1 || syllables(rest) >= 3 || text.endsWith(` ${title}`);
}

function syllables(text: string): number {
  return text.match(/[가-힣]/gu)?.length ?? 0;
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
