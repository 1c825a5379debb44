import { describe, expect, it } from 'vitest';
import { page, prose, type Printed } from '../layout/pages';
import { correspondingOf, namesOf, read } from './read';

const TITLE: Printed = { text: 'Filling Gaps in Sparse Series', size: 17, bold: true };
const BYLINE: Printed = { text: 'Daon Kang^{1}, Edda Quist^{2,*}', size: 11, above: 8 };
const PLACES: Printed[] = [
  { text: '^{1} Hanbit University, Seoul, Korea', size: 9 },
  { text: '^{2} Norhaven University, Bergen, Norway', size: 9 },
];
const ABSTRACT: Printed[] = [{ text: 'Abstract', size: 10, bold: true, above: 14 }, ...prose('en')];
const HEAD: Printed[] = [TITLE, BYLINE, ...PLACES, ...ABSTRACT];
const AUTHORS = ['Daon Kang', 'Edda Quist'];

describe('people near an article who are not its authors', () => {
  const notAuthors: readonly (readonly [string, readonly Printed[]])[] = [
    [
      'academic editor in the side bar',
      [...HEAD, { text: 'Academic editor   Greta Stein', size: 8, x: 30, above: 20 }],
    ],
    [
      'editor above the abstract',
      [TITLE, BYLINE, ...PLACES, { text: 'Editor: Greta Stein', size: 10, above: 6 }, ...ABSTRACT],
    ],
    [
      'communicated by',
      [TITLE, BYLINE, ...PLACES, { text: 'Communicated by Greta Stein', size: 10, above: 6 }, ...ABSTRACT],
    ],
    [
      'received and accepted by',
      [
        TITLE,
        BYLINE,
        ...PLACES,
        { text: 'Received June 9, 2021; editorial decision June 7, 2022 by Greta Stein', size: 10, above: 6 },
        ...ABSTRACT,
      ],
    ],
    [
      'thanks in a footnote',
      [
        ...HEAD,
        {
          text: '*We thank Greta Stein, Olaf Berg, Ines Duarte, and Pat Moor for helpful comments.',
          size: 8,
          x: 60,
          above: 100,
        },
      ],
    ],
    [
      'caption under a teaser figure',
      [
        TITLE,
        BYLINE,
        ...PLACES,
        { text: 'Figure 1. Photo: Greta Stein, Olaf Berg', size: 9, above: 30 },
        ...ABSTRACT,
      ],
    ],
    [
      'references',
      [
        ...HEAD,
        { text: 'References', size: 11, above: 20 },
        { text: '[1] Greta Stein and Olaf Berg. Series with gaps. Norhaven Press, 2001.', size: 9, x: 60 },
      ],
    ],
  ];
  it.each(notAuthors)('%s', (_, lines) => {
    expect(namesOf(read(lines))).toEqual(AUTHORS);
  });

  it('translators', () => {
    const result = read([
      { text: '희소 관측의 통계', size: 18 },
      { text: '강다온, 윤서아', size: 12, above: 10 },
      { text: '오세찬, 한별 옮김', size: 12, above: 4 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아']);
  });

  it('biographies on the last page do not add people, also those of the authors', () => {
    const last = page(
      [
        { text: '저 자 소 개', size: 12 },
        { text: '강다온      2015년 한빛대학교 학사. 지도교수 오세찬', size: 9, x: 60, above: 10 },
        { text: '오세찬      1990년 새솔대학교 박사', size: 9, x: 60, above: 40 },
      ],
      2,
    );
    const first = page([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온, 윤서아', size: 12, above: 10 },
      { text: '한빛대학교 통계학과', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(read([first, last]))).toEqual(['강다온', '윤서아']);
  });

  it('machine-translated addresses in braces are no people', () => {
    const result = read([
      { text: '희소 관측을 위한 스타일 기반 보정', size: 14 },
      { text: '센허(Sen He), 송이제(Yi-Zhe Song), 타오샹(Tao Xiang)', size: 8, above: 8 },
      { text: '노르헤이븐 대학교 통계 연구 센터', size: 11 },
      { text: '{센헤,와이.송,티샹}@norhaven.example', size: 9 },
      { text: '추상적인', size: 12, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['센허', '송이제', '타오샹']);
    expect(result.persons.map((p) => p.aliases?.[0])).toEqual(['Sen He', 'Yi-Zhe Song', 'Tao Xiang']);
  });
});

describe('people an article hides', () => {
  it.each([
    ['et al.', 'Daon Kang, Edda Quist, et al.'],
    ['a consortium', 'Daon Kang, Edda Quist, the SPARSE Consortium'],
  ])('%s is nobody, and is reported', (_, byline) => {
    const result = read([
      TITLE,
      { text: byline, size: 11, above: 8 },
      { text: 'Hanbit University', size: 9 },
      ...ABSTRACT,
    ]);
    expect(namesOf(result)).toEqual(AUTHORS);
    expect(result.observations.hiddenPeople).toHaveLength(1);
  });

  it('외 3인 is nobody, and is reported', () => {
    const result = read([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온, 윤서아 외 3인', size: 12, above: 10 },
      { text: '한빛대학교 통계학과', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아']);
    expect(result.observations.hiddenPeople).toHaveLength(1);
  });

  it('a collaboration in front of the list is stripped, its first person kept', () => {
    const result = read([
      TITLE,
      { text: 'The SPARSE Collaboration: L. Abel, J. Brook, C. Calder', size: 11, above: 8 },
      { text: 'Norhaven University, Norway', size: 9 },
      ...ABSTRACT,
    ]);
    expect(namesOf(result)).toEqual(['L. Abel', 'J. Brook', 'C. Calder']);
    expect(result.observations.hiddenPeople).toHaveLength(1);
  });

  it('dots inside a list hide people too', () => {
    const result = read([
      TITLE,
      { text: 'L. Abel, J. Brook, ... C. Calder', size: 11, above: 8 },
      { text: 'Norhaven University, Norway', size: 9 },
      ...ABSTRACT,
    ]);
    expect(namesOf(result)).toEqual(['L. Abel', 'J. Brook', 'C. Calder']);
    expect(result.observations.hiddenPeople).toHaveLength(1);
  });

  it('collapses a large collaboration to those who matter, with the count', () => {
    const surnames = ['Abel', 'Brook', 'Calder', 'Dorn', 'Eck', 'Frost', 'Gale', 'Holt', 'Irwin', 'Jarvis'];
    const byline = surnames.map((s, i) => `Ada ${s}^{${i === 3 ? '1,*' : '1'}}`).join(', ');
    const [one, two] = [
      byline.slice(0, byline.indexOf('Ada Frost')),
      byline.slice(byline.indexOf('Ada Frost')),
    ];
    const result = read(
      [
        TITLE,
        { text: one, size: 10, above: 8 },
        { text: two, size: 10 },
        { text: '^{1} Norhaven University, Norway', size: 9 },
        ...ABSTRACT,
        { text: '* Corresponding author: dorn@norhaven.example', size: 8, x: 60, above: 60 },
      ],
      { largeCollaboration: 6, selfNames: ['Ada Holt'] },
    );
    expect(namesOf(result)).toEqual(['Ada Abel', 'Ada Dorn', 'Ada Holt', 'Ada Jarvis']);
    expect(correspondingOf(result)).toEqual(['Ada Dorn']);
    expect(result.observations.collapsed).toBe(6);
    expect(result.persons.map((p) => p.work?.index)).toEqual([1, 4, 8, 10]);
    expect(result.persons[0]?.work?.count).toBe(10);
  });
});

describe('signs glued to names', () => {
  it('family name and initial, several numbers and an asterisk', () => {
    const result = read([
      TITLE,
      { text: 'Abel T1,2*, Brook S5,6,7, and Calder F 8', size: 11, above: 8 },
      { text: '1 Norhaven University, Bergen, Norway', size: 9 },
      ...ABSTRACT,
      { text: '* Corresponding author', size: 8, x: 60, above: 60 },
    ]);
    expect(namesOf(result)).toEqual(['Abel T', 'Brook S', 'Calder F']);
    expect(correspondingOf(result)).toEqual(['Abel T']);
  });

  it('an apostrophe stays in the name, two signs do not', () => {
    const result = read([
      TITLE,
      { text: 'Mary J. O’Hare^{1}^{,2}, Ana D’Souza^{1}', size: 11, above: 8 },
      ...PLACES,
      ...ABSTRACT,
    ]);
    expect(namesOf(result)).toEqual(['Mary J. O’Hare', 'Ana D’Souza']);
  });

  it('quotes that OCR made of a raised sign', () => {
    const result = read([
      TITLE,
      { text: "Woo-Pyo Kang and Edda Quist''", size: 11, above: 8 },
      ...PLACES,
      ...ABSTRACT,
    ]);
    expect(namesOf(result)).toEqual(['Woo-Pyo Kang', 'Edda Quist']);
  });
});

describe('bylines that do not stand where one expects them', () => {
  it('order comes from the page, not from the text stream', () => {
    const straight = page([
      TITLE,
      { text: 'Daon Kang', size: 12, above: 10, x: 60 },
      { text: 'Hanbit University, Republic of Korea', size: 12, x: 60 },
      { text: 'Edda Quist', size: 12, above: 10, x: 60 },
      { text: 'Norhaven University, Norway', size: 12, x: 60 },
      ...ABSTRACT,
    ]);
    expect(namesOf(read([{ ...straight, words: [...straight.words].reverse() }]))).toEqual(AUTHORS);
  });

  it('behind a library’s cover that repeats the authors', () => {
    const cover = page([
      { text: 'Filling Gaps in Sparse Series', size: 12, x: 36 },
      { text: 'Author(s): Daon Kang and Edda Quist', size: 12, x: 36 },
      { text: 'Source: Journal of Sparse Methods, Jun., 1992, Vol. 47, No. 2, pp. 427-465', size: 12, x: 36 },
      { text: 'Published by: Norhaven for the Sparse Association', size: 12, x: 36 },
      { text: 'Stable URL: http://www.jstor.example/stable/1', size: 12, x: 36 },
      { text: 'JSTOR is a not-for-profit service that helps scholars', size: 9, x: 36, above: 40 },
    ]);
    const paper = page([TITLE, { text: 'DAON KANG and EDDA QUIST*', size: 10, above: 10 }, ...ABSTRACT], 2);
    const result = read([cover, paper]);
    expect(namesOf(result).map((n) => n.toUpperCase())).toEqual(['DAON KANG', 'EDDA QUIST']);
  });

  it('on a Korean database’s cover, the paper behind it a scan without text', () => {
    const cover = page([
      { text: '희소 관측 자료의 보정', size: 18, x: 60 },
      { text: 'Correction of Sparse Series', size: 12, x: 60 },
      { text: '저자      강다온, 윤서아', size: 10, x: 60, above: 20 },
      { text: '(Authors)      Daon Kang, Seoa Yoon', size: 10, x: 60 },
      { text: '출처      한빛통계학회 논문지 12(3), 2019.3', size: 10, x: 60 },
      { text: '발행처      한빛통계학회', size: 10, x: 60 },
      { text: '이용정보      한빛대학교', size: 10, x: 60 },
    ]);
    const result = read([cover, { ...page([], 2), words: [] }]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아']);
  });

  it('the English byline at the end pairs with the Korean one at the front', () => {
    const first = page([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온* · 윤서아**', size: 12, above: 10 },
      { text: '국문초록', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    const last = page(
      [
        { text: '참고문헌', size: 12 },
        { text: '[1] 오세찬, 한별. 결측의 통계. 새솔출판사, 2001.', size: 9, x: 60 },
        { text: 'Abstract', size: 12, above: 40 },
        { text: 'Correction of Sparse Series of Observations', size: 14, above: 6 },
        { text: 'Kang, Daon · Yoon, Seoa', size: 11, above: 6 },
        ...prose('en'),
      ],
      2,
    );
    const result = read([first, last]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아']);
  });

  it('a table of contents or a poster without names gives nobody', () => {
    expect(
      namesOf(
        read([
          { text: 'Contents', size: 14 },
          { text: '1 Introduction . . . . 2', x: 60 },
          { text: '2 Sparse Series . . . . 7', x: 60 },
        ]),
      ),
    ).toEqual([]);
    expect(namesOf(read([TITLE, ...ABSTRACT]))).toEqual([]);
  });

  it('form fillers are nobody', () => {
    expect(
      namesOf(
        read([
          TITLE,
          { text: 'First Author, Second Author and Third Author', size: 11, above: 8 },
          { text: 'Your Institute', size: 9 },
          ...ABSTRACT,
        ]),
      ),
    ).toEqual([]);
  });
});

describe('documents without a layout of their own', () => {
  const flow = (lines: readonly string[]): Printed[] =>
    lines.map((text) => ({ text, size: 10.5, x: 57, above: 3 }));
  it.each([
    [
      'several names',
      ['희소 관측 자료를 위한 적응형 보정 기법', '강다온, 윤서아', '한빛대학교 통계학과'],
      ['강다온', '윤서아'],
    ],
    ['one name', ['희소 관측 자료를 위한 적응형 보정 기법', '강다온', '한빛대학교 통계학과'], ['강다온']],
    ['English', ['Filling Gaps in Sparse Series', 'Daon Kang and Edda Quist', 'Hanbit University'], AUTHORS],
  ])('%s', (_, lines, names) => {
    const body = prose('ko').map((l) => ({ ...l, size: 10.5, x: 57, above: 3 }));
    const sheet = { ...page([...flow(lines), ...flow(['초록']), ...body]), source: 'flow' as const };
    expect(namesOf(read([sheet]))).toEqual(names);
  });
});

describe('confidence', () => {
  it('a clear list with addresses that fit passes; a lone name without anything to support it does not', () => {
    const clear = read([
      TITLE,
      BYLINE,
      ...PLACES,
      { text: 'kang@hanbit.example, quist@norhaven.example', size: 9 },
      ...ABSTRACT,
    ]);
    for (const p of clear.persons) expect(p.confidence).toBeGreaterThanOrEqual(0.85);
    const lone = read([TITLE, { text: 'Daon Kang', size: 11, above: 8 }, ...prose('en')]);
    expect(lone.persons.map((p) => p.confidence < 0.7)).toEqual([true]);
  });

  it('what is the only name far from its place is shown for review, not passed', () => {
    const result = read([
      TITLE,
      { text: 'Institute for Sparse Methods', size: 8, above: 6 },
      { text: 'University of Norhaven', size: 8 },
      { text: 'Edda Quist', size: 12, above: 20 },
      { text: 'May 29, 2021', size: 9 },
      { text: '1 Introduction', size: 13, bold: true, above: 10 },
      ...prose('en'),
    ]);
    expect(namesOf(result)).toEqual(['Edda Quist']);
    expect(result.persons[0]?.confidence).toBeLessThan(0.7);
  });

  it('an affiliation nobody points to makes the list doubtful', () => {
    const result = read([
      TITLE,
      { text: 'Daon Kang^{1}, Edda Quist^{2}', size: 11, above: 8 },
      ...PLACES,
      { text: '^{3} Farrow Institute, London, UK', size: 9 },
      ...ABSTRACT,
    ]);
    expect(result.observations.doubts).toEqual(['layout_unknown']);
  });

  it('a list in the other script that fits nobody makes the paper doubtful', () => {
    const result = read([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온, 윤서아, 문지호', size: 12, above: 10 },
      { text: 'Milo Farrow, Edda Quist', size: 12, above: 6 },
      { text: '한빛대학교', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아', '문지호']);
    expect(result.observations.doubts).toEqual(['layout_unknown']);
  });

  it('bylines of different length are counted for the gate', () => {
    const result = read([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온, 윤서아, 문지호', size: 12, above: 10 },
      { text: 'Daon Kang, Seoa Yoon', size: 12 },
      { text: '한빛대학교', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['강다온', '윤서아', '문지호']);
    expect(result.observations).toMatchObject({ bylineKo: 3, bylineEn: 2 });
  });
});
