import { describe } from 'vitest';
import { prose } from '../../layout/pages';
import { left, one, title, testArticles, type ArticleLayout } from './articles';

/** Styles that no real file at hand has, built from how the publishers print them. */
const LAYOUTS: readonly ArticleLayout[] = [
  {
    name: 'Korean: Korean title, English title, then both bylines with asterisks',
    pages: one(
      { text: '한국하천학회지 제12권 제3호 2021년 9월', size: 9 },
      title('하천 수위 결측 보정 방법의 비교 연구'),
      { text: 'A Comparative Study of Gap Filling for River Gauges', size: 13, above: 6 },
      { text: '서하람*ㆍ김도현**ㆍ박한결***', size: 11, above: 12 },
      { text: 'Haram Seo*ㆍDo-Hyeon Kim**ㆍHangyeol Park***', size: 10, above: 4 },
      { text: '초록', size: 10, above: 14, bold: true },
      ...prose('ko'),
      left('* 한빛대학교 토목공학과 박사과정 (제1저자)', 8, 150),
      left('** 한빛대학교 토목공학과 교수 (교신저자)', 8),
      left('*** 새벽연구원 선임연구위원', 8),
    ),
    names: ['서하람', '김도현', '박한결'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean: name(affiliation) in one line',
    pages: one(
      { text: '2020년 한국하천학회 춘계학술대회 논문집', size: 9 },
      title('하천 수위 결측 보정 방법'),
      { text: '서하람(한빛대), 김도현(한빛대), 박한결(새벽연구원)', size: 11, above: 12 },
      { text: '요약', size: 10, above: 14, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람', '김도현', '박한결'],
  },
  {
    name: 'Korean: names with raised numbers, dagger for the corresponding author',
    pages: one(
      { text: 'J. Korean Soc. Rivers Vol. 12, No. 3 (2021)', size: 9 },
      title('하천 수위 결측 보정 방법의 비교 연구'),
      { text: '서하람^{1} · 김도현^{2,†} · 박 한 결^{3} · 이솔^{1}', size: 11, above: 12 },
      { text: '^{1}한빛대학교 토목공학과, ^{2}새벽대학교 환경공학과, ^{3}한국하천연구원', size: 9, above: 4 },
      { text: 'A Comparative Study of Gap Filling for River Gauges', size: 13, above: 10 },
      { text: 'Haram Seo^{1} · Do-Hyeon Kim^{2,†} · Hangyeol Park^{3} · Sol Lee^{1}', size: 10, above: 6 },
      {
        text: 'Abstract : In this paper we propose a method that fills gaps in observed series.',
        size: 9,
        above: 12,
      },
      ...prose('en'),
      left('†Corresponding author : dhkim@saebyeok.example', 8, 120),
    ),
    names: ['서하람', '김도현', '박한결', '이솔'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean: labelled authors (저자 / 교신저자) in a box',
    pages: one(
      title('하천 수위 결측 보정 방법의 비교 연구'),
      { text: '서 하 람¹⋅김 도 현²⋅박 한 결³', size: 11, above: 12 },
      left('1 주저자, 한빛대학교 대학원 박사과정', 9, 10),
      left('2 교신저자, 한빛대학교 교수', 9),
      left('3 공동저자, 새벽연구원 연구위원', 9),
      { text: '국문초록', size: 10, above: 14, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람', '김도현', '박한결'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean medicine: department first, then names on a line without separators but spaces',
    pages: one(
      title('홍수 노출 이후 조기 계측의 결과'),
      { text: '한빛대학교 의과대학 내과학교실', size: 10, above: 10 },
      { text: '서하람   김도현   박한결   이솔', size: 11, above: 4 },
      { text: 'Outcomes of Early Gauging after Flood Exposure', size: 13, above: 10 },
      {
        text: 'Haram Seo, M.D., Do-Hyeon Kim, M.D., Hangyeol Park, M.D. and Sol Lee, M.D.',
        size: 10,
        above: 4,
      },
      {
        text: 'Department of Internal Medicine, Hanbit University College of Medicine, Seoul, Korea',
        size: 9,
      },
      {
        text: 'Background: In this paper we propose a method that fills gaps in observed series.',
        size: 9,
        above: 12,
      },
      ...prose('en'),
    ),
    names: ['서하람', '김도현', '박한결', '이솔'],
  },
  {
    name: 'humanities: one author under the title, affiliation in a footnote',
    pages: one(
      { text: '한빛어문학 제35집 (2019. 6.)', size: 9 },
      title('근대 초기 강 이름의 변화'),
      { text: '서 하 람*', size: 11, above: 12, x: 430 },
      { text: '1. 머리말', size: 11, above: 30, bold: true },
      ...prose('ko'),
      left('* 한빛대학교 국어국문학과 강사', 8, 200),
    ),
    names: ['서하람'],
  },
  {
    name: 'humanities: author with English name and post in one line',
    pages: one(
      title('근대 초기 강 이름의 변화'),
      { text: '서하람(徐하람, Seo, Haram) 한빛대학교', size: 10, above: 12 },
      { text: '국문초록', size: 11, above: 20, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람'],
  },
  {
    name: 'Korean: authors each on a line of their own with post and address',
    pages: one(
      title('하천 수위 결측 보정 방법의 비교 연구'),
      { text: '서 하 람', size: 11, above: 12 },
      { text: '한빛대학교 토목공학과 박사과정', size: 9 },
      { text: '(haram@hanbit.example)', size: 9 },
      { text: '김 도 현', size: 11, above: 4 },
      { text: '한빛대학교 토목공학과 교수', size: 9 },
      { text: '(dhkim@hanbit.example)', size: 9 },
      { text: '요 약', size: 11, above: 20, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람', '김도현'],
  },
];

describe('articles in styles of other Korean journals', () => testArticles(LAYOUTS));
