import { describe, expect, it } from 'vitest';
import { judgeText } from '../../../src/main/engine/readers/usable';

const KOREAN =
  '본 논문에서는 앱 기반의 콘텐츠 저작 시스템에서 화면 밝기 조절을 통한 에너지 관리 기법을 제안한다. 실험 결과 유틸리티를 최대화함을 확인하였다.';
const ENGLISH =
  'In this paper we propose a new method that maximises the overall utility according to the remaining energy budget by using dynamic programming.';
const judge = (text: string) =>
  judgeText(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((t) => ({ text: t })),
  );
/** As a font without a ToUnicode table shows it: every letter moved by the same distance. */
const shift = (text: string, by: number): string =>
  [...text].map((c) => (/\s/.test(c) ? c : String.fromCodePoint((c.codePointAt(0) ?? 0) + by))).join('');

describe('judgeText', () => {
  it.each([
    ['Korean prose', KOREAN],
    ['English prose', ENGLISH],
    [
      'French and German names',
      'Émile Müller, François Lévêque, Jürgen Höß, José Ángel Núñez, Søren Ågård, Zoë Šimková',
    ],
    ['Hanja', '審査委員長 金道賢 審査委員 李새벽 博士學位論文을 提出함'],
    ['a contents page', `목차 제 1 장 서론 ${'· '.repeat(300)} 1 제 2 장 본론 ${'.'.repeat(500)} 12`],
    [
      'a table of numbers',
      '표 3. 측정값 0.99 12.5% (3.1) -4.2 | 0.88 13.5% (2.9) -4.1 | 0.78 [1.2, 3.4] {a}',
    ],
    [
      'formulas in private-use codes',
      `지배방정식은 앞서 언급하였던 일차원 보의 처짐 ${'\uE034\uE045\uE0A1 '.repeat(6)} ${KOREAN}`,
    ],
    ['Greek and mathematics', `α + β = γ, ∑ x² ≤ ε and ∀ 𝑥 ∈ 𝑋 holds, ${ENGLISH}`],
  ])('takes %s', (_, text) => expect(judge(text)).toBeUndefined());

  it('finds the one syllable whose glyph is mapped to a Western letter; names and units with such letters stand', () => {
    expect(judge(`한빛대Þ교 대Þ원 컴퓨터공Þ과 서Ý람의 공Þ박사 Þ위논문을 인준함 ${KOREAN}`)).toBe(
      'wrong_glyphs',
    );
    expect(judge(`Poincaré의 정리와 Rényi엔트로피, Émile의 10Å이하 Ø20 단위 ${KOREAN}`)).toBeUndefined();
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a page number', '- 12 -', 'too_short'],
    ['a private-use font', shift('abcdefghijklmnopqrstuvwxyz', 0xe000), 'private_use'],
    ['replacement characters', '김\uFFFD\uFFFD 교수 \uFFFD\uFFFD\uFFFD 위원장 논문', 'replacement'],
    ['control characters', [...ENGLISH].map((c, i) => (i % 5 ? c : '\u0003')).join(''), 'replacement'],
    [
      'EUC-KR bytes taken for Latin-1',
      '½É»çÀ§¿ø ±èµµÇö ±³¼ö À§¿øÀå ÀÌ»õº® ¹Ú»çÇÐÀ§³í¹®À» Á¦ÃâÇÔ ÇÑºû´ëÇÐ±³ ´ëÇÐ¿ø',
      'mojibake',
    ],
    ['Hangul under other codes', shift(KOREAN, 37), 'rare_hangul'],
    ['English under other codes', shift(ENGLISH, -29), 'shifted_codes'],
    ['glyph numbers in many scripts', shift(ENGLISH, 0x0d00), 'odd_scripts'],
    [
      'OCR of another language',
      'ㅣㅗ 김ㅏ ㅐㅂ 도 ㄴㅇ현 ㅁㅁ 교수 ㅣㅣ 위원ㅈ 대학ㅛ ㅠㅗ 논문 가나다라마바사아자차카타파하 학위 박사',
      'ocr_noise',
    ],
  ])('refuses %s', (_, text, why) => expect(judge(text)).toBe(why));
});
