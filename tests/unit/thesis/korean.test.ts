import { describe, expect, it } from 'vitest';
import type { ExtractContext, RawPerson } from '../../../src/main/engine/domain/person';
import type { Page } from '../../../src/main/engine/domain/page';
import { extractThesis } from '../../../src/main/engine/extractors/rules/thesis/thesis';
import { BODY, book, print, row, type Row } from './print';

const ctx = (over: Partial<ExtractContext> = {}): ExtractContext => ({
  docType: 'degree_thesis',
  filename: 'a.pdf',
  selfNames: ['홍길동'],
  largeCollaboration: 30,
  ...over,
});
const read = (pages: readonly Page[], over?: Partial<ExtractContext>) => extractThesis(pages, ctx(over));
/** "role name" of everybody but the author. */
const listed = (persons: readonly RawPerson[]): string[] =>
  persons.filter((p) => p.role !== 'coauthor').map((p) => `${p.role} ${p.nameRaw}`);

const COVER: readonly Row[] = [
  '공학석사학위논문',
  { text: '아무것도 아닌 것의 연구', size: 20 },
  '2019년 2월',
  '시험대학교 대학원',
  '시험공학과',
  '홍  길  동',
];
const INNER: readonly Row[] = [
  { text: '아무것도 아닌 것의 연구', size: 20 },
  '지도교수  박 미 나',
  '이 논문을 공학석사 학위논문으로 제출함',
  '시험대학교 대학원',
  '홍 길 동',
];
const JURY: readonly Row[] = [
  '홍길동의 공학석사 학위논문을 인준함',
  '2019년 2월',
  row('위 원 장', '이 순 신  (인)'),
  row('부위원장', '박 미 나  (인)'),
  row('위    원', '최 한 솔  (인)'),
];

describe('Korean thesis: cover and approval page', () => {
  it('reads author, supervisor and committee with their roles and places', () => {
    const { persons, observations } = read(book(COVER, INNER, JURY, BODY));
    expect(listed(persons)).toEqual([
      'supervisor 박미나',
      'committee_chair 이순신',
      'committee 박미나',
      'committee 최한솔',
    ]);
    expect(persons.find((p) => p.role === 'coauthor')?.nameRaw).toBe('홍길동');
    expect(observations).toMatchObject({
      degree: 'master',
      year: 2019,
      committeeRows: 3,
      title: '아무것도 아닌 것의 연구',
    });
    expect(observations.emptyRows).toBeUndefined();
    const chair = persons.find((p) => p.role === 'committee_chair');
    expect(chair?.page).toBe(3);
    expect(chair?.bbox.x).toBeGreaterThan(295);
    expect(chair?.evidence).toContain('이순신');
    expect(chair?.confidence).toBeGreaterThan(0.9);
  });

  it.each([
    [['주심 이 순 신 (인)', '부심 박 미 나 (인)', '위원 최 한 솔 (인)']],
    [['심사위원장 이 순 신 印', '심 사 위 원 박 미 나 印', '심 사 위 원 최 한 솔 印']],
    [['위원장 : 이순신 교수 (서명)', '위 원 : 박미나 교수 (서명)', '위 원 : 최한솔 박사 (서명)']],
    [
      [
        '심사위원장 시험대학교 교수 이순신 (인)',
        '심사위원 시험대학교 교수 박미나 (인)',
        '심사위원 한빛연구소 최한솔 (인)',
      ],
    ],
    // as recognition gives it: a place in pieces that look like names, dust before a name
    [
      [
        '심사위원장 동해 과학기 술원 부교수 이순신 (인)',
        '심사위원 : 、박미나 (인)',
        '심사위원 시험 대학교 명예교수 최한솔',
      ],
    ],
  ])('reads the labels of another school: %j', (rows) => {
    const { persons } = read(book(COVER, INNER, ['홍길동의 석사학위논문을 인준함', ...rows], BODY));
    expect(listed(persons).slice(1)).toEqual([
      'committee_chair 이순신',
      'committee 박미나',
      'committee 최한솔',
    ]);
  });

  it.each([
    ['이용구의 문학박사 학위논문을 인준함', '이용구'],
    ['위세홍의 문학박사 학위논문을 인준함', '위세홍'],
    ['위 홍길동의 문학박사 학위논문을 인준함', '홍길동'],
    ['이 논문을 홍길동의 문학박사 학위논문으로 인준함', '홍길동'],
    ['본 논문을 이용구의 문학박사 학위논문으로 인정함', '이용구'],
  ])('takes the author whole out of %j', (line, author) => {
    const { persons } = read(book([line, row('위원장', '이순신 (인)'), row('위원', '박미나 (인)')]));
    expect(persons.filter((p) => p.role === 'coauthor').map((p) => p.nameRaw)).toEqual([author]);
    expect(listed(persons)).toEqual(['committee_chair 이순신', 'committee 박미나']);
  });

  it('says that a row’s name cannot be read, and takes no piece of its school for it', () => {
    const rows = [
      '위원장 한빛 대 학교 교수 끈종철',
      '위원 한빛 대 학교 부교수 박미나 (인)',
      '위원 한빛 대 학교 교수 최한솔 (인)',
    ];
    const { persons, observations } = read(
      book(COVER, INNER, ['홍길동의 석사학위논문을 인준함', ...rows], BODY),
    );
    expect(listed(persons).slice(1)).toEqual(['committee 박미나', 'committee 최한솔']);
    expect(observations).toMatchObject({ emptyRows: 1, committeeRows: 3 });
  });

  it('pairs labels and names by where they stand, not by the order of the text layer', () => {
    const page = print(3, JURY);
    const labelsFirst = {
      ...page,
      words: [...page.words].sort((a, b) => (a.box.x < 290 ? 0 : 1) - (b.box.x < 290 ? 0 : 1)),
    };
    const [cover, inner, , body] = book(COVER, INNER, [], BODY) as [Page, Page, Page, Page];
    expect(listed(read([cover, inner, labelsFirst, body]).persons)).toContain('committee_chair 이순신');
  });

  it('takes two rows printed side by side', () => {
    const rows: Row[] = [
      '홍길동의 박사학위논문을 인준함',
      {
        cells: [
          [72, '위원장 이순신 (인)'],
          [320, '위 원 박미나 (인)'],
        ],
      },
      {
        cells: [
          [72, '위 원 최한솔 (인)'],
          [320, '위 원 남궁도 (인)'],
        ],
      },
    ];
    const { persons, observations } = read(book(COVER, INNER, rows, BODY));
    expect(listed(persons).slice(1)).toEqual([
      'committee_chair 이순신',
      'committee 박미나',
      'committee 최한솔',
      'committee 남궁도',
    ]);
    expect(observations.committeeRows).toBe(4);
  });

  it('reads members who follow below one label', () => {
    const rows: Row[] = [
      '홍길동의 박사학위논문을 인준함',
      row('심사위원장', '이순신 (인)'),
      row('심사위원', '박미나 (인)'),
      { cells: [[300, '최한솔 (인)']] },
      { cells: [[300, '(인)']] },
      '시험대학교 대학원장 강감찬',
    ];
    const { persons, observations } = read(book(COVER, INNER, rows, BODY));
    expect(listed(persons).slice(1)).toEqual([
      'committee_chair 이순신',
      'committee 박미나',
      'committee 최한솔',
    ]);
    expect(observations).toMatchObject({ committeeRows: 4, emptyRows: 1 });
  });

  it('counts rows nobody filled in, and never reads a seal or a label as a name', () => {
    const rows = [
      '홍길동의 석사학위논문을 인준함',
      row('위 원 장', '(인)'),
      row('부위원장', '(인)'),
      row('위   원', '(인)'),
    ];
    const { persons, observations } = read(book(COVER, INNER, rows, BODY));
    expect(listed(persons)).toEqual(['supervisor 박미나']);
    expect(observations).toMatchObject({ committeeRows: 3, emptyRows: 3 });
  });

  it.each([
    '홍길동의 공학석사 학위논문 심사를 완료함',
    '이 논문을 홍길동의 석사학위 논문으로 인정함',
    '홍길동의 석사학위 청구논문을 인준함',
  ])('knows the author from the sentence %s', (sentence) => {
    const { persons } = read(book(['석사학위논문'], [sentence, '위원장 이순신 (인)'], BODY), {
      selfNames: [],
    });
    expect(persons.find((p) => p.role === 'coauthor')?.nameRaw).toBe('홍길동');
  });

  it('counts a supervisor who signs below the passing sentence to the jury', () => {
    const { persons } = read(
      book(COVER, INNER, ['홍길동의 학사학위 논문을 인준함', '지도교수 박미나', '시험대학교'], BODY),
    );
    expect(listed(persons)).toEqual(['supervisor 박미나', 'committee 박미나']);
  });

  it('does not take an unsigned line for a missing supervisor who is named elsewhere', () => {
    const { observations } = read(
      book(COVER, INNER, ['홍길동의 학사학위 논문을 인준함', row('지도교수', '(인)')], BODY),
    );
    expect(observations.emptyRows).toBeUndefined();
  });

  it.each(['○ ○ ○', '홍○○', 'OOO', '교수님', '____________'])('never lists the filler %s', (filler) => {
    const inner = INNER.map((r) =>
      typeof r === 'string' && r.startsWith('지도교수') ? `지도교수  ${filler}` : r,
    );
    const { persons } = read(book(COVER, inner, BODY));
    expect(listed(persons)).toEqual([]);
  });

  it('says which fillers it met', () => {
    const { observations } = read(
      book(COVER, ['지도교수: 김지도', '위원장 ○○○ (인)', '논문을 인준함'], BODY),
    );
    expect(observations.placeholders).toEqual(['김지도', '○○○']);
  });

  it('shows 김교수 in a committee row to a person instead of passing it', () => {
    const { persons } = read(book(COVER, ['홍길동의 석사학위논문을 인준함', row('위원장', '김교수')], BODY));
    expect(persons.find((p) => p.role === 'committee_chair')).toMatchObject({ nameRaw: '김교수' });
    expect(persons.find((p) => p.role === 'committee_chair')?.confidence).toBeLessThan(0.7);
  });

  it('does not take prose about juries for rows', () => {
    const { persons, observations } = read(
      book(
        COVER,
        INNER,
        ['위 논문은 학위논문 심사위원회의 심사를 통과하였음', '위원회 운영 규정', '지도교수의 지도를 받아'],
        BODY,
      ),
    );
    expect(listed(persons)).toEqual(['supervisor 박미나']);
    expect(observations.committeeRows).toBeUndefined();
  });
});

describe('Korean thesis: names', () => {
  it('drops a student number after the author', () => {
    const { persons } = read(
      book(['학사학위논문', '홍길동 2016104999'], ['홍길동의 학사학위 논문을 인준함'], BODY),
    );
    expect(persons[0]?.nameRaw).toBe('홍길동');
  });

  it('keeps Hanja and the Latin form of a parenthesis as forms of one person', () => {
    const { persons } = read(
      book(
        ['석사학위논문', '홍 길 동 (洪 吉 童 Hong, Gil-Dong)', '홍길동의 석사학위논문을 인준함'],
        ['Gil-Dong Hong', 'Advisor: Mina Park', 'A dissertation submitted in partial fulfillment'],
        ['지도교수 박미나'],
        BODY,
      ),
    );
    const author = persons.find((p) => p.role === 'coauthor');
    expect(author).toMatchObject({ nameRaw: '홍길동', hanja: '洪吉童' });
    expect(author?.aliases?.[0]).toContain('Hong');
    const supervisors = persons.filter((p) => p.role === 'supervisor');
    expect(supervisors).toHaveLength(1);
    expect(supervisors[0]).toMatchObject({ nameRaw: '박미나', aliases: ['Mina Park'] });
  });

  it('does not join a Latin name that fits two Korean ones', () => {
    const { persons } = read(
      book(
        ['석사학위논문', '홍길동의 석사학위논문을 인준함', '위원장 정민수 (인)', '위원 정민주 (인)'],
        ['Advisor: Min-Ju Jung', 'approved'],
        BODY,
      ),
    );
    expect(persons.filter((p) => p.role === 'supervisor').map((p) => p.nameRaw)).toEqual(['정민주']);
    const twins = read(
      book(
        ['석사학위논문', '홍길동의 석사학위논문을 인준함', '위원장 정민주 (인)', '위원 전민주 (인)'],
        ['Advisor: Min-Ju Jeon', 'approved'],
        BODY,
      ),
    );
    expect(twins.persons.filter((p) => p.role === 'supervisor')).toHaveLength(1);
  });

  it('reads a foreign member in a Korean row', () => {
    const { persons } = read(
      book(
        COVER,
        ['홍길동의 박사학위논문을 인준함', row('위  원', 'John Smith'), row('위  원', 'Mary-Ann de Vries')],
        BODY,
      ),
    );
    expect(listed(persons)).toEqual(['committee John Smith', 'committee Mary-Ann de Vries']);
  });

  it('keeps an author who also sits in the committee, in both roles', () => {
    const { persons } = read(
      book(COVER, ['홍길동의 석사학위논문을 인준함', '위원장 이순신 (인)', '위원 홍길동 (인)'], BODY),
    );
    expect(
      persons
        .filter((p) => p.nameRaw === '홍길동')
        .map((p) => p.role)
        .sort(),
    ).toEqual(['coauthor', 'committee']);
  });

  it('reads two supervisors', () => {
    const { persons } = read(book(COVER, ['지도교수 박미나, 최한솔', '이 논문을 제출함'], BODY));
    expect(listed(persons)).toEqual(['supervisor 박미나', 'supervisor 최한솔']);
    const apart = read(book(COVER, ['지도교수 박미나', '공동지도교수 최한솔'], BODY));
    expect(listed(apart.persons)).toEqual(['supervisor 박미나', 'co_supervisor 최한솔']);
  });

  it('carries the confidence of a poor reading', () => {
    const rows: Row[] = [{ text: '지도교수 박미나', confidence: 0.5 }];
    const { persons } = read(book(COVER, rows, BODY));
    expect(persons.find((p) => p.role === 'supervisor')?.confidence).toBeLessThan(0.5);
  });

  it('does not take the author of a cited thesis for the author', () => {
    const { persons } = read(book(COVER, ['강감찬의 석사학위논문을 참고하여 그 방법을 따랐다.'], BODY), {
      selfNames: [],
    });
    expect(persons.map((p) => p.nameRaw)).not.toContain('강감찬');
  });

  it('does not take the department, the president or a title for a person', () => {
    const { persons } = read(
      book(['박사학위논문', '고려왕조', '시험대학교 총장 귀하', '경영전공', '이론연구'], BODY),
      { selfNames: [] },
    );
    expect(persons).toEqual([]);
  });
});

describe('Korean thesis: thanks', () => {
  const THANKS: readonly Row[] = [
    '감사의 글',
    '먼저 부족한 저를 이끌어 주신 지도교수 박미나 교수님께 깊이 감사드립니다.',
    '바쁘신 중에도 논문 심사를 맡아주신 이순신, 최한솔 교수님께 감사드립니다.',
    '연구실의 정다운 선배와 지현 선배, 그리고 아버지와 어머니께 감사드립니다.',
  ];

  it('lists thanked people with full names only, lightly', () => {
    const { persons } = read(book(COVER, INNER, JURY, BODY, THANKS));
    const thanked = persons.filter((p) => p.role === 'acknowledged');
    expect(thanked.map((p) => p.nameRaw)).toEqual(['정다운']);
    expect(thanked[0]?.work).toBeUndefined();
  });

  it.each(['謝 辭', '謝辭', '感謝의 글', '감 사 의 말 씀', '사 사'])('knows the heading %s', (heading) => {
    const { persons } = read(book(COVER, INNER, JURY, BODY, [heading, ...THANKS.slice(1)]));
    expect(persons.filter((p) => p.role === 'acknowledged').map((p) => p.nameRaw)).toEqual(['정다운']);
  });

  it('takes supervisor and committee from the thanks only when no form names them, for review', () => {
    const { persons } = read(book(COVER, BODY, THANKS));
    expect(listed(persons)).toEqual([
      'supervisor 박미나',
      'committee 박미나',
      'committee 이순신',
      'committee 최한솔',
      'acknowledged 정다운',
    ]);
    for (const p of persons.filter((x) => x.role === 'supervisor' || x.role === 'committee')) {
      expect(p.confidence).toBeLessThan(0.7);
    }
  });
});

describe('Korean thesis: curriculum at the end', () => {
  const VITA: readonly Row[] = [
    '약 력',
    '이 름: 홍 길 동',
    '연구업적',
    '1. 홍길동, 박미나, 최한솔 (2018). 아무것도 아닌 것의 연구. 시험학회지.',
    '2. 이순신, 강감찬 (2017). 다른 이들의 연구. 시험학회지.',
  ];
  it('lists the co-authors of the author’s works, for review', () => {
    const { persons } = read(book(COVER, INNER, JURY, BODY, VITA));
    const works = persons.filter((p) => p.page === 5);
    expect(works.map((p) => `${p.role} ${p.nameRaw} ${p.work?.year}`)).toEqual([
      'coauthor 박미나 2018',
      'coauthor 최한솔 2018',
    ]);
    for (const p of works) expect(p.confidence).toBeLessThan(0.7);
  });

  it('leaves bibliographies alone', () => {
    const references = ['참고문헌', '1. 홍길동, 박미나 (2018). 아무것도 아닌 것의 연구. 시험학회지.'];
    expect(read(book(COVER, INNER, JURY, BODY, references)).persons.filter((p) => p.page === 5)).toEqual([]);
  });
});

describe('Korean thesis: what may be missing', () => {
  it('points to pages without text when no committee was read', () => {
    const { observations } = read(book(COVER, [], INNER, BODY, BODY));
    expect(observations.silentPages).toEqual([2]);
    expect(read(book(COVER, [], INNER, JURY, BODY)).observations.silentPages).toBeUndefined();
  });

  it('survives empty input', () => {
    expect(read([]).persons).toEqual([]);
    expect(read([print(1, [])]).persons).toEqual([]);
  });
});
