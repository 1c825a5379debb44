import { describe, expect, it } from 'vitest';
import { extractScholar } from '../../../src/main/engine/extractors/rules/scholar/scholar';
import { book, type Row } from '../thesis/print';

const read = (rows: readonly Row[], self = 'Gildong Hong') =>
  extractScholar(book(rows), {
    docType: 'hindex',
    filename: 'hindex.pdf',
    selfNames: [self, '홍길동'],
    largeCollaboration: 30,
  });

const item = (title: string, authors: string, venue: string, cited: string, year: string): Row[] => [
  {
    cells: [
      [60, title],
      [380, cited],
      [420, year],
    ],
    step: 26,
  },
  { text: authors, x: 60, size: 9 },
  { text: venue, x: 60, size: 9 },
];
const PROFILE: readonly Row[] = [
  { text: 'Gildong Hong', size: 18, x: 60 },
  { text: 'Test University', x: 60 },
  {
    cells: [
      [60, 'TITLE'],
      [370, 'CITED BY'],
      [420, 'YEAR'],
    ],
    step: 30,
  },
];

describe('Google Scholar captures', () => {
  it('reads the authors under each title, the applicant once', () => {
    const { persons, observations } = read([
      ...PROFILE,
      ...item(
        'On nothing in particular',
        'GD Hong, M Park, C Kim',
        'Journal of Tests 3 (2), 1-9',
        '12',
        '2019',
      ),
      ...item('On something quite general', 'M Park, GD Hong', 'Proceedings of Tests, 1-9', '3', '2021'),
    ]);
    expect(persons.filter((p) => !/Hong/.test(p.nameRaw)).map((p) => `${p.nameRaw} ${p.work?.year}`)).toEqual(
      ['M Park 2019', 'C Kim 2019', 'M Park 2021'],
    );
    expect(persons[1]?.work).toMatchObject({ title: 'On nothing in particular', index: 2, count: 3 });
    expect(observations.hiddenPeople).toBeUndefined();
  });

  it.each(['...', '…'])(
    'keeps a row that ends in %s, lists nobody called so, and says that it is cut',
    (dots) => {
      const { persons, observations } = read([
        ...PROFILE,
        ...item(
          'On nothing in particular',
          `HJ Dall, MJ Lee, GD Hong, P Lee, ${dots}`,
          'Journal of Tests 3 (2)',
          '12',
          '2019',
        ),
      ]);
      expect(persons.map((p) => p.nameRaw)).toEqual(expect.arrayContaining(['HJ Dall', 'MJ Lee', 'P Lee']));
      expect(persons.every((p) => /\p{L}/u.test(p.nameRaw))).toBe(true);
      expect(persons.every((p) => p.work?.count === undefined)).toBe(true);
      expect(observations.hiddenPeople?.[0]).toContain('HJ Dall');
    },
  );

  it('reads the co-authors of the side bar with their full names', () => {
    const side: Row[] = [
      {
        cells: [
          [60, 'Gildong Hong'],
          [470, 'Co-authors'],
        ],
      },
      {
        cells: [
          [60, 'Test University'],
          [470, 'Mina Park'],
        ],
      },
      { cells: [[470, 'Test Institute']] },
      { cells: [[470, 'Jane van der Berg']] },
      { cells: [[470, 'VIEW ALL']] },
    ];
    const { persons, observations } = read(side);
    expect(persons.map((p) => p.nameRaw)).toEqual(['Mina Park', 'Jane van der Berg']);
    expect(observations.hiddenPeople).toEqual(['VIEW ALL']);
  });

  it('reads Korean captures', () => {
    const { persons } = read([
      { text: '홍길동', size: 18, x: 60 },
      {
        cells: [
          [60, '제목'],
          [370, '인용'],
          [420, '연도'],
        ],
        step: 30,
      },
      ...item(
        '아무것도 아닌 것의 연구에 대하여',
        '홍길동, 박미나, 이순신',
        '시험학회지 3 (2), 1-9',
        '2',
        '2020',
      ),
    ]);
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '박미나', '이순신']);
  });

  it('finds nobody in an empty capture', () => {
    expect(read([]).persons).toEqual([]);
    expect(read(PROFILE).persons).toEqual([]);
  });
});
