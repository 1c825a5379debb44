import { describe } from 'vitest';
import { page, prose } from '../../layout/pages';
import { book, row, type Row } from '../../thesis/print';
import { one, title } from './articles';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 22, size = 11): Row => ({ text, x, step, size });
const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 22 });

/** Papers handed in as representative works, with or without a form on top. */
const CASES: readonly Case[] = [
  {
    name: 'the paper itself, which speaks of inventors',
    pages: one(
      title('발명자 자료로 본 하천 기술의 변화'),
      { text: '서하람* · 김도현**', size: 11, above: 12 },
      { text: '국문초록', size: 11, above: 16, bold: true },
      ...prose('ko'),
      { text: '발명자      출원인      등록번호', size: 9, above: 20 },
      { text: '박한결      강산전자      10-0000000', size: 9 },
      { text: '* 한빛대학교 토목공학과   ** 새벽대학교', size: 8, above: 40 },
    ),
    people: ['coauthor 서하람', 'coauthor 김도현'],
  },
  {
    name: 'a form that counts the authors but does not name them, on top of the paper',
    pages: [
      ...book([
        at(220, '대표연구실적', 0, 16),
        row('논문명', '하천 수위 결측 보정 방법의 비교 연구'),
        row('총저자수', '3'),
        row('저자구분', '제1저자'),
      ]),
      page(
        [
          title('하천 수위 결측 보정 방법의 비교 연구'),
          { text: '서하람* · 김도현**', size: 11, above: 12 },
          { text: '한빛대학교 토목공학과', size: 9, above: 4 },
          { text: '국문초록', size: 11, above: 16, bold: true },
          ...prose('ko'),
        ],
        2,
      ),
    ],
    people: ['coauthor 서하람', 'coauthor 김도현'],
    doubts: ['author_count_mismatch'],
  },
  {
    name: 'a cell for names that holds something unreadable is said',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('논문명', '하천 수위 결측 보정 방법의 비교 연구'),
      row('저자명', '서하람, 김도현, q#k lz'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현'],
    doubts: ['layout_unknown'],
  },
  {
    name: 'one author by the form’s own count',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('논문명', '근대 초기 강 이름의 변화'),
      row('저자명', '서하람'),
      row('총저자수', '1'),
    ]),
    people: ['coauthor 서하람'],
    passes: true,
  },
  {
    name: 'several works one below the other, each with its people',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      cells([60, '논문명'], [180, '하천 수위 결측 보정']),
      cells([60, '저자명'], [180, '서하람, 김도현'], [380, '총저자수'], [460, '2']),
      cells([60, '논문명'], [180, '강변 습지의 물 수지']),
      cells([60, '저자명'], [180, '박한결, 서하람, 리웨이, 최유찬'], [380, '총저자수'], [460, '4']),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결', 'coauthor 리웨이', 'coauthor 최유찬'],
    unsure: ['리웨이'],
  },
];

describe('representative works', () => testCases('representative_research', CASES));
