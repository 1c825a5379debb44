import { describe, expect, it } from 'vitest';
import { extractByRules } from '../../../../src/main/engine/extractors/rules';
import type { Page } from '../../../../src/main/engine/domain/page';
import { BODY, book, row, type Row } from '../../thesis/print';

interface Layout {
  readonly name: string;
  readonly pages: readonly Page[];
  /** `role name` in any order. */
  readonly people: readonly string[];
  readonly degree?: 'bachelor' | 'master' | 'doctor';
}

const cover = (over: readonly Row[] = []): readonly Row[] => [
  { text: '공학박사 학위논문', x: 200, size: 14 },
  { text: '하천 수위 결측 보정 방법', x: 150, size: 20, step: 60 },
  ...over,
  { text: '2021년 8월', x: 250, size: 14, step: 120 },
  { text: '한빛대학교 대학원', x: 230, size: 14, step: 60 },
  { text: '토목공학과', x: 260, size: 14, step: 30 },
  { text: '서 하 람', x: 265, size: 16, step: 40 },
];

const LAYOUTS: readonly Layout[] = [
  {
    name: '지도교수 on the inner cover only, committee with 印',
    pages: book(
      cover(),
      [
        { text: '하천 수위 결측 보정 방법', x: 150, size: 20 },
        { text: '지도교수   김 도 현', x: 210, size: 14, step: 60 },
        { text: '이 논문을 공학박사 학위논문으로 제출함', x: 150, size: 13, step: 60 },
        { text: '2021년 6월', x: 250, size: 13, step: 40 },
        { text: '한빛대학교 대학원', x: 230, size: 13, step: 40 },
        { text: '서 하 람', x: 265, size: 14, step: 40 },
      ],
      [
        { text: '서하람의 공학박사 학위논문을 인준함', x: 150, size: 14 },
        { text: '2021년 6월', x: 250, size: 13, step: 40 },
        row('위 원 장', '이 새 벽  印'),
        row('부위원장', '김 도 현  印'),
        row('위    원', '박 한 결  印'),
        row('위    원', '최 유 찬  印'),
        row('위    원', '정 다 온  印'),
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
    degree: 'doctor',
  },
  {
    name: 'names letter-spaced with middle dots, 심사위원장 in full',
    pages: book(
      cover([{ text: '지도교수 김·도·현', x: 220, size: 14, step: 40 }]),
      [
        { text: '서하람의 박사학위 논문을 인준함', x: 150, size: 14 },
        row('심사위원장', '이·새·벽 (인)'),
        row('심 사 위 원', '김·도·현 (인)'),
        row('심 사 위 원', '박·한·결 (인)'),
        row('심 사 위 원', '최·유·찬 (인)'),
        row('심 사 위 원', '정·다·온 (인)'),
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
  },
  {
    name: 'two advisors: 지도교수 and 공동지도교수',
    pages: book(
      cover([
        { text: '지도교수 김도현', x: 220, size: 14, step: 40 },
        { text: '공동지도교수 이새벽', x: 220, size: 14, step: 24 },
      ]),
      BODY,
    ),
    people: ['supervisor 김도현', 'co_supervisor 이새벽'],
  },
  {
    name: 'bachelor’s thesis: supervisor only',
    pages: book(
      [
        { text: '학사학위논문', x: 230, size: 14 },
        { text: '하천 수위 결측 보정 방법', x: 150, size: 20, step: 60 },
        { text: '지도교수: 김 도 현 교수님', x: 200, size: 13, step: 100 },
        { text: '2019년 12월', x: 250, size: 13, step: 60 },
        { text: '한빛대학교 공과대학', x: 220, size: 13, step: 40 },
        { text: '서 하 람', x: 265, size: 14, step: 40 },
      ],
      BODY,
    ),
    people: ['supervisor 김도현'],
    degree: 'bachelor',
  },
  {
    name: 'master’s: 주심 and 부심',
    pages: book(
      [
        { text: '석사학위논문', x: 230, size: 14 },
        { text: '하천 수위 결측 보정 방법', x: 150, size: 20, step: 60 },
        { text: '지도교수 김도현', x: 220, size: 13, step: 60 },
        { text: '서 하 람', x: 265, size: 14, step: 40 },
        { text: '한빛대학교 대학원', x: 230, size: 13, step: 40 },
      ],
      [
        { text: '이 논문을 서하람의 석사학위 논문으로 인준함', x: 130, size: 14 },
        row('주심', '이새벽 (인)'),
        row('부심', '김도현 (인)'),
        row('부심', '박한결 (인)'),
        { text: '한빛대학교 대학원장', x: 220, size: 13, step: 60 },
      ],
      BODY,
    ),
    people: ['supervisor 김도현', 'committee_chair 이새벽', 'committee 김도현', 'committee 박한결'],
    degree: 'master',
  },
  {
    name: 'English approval page: signature lines over “Committee Chair”',
    pages: book(
      [
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 20 },
        { text: 'by', x: 290, step: 40 },
        { text: 'Haram Seo', x: 260, size: 14, step: 24 },
        {
          text: 'A dissertation submitted in partial fulfillment of the requirements for the degree of',
          x: 80,
          step: 60,
        },
        { text: 'Doctor of Philosophy', x: 240, size: 13, step: 24 },
        { text: 'University of Norhaven', x: 230, size: 13, step: 40 },
        { text: '2020', x: 290, step: 24 },
      ],
      [
        { text: 'The dissertation of Haram Seo is approved:', x: 80, size: 12 },
        { text: '______________________________', x: 200, step: 60 },
        { text: 'Edda W. Quist, Committee Chair', x: 200 },
        { text: '______________________________', x: 200, step: 50 },
        { text: 'Milo Farrow, Committee Member', x: 200 },
        { text: '______________________________', x: 200, step: 50 },
        { text: 'Ana de la Torre, Committee Member', x: 200 },
      ],
      BODY,
    ),
    people: ['committee_chair Edda W. Quist', 'committee Milo Farrow', 'committee Ana de la Torre'],
    degree: 'doctor',
  },
  {
    name: 'English: names above, roles below in parentheses',
    pages: book(
      [
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 20 },
        { text: 'Haram Seo', x: 260, size: 14, step: 40 },
        { text: 'A thesis submitted for the degree of Master of Science', x: 120, step: 60 },
        { text: 'Supervisor: Professor Do-Hyeon Kim', x: 180, step: 40 },
        { text: 'Co-supervisor: Dr. Edda Quist', x: 180 },
        { text: 'University of Norhaven', x: 230, size: 13, step: 40 },
      ],
      BODY,
    ),
    people: ['supervisor Do-Hyeon Kim', 'co_supervisor Edda Quist'],
    degree: 'master',
  },
  {
    name: 'English: dissertation committee as a list with the chair in parentheses',
    pages: book(
      [
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 20 },
        { text: 'Haram Seo', x: 260, size: 14, step: 40 },
        { text: 'Doctor of Philosophy in Civil Engineering', x: 180, step: 40 },
        { text: 'Doctoral Committee:', x: 100, step: 100 },
        { text: 'Professor Edda W. Quist, Chair', x: 130 },
        { text: 'Professor Milo Farrow', x: 130 },
        { text: 'Associate Professor Ana de la Torre', x: 130 },
        { text: 'Dr. Hugo Brandt, Leiden Institute', x: 130 },
      ],
      BODY,
    ),
    people: [
      'committee_chair Edda W. Quist',
      'committee Milo Farrow',
      'committee Ana de la Torre',
      'committee Hugo Brandt',
    ],
  },
  {
    name: 'Korean university, English thesis: cover in English, approval page in Korean',
    pages: book(
      [
        { text: 'Ph. D. Dissertation of Engineering', x: 180, size: 13 },
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 20, step: 40 },
        { text: '희소 계열의 결측 보정', x: 200, size: 14, step: 30 },
        { text: 'August 2021', x: 250, step: 80 },
        { text: 'Graduate School of Engineering', x: 200 },
        { text: 'Hanbit University', x: 240 },
        { text: 'Civil Engineering Major', x: 230 },
        { text: 'Haram Seo', x: 260, size: 14, step: 30 },
      ],
      [
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 18 },
        { text: 'Advisor Do-Hyeon Kim', x: 220, step: 40 },
        { text: 'Submitting a Ph.D. Dissertation of Engineering', x: 160, step: 40 },
        { text: 'Confirming the Ph.D. Dissertation written by', x: 160, step: 40 },
        { text: 'Haram Seo', x: 260 },
        row('Chair', 'Saebyeok Lee (Seal)'),
        row('Vice Chair', 'Do-Hyeon Kim (Seal)'),
        row('Examiner', 'Hangyeol Park (Seal)'),
        row('Examiner', 'Yu-Chan Choi (Seal)'),
        row('Examiner', 'Daon Jung (Seal)'),
      ],
      BODY,
    ),
    people: [
      'supervisor Do-Hyeon Kim',
      'committee_chair Saebyeok Lee',
      'committee Do-Hyeon Kim',
      'committee Hangyeol Park',
      'committee Yu-Chan Choi',
      'committee Daon Jung',
    ],
    degree: 'doctor',
  },
  {
    name: 'names before labels: 이새벽 (심사위원장)',
    pages: book(
      cover([{ text: '지도교수 김도현', x: 220, size: 14, step: 40 }]),
      [
        { text: '서하람의 박사학위논문 심사를 완료함', x: 150, size: 14 },
        { text: '이새벽 (심사위원장)', x: 200, step: 40 },
        { text: '김도현 (심사위원)', x: 200, step: 30 },
        { text: '박한결 (심사위원)', x: 200, step: 30 },
        { text: '최유찬 (심사위원)', x: 200, step: 30 },
        { text: '정다온 (심사위원)', x: 200, step: 30 },
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
  },
  {
    name: 'committee named in one line each behind a common label',
    pages: book(
      cover([{ text: '지도교수 김도현', x: 220, size: 14, step: 40 }]),
      [
        { text: '서하람의 박사학위논문을 인준함', x: 150, size: 14 },
        { text: '심사위원  이 새 벽 (인)', x: 200, step: 40 },
        { text: '심사위원  김 도 현 (인)', x: 200, step: 30 },
        { text: '심사위원  박 한 결 (인)', x: 200, step: 30 },
        { text: '심사위원  남궁 찬 (인)', x: 200, step: 30 },
        { text: '심사위원  정 다 온 (인)', x: 200, step: 30 },
        { text: '한빛대학교 대학원', x: 230, size: 13, step: 60 },
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 남궁찬',
      'committee 정다온',
    ],
  },
  {
    name: 'labels with the degree of posts and affiliation behind the name',
    pages: book(
      cover([{ text: '지도교수 김도현', x: 220, size: 14, step: 40 }]),
      [
        { text: '서하람의 박사학위논문을 인준함', x: 150, size: 14 },
        row('심사위원장', '한빛대학교 교수 이새벽 (인)'),
        row('심사위원', '한빛대학교 교수 김도현 (인)'),
        row('심사위원', '새벽대학교 부교수 박한결 (인)'),
        row('심사위원', '한국하천연구원 책임연구원 최유찬 (인)'),
        row('심사위원', '한빛대학교 조교수 정다온 (인)'),
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
  },
  {
    name: '指導敎授 and 審査委員 in Hanja',
    pages: book(
      cover([{ text: '指導敎授 金 道 賢', x: 220, size: 14, step: 40 }]),
      [
        { text: '서하람의 博士學位論文을 認准함', x: 150, size: 14 },
        row('審査委員長', '이 새 벽 印'),
        row('審査委員', '박 한 결 印'),
        row('審査委員', '최 유 찬 印'),
      ],
      BODY,
    ),
    people: ['supervisor 金道賢', 'committee_chair 이새벽', 'committee 박한결', 'committee 최유찬'],
  },
  {
    name: 'KAIST: approval sentence, 심사위원장 and 심사위원 with 서명',
    pages: book(
      [
        { text: '박사학위논문', x: 240, size: 14 },
        { text: 'Ph.D. Dissertation', x: 235, size: 12 },
        { text: '하천 수위 결측 보정 방법', x: 150, size: 20, step: 40 },
        { text: 'Gap Filling for River Gauges', x: 190, size: 14 },
        { text: '2021', x: 280, size: 14, step: 60 },
        { text: '서 하 람 (徐하람  Seo, Haram)', x: 180, size: 14, step: 30 },
        { text: '한 빛 과 학 기 술 원', x: 210, size: 14, step: 40 },
      ],
      [
        { text: '하천 수위 결측 보정 방법', x: 150, size: 18 },
        { text: '서 하 람', x: 260, step: 30 },
        { text: '위 논문은 한빛과학기술원 박사학위논문으로', x: 160, step: 40 },
        { text: '학위논문 심사위원회의 심사를 통과하였음', x: 160 },
        { text: '2021년 6월 10일', x: 240, step: 30 },
        { text: '심사위원장  김 도 현  (인)', x: 200, step: 30 },
        { text: '심 사 위 원  박 한 결  (인)', x: 200 },
        { text: '심 사 위 원  최 유 찬  (인)', x: 200 },
        { text: '심 사 위 원  정 다 온  (인)', x: 200 },
        { text: '심 사 위 원  Milo Farrow  (인)', x: 200 },
      ],
      [
        { text: 'Gap Filling for River Gauges', x: 150, size: 18 },
        { text: 'Haram Seo', x: 260, step: 30 },
        { text: 'Advisor: Do-Hyeon Kim', x: 230 },
        {
          text: 'A dissertation submitted to the faculty of Hanbit Institute of Science and Technology in',
          x: 80,
          step: 40,
        },
        { text: 'partial fulfillment of the requirements for the degree of Doctor of Philosophy', x: 80 },
        { text: 'Approved by', x: 250, step: 30 },
        { text: 'Do-Hyeon Kim', x: 245 },
        { text: 'Professor of Civil Engineering', x: 220 },
      ],
      BODY,
    ),
    people: [
      'supervisor 김도현',
      'committee_chair 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
      'committee Milo Farrow',
    ],
    degree: 'doctor',
  },
  {
    name: 'English: “Thesis Supervisor” and “Accepted by” with posts',
    pages: book(
      [
        { text: 'Filling Gaps in Sparse Series', x: 150, size: 20 },
        { text: 'by', x: 290, step: 40 },
        { text: 'Haram Seo', x: 260, size: 14, step: 24 },
        {
          text: 'Submitted to the Department of Civil Engineering in partial fulfillment of the requirements',
          x: 80,
          step: 30,
        },
        { text: 'for the degree of Master of Science', x: 180 },
        { text: 'Author . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .', x: 80, step: 60 },
        { text: 'Department of Civil Engineering', x: 320 },
        { text: 'Certified by . . . . . . . . . . . . . . . . . . . . . . . . . . .', x: 80, step: 40 },
        { text: 'Edda W. Quist', x: 320 },
        { text: 'Professor of Hydrology', x: 320 },
        { text: 'Thesis Supervisor', x: 320 },
        { text: 'Accepted by . . . . . . . . . . . . . . . . . . . . . . . . . . .', x: 80, step: 40 },
        { text: 'Milo Farrow', x: 320 },
        { text: 'Chair, Department Committee on Graduate Theses', x: 320 },
      ],
      BODY,
    ),
    // whoever accepts for the department chairs no jury
    people: ['supervisor Edda W. Quist'],
    degree: 'master',
  },
];

const extract = (pages: readonly Page[]) =>
  extractByRules(pages, {
    docType: 'degree_thesis',
    filename: '2401-000001_[학위논문]_논문.pdf',
    selfNames: ['서하람'],
    largeCollaboration: 30,
  });

describe('theses of other universities', () => {
  it.each(LAYOUTS)('$name', ({ pages, people, degree }) => {
    const { persons, observations } = extract(pages);
    const found = persons
      .filter((p) => !['서하람', 'Haram Seo'].includes(p.nameRaw) && p.role !== 'acknowledged')
      .map((p) => `${p.role} ${p.nameRaw}`);
    expect([...new Set(found)].sort()).toEqual([...people].sort());
    if (degree) expect(observations.degree).toBe(degree);
  });
});
