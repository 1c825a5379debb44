import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, matchNames, normalizeName } from '../../../src/main/engine/names/index';

describe('cleanName keeps the printed spelling and drops what is no name', () => {
  it.each([
    ['홍길동 교수', '홍길동'],
    ['홍길동교수님', '홍길동'],
    ['홍 길 동 교수', '홍 길 동'],
    ['김철수 지도교수', '김철수'],
    ['김철수 명예교수님', '김철수'],
    ['박사 김철수', '김철수'],
    ['지도교수 : 김철수', '김철수'],
    ['위 원 장 이 상 호 (인)', '이 상 호'],
    ['이상호 (서명)', '이상호'],
    ['이상호 印', '이상호'],
    ['김철수(교신저자)', '김철수'],
    ['김철수 (제1저자)', '김철수'],
    ['김철수 박사과정', '김철수'],
    ['김철수*', '김철수'],
    ['김철수†‡', '김철수'],
    ['김철수1)', '김철수'],
    ['김철수1,2,*', '김철수'],
    ['김철수¹⁾', '김철수'],
    ['1) 김철수', '김철수'],
    ['·김철수,', '김철수'],
    ['이성', '이성'],
    ['김교수', '김교수'],
    ['이원장', '이원장'],
    ['Prof. Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Professor Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Associate Professor Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Dr. Gil-Dong Hong, Ph.D.', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, PhD', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, M.D., Ph.D.', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, Member, IEEE', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, Senior Member, IEEE', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, Student Member, IEEE', 'Gil-Dong Hong'],
    ['Gil-Dong Hong, Fellow, IEEE', 'Gil-Dong Hong'],
    ['Gil-Dong Hong (Advisor)', 'Gil-Dong Hong'],
    ['and Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Gil-Dong Hong1,2,*', 'Gil-Dong Hong'],
    ['Gil-Dong Hong a,b', 'Gil-Dong Hong'],
    ['Gil-Dong Hong <hong@example.com>', 'Gil-Dong Hong'],
    ['Bojesen S5,6,7', 'Bojesen S'],
    ['Battram T1,2*', 'Battram T'],
    ['Guida F 8', 'Guida F'],
    ['Md. Rahman', 'Md. Rahman'],
    ['Madonna Drake', 'Madonna Drake'],
    ['Drake, John', 'Drake, John'],
    ['Profeta, Anna', 'Profeta, Anna'],
    ['Anderson Byrd', 'Anderson Byrd'],
    ['De Souza MS', 'De Souza MS'],
    ['Hong, MD', 'Hong, MD'],
    ['John Smith.', 'John Smith'],
    ['John Smith Jr.', 'John Smith Jr.'],
    ['Hong G.', 'Hong G.'],
    ['Advisor: Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Dr.Gil-Dong Hong', 'Gil-Dong Hong'],
    ['Hong, G. D.', 'Hong, G. D.'],
    ["Patrick O'Hare*", "Patrick O'Hare"],
    ['HONG Gildong', 'HONG Gildong'],
    ['한빛대학교 토목공학과 교수 홍길동', '홍길동'],
    ['한국하천연구원 책임연구원 홍길동 (인)', '홍길동'],
    ['한빛대학교 홍길동', '한빛대학교 홍길동'],
  ])('%s → %s', (raw, cleaned) => expect(cleanName(raw)).toBe(cleaned));

  it('is idempotent', () => {
    fc.assert(
      fc.property(nameText(), (raw) => {
        const once = cleanName(raw);
        expect(cleanName(once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });
});

describe('normalizeName', () => {
  const form = (raw: string): unknown[] => {
    const f = normalizeName(raw);
    return [f.script, f.nameKo ?? f.nameEn, f.normalized, f.surname, f.completeness];
  };

  it.each([
    ['홍길동', 'hangul', '홍길동', '홍길동', '홍', 'full'],
    ['홍 길 동', 'hangul', '홍길동', '홍길동', '홍', 'full'],
    ['홍\u200b길\u00a0동', 'hangul', '홍길동', '홍길동', '홍', 'full'],
    ['홍길동'.normalize('NFD'), 'hangul', '홍길동', '홍길동', '홍', 'full'],
    ['박 민수', 'hangul', '박민수', '박민수', '박', 'full'],
    ['민수 박', 'hangul', '박민수', '박민수', '박', 'full'],
    ['남궁 민수', 'hangul', '남궁민수', '남궁민수', '남궁', 'full'],
    ['황보영', 'hangul', '황보영', '황보영', '황보', 'full'],
    ['친유 린', 'hangul', '친유 린', '친유린', null, 'partial'],
    ['洪吉童', 'hanja', '홍길동', '洪吉童', '홍', 'full'],
    ['홍吉동', 'mixed', null, '홍吉동', null, 'partial'],
    ['홍길동(洪吉童)', 'mixed', '홍길동', '홍길동', '홍', 'full'],
    ['Gil-Dong Hong', 'latin', 'Gil-Dong Hong', 'gildong hong', 'Hong', 'full'],
    ['HONG GILDONG', 'latin', 'Gildong Hong', 'gildong hong', 'Hong', 'full'],
    ['Hong, Gil-Dong', 'latin', 'Gil-Dong Hong', 'gildong hong', 'Hong', 'full'],
    ['LEE Jae-Hun', 'latin', 'Jae-Hun Lee', 'jaehun lee', 'Lee', 'full'],
    ['Juseon-Do', 'latin', 'Juseon Do', 'juseon do', 'Do', 'full'],
    ['Hong, G.D.', 'latin', 'G. D. Hong', 'g.d. hong', 'Hong', 'initials'],
    ['GD Hong', 'latin', 'G. D. Hong', 'g.d. hong', 'Hong', 'initials'],
    ['Hong GD', 'latin', 'G. D. Hong', 'g.d. hong', 'Hong', 'initials'],
    ['KIM JY', 'latin', 'J. Y. Kim', 'j.y. kim', 'Kim', 'initials'],
    ['LEE SU JIN', 'latin', 'Su Jin Lee', 'sujin lee', 'Lee', 'full'],
    ['J.-C. Dupont', 'latin', 'J. C. Dupont', 'j.c. dupont', 'Dupont', 'initials'],
    ['Yu.A. Ivanov', 'latin', 'Yu. A. Ivanov', 'yu.a. ivanov', 'Ivanov', 'initials'],
    ['van der Berg JH', 'latin', 'J. H. van der Berg', 'j.h. vanderberg', 'van der Berg', 'initials'],
    ['Ludwig van Beethoven', 'latin', 'Ludwig van Beethoven', 'ludwig vanbeethoven', 'van Beethoven', 'full'],
    ['Maria de la Cruz', 'latin', 'Maria de la Cruz', 'maria delacruz', 'de la Cruz', 'full'],
    ['John Smith Jr.', 'latin', 'John Smith', 'john smith', 'Smith', 'full'],
    ['Martin Luther King, Jr.', 'latin', 'Martin Luther King', 'martinluther king', 'King', 'full'],
    ['Robert Miller III', 'latin', 'Robert Miller', 'robert miller', 'Miller', 'full'],
    ['Md. Rahman', 'latin', 'Md. Rahman', 'md rahman', 'Rahman', 'full'],
    ['XU Wei', 'latin', 'Wei Xu', 'wei xu', 'Xu', 'full'],
    ['O. Kwon', 'latin', 'O. Kwon', 'o. kwon', 'Kwon', 'initials'],
    ['Ŏ Yun-jŏk', 'latin', 'Yun-jŏk Ŏ', 'yunjok o', 'Ŏ', 'full'],
    ['Gildong', 'latin', 'Gildong', 'gildong', null, 'partial'],
  ])('%s', (raw, ...expected) => expect(form(raw)).toEqual(expected));

  it('keeps both orders where either end may be the family name', () => {
    for (const raw of ['Jung Min', 'Yoo Jin Han']) expect(normalizeName(raw).ambiguousOrder).toBe(true);
    for (const raw of ['Jun Ho Kim', 'Jin Woo Lee', 'Kim Chul Soo', 'Min-Jung Park'])
      expect(normalizeName(raw).ambiguousOrder).toBe(false);
  });

  it('keeps both splits of a compound family name', () => {
    expect(normalizeName('황보영').hangulReadings.map((r) => `${r.family}+${r.given}`)).toEqual([
      '황보+영',
      '황+보영',
    ]);
  });

  it('prints initials', () => {
    expect(normalizeName('Gil-Dong Hong').initials).toBe('G. D. Hong');
    expect(normalizeName('Hong, G.D.').initials).toBe('G. D. Hong');
    expect(normalizeName('홍길동').initials).toBeNull();
  });

  it('is stable: what it shows reads as the same name again', () => {
    fc.assert(
      fc.property(nameText(), (raw) => {
        const form = normalizeName(raw);
        const again = normalizeName(form.display);
        expect(again.normalized).toBe(form.normalized);
        expect(again.display).toBe(form.display);
      }),
      { numRuns: 400 },
    );
  });

  it('takes Roman numerals for no Latin name, alone and beside other letters', () => {
    for (const text of ['Ⅰ', 'Ⅱ.', 'Ⅻ, Ⅳ'])
      expect(normalizeName(text)).toMatchObject({ script: 'other', nameEn: null });
    for (const text of ['김철수Ⅰ', '金哲洙 Ⅱ', 'Ⅲ 김', 'Kim Ⅱ', 'Ⅰ Ⅱ Kim'])
      expect(() => normalizeName(text)).not.toThrow();
  });

  it('takes any text without failing and never adds letters of another script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (raw) => {
        const form = normalizeName(raw);
        if (form.script === 'latin') expect(form.nameKo).toBeNull();
        if (form.script === 'hangul') expect(form.nameEn).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe('matching', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(nameText(), nameText(), fc.boolean(), fc.boolean(), (x, y, samePaper, sameEmail) => {
        const [a, b] = [normalizeName(x), normalizeName(y)];
        expect(matchNames(a, b, { samePaper, sameEmail })).toEqual(
          matchNames(b, a, { samePaper, sameEmail }),
        );
      }),
      { numRuns: 600 },
    );
  });

  it('calls a full name the same as itself, and initials never', () => {
    fc.assert(
      fc.property(nameText(), (raw) => {
        const form = normalizeName(raw);
        const { verdict } = matchNames(form, form);
        if (form.completeness === 'full') expect(verdict).toBe('same');
        if (form.completeness === 'initials') expect(verdict).toBe('possible');
      }),
      { numRuns: 400 },
    );
  });
});

/** Names as they are printed: parts that fit together and parts that do not, with marks and titles. */
function nameText(): fc.Arbitrary<string> {
  const family = fc.constantFrom('김', '이', '홍', '남궁', '류', '유', '센', '황');
  const syllable = fc.constantFrom('길', '동', '민', '수', '영', '빛', '허', '보', '은');
  const hangul = fc
    .tuple(family, fc.array(syllable, { minLength: 1, maxLength: 3 }), fc.constantFrom('', ' '))
    .map(([f, s, gap]) => [f, ...s].join(gap));
  const latinFamily = fc.constantFrom(
    'Kim',
    'HONG',
    'Lee',
    'van der Berg',
    'Zhang',
    "O'Connell",
    'Jung',
    'Smith',
    'O',
    'Min',
  );
  const latinGiven = fc.constantFrom(
    'Gil-Dong',
    'Gildong',
    'G. D.',
    'GD',
    'Min',
    'Young-Soo',
    'John A.',
    'Yu.A.',
    'MIN',
    'Yun-jŏk',
    'J',
  );
  const latin = fc
    .tuple(latinFamily, latinGiven, fc.constantFrom('given', 'family', 'comma'))
    .map(([f, g, order]) =>
      order === 'given' ? `${g} ${f}` : order === 'family' ? `${f} ${g}` : `${f}, ${g}`,
    );
  const tail = fc.constantFrom('', '', '*', '1,2', ' 교수', ', Ph.D.', '1)', ' (인)');
  return fc.tuple(fc.oneof(hangul, latin), tail).map(([name, t]) => name + t);
}
