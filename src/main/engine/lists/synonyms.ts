import type { ApplicantField, EvaluatorField } from '../domain/conflicts';

/**
 * What headers are called in the lists Korean universities send around, without spaces, brackets and punctuation, lower-case. The first
 * pattern that fits decides; a field stands before a more general one (영문 성명 before 성명).
 */
type Patterns<F> = readonly (readonly [F, RegExp])[];

export const EVALUATOR_HEADERS: Patterns<EvaluatorField> = [
  ['email', /이메일|전자우편|메일주소|^메일$|e?mail/u],
  ['advisor', /지도교수|advis[eo]r|supervisor/u],
  [
    'nameEn',
    /(?:영문|영어|로마자|english|latin|roman)(?:성명|이름|성함|표기|name)?|(?:성명|이름|성함|name)(?:영문|영어|english|en|eng)$|^nameinenglish$/u,
  ],
  [
    'nameKo',
    /(?:한글|국문|한국어|korean|hangul)(?:성명|이름|성함|표기|name)?|(?:성명|이름|성함|name)(?:한글|국문|korean|ko|kor)$/u,
  ],
  ['department', /학과|학부|부서|전공|세부분야|department|^dept|division|major|faculty/u],
  [
    'affiliation',
    /소속|기관|대학|학교|직장|근무처|affiliation|institution|institute|university|organi[sz]ation|employer|company/u,
  ],
  [
    'name',
    /성명|이름|성함|^위원$|위원명|평가위원|심사위원|평가자|심사자|^교수$|교수명|name|evaluator|reviewer|referee|examiner/u,
  ],
];

export const APPLICANT_HEADERS: Patterns<ApplicantField> = [
  [
    'externalId',
    /지원번호|접수번호|수험번호|응시번호|관리번호|^번호$|applic(?:ation|ant)(?:no|number|id)|receipt|^id$|^no$/u,
  ],
  ['nameEn', EVALUATOR_HEADERS[2]![1]],
  ['position', /모집|채용|지원분야|지원학과|초빙|분야|직위|학과|학부|전공|position|field|department/u],
  ['name', /성명|이름|성함|지원자|응시자|name|applicant|candidate/u],
];

/** Headers of columns that hold nothing of ours, although a word in them might say so (연락처, 소속 전화). */
const NOTHING =
  /전화|연락처|휴대|핸드폰|팩스|주소$|비고|생년|성별|직급|직위|phone|mobile|fax|address|remark|note|birth|gender|^연번$|^순번$|순위/u;

export function headerKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Field a header names; null for none. A long sentence is no header. */
export function fieldOfHeader<F>(text: string, patterns: Patterns<F>): F | null {
  const key = headerKey(text);
  if (key === '' || key.length > 24) return null;
  const mail = /메일|mail|전자우편/u.test(key);
  const post = patterns.some(([field]) => (field as string) === 'position');
  if (!mail && NOTHING.test(key) && !(post && /직위/u.test(key))) return null;
  return patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}
