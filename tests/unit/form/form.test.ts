import { describe, expect, it } from 'vitest';
import { extractForm } from '../../../src/main/engine/extractors/rules/form/form';
import { book, type Row } from '../thesis/print';

const read = (rows: readonly Row[]) =>
  extractForm(book(rows), {
    docType: 'representative_research',
    filename: 'a.pdf',
    selfNames: ['홍길동'],
    largeCollaboration: 30,
  });

describe('forms for representative works', () => {
  it('reads labels and values', () => {
    const { persons, observations } = read([
      { text: '대표연구실적', size: 16 },
      {
        cells: [
          [60, '논문명'],
          [160, '아무것도 아닌 것의 연구'],
        ],
      },
      {
        cells: [
          [60, '게재지'],
          [160, '시험학회지'],
          [330, '게재연월'],
          [430, '2020. 3.'],
        ],
      },
      {
        cells: [
          [60, '저자명'],
          [160, '홍길동, 박미나, 이순신'],
          [330, '총저자수'],
          [430, '3'],
        ],
      },
      {
        cells: [
          [60, '교신저자'],
          [160, '이순신'],
        ],
      },
    ]);
    expect(persons.map((p) => `${p.role} ${p.nameRaw}`)).toEqual([
      'coauthor 홍길동',
      'coauthor 박미나',
      'corresponding_author 이순신',
    ]);
    expect(persons[1]?.work).toEqual({
      title: '아무것도 아닌 것의 연구',
      venue: '시험학회지',
      year: 2020,
      index: 2,
      count: 3,
    });
    expect(observations.statedAuthors).toBe(3);
  });

  it('reads a table with one work a row', () => {
    const { persons, observations } = read([
      { text: '대표연구실적 목록', size: 16 },
      {
        cells: [
          [50, '연번'],
          [90, '논문명'],
          [280, '저자명'],
          [430, '총저자수'],
          [500, '게재연월'],
        ],
      },
      {
        cells: [
          [50, '1'],
          [90, '아무것도 아닌 것의'],
          [280, '홍길동, 박미나'],
          [440, '2'],
          [500, '2020.03'],
        ],
      },
      { cells: [[90, '연구']] },
      {
        cells: [
          [50, '2'],
          [90, '무엇인가의 연구'],
          [280, '이순신, 홍길동,'],
          [440, '3'],
          [500, '2021.05'],
        ],
      },
      { cells: [[280, '최한솔']] },
    ]);
    expect(persons.map((p) => `${p.nameRaw} ${p.work?.year}`)).toEqual([
      '홍길동 2020',
      '박미나 2020',
      '이순신 2021',
      '홍길동 2021',
      '최한솔 2021',
    ]);
    expect(persons[0]?.work?.title).toBe('아무것도 아닌 것의 연구');
    expect(observations.statedAuthors).toBe(5);
  });

  it('says when the form counts more people than it names, and when it hides some', () => {
    const { persons, observations } = read([
      {
        cells: [
          [60, '논문명'],
          [160, '아무것도 아닌 것의 연구'],
        ],
      },
      {
        cells: [
          [60, '저자명'],
          [160, '홍길동 외 3인'],
          [330, '총저자수'],
          [430, '4'],
        ],
      },
    ]);
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동']);
    expect(observations).toMatchObject({ statedAuthors: 4, hiddenPeople: ['외 3인'] });
  });

  it('hands a paper itself to the rules for articles', () => {
    const { persons } = read([
      { text: '아무것도 아닌 것의 연구', size: 18 },
      { text: '홍길동*, 박미나**', step: 40 },
      { text: '*시험대학교 시험공학과, **시험연구소', size: 9 },
      { text: '요 약', step: 40 },
      '본 연구는 아무것도 아닌 것을 다루며 그 방법과 결과를 차례로 밝힌다.',
      '주제어: 시험',
    ]);
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '박미나']);
  });
});
