/** Phrases of forms nobody has filled in. One may be left over in a real paper; two make a form. */
const PROMPTS = [
  /입력해\s*주세요|입력하세요|기재(?:해\s*주세요|하세요|하십시오)/u,
  /이곳을\s*클릭|클릭하여|여기에\s*(?:입력|작성)/u,
  /0{4}\s*년\s*0{1,2}\s*월|20[○〇ox]{2}\s*[.년]/iu,
  /역할\s*1|이름\s*1|항목\s*1|내용\s*1/u,
  /○{3}|〇{3}|◯{3}/u,
  /\[(?:insert|enter|your)[^\]]*\]|click (?:here|or tap) to enter|lorem ipsum/iu,
];
/** Names that samples are filled with. In a filled-in document they are names like any other: somebody is called so. */
const SAMPLE_NAMES = new Set([
  '홍길동',
  '고길동',
  '홍길순',
  '김철수',
  '이영희',
  '김영희',
  '아무개',
  '홍두깨',
  'JohnDoe',
  'JaneDoe',
  'GildongHong',
]);

/** Is this text an unfilled form? */
export function isTemplate(text: string): boolean {
  return PROMPTS.filter((p) => p.test(text)).length >= 2;
}

export function isSampleName(name: string): boolean {
  return SAMPLE_NAMES.has(name.replace(/[\s-]+/gu, ''));
}
