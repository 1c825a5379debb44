import { describe, expect, it } from 'vitest';
import { isPlaceholder, looksLikeName, stripParticles } from '../../../src/main/engine/names/index';

const list = (text: string): string[] => text.split('|').map((s) => s.trim());

describe('isPlaceholder', () => {
  it.each([
    ...list(
      '○○○|OOO|ooo|○ ○ ○|◯◯◯|홍○○|홍길○|김OO|김**|이□□|XXX|○○○ 교수|____|........|-|교수님|교수|김교수|이교수|이 교수님|남궁교수|박사님',
    ),
    ...list(
      '성명|이름|저자|저자1|지도교수|심사위원|(인)|서명|미정|Name1|Name 2|Your Name|First Professor Name|Advisor Name|Professor Advisor Name|Name of Supervisor',
    ),
    ...list("Advisor's Name|Student Name|Author Name|Committee Member|FirstName LastName|Chair|N/A|TBD|name"),
    '',
    '   ',
  ])('“%s” is filler', (text) => expect(isPlaceholder(text)).toBe(true));

  it.each(
    list('홍길동|김철수|김교|이원교|이준*|홍길동*|Gil-Dong Hong|Kim, C. S.|O. Kwon|Sen He|이름|Xu X').filter(
      (s) => s !== '이름',
    ),
  )('“%s” is none', (text) => expect(isPlaceholder(text)).toBe(false));
});

describe('looksLikeName', () => {
  it.each(
    list(
      '홍길동|홍 길 동|홍 지수|김철수|이상호|박민수 교수|남궁민수|황보영|제갈민|정하은|이서연|최승현|강지우|백승호|류연규|어윤적|이동한|박진한|김하나|이상은|이하은',
    ),
  )('%s is likely', (name) => {
    const look = looksLikeName(name);
    expect(look.ok).toBe(true);
  });

  it('scores the usual above the unusual', () => {
    expect(looksLikeName('홍길동').score).toBeGreaterThanOrEqual(0.9);
    expect(looksLikeName('남궁민수').score).toBeGreaterThanOrEqual(0.9);
    expect(looksLikeName('이준').score).toBeLessThan(looksLikeName('이준호').score);
    expect(looksLikeName('센허').score).toBeLessThan(0.5);
    expect(looksLikeName('타오샹').ok).toBe(true);
    expect(looksLikeName('친유 린').ok).toBe(true);
    expect(looksLikeName('이동은').score).toBeLessThan(0.5);
  });

  it.each(
    list(
      '이 론|위 원 장|성  명|교수|위원장|지도교수|대학원|학과|요약|서론|연구|논문|결론|감사의 글|참고문헌|한국대학교|전자공학과|서울대학교|연구소|이론|이용할|정보를|하였다|공학박사|주요어|국문초록|경영학과|심사위원회|이라고 하는|가나다라마바사아자차카',
    ),
  )('%s is refused', (text) => expect(looksLikeName(text).ok).toBe(false));

  it.each(
    list(
      "Gil-Dong Hong|Hong, Gil-Dong|HONG Gildong|G. D. Hong|GD Hong|Hong GD|Juseon-Do|In Ho Kim|An Nguyen|Ludwig van Beethoven|Maria de la Cruz|Patrick O'Connell|J.-C. Dupont|Yu.A. Ivanov|Md. Rahman|John Smith Jr.|Jeff Dean|Sen He|Tao Xiang|Ana Marasović|So Young Lee|Ŏ Yun-jŏk|Gil-Dong Hong, Ph.D.",
    ),
  )('%s may be a name', (text) => expect(looksLikeName(text).ok).toBe(true));

  it.each(
    list(
      'Seoul National University|Department of Physics|Seoul, Korea|Republic of Korea|New York|San Francisco|IEEE Transactions|Abstract|Introduction|Received January|Nature Communications|hong@example.com|https://example.org|Gildong 2 Hong|Figure Caption|of the model|Machine Learning|Corresponding author|Future Work|Doctor of Philosophy|Thesis Committee|All Rights Reserved|Data Availability Statement|Intellectual Property Office|Hong',
    ),
  )('%s is refused', (text) => expect(looksLikeName(text).ok).toBe(false));

  it('holds to one script when told', () => {
    expect(looksLikeName('홍길동', { script: 'latin' }).ok).toBe(false);
    expect(looksLikeName('Gil-Dong Hong', { script: 'hangul' }).ok).toBe(false);
    expect(looksLikeName('홍길동', { script: 'hangul' }).ok).toBe(true);
  });

  it('lets a word that is also a name pass where a form says so', () => {
    expect(looksLikeName('이진').ok).toBe(false);
    expect(looksLikeName('이진', { labelled: true }).ok).toBe(true);
    expect(looksLikeName('교수', { labelled: true }).ok).toBe(false);
    expect(looksLikeName('논문', { labelled: true }).ok).toBe(false);
  });

  it('reads names in two scripts and in Hanja', () => {
    expect(looksLikeName('홍길동 (Gil-Dong Hong)').ok).toBe(true);
    expect(looksLikeName('홍길동(洪吉童)').ok).toBe(true);
    expect(looksLikeName('洪吉童').ok).toBe(true);
    expect(looksLikeName('홍吉동').ok).toBe(false);
    expect(looksLikeName('論文').ok).toBe(false);
  });
});

describe('stripParticles', () => {
  it.each([
    ['홍길동의', '홍길동'],
    ['홍길동은', '홍길동'],
    ['홍길동과', '홍길동'],
    ['홍길동이', '홍길동'],
    ['김철수와', '김철수'],
    ['김철수는', '김철수'],
    ['김철수가', '김철수'],
    ['김철수에게', '김철수'],
    ['김철수님께', '김철수님'],
    ['김철수 교수님께', '김철수 교수님'],
    ['남궁민수의', '남궁민수'],
    ['이가은', '이가은'],
    ['박가을', '박가을'],
    ['홍길동', '홍길동'],
    ['김민과', '김민과'],
    ['김철수은', '김철수은'],
    ['Gil-Dong Hong', 'Gil-Dong Hong'],
  ])('%s → %s', (text, name) => expect(stripParticles(text)).toBe(name));
});
