import { describe, expect, it } from 'vitest';
import type { RawPerson } from '../../../src/main/engine/domain/person';
import type { Page } from '../../../src/main/engine/domain/page';
import { extractThesis } from '../../../src/main/engine/extractors/rules/thesis/thesis';
import { BODY, book, row, type Row } from './print';

const read = (pages: readonly Page[]) =>
  extractThesis(pages, {
    docType: 'degree_thesis',
    filename: 'a.pdf',
    selfNames: ['홍길동'],
    largeCollaboration: 30,
  });
/** "role name" of everybody but the author. */
const listed = (persons: readonly RawPerson[]): string[] =>
  persons.filter((p) => p.role !== 'coauthor').map((p) => `${p.role} ${p.nameRaw}`);

const TITLE: Row = { text: '아무것도 아닌 것의 연구', size: 20 };
const COVER: readonly Row[] = ['공학석사학위논문', TITLE, '지도교수  박 미 나', '홍  길  동'];

describe('Korean thesis: names before their labels, labels in Hanja', () => {
  const passed = '홍길동의 공학석사 학위논문을 인준함';
  const jury = (...rows: readonly Row[]) => read(book(COVER, [passed, ...rows], BODY));

  it.each<[string, readonly Row[]]>([
    ['one a line', ['이 순 신 (심사위원장)', '박 미 나 (부위원장)', '최 한 솔 (심사위원)']],
    ['sealed', ['이순신（위원장） (인)', '박미나（위원） (인)', '최한솔（위원） (인)']],
    ['numbered', ['이순신 [주심]', '박미나 [심사위원 1]', '최한솔 [심사위원 2]']],
    ['several a line', ['이순신 (위원장)   박미나 (위원)', '최한솔 (위원)']],
    ['with posts', ['시험대학교 교수 이순신 (위원장)', '박미나 교수 (위원)', '최한솔 교수 (위원)']],
  ])('reads names before a label in brackets: %s', (_, rows) => {
    const { persons, observations } = jury(...rows);
    expect(listed(persons).sort()).toEqual([
      'committee 박미나',
      'committee 최한솔',
      'committee_chair 이순신',
      'supervisor 박미나',
    ]);
    expect(observations).toMatchObject({ committeeRows: 3 });
    expect(observations.emptyRows).toBeUndefined();
  });

  it('counts a rule and a filler before a label in brackets as rows without a name', () => {
    const { persons, observations } = jury('이순신 (위원장)', '____________ (위원)', '○○○ (위원)');
    expect(listed(persons)).toEqual(['supervisor 박미나', 'committee_chair 이순신']);
    expect(observations).toMatchObject({ committeeRows: 3, emptyRows: 2, placeholders: ['○○○'] });
  });

  it('does not take a sentence that mentions a member in brackets for a row', () => {
    const { persons } = jury('이순신 (심사위원장)', '최한솔 (위원) 께서 이날 회의에 나오지 않으셨다');
    expect(listed(persons)).toEqual(['supervisor 박미나', 'committee_chair 이순신']);
  });

  it.each([
    ['指導敎授', '審査委員長', '副委員長', '審査委員'],
    ['指導教授', '委員長', '副委員長', '委 員'],
    ['論文指導敎授', '主審', '副審', '審查委員'],
  ])('reads rows labelled %s, %s, %s and %s', (advisor, chair, vice, member) => {
    const { persons, observations } = read(
      book(
        ['工學博士學位論文', TITLE, '홍 길 동'],
        [`${advisor} 박 미 나`, '홍 길 동'],
        [
          '홍길동의 工學博士 學位論文을 認准함',
          row(chair, '이 순 신 印'),
          row(vice, '박 미 나 印'),
          row(member, '李 太 白 印'),
          row(member, ''),
        ],
        BODY,
      ),
    );
    expect(listed(persons)).toEqual([
      'supervisor 박미나',
      'committee_chair 이순신',
      'committee 박미나',
      'committee 李太白',
    ]);
    expect(observations).toMatchObject({ degree: 'doctor', committeeRows: 4, emptyRows: 1 });
  });
});

describe('Korean thesis: members whose family name spells the chair', () => {
  const passed = '홍길동의 공학석사 학위논문을 인준함';
  const jury = (...rows: readonly Row[]) => read(book(COVER, [passed, '위원장 이순신 (인)', ...rows], BODY));
  const member = (rows: readonly Row[]): RawPerson | undefined =>
    jury(...rows, '위 원 최한솔 (인)').persons.find((p) => /[장張]/u.test(p.nameRaw));

  it.each<[string, readonly Row[]]>([
    ['one space', ['위원 장숙석 (인)']],
    ['a label apart', ['위 원 장숙석 (인)']],
    ['all letters apart', ['위  원  장 숙 석 (인)']],
    ['cells', [row('위 원', '장 숙 석')]],
    ['no space at all', ['심사위원장숙석 (인)']],
    ['a title behind', ['위원 장숙석 교수 (인)']],
    ['a longer label', ['심사위원 장숙석 (인)']],
    ['a number', ['위원1 장숙석 (인)']],
    ['Hanja', ['委員 張淑石 (印)']],
  ])('stay members: %s', (_, rows) => {
    expect(member(rows)).toMatchObject({ role: 'committee', confidence: 0.95 });
  });

  it.each(['위원장 장숙석 (인)', '위 원 장 장 숙 석 (인)', '심사위원장 장숙석 (인)'])(
    'the chair stays one: %s',
    (line) => {
      const { persons } = read(book(COVER, [passed, line, '위 원 최한솔 (인)'], BODY));
      expect(listed(persons)).toContain('committee_chair 장숙석');
    },
  );

  it('an empty row of the chair is one, and what print does not tell is seen by a person', () => {
    expect(
      read(book(COVER, [passed, '위 원 장 (인)', '위 원 최한솔 (인)'], BODY)).observations.emptyRows,
    ).toBe(1);
    const { persons } = read(book(COVER, [passed, '심 사 위 원 장 정 훈 (인)', '위 원 최한솔 (인)'], BODY));
    expect(persons.find((p) => p.nameRaw === '정훈')?.confidence).toBeLessThan(0.7);
    const chair = read(book(COVER, [passed, '위 원 장 김 도 현 (인)'], BODY)).persons;
    expect(chair.find((p) => p.nameRaw === '김도현')?.confidence).toBe(0.95);
  });
});
