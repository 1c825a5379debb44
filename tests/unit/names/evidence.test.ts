import { describe, expect, it } from 'vitest';
import {
  createNameIndex,
  createSelfMatcher,
  hanjaToHangulName,
  isRomanisationOf,
  jamoDistance,
  matchNames,
  normalizeName,
  romanisations,
  type MatchEvidence,
} from '../../../src/main/engine/names/index';

const match = (a: string, b: string, evidence?: MatchEvidence): string => {
  const { verdict, reason } = matchNames(normalizeName(a), normalizeName(b), evidence);
  return `${verdict}:${reason}`;
};

describe('evidence beside the names', () => {
  it('lets full initials count with a common paper, a paired byline or a contact', () => {
    expect(match('홍길동', 'Hong, G.D.')).toBe('possible:initials');
    expect(match('홍길동', 'Hong, G.D.', { samePaper: true })).toBe('same:initials_with_evidence');
    expect(match('홍길동', 'Hong, G.D.', { pairedByline: true })).toBe('same:initials_with_evidence');
    expect(match('홍길동', 'Hong, G.D.', { sameEmail: true })).toBe('same:initials_with_evidence');
    expect(match('Gil-Dong Hong', 'G. D. Hong', { samePaper: true })).toBe('same:initials_with_evidence');
  });

  it('never lets an affiliation confirm initials', () => {
    expect(match('홍길동', 'Hong, G.D.', { sameAffiliation: true })).toBe('possible:initials');
    expect(match('Tao Zhang', 'T. Zhang', { sameAffiliation: true })).toBe('possible:initials');
  });

  it('never lets a common paper confirm one initial, or initials on both sides', () => {
    expect(match('Tao Zhang', 'T. Zhang', { samePaper: true })).toBe('possible:initials');
    expect(match('홍길동', 'G. Hong', { samePaper: true })).toBe('possible:initials');
    expect(match('G. D. Hong', 'G. D. Hong', { samePaper: true })).toBe('possible:initials');
  });

  it('settles an unclear spelling', () => {
    expect(match('김승훈', 'Sung-Hoon Kim')).toBe('possible:romanised_unclear');
    expect(match('김승훈', 'Sung-Hoon Kim', { sameAffiliation: true })).toBe('possible:romanised_unclear');
    expect(match('김승훈', 'Sung-Hoon Kim', { pairedByline: true })).toBe('same:romanised_with_evidence');
    expect(match('정민', 'Jung Min', { samePaper: true })).toBe('same:romanised_with_evidence');
    expect(match('류연규', '유연규', { sameEmail: true })).toBe('same:order_or_dueum');
    expect(match('Gildong Hong', 'Kil-Dong Hong', { sameOrcid: true })).toBe('same:similar_spelling');
  });

  it('asks a person where the names contradict the evidence', () => {
    expect(match('센허', 'Sen He', { pairedByline: true })).toBe('possible:same_contact_other_name');
    expect(match('홍길동', 'Chul-Soo Kim', { sameEmail: true })).toBe('possible:same_contact_other_name');
    expect(match('홍길동', 'Chul-Soo Kim', { samePaper: true })).toBe('different:other_name');
  });

  it('does not merge namesakes of different affiliations', () => {
    expect(match('김영숙', '김영숙')).toBe('same:identical');
    expect(match('김영숙', '김영숙', { sameAffiliation: false })).toBe('possible:other_affiliation');
    expect(match('홍길동', 'Gil-Dong Hong', { sameAffiliation: false })).toBe('possible:other_affiliation');
    expect(match('김영숙', '김영숙', { sameAffiliation: false, sameEmail: true })).toBe('same:identical');
  });

  it('remembers a dismissed pair against all evidence', () => {
    expect(match('홍길동', '홍길동', { dismissed: true, sameEmail: true, samePaper: true })).toBe(
      'different:dismissed',
    );
  });

  it('gives its reason in both languages', () => {
    const result = matchNames(normalizeName('홍길동'), normalizeName('Hong, G.D.'));
    expect(result.ko).toMatch(/니다\.$/u);
    expect(result.en).toMatch(/\.$/u);
  });
});

describe('romanisation', () => {
  it.each([
    ['Gil-Dong Hong', '홍길동', 'full'],
    ['Hong Gildong', '홍길동', 'full'],
    ['HONG Kil Tong', '홍길동', 'full'],
    ['Hong Kil-tong', '홍길동', 'full'],
    ['Ŏ Yun-jŏk', '어윤적', 'full'],
    ['O Yun-jok', '어윤적', 'full'],
    ['Kim Sŏng-hun', '김성훈', 'full'],
    ['Yi Sang-ho', '이상호', 'full'],
    ['Ch’oe Yŏng-ho', '최영호', 'full'],
    ['Yeon-Gyu Yoo', '류연규', 'full'],
    ['Byeong-Ryeol Im', '림병렬', 'full'],
    ['Bitnara Moon', '문빛나라', 'full'],
    ['Young Hwangbo', '황보영', 'full'],
    ['Bo-Young Hwang', '황보영', 'full'],
    ['Min Jung', '정민', 'full'],
    ['Jung Min', '정민', 'full'],
    ['Hong, G.D.', '홍길동', 'initials'],
    ['GD Hong', '홍길동', 'initials'],
    ['G. Hong', '홍길동', 'initials'],
    ['Y. H. Choi', '최영호', 'initials'],
    ['Seung-Ho Park', '백승호', 'no'],
    ['S. H. Park', '백승호', 'no'],
    ['Gil-Sun Hong', '홍길동', 'no'],
    ['D. G. Hong', '홍길동', 'no'],
    ['G. D. S. Hong', '홍길동', 'no'],
    ['John Smith', '홍길동', 'no'],
    ['', '홍길동', 'no'],
    ['Gil-Dong Hong', '', 'no'],
  ])('%s of %s: %s', (latin, hangul, expected) => expect(isRomanisationOf(latin, hangul)).toBe(expected));

  it('suggests spellings that read back as the name', () => {
    for (const name of ['홍길동', '남궁민수', '최영호', '이상호', '문빛나라']) {
      const all = romanisations(name);
      expect(all.length).toBeGreaterThan(1);
      expect(all.length).toBeLessThanOrEqual(12);
      for (const latin of all) expect(isRomanisationOf(latin, name)).toBe('full');
    }
    expect(romanisations('홍길동', 1)).toEqual(['Gil-Dong Hong']);
    expect(romanisations('센허')).toEqual([]);
  });
});

describe('jamoDistance', () => {
  it.each([
    ['홍길동', '홍길동', 0],
    ['홍길동', '홍갈동', 1],
    ['홍길동', '홍길돈', 1],
    ['홍길동', '홍기동', 1],
    ['홍길동', '흥길등', 2],
    ['홍길동', '홍길', 3],
    ['각', '가', 1],
    ['가나', '간아', 2],
    ['홍길동'.normalize('NFD'), '홍길동', 0],
    ['', '가', 2],
  ])('%s, %s: %i', (a, b, n) => {
    expect(jamoDistance(a, b)).toBe(n);
    expect(jamoDistance(b, a)).toBe(n);
  });
});

describe('Hanja', () => {
  it.each([
    ['洪吉童', '홍길동'],
    ['金哲秀', '김철수'],
    ['南宮民秀', '남궁민수'],
    ['李鎬', '이호'],
    ['安重根', '안중근'],
    ['論文', null],
    ['指導敎授', null],
    ['金', null],
  ])('%s → %s', (hanja, hangul) => expect(hanjaToHangulName(hanja)).toBe(hangul));

  it('knows second readings', () => {
    expect(match('柳寬順', '유관순')).toBe('same:hanja_reading');
    expect(match('柳寬順', '류관순')).toBe('possible:hanja_reading');
    expect(match('洪吉童', 'Gil-Dong Hong')).toBe('possible:romanised_unclear');
  });
});

describe('self', () => {
  const self = createSelfMatcher(['홍길동']);

  it.each([
    '홍길동',
    '홍 길 동',
    '홍길동*',
    '홍길동 박사',
    '洪吉童',
    'Gil-Dong Hong',
    'Gildong HONG',
    'Hong, Gil-Dong',
    'Kil-Dong Hong',
    '홍길동(Gil-Dong Hong)',
  ])('%s is the applicant', (raw) => expect(self(raw)).toBe('same'));
  it.each(['Hong, G.D.', 'GD Hong', 'G. Hong', 'Gil Hong'])('%s may be', (raw) =>
    expect(self(raw)).toBe('possible'),
  );
  it.each(['홍길순', 'Gil-Sun Hong', 'G. D. Kim', '김길동', 'Smith, John', ''])('%s is not', (raw) =>
    expect(self(raw)).toBe('different'),
  );

  it('uses aliases and every name given', () => {
    expect(self('G. D. Hong', ['홍길동'])).toBe('same');
    expect(createSelfMatcher(['Gil-Dong Hong', '홍길동'])('GilDong Hong')).toBe('same');
    expect(createSelfMatcher([])('홍길동')).toBe('different');
    expect(createSelfMatcher([''])('')).toBe('different');
  });

  it('takes a usual spelling in the applicant’s own papers even where it could mean another syllable', () => {
    expect(createSelfMatcher(['김승훈'])('Sung-Hoon Kim')).toBe('same');
    expect(createSelfMatcher(['정민'])('Jung Min')).toBe('same');
    expect(createSelfMatcher(['유연규'])('류연규')).toBe('possible');
  });
});

describe('createNameIndex', () => {
  const names = [
    '홍길동',
    'Gil-Dong Hong',
    'G. D. Hong',
    '김철수',
    'Chul-Soo Kim',
    '유연규',
    '류연규',
    'Yeon-Kyu Ryu',
    'John Smith',
    '타오샹',
  ];
  const index = createNameIndex(names.map(normalizeName));
  const find = (raw: string): string[] =>
    index.find(normalizeName(raw)).map((hit) => `${names[hit.index] ?? ''} ${hit.match.verdict}`);

  it('finds what comparing with all would find', () => {
    for (const raw of names) {
      const all = names.filter(
        (n) => matchNames(normalizeName(raw), normalizeName(n)).verdict !== 'different',
      );
      expect(index.find(normalizeName(raw)).map((hit) => names[hit.index])).toEqual(all);
    }
    expect(find('Hong, Gildong')).toEqual(['홍길동 same', 'Gil-Dong Hong same', 'G. D. Hong possible']);
  });

  it('is certain of no Hangul name where two claim one Latin form', () => {
    expect(match('Yeon-Kyu Ryu', '류연규')).toBe('same:romanised');
    expect(find('Yeon-Kyu Ryu').filter((hit) => hit.includes('연규'))).toEqual([
      '유연규 possible',
      '류연규 possible',
    ]);
    expect(find('류연규')).toContain('Yeon-Kyu Ryu possible');
    const both = createNameIndex(['김성훈', '김승훈'].map(normalizeName));
    const verdicts = both.find(normalizeName('Sung-Hoon Kim')).map((hit) => hit.match.verdict);
    expect(verdicts).toEqual(['possible', 'possible']);
  });
});
