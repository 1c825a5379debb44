import { describe, expect, it } from 'vitest';
import { readAuthorList } from '../../../src/main/engine/extractors/rules/cv/author-list';
import { extractCv } from '../../../src/main/engine/extractors/rules/cv/cv';
import { book, type Row } from '../thesis/print';

const names = (text: string): string[] => readAuthorList(text)?.authors.map((a) => a.read.name) ?? [];

describe('author lists', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'APA',
      'Hong, G. D., Kim, C. S., & Park, M. (2020). On nothing. Journal of Tests, 3(2), 1-9.',
      ['Hong, G. D.', 'Kim, C. S.', 'Park, M.'],
    ],
    [
      'APA, hyphenated',
      'Hong, G.-D., & van der Berg, J. (2020). On nothing.',
      ['Hong, G.-D.', 'van der Berg, J.'],
    ],
    [
      'IEEE',
      'G. D. Hong, C.-S. Kim, and M. Park, “On nothing,” J. Tests, vol. 3, 2020.',
      ['G. D. Hong', 'C.-S. Kim', 'M. Park'],
    ],
    [
      'Vancouver',
      'Hong GD, Kim CS, Park M. On nothing. J Tests. 2020;3(2):1-9.',
      ['Hong GD', 'Kim CS', 'Park M'],
    ],
    [
      'full names',
      'Gildong Hong, Mina Park, and Paul van der Berg. "On nothing." TESTS 2020.',
      ['Gildong Hong', 'Mina Park', 'Paul van der Berg'],
    ],
    ['two authors', 'Gildong Hong and Mina Park. “On nothing.” TESTS 2020.', ['Gildong Hong', 'Mina Park']],
    [
      'inverted full names',
      'Hong, Gil-Dong; Park, Mina; Kim, Chul-Soo. On nothing. 2020.',
      ['Hong, Gil-Dong', 'Park, Mina', 'Kim, Chul-Soo'],
    ],
    [
      'marks of equal contribution',
      'Gildong Hong*, Mina Park*, Paul Lee. “On nothing.” TESTS 2020.',
      ['Gildong Hong', 'Mina Park', 'Paul Lee'],
    ],
    [
      'KCI',
      '홍길동, 박미나, 이순신 (2020). 아무것도 아닌 것의 연구. 시험학회지, 3(2), 1-9.',
      ['홍길동', '박미나', '이순신'],
    ],
    [
      'KCI, middle dots',
      '홍길동·박미나·이순신, 「아무것도 아닌 것의 연구」, 『시험연구』 3, 2020',
      ['홍길동', '박미나', '이순신'],
    ],
    [
      'KCI, quoted title',
      '홍길동, 박미나, “아무것도 아닌 것의 연구,” 시험학회논문지, 제3권, 2020.',
      ['홍길동', '박미나'],
    ],
    [
      'parts in parentheses',
      '홍길동(제1저자), 박미나(교신저자), 아무것도 아닌 것의 연구, 시험학회지, 2020',
      ['홍길동', '박미나'],
    ],
  ])('%s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'On nothing in particular, and more. 2020.',
    '아무것도 아닌 것의 연구, 시험학회지, 2020',
    'Test University: “On nothing.” 2020',
    '',
  ])('finds nobody in %j', (text) => {
    expect(readAuthorList(text)).toBeNull();
  });

  it.each<[string, string, number]>([
    ['Gildong Hong, Mina Park, et al. (2020). On nothing.', 'et al.', 0],
    ['Hong GD, Park M, et al. On nothing. 2020', 'et al.', 0],
    ['홍길동, 박미나 외 3인 (2020). 아무것도 아닌 것의 연구.', '외 3인', 3],
    ['홍길동 외 2명, 아무것도 아닌 것의 연구, 2020', '외 2명', 2],
    ['G. D. Hong, M. Park, … (2020)', '…', 0],
  ])('says who is hidden in %j', (text, hidden, count) => {
    const list = readAuthorList(text);
    expect(list?.hidden).toEqual([hidden]);
    expect(list?.hiddenCount).toBe(count);
    expect(list?.authors.map((a) => a.read.name)).not.toContain('et al.');
  });

  it('strips a group’s label and never lists a group', () => {
    const led = readAuthorList(
      'The Null Collaboration: L. Abel, J. Bertrand, and K. Corvin, “On nothing,” 2020.',
    );
    expect(led?.authors.map((a) => a.read.name)).toEqual(['L. Abel', 'J. Bertrand', 'K. Corvin']);
    const inside = readAuthorList('L. Abel, J. Bertrand, Null Collaboration, K. Corvin, “On nothing,” 2020.');
    expect(inside?.authors.map((a) => a.read.name)).toEqual(['L. Abel', 'J. Bertrand', 'K. Corvin']);
    expect(inside?.hidden).toEqual(['Null Collaboration']);
  });

  it('reads names without the affiliation numbers glued to them', () => {
    expect(names('Battram T1,2*, Bojesen S5,6,7, Guida F 8. On nothing. 2020')).toEqual([
      'Battram T',
      'Bojesen S',
      'Guida F',
    ]);
  });

  it('marks the corresponding author where the list says so', () => {
    const list = readAuthorList('홍길동, 박미나(교신저자) (2020). 아무것도 아닌 것의 연구.');
    expect(list?.authors.map((a) => a.corresponding)).toEqual([false, true]);
  });
});

const HEAD: readonly Row[] = [
  { text: 'Gildong Hong', size: 16 },
  { text: 'Education', size: 13, step: 30 },
  'Ph.D., Test University, 2014 - 2020',
  'Advisor: Professor Mina Park',
  { text: 'Employment', size: 13, step: 30 },
  'Postdoc, Test Institute, 2020 - 2022',
  'Host: Professor Karl Braun',
];
const entry = (...lines: string[]): Row[] => lines.map((text, i) => ({ text, step: i === 0 ? 24 : 14 }));
const read = (rows: readonly Row[], self = 'Gildong Hong') =>
  extractCv(book(rows), { docType: 'cv', filename: 'cv.pdf', selfNames: [self], largeCollaboration: 30 });

describe('curriculum vitae', () => {
  const rows: Row[] = [
    ...HEAD,
    { text: 'Publications', size: 13, step: 30 },
    ...entry(
      'Mina Park, Gildong Hong, and Jane van der Berg. “On nothing, and what follows from it when',
      'nobody looks.” TESTS 2020.',
    ),
    ...entry('Gildong Hong and Paul Lee. “On something.” Journal of Tests 2019, Best Paper Award.'),
    { text: 'Invited Talks', size: 13, step: 30 },
    ...entry('Guest lecture with Hana Choi, Paul Stone. “On common sense.” 2021'),
    { text: 'References', size: 13, step: 30 },
    'Karl Braun, Amy Wood. Test University. 2020',
  ];

  it('gives one person for each author of each work, with the work', () => {
    const { persons } = read(rows);
    const works = persons.filter((p) => p.role === 'coauthor');
    expect(works.map((p) => p.nameRaw)).toEqual([
      'Mina Park',
      'Gildong Hong',
      'Jane van der Berg',
      'Gildong Hong',
      'Paul Lee',
    ]);
    expect(works[2]?.work).toEqual({
      title: 'On nothing, and what follows from it when nobody looks',
      year: 2020,
      index: 3,
      count: 3,
    });
    expect(works[4]?.work).toMatchObject({ year: 2019, index: 2, count: 2 });
    expect(works[0]?.evidence).toContain('On nothing');
  });

  it('names the supervisor, and neither hosts nor referees nor hearers of talks', () => {
    const { persons } = read(rows);
    expect(persons.filter((p) => p.role === 'supervisor').map((p) => p.nameRaw)).toEqual(['Mina Park']);
    for (const name of ['Karl Braun', 'Hana Choi', 'Paul Stone', 'Amy Wood']) {
      expect(persons.map((p) => p.nameRaw)).not.toContain(name);
    }
  });

  it('puts the box on the name', () => {
    const [, first, second] = read(rows).persons;
    expect(first?.bbox.x).toBeLessThan(second?.bbox.x ?? 0);
    expect(first?.bbox.w).toBeLessThan(120);
  });

  it('splits entries by number, by hanging indent and by who they begin with', () => {
    const numbered = read([
      'Publications',
      '[1] G. Hong and M. Park, “On nothing,” J. Tests, 2020.',
      '[2] G. Hong, P. Lee, and K. Braun, “On something,” J.',
      'Tests, 2021.',
    ]);
    expect(numbered.persons.map((p) => p.work?.year)).toEqual([2020, 2020, 2021, 2021, 2021]);
    const hanging = read([
      'Publications',
      'Hong, G., & Park, M. (2020). On nothing, at',
      { text: 'great length. Journal of Tests.', x: 100 },
      'Hong, G., & Lee, P. (2021). On something, at',
      { text: 'great length. Journal of Tests.', x: 100 },
    ]);
    expect(hanging.persons.map((p) => `${p.nameRaw} ${p.work?.year}`)).toEqual([
      'Hong, G. 2020',
      'Park, M. 2020',
      'Hong, G. 2021',
      'Lee, P. 2021',
    ]);
  });

  it('reads Korean lists', () => {
    const { persons, observations } = read(
      [
        '이력서',
        '논문 목록',
        '1. 홍길동, 박미나 (2020). 아무것도 아닌 것의 연구. 시험학회지.',
        '2. 박미나, 홍길동 외 2인 (2021). 무엇인가의 연구. 시험학회지.',
      ],
      '홍길동',
    );
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '박미나', '박미나', '홍길동']);
    expect(persons[3]?.work).toMatchObject({ year: 2021, index: 2, count: 4 });
    expect(observations.hiddenPeople?.[0]).toContain('외 2인');
  });

  it('takes the year of the heading where the entry has none', () => {
    const { persons } = read([
      'Publications',
      '2018',
      'Gildong Hong and Mina Park. “On nothing.” Tests, Springer.',
    ]);
    expect(persons.map((p) => p.work?.year)).toEqual([2018, 2018]);
  });

  it('shows a work without the applicant to a person', () => {
    const { persons } = read([
      'Publications',
      ...entry('Karl Braun and Amy Wood. “On nothing.” Tests 2020.'),
    ]);
    expect(persons).toHaveLength(2);
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
  });

  it('is less sure of initials', () => {
    const { persons } = read(['Publications', ...entry('G. Hong and K. Braun, “On nothing,” Tests, 2020.')]);
    expect(persons[1]?.confidence).toBeLessThan(0.9);
    expect(persons[1]?.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it('reads a table of projects: who leads, who takes part, until when', () => {
    const cells = (...texts: [string, string, string, string]): Row => ({
      cells: texts.map((text, i) => [[72, 240, 320, 480][i]!, text] as const),
      step: 24,
    });
    const { persons } = read(
      [
        { text: '이력서', size: 18 },
        '성명: 홍길동',
        { text: '연구과제', size: 13, step: 30 },
        cells('과제명', '연구책임자', '공동연구원', '기간'),
        cells('스마트 하천 관리 기술', '정가온', '홍길동, 오세찬, 서다온', '2021–2023'),
        cells('강우 예측의 보정', '박미나', '홍길동', '2018'),
      ],
      '홍길동',
    );
    expect(persons.map((p) => `${p.role} ${p.nameRaw} ${p.work?.year}`)).toEqual([
      'principal_investigator 정가온 2023',
      'research_staff 홍길동 2023',
      'research_staff 오세찬 2023',
      'research_staff 서다온 2023',
      'principal_investigator 박미나 2018',
      'research_staff 홍길동 2018',
    ]);
    expect(persons[0]?.work?.title).toBe('스마트 하천 관리 기술');
  });

  it('finds nobody in a CV without works', () => {
    expect(read(HEAD.slice(0, 3)).persons).toEqual([]);
    expect(
      extractCv([], { docType: 'cv', filename: '', selfNames: [], largeCollaboration: 30 }).persons,
    ).toEqual([]);
  });
});
