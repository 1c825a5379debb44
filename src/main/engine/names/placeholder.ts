import { plainText } from './fold';
import { SURNAMES } from './tables';

const CIRCLES = /[○〇◯●◎☐□■△▲◇◆※*_＿·.…xX×?？]/u;
const FORM_WORDS = new Set([
  '성명',
  '이름',
  '성함',
  '저자',
  '저자명',
  '지도교수',
  '지도교수명',
  '심사위원',
  '심사위원장',
  '위원장',
  '부위원장',
  '위원',
  '학생이름',
  '본인',
  '본인이름',
  '홍길순교수명',
  '교수',
  '교수님',
  '교수명',
  '박사',
  '박사님',
  '선생님',
  '서명',
  '날인',
  '인',
  '미정',
  '없음',
  '해당없음',
  '무',
  '아무개',
  '모씨',
  '작성자',
  '제출자',
  '신청자',
  '지원자',
  '이름입력',
  '성명입력',
  '저자이름',
]);
const EN_FORM =
  /^(?:(?:the|your|full|first|second|third|fourth|fifth|last|middle|given|family|student'?s?|author'?s?|advis[oe]r'?s?|co-?advis[oe]r'?s?|supervisor'?s?|professor'?s?|prof\.?|dr\.?|committee|member'?s?|chair(?:person|man)?'?s?|reader|examiner|person|english|korean|printed|signature|signed|title|degree|here|of|and|candidate'?s?|co-?author'?s?|firstname|lastname|surname|forename|name|names|nam|n\/?a|none|tbd|tba|xxx+|placeholder|insert|enter|type|write|fill|in|print|date|no\.?|number|\d+|[ivx]+|[a-d])[\s.:,()/-]*)+$/iu;
const EN_CORE =
  /name|advis|supervis|professor|author|member|chair|signature|tbd|tba|n\/?a|none|xxx|insert|placeholder|student|candidate|examiner|reader/iu;

/**
 * A form's filler where a name belongs: ○○○, 홍○○, ____, 교수님, 김교수, Name1, "Your Name", 성명. 홍길동 is none: sample files use it
 * as a name. Empty text counts as one.
 */
export function isPlaceholder(text: string): boolean {
  const plain = plainText(text).replace(/^[\s([<{「『《〈"']+|[\s)\]>}」』》〉"':：]+$/gu, '');
  if (plain === '') return true;
  const dense = plain.replace(/\s+/gu, '');
  if (!/\p{L}|\p{N}/u.test(dense)) return true;
  if (isMasked(dense)) return true;
  if (FORM_WORDS.has(dense)) return true;
  if (/^[가-힣]{1,2}(?:교수|박사|선생|위원)님?$/u.test(dense)) return isSurnameWithTitle(dense);
  if (/^(?:이름|성명|저자|교수|위원)\d{0,2}$/u.test(dense)) return true;
  return isEnglishFiller(plain);
}

/** 홍○○, ○○○, OOO, 김OO, XXX: circles or letters in their place. A dot or an asterisk after a name is a mark, not a mask. */
function isMasked(dense: string): boolean {
  if (/^[○〇◯●◎☐□△ㅇ]+$/u.test(dense) || /^[oO0]{2,}$/u.test(dense) || /^[xX×]{2,}$/u.test(dense))
    return true;
  if (/[○〇◯●◎☐□ㅇ]{2,}|[가-힣][○〇◯●◎☐□][가-힣]?/u.test(dense)) return true;
  if (/^[가-힣]{1,2}(?:[oO0]{2,}|[xX×]{2,}|_+)(?:교수|박사|님|씨)*$/u.test(dense)) return true;
  if (/^[가-힣]\*+[가-힣]?$/u.test(dense)) return true;
  const masks = [...dense].filter((ch) => CIRCLES.test(ch) && !/[xX.]/u.test(ch)).length;
  return masks >= 2 && masks >= [...dense].length - 1;
}

/** 김교수, 남궁교수님: a family name and a title are no name. 이교수 is never a person called 교수. */
function isSurnameWithTitle(dense: string): boolean {
  const head = dense.replace(/(?:교수|박사|선생|위원)님?$/u, '');
  return head.length === 0 || SURNAMES.has(head);
}

function isEnglishFiller(plain: string): boolean {
  if (!/^[\p{Script=Latin}\p{N}\s.,:'()/_-]+$/u.test(plain)) return false;
  const text = plain.replace(/_+/gu, ' ').trim();
  if (text === '') return true;
  const spaced = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ');
  return EN_CORE.test(spaced) && EN_FORM.test(spaced);
}
