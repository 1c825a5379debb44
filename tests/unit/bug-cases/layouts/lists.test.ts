import { describe } from 'vitest';
import { book, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 22, size = 11): Row => ({ text, x, step, size });
const head = (text: string): Row => ({ text, size: 13, step: 30 });
const entry = (...lines: string[]): Row[] => lines.map((text, i) => ({ text, step: i === 0 ? 24 : 14 }));
const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 22 });
const EN = ['서하람', 'Haram Seo'];

/** Lists of works as applicants write them. */
const CVS: readonly Case[] = [
  {
    name: 'Korean, numbered, marks of parts behind names',
    pages: book([
      { text: '이 력 서', size: 16 },
      at(72, '성명: 서하람'),
      head('연구실적'),
      ...entry(
        '1. 서하람(제1저자), 김도현(교신저자), 박한결, “하천 수위 결측 보정 방법”, 한국하천학회지, 12(3), 2021.',
      ),
      ...entry('2. 박한결, 서하람(교신저자), “강변 습지의 물 수지”, 새벽물연구, 7(2), 2020.'),
    ]),
    people: [
      'coauthor 서하람',
      'corresponding_author 김도현',
      'coauthor 박한결',
      'corresponding_author 서하람',
    ],
    passes: true,
  },
  {
    name: 'an asterisk explained once at the top',
    pages: book([
      { text: 'Haram Seo', size: 16 },
      head('Publications (*: corresponding author)'),
      ...entry(
        '1. Seo, H., Kim, D. H.*, & Quist, E. W. (2021). Filling gaps in sparse series. Journal of Rivers, 3(2), 1-9.',
      ),
      ...entry('2. Farrow, M., & Seo, H.* (2020). Rivers remember. Water Letters, 2, 5-9.'),
    ]),
    self: EN,
    people: [
      'coauthor Seo, H.',
      'corresponding_author Kim, D. H.',
      'coauthor Quist, E. W.',
      'coauthor Farrow, M.',
      'corresponding_author Seo, H.',
    ],
  },
  {
    name: 'labels inside the entry: 제1저자, 교신저자, 공동저자',
    pages: book([
      { text: '연구업적 목록', size: 16 },
      head('논문'),
      ...entry(
        '[1] 하천 수위 결측 보정 방법, 한국하천학회지 12(3), 2021.9',
        '제1저자: 서하람, 교신저자: 김도현, 공동저자: 박한결, 최유찬',
      ),
    ]),
    people: ['coauthor 서하람', 'corresponding_author 김도현', 'coauthor 박한결', 'coauthor 최유찬'],
  },
  {
    name: 'title first, authors in brackets at the end',
    pages: book([
      { text: '연구업적 목록', size: 16 },
      head('학술지 논문'),
      ...entry('1) “하천 수위 결측 보정 방법”, 한국하천학회지, 12(3), 2021. (서하람, 김도현)'),
      ...entry('2) “강변 습지의 물 수지”, 새벽물연구, 7(2), 2020. (박한결, 서하람, 최유찬)'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결', 'coauthor 최유찬'],
  },
  {
    name: 'a table of works: 연도, 논문명, 게재지, 저자, 역할',
    pages: book([
      { text: '연구실적 목록', size: 16 },
      cells([50, '연도'], [100, '논문명'], [260, '게재지'], [370, '저자'], [500, '역할']),
      cells(
        [50, '2021'],
        [100, '하천 수위 결측 보정'],
        [260, '한국하천학회지'],
        [370, '서하람, 김도현'],
        [500, '제1저자'],
      ),
      cells(
        [50, '2020'],
        [100, '강변 습지의 물 수지'],
        [260, '새벽물연구'],
        [370, '박한결, 서하람'],
        [500, '공동'],
      ),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'Vancouver with “et al.” and IEEE with “and”',
    pages: book([
      { text: 'Haram Seo', size: 16 },
      head('Journal Articles'),
      ...entry(
        '[J1] Seo H, Kim DH, Quist EW, et al. Filling gaps in sparse series. J Rivers. 2021;3(2):1-9.',
      ),
      ...entry(
        '[J2] M. Farrow, H. Seo, and A. de la Torre, “Rivers remember,” Water Lett., vol. 2, pp. 5-9, 2020.',
      ),
    ]),
    self: EN,
    people: [
      'coauthor Seo H',
      'coauthor Kim DH',
      'coauthor Quist EW',
      'coauthor M. Farrow',
      'coauthor H. Seo',
      'coauthor A. de la Torre',
    ],
    doubts: ['hidden_people'],
  },
  {
    name: 'Korean humanities: quotation marks of three kinds, books with 공저',
    pages: book([
      { text: '연구업적', size: 16 },
      head('저서'),
      ...entry('서하람·김도현, 『강의 역사』, 한빛출판부, 2019.'),
      head('논문'),
      ...entry('서하람, 「근대 초기 강 이름의 변화」, 『한빛어문학』 35, 2019.'),
      ...entry('박한결·서하람, ｢강변 시장의 언어｣, ｢새벽국어연구｣ 12, 2018.'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'supervisors of both degrees, referees are not related by that',
    pages: book([
      { text: '서하람', size: 16 },
      head('학력'),
      at(72, '2021. 8. 한빛대학교 공학박사 (지도교수: 김도현)'),
      at(72, '2016. 2. 새벽대학교 공학석사 (지도교수: 이새벽)'),
      head('추천인'),
      at(72, '박한결, 한빛대학교 교수, park@hanbit.example'),
      at(72, '최유찬, 누리연구원 원장'),
    ]),
    people: ['supervisor 김도현', 'supervisor 이새벽'],
  },
  {
    name: 'English: advisors, then works with full names and ampersands',
    pages: book([
      { text: 'Haram Seo', size: 16 },
      head('Education'),
      at(72, 'Ph.D. in Civil Engineering, University of Norhaven, 2021 (Advisor: Edda W. Quist)'),
      head('Peer-reviewed publications'),
      ...entry(
        'Haram Seo, Edda W. Quist & Milo Farrow (2021). Filling gaps in sparse series. Journal of Rivers 3(2).',
      ),
      ...entry('Ana de la Torre, Haram Seo. Rivers remember. In: Proceedings of Rivers 2020, pp. 5–9.'),
    ]),
    self: EN,
    people: [
      'supervisor Edda W. Quist',
      'coauthor Haram Seo',
      'coauthor Edda W. Quist',
      'coauthor Milo Farrow',
      'coauthor Ana de la Torre',
    ],
  },
  {
    name: 'conference talks alone and teaching give nobody: said, not passed over',
    pages: book([
      { text: '서하람', size: 16 },
      head('강의 경력'),
      at(72, '2020–2021 한빛대학교 토목공학과 시간강사, 수리학'),
      head('자격증'),
      at(72, '토목기사 (2015), 컴퓨터활용능력 1급'),
    ]),
    people: [],
    doubts: ['nobody_found'],
  },
  {
    name: 'only single-author works: nobody beside the applicant is said',
    pages: book([
      { text: '서하람', size: 16 },
      head('논문'),
      ...entry('서하람, 「근대 초기 강 이름의 변화」, 『한빛어문학』 35, 2019.'),
      ...entry('서하람, 「강변 시장의 언어」, 『새벽국어연구』 12, 2018.'),
    ]),
    people: ['coauthor 서하람'],
    doubts: ['only_self'],
  },
  {
    name: 'KCI with names behind commas and a title that begins like a name',
    pages: book([
      { text: '연구업적', size: 16 },
      head('국내 학술지'),
      ...entry('서하람, 김도현(2021). 이상 기후에 따른 하천 수위의 변화. 한국하천학회지, 12(3), 201-215.'),
      ...entry('김도현, 서하람, 정다온 (2020), 정수 처리장의 에너지 이용, 새벽물연구, 7(2), pp. 33-40'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 정다온'],
  },
];

/** Citation profiles with the Korean interface. */
const SCHOLAR: readonly Case[] = [
  {
    name: 'Korean interface: 제목, 인용, 연도, side bar of 공동 저자 with 모두 보기',
    pages: book([
      at(120, '서하람 (Haram Seo)', 0, 18),
      at(120, '한빛대학교 토목공학과'),
      at(120, 'hanbit.example의 이메일 확인됨'),
      cells([60, '제목'], [400, '인용'], [450, '연도'], [500, '공동 저자']),
      cells([60, 'Filling gaps in sparse series'], [400, '12'], [450, '2021'], [500, 'Do-Hyeon Kim']),
      { text: 'H Seo, DH Kim, EW Quist', x: 60, size: 9, step: 13 },
      { text: 'Journal of Rivers 3 (2), 1-9', x: 60, size: 9, step: 13 },
      cells([60, '하천 수위 결측 보정 방법'], [400, '3'], [450, '2019'], [500, '모두 보기']),
      { text: '서하람, 박한결', x: 60, size: 9, step: 13 },
      { text: '한국하천학회지 12 (3), 201-215', x: 60, size: 9, step: 13 },
    ]),
    self: EN,
    people: [
      'coauthor Do-Hyeon Kim',
      'coauthor H Seo',
      'coauthor DH Kim',
      'coauthor EW Quist',
      'coauthor 서하람',
      'coauthor 박한결',
    ],
    doubts: ['hidden_people'],
  },
  {
    name: 'a profile without a list',
    pages: book([
      at(120, '서하람', 0, 18),
      at(120, '한빛대학교 토목공학과'),
      at(120, '서지정보 인용 1,234 h-index 12 i10-index 15'),
    ]),
    people: [],
    doubts: ['nobody_found'],
  },
];

describe('lists of works', () => testCases('cv', CVS));
describe('citation profiles', () => testCases('hindex', SCHOLAR));
