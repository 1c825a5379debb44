import { describe } from 'vitest';
import type { Page } from '../../../../src/main/engine/domain/page';
import { page, prose, type Printed } from '../../layout/pages';
import { print } from '../../thesis/print';
import { left, one, title } from './articles';
import { testCases, type Case } from './judged';

const foot = (text: string, above = 0): Printed => ({ text, size: 8, x: 60, above });
const by = (text: string, size = 11, above = 12): Printed => ({ text, size, above });
const KO: readonly Printed[] = [{ text: '국문초록', size: 11, above: 16, bold: true }, ...prose('ko')];
const EN: readonly Printed[] = [{ text: 'Abstract', size: 11, above: 16, bold: true }, ...prose('en')];
const TITLE = title('하천 수위 결측 보정 방법의 비교 연구');
const TITLE_EN: Printed = { text: 'A Comparative Study of Gap Filling for River Gauges', size: 13, above: 8 };
/** A page as HWP and DOCX give it: no sizes that tell, everything from the left. */
const flow = (...lines: string[]): Page[] => [
  print(
    1,
    [
      ...lines,
      ...Array.from(
        { length: 6 },
        () => '본 연구는 관측 자료의 결측을 보정하는 방법을 제안하고 그 성능을 비교한다.',
      ),
    ],
    'flow',
  ),
];

const CASES: readonly Case[] = [
  {
    name: 'eight authors over two lines, a dot at the break',
    pages: one(
      TITLE,
      by('서하람^{1} · 김도현^{2} · 박한결^{1} · 최유찬^{3} ·'),
      by('정다온^{2} · 이새벽^{1} · 남궁솔^{3} · 허은^{2*}', 11, 2),
      by('^{1}한빛대학교 토목공학과, ^{2}새벽대학교 환경공학과, ^{3}누리연구원', 9, 4),
      ...KO,
      foot('*Corresponding author: heo@saebyeok.example', 60),
    ),
    people: [
      'coauthor 서하람',
      'coauthor 김도현',
      'coauthor 박한결',
      'coauthor 최유찬',
      'coauthor 정다온',
      'coauthor 이새벽',
      'coauthor 남궁솔',
      'corresponding_author 허은',
    ],
  },
  {
    name: 'word processor: signs in plain type behind the names',
    pages: flow(
      '하천 수위 결측 보정 방법의 비교 연구',
      '서하람1), 김도현2)*, 박한결3)',
      '1) 한빛대학교 토목공학과',
      '2) 새벽대학교 환경공학과',
      '3) 누리연구원',
      '* 교신저자: dhkim@saebyeok.example',
      '요약',
    ),
    people: ['coauthor 서하람', 'corresponding_author 김도현', 'coauthor 박한결'],
  },
  {
    name: 'word processor: names apart, affiliation and address of each below',
    pages: flow(
      '하천 수위 결측 보정 방법의 비교 연구',
      'A Comparative Study of Gap Filling for River Gauges',
      '주저자: 서하람',
      '한빛대학교 토목공학과 박사과정',
      'Seo, Haram',
      'Hanbit University',
      '교신저자: 김도현',
      '한빛대학교 토목공학과 교수',
      'Kim, Dohyeon',
      'Hanbit University',
      '초록',
    ),
    people: ['coauthor 서하람', 'corresponding_author 김도현'],
  },
  {
    name: 'word processor: title and spaced authors in one table cell after another',
    pages: flow(
      '하천 수위 결측 보정 방법',
      '서 하 람* · 김 도 현**',
      '(한빛대학교* · 새벽대학교**)',
      '국문요약',
    ),
    people: ['coauthor 서하람', 'coauthor 김도현'],
  },
  {
    name: 'English paper of a Korean journal: dagger for the corresponding author, both scripts nowhere',
    pages: one(
      { text: 'J. Korean River Soc., Vol. 12, No. 3 (2021), pp. 201-215', size: 8 },
      title('Gap Filling for River Gauges'),
      by('Haram Seo^{1}, Dohyeon Kim^{2,†}, and Hangyeol Park^{1,3}'),
      by('^{1}Dept. of Civil Engineering, Hanbit University, Seoul, Korea', 9, 4),
      by('^{2}Dept. of Environmental Engineering, Saebyeok University, Busan, Korea', 9, 0),
      by('^{3}Nuri Institute, Daejeon, Korea', 9, 0),
      ...EN,
      foot('†Corresponding author. E-mail: dhkim@saebyeok.example', 60),
    ),
    self: ['서하람', 'Haram Seo'],
    people: ['coauthor Haram Seo', 'corresponding_author Dohyeon Kim', 'coauthor Hangyeol Park'],
  },
  {
    name: 'affiliations first letter by letter: 가), 나) as signs',
    pages: one(
      TITLE,
      by('서하람^{가)} · 김도현^{나)} · 박한결^{가)}'),
      by('가) 한빛대학교 토목공학과  나) 새벽대학교 환경공학과', 9, 4),
      ...KO,
    ),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'posts in Hanja and Hangul behind names: 敎授, 博士',
    pages: one(TITLE, by('徐夏蓮 敎授 · 金道賢 博士'), by('한빛대학교 토목공학과', 9, 4), ...KO),
    self: ['서하련', '徐夏蓮'],
    people: ['coauthor 徐夏蓮', 'coauthor 金道賢'],
  },
  {
    name: 'names and institutions in a table of two columns',
    pages: one(
      TITLE,
      { text: '서하람      한빛대학교 토목공학과 박사과정', size: 10, above: 12, x: 120 },
      { text: '김도현      새벽대학교 환경공학과 교수', size: 10, x: 120 },
      { text: '박한결      누리연구원 책임연구원', size: 10, x: 120 },
      ...KO,
    ),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'members behind names: 정회원, 학생회원 with raised marks',
    pages: one(
      { text: '한국하천통신학회논문지 ’21-03 Vol.46 No.03', size: 8 },
      TITLE,
      by('서 하 람^{*},  김 도 현^{°}'),
      TITLE_EN,
      by('Ha-ram Seo^{*}, Do-hyeon Kim^{°}', 10, 4),
      { text: '요 약', size: 10, above: 14, bold: true },
      ...prose('ko'),
      foot('※ 본 연구는 한빛시의 지원으로 수행되었습니다.', 60),
      foot('• First Author : Hanbit University, haram@hanbit.example, 학생회원'),
      foot('° Corresponding Author : Hanbit University, dhkim@hanbit.example, 정회원'),
      foot('논문번호：202101-001-A-RE, Received January 3, 2021; Revised February 2, 2021'),
    ),
    people: ['coauthor 서하람', 'corresponding_author 김도현'],
  },
  {
    name: 'translated paper: author in Latin, translator is no author',
    pages: one(title('강의 기억'), by('Edda W. Quist 저'), by('박한결 옮김', 10, 2), ...KO),
    self: ['서하람'],
    people: ['coauthor Edda W. Quist'],
    doubts: ['self_missing'],
  },
  {
    name: 'keywords full of names right under the byline',
    pages: one(
      title('두 시인의 강'),
      by('서하람 · 김도현'),
      by('한빛대학교 국어국문학과', 9, 4),
      by('주제어: 김소월, 백석, 윤동주', 9, 8),
      ...KO,
    ),
    people: ['coauthor 서하람', 'coauthor 김도현'],
  },
  {
    name: 'a review of a book: its author stands in the title line',
    pages: one(
      { text: '서 평', size: 11 },
      title('이새벽, 『강의 역사』(한빛출판부, 2019)'),
      by('서하람(한빛대학교)'),
      ...prose('ko'),
    ),
    people: ['coauthor 서하람'],
  },
  {
    name: 'bylines of unequal length are said',
    pages: one(
      TITLE,
      by('서하람* · 김도현** · 박한결*'),
      TITLE_EN,
      by('Haram Seo*, Dohyeon Kim**', 10, 4),
      ...EN,
      foot('* 한빛대학교 토목공학과', 60),
      foot('** 새벽대학교 환경공학과'),
    ),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
    doubts: ['byline_mismatch'],
  },
  {
    name: 'two pages that begin with a contents list of the issue, the paper behind it',
    pages: [
      page([
        { text: '한국하천학회지 제12권 제3호', size: 14 },
        { text: '목 차', size: 12, above: 20 },
        left('하천 수위 결측 보정 방법의 비교 연구 ········ 서하람·김도현   201', 10, 10),
        left('강변 습지의 물 수지 ······················ 박한결·최유찬   217', 10),
        left('도시 하천의 열 환경 ························ 정다온   233', 10),
      ]),
      page(
        [
          TITLE,
          by('서하람^{1} · 김도현^{2*}'),
          by('^{1}한빛대학교, ^{2}새벽대학교', 9, 4),
          ...KO,
          foot('* 교신저자', 60),
        ],
        2,
      ),
    ],
    people: ['coauthor 서하람', 'corresponding_author 김도현'],
  },
  {
    name: 'family name set apart: 서 하람, 남궁 솔',
    pages: one(TITLE, by('서 하람 · 김 도현 · 남궁 솔 · 이 솔'), by('한빛대학교 토목공학과', 9, 4), ...KO),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 남궁솔', 'coauthor 이솔'],
  },
  {
    name: 'given names that are words: 이론, 정수, 한결, 보라, 가람, 나라',
    pages: one(
      TITLE,
      by('서하람 · 정수 · 한가람 · 정보라 · 이나라'),
      by('한빛대학교 토목공학과', 9, 4),
      ...KO,
    ),
    people: ['coauthor 서하람', 'coauthor 정수', 'coauthor 한가람', 'coauthor 정보라', 'coauthor 이나라'],
  },
];

describe('Korean papers, further ways', () => testCases('journal_article', CASES));
