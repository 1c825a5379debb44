import { describe } from 'vitest';
import { book, row, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 22 });
const at = (x: number, text: string, step = 22, size = 11): Row => ({ text, x, step, size });

/** Research reports and project papers: title pages, letters of submission, tables of staff. */
const REPORTS: readonly Case[] = [
  {
    name: 'letter of submission: label once, the other researchers below it without one',
    pages: book([
      at(260, '제 출 문', 0, 18),
      '한국강연구원장 귀하',
      '본 보고서를 “하천 수위 결측 보정 기술 개발” 과제의 최종보고서로 제출합니다.',
      at(250, '2021년 12월'),
      at(120, '연구기관명 : 한빛대학교 산학협력단', 30),
      at(120, '연구책임자 : 김 도 현 (한빛대학교 교수)'),
      at(120, '연  구  원 : 박 한 결 (새벽대학교 교수)'),
      at(120, '             최 유 찬 (누리연구원 선임연구원)'),
      at(120, '연구보조원 : 서 하 람 (한빛대학교 박사과정)'),
      at(120, '             정 다 온 (한빛대학교 석사과정)'),
    ]),
    people: [
      'principal_investigator 김도현',
      'research_staff 박한결',
      'research_staff 최유찬',
      'research_staff 서하람',
      'research_staff 정다온',
    ],
  },
  {
    name: 'title page: host, leader and partner with their institutions in brackets',
    pages: book([
      at(180, '하천 수위 결측 보정 기술 개발', 0, 20),
      at(220, '(최종보고서)'),
      at(150, '주관연구기관 : 한빛대학교', 60),
      at(150, '주관연구책임자 : 김도현'),
      at(150, '공동연구기관 : 새벽대학교'),
      at(150, '공동연구책임자 : 박한결'),
      at(150, '참여연구원 : 서하람(한빛대학교), 최유찬(새벽대학교), 정다온(누리연구원)'),
      at(250, '환경부', 60),
    ]),
    people: [
      'principal_investigator 김도현',
      'principal_investigator 박한결',
      'research_staff 서하람',
      'research_staff 최유찬',
      'research_staff 정다온',
    ],
  },
  {
    name: '연구진 list: part, name, institution and post in one line each',
    pages: book([
      at(260, '연 구 진', 0, 18),
      at(120, '연구책임   김도현   한빛대학교 토목공학과 교수', 40),
      at(120, '공동연구   박한결   누리연구원 연구위원'),
      at(120, '공동연구   최유찬   새벽대학교 환경공학과 부교수'),
      at(120, '연구보조   서하람   한빛대학교 박사과정'),
    ]),
    people: [
      'principal_investigator 김도현',
      'research_staff 박한결',
      'research_staff 최유찬',
      'research_staff 서하람',
    ],
  },
  {
    name: 'table of staff with numbers, rates and periods',
    pages: book([
      at(60, '7. 참여연구원 편성표', 0, 14),
      cells([50, '번호'], [90, '성명'], [160, '소속기관'], [270, '직위'], [340, '역할'], [430, '참여율(%)']),
      cells([50, '1'], [90, '김도현'], [160, '한빛대학교'], [270, '교수'], [340, '연구책임자'], [430, '30']),
      cells(
        [50, '2'],
        [90, '박한결'],
        [160, '새벽대학교'],
        [270, '부교수'],
        [340, '공동연구원'],
        [430, '20'],
      ),
      cells(
        [50, '3'],
        [90, '서하람'],
        [160, '한빛대학교'],
        [270, '박사과정'],
        [340, '학생연구원'],
        [430, '50'],
      ),
      cells(
        [50, '4'],
        [90, '남궁솔'],
        [160, '한빛대학교'],
        [270, '석사과정'],
        [340, '학생연구원'],
        [430, '50'],
      ),
      cells([50, '합계'], [430, '150']),
    ]),
    people: [
      'principal_investigator 김도현',
      'research_staff 박한결',
      'research_staff 서하람',
      'research_staff 남궁솔',
    ],
  },
  {
    name: 'a table whose name column is headed 연구원명 and 참여연구원',
    pages: book([
      at(60, '연구원 현황', 0, 14),
      cells([50, '구분'], [140, '참여연구원'], [240, '소속'], [360, '전공'], [450, '학위']),
      cells([50, '책임'], [140, '김도현'], [240, '한빛대학교'], [360, '수공학'], [450, '박사']),
      cells([50, '공동'], [140, '박한결'], [240, '새벽대학교'], [360, '환경공학'], [450, '박사']),
      cells([50, '보조'], [140, '서하람'], [240, '한빛대학교'], [360, '수공학'], [450, '석사']),
    ]),
    people: ['principal_investigator 김도현', 'research_staff 박한결', 'research_staff 서하람'],
  },
  {
    name: 'names cut by 외 2명',
    pages: book([
      at(60, '연구과제 요약서', 0, 14),
      row('연구책임자', '김도현'),
      row('참여연구원', '서하람, 박한결 외 2명'),
    ]),
    people: ['principal_investigator 김도현', 'research_staff 서하람', 'research_staff 박한결'],
    doubts: ['hidden_people'],
  },
  {
    name: 'a form with labels and no names is no report without people',
    pages: book([
      at(200, '연구개발계획서', 0, 16),
      row('연구책임자', ''),
      row('소속', '한빛대학교'),
      '본 연구는 하천의 수위를 관측하고 결측을 보정하는 기술을 개발한다.',
    ]),
    people: [],
    doubts: ['nobody_found', 'empty_rows'],
  },
  {
    name: 'a certificate of participation: 책임자 and 참여자 in cells, issued by somebody else',
    pages: book([
      at(220, '연구과제 참여확인서', 0, 18),
      cells([60, '과제명'], [180, '하천 수위 결측 보정 기술 개발']),
      cells([60, '과제책임자'], [180, '김도현'], [330, '연구기간'], [430, '2019.3.~2021.2.']),
      cells([60, '참여자'], [180, '서하람'], [330, '참여기간'], [430, '2020.3.~2021.2.']),
      at(150, '위와 같이 연구과제에 참여하였음을 확인합니다.', 40),
      at(200, '한빛대학교 산학협력단장'),
    ]),
    people: ['project_manager 김도현', 'research_staff 서하람'],
  },
  {
    name: 'chapters by author: 집필진',
    pages: book([
      at(240, '집 필 진', 0, 16),
      at(100, '집필책임자 : 김도현 (한빛대학교)', 30),
      at(100, '집 필 자 : 박한결 (새벽대학교), 서하람 (한빛대학교)'),
    ]),
    people: ['principal_investigator 김도현', 'research_staff 박한결', 'research_staff 서하람'],
  },
  {
    name: 'English report: investigators with degrees',
    pages: book([
      at(150, 'Filling Gaps in Sparse Series: Final Report', 0, 18),
      at(150, 'Principal Investigator: Edda W. Quist, Ph.D.', 40),
      at(150, 'Co-Principal Investigator: Milo Farrow, Ph.D.'),
      at(150, 'Research Staff: Haram Seo, Ana de la Torre'),
      at(150, 'Sponsored by the River Foundation'),
    ]),
    self: ['서하람', 'Haram Seo'],
    people: [
      'principal_investigator Edda W. Quist',
      'research_staff Milo Farrow',
      'research_staff Haram Seo',
      'research_staff Ana de la Torre',
    ],
  },
];

/** Forms applicants fill in for each representative work. */
const FORMS: readonly Case[] = [
  {
    name: 'labels of parts: 제1저자, 교신저자, 공동저자, and the number of authors',
    pages: book([
      at(220, '대표연구실적 요약서', 0, 16),
      row('논문명', '하천 수위 결측 보정 방법의 비교 연구'),
      row('게재지', '한국하천학회지 12(3)'),
      row('게재연월', '2021. 9.'),
      row('총저자수', '4명'),
      row('제1저자', '서하람'),
      row('교신저자', '김도현'),
      row('공동저자', '박한결, 최유찬'),
    ]),
    people: ['coauthor 서하람', 'corresponding_author 김도현', 'coauthor 박한결', 'coauthor 최유찬'],
    passes: true,
  },
  {
    name: 'columns: 연번, 논문제목, 저자(전체), 학술지명, 발행연월, 구분',
    pages: book([
      at(60, '연구실적목록', 0, 16),
      cells([40, '연번'], [80, '논문제목'], [250, '저자(전체)'], [390, '학술지명'], [480, '발행연월']),
      cells(
        [40, '1'],
        [80, '하천 수위 결측 보정'],
        [250, '서하람, 김도현'],
        [390, '한국하천학회지'],
        [480, '2021.09'],
      ),
      cells(
        [40, '2'],
        [80, '강변 습지의 물 수지'],
        [250, '박한결, 서하람'],
        [390, '새벽물연구'],
        [480, '2020.03'],
      ),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'fewer names than 총저자수 says',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('논문명', '하천 수위 결측 보정 방법의 비교 연구'),
      row('총저자수', '5'),
      row('저자명', '서하람(제1저자), 김도현(교신저자), 박한결'),
    ]),
    people: ['coauthor 서하람', 'corresponding_author 김도현', 'coauthor 박한결'],
    doubts: ['author_count_mismatch'],
  },
  {
    name: 'check boxes of parts are no names, dots join the names',
    pages: book([
      at(220, '대표연구실적 기술서', 0, 16),
      row('논문명', '하천 수위 결측 보정 방법의 비교 연구'),
      row('저자구분', '□ 단독  ■ 제1저자  □ 교신저자  □ 공동저자'),
      row('저자명', '서하람·김도현·박한결'),
      row('총저자수', '3'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'a form nobody has filled in',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('논문명', ''),
      row('저자명', '○○○, ○○○'),
      row('총저자수', ''),
    ]),
    people: [],
    doubts: ['nobody_found'],
  },
  {
    name: 'a patent: inventors behind 발명자',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('실적명', '하천 수위 결측 보정 장치'),
      row('발명자', '서하람, 김도현, 박한결'),
      row('총저자수', '3'),
      row('등록연월', '2021. 9.'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
  },
  {
    name: 'English names in a Korean form, corresponding author with an asterisk',
    pages: book([
      at(220, '대표연구실적', 0, 16),
      row('논문명', 'Filling Gaps in Sparse Series'),
      row('저자명', 'Haram Seo, Do-Hyeon Kim*, Edda W. Quist (*교신저자)'),
      row('총저자수', '3'),
    ]),
    self: ['서하람', 'Haram Seo'],
    people: ['coauthor Haram Seo', 'corresponding_author Do-Hyeon Kim', 'coauthor Edda W. Quist'],
  },
];

describe('reports', () => testCases('research_project', REPORTS));
describe('forms for representative works', () => testCases('representative_research', FORMS));
