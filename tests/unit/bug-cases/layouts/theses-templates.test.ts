import { describe } from 'vitest';
import { BODY, book, row, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 24, size = 11): Row => ({ text, x, step, size });
const RULE = '______________________________';
const SELF = 'coauthor Haram Seo';
const self = ['서하람', 'Haram Seo'];
const title = at(150, 'Filling Gaps in Sparse Series', 0, 20);
const cover = (...over: readonly Row[]): readonly Row[] => [
  title,
  at(290, 'by', 40),
  at(260, 'Haram Seo', 24, 14),
  ...over,
  at(230, 'University of Norhaven', 60, 13),
  at(290, '2020'),
];

/** Templates as universities hand them to their doctoral students, filled in with invented people. */
const CASES: readonly Case[] = [
  {
    name: 'committee in charge, the chair first',
    pages: book(
      cover(
        at(80, 'A dissertation submitted in partial satisfaction of the requirements for the degree of'),
        at(240, 'Doctor of Philosophy'),
        at(240, 'Committee in charge:', 40),
        at(200, 'Professor Edda W. Quist, Chair'),
        at(200, 'Professor Milo Farrow'),
        at(200, 'Associate Professor Ana de la Torre'),
      ),
      BODY,
    ),
    self,
    people: [SELF, 'committee_chair Edda W. Quist', 'committee Milo Farrow', 'committee Ana de la Torre'],
  },
  {
    name: 'acceptable in quality and form: rules, then “Chair”, names from the page before',
    pages: book(
      cover(
        at(240, 'Doctor of Philosophy'),
        at(240, 'Committee in charge:', 40),
        at(200, 'Professor Edda W. Quist, Chair'),
        at(200, 'Professor Milo Farrow'),
      ),
      [
        at(80, 'The Dissertation of Haram Seo is approved, and it is acceptable in quality and form', 0),
        at(80, 'for publication on microfilm and electronically:', 16),
        at(200, RULE, 40),
        at(200, RULE, 40),
        at(380, 'Chair', 16),
      ],
      BODY,
    ),
    self,
    people: [SELF, 'committee_chair Edda W. Quist', 'committee Milo Farrow'],
  },
  {
    name: 'thesis committee with universities behind the names',
    pages: book(
      cover(
        at(
          220,
          'Submitted in partial fulfillment of the requirements for the degree of Doctor of Philosophy',
        ),
        at(220, 'Thesis Committee:', 40),
        at(220, 'Edda W. Quist (University of Norhaven), Chair'),
        at(220, 'Milo Farrow (University of Norhaven)'),
        at(220, 'Ana de la Torre (Universidad de Valdemar)'),
      ),
      BODY,
    ),
    self,
    people: [SELF, 'committee_chair Edda W. Quist', 'committee Milo Farrow', 'committee Ana de la Torre'],
  },
  {
    name: 'Swiss: examination of, examiner and co-examiners behind the names',
    pages: book(
      cover(
        at(200, 'A thesis submitted to attain the degree of Doctor of Sciences'),
        at(200, 'accepted on the recommendation of', 40),
        at(200, 'Prof. Dr. Edda W. Quist, examiner'),
        at(200, 'Prof. Dr. Milo Farrow, co-examiner'),
        at(200, 'Dr. Ana de la Torre, co-examiner'),
      ),
      BODY,
    ),
    self,
    people: [SELF, 'committee Edda W. Quist', 'committee Milo Farrow', 'committee Ana de la Torre'],
  },
  {
    name: 'French: acceptée sur proposition du jury',
    pages: book(
      cover(
        at(200, 'acceptée sur proposition du jury :', 40),
        at(200, 'Prof. Edda W. Quist, présidente du jury'),
        at(200, 'Prof. Milo Farrow, directeur de thèse'),
        at(200, 'Dr Ana de la Torre, rapporteuse'),
        at(200, 'Prof. Hugo Brandt, rapporteur'),
      ),
      BODY,
    ),
    self,
    people: [
      SELF,
      'committee_chair Edda W. Quist',
      'supervisor Milo Farrow',
      'committee Milo Farrow',
      'committee Ana de la Torre',
      'committee Hugo Brandt',
    ],
  },
  {
    name: 'Dutch: promotor and copromotor, committee with universities',
    pages: book(
      cover(
        at(120, 'Promotor:   Prof. dr. E. W. Quist', 40),
        at(120, 'Copromotor:   Dr. M. Farrow'),
        at(120, 'Promotiecommissie:   Prof. dr. H. Brandt'),
      ),
      BODY,
    ),
    self,
    people: [SELF, 'supervisor E. W. Quist', 'co_supervisor M. Farrow', 'committee H. Brandt'],
  },
  {
    name: 'German: Erstgutachterin, Zweitgutachter, Betreuer',
    pages: book(
      [
        at(150, 'Lücken in spärlichen Reihen', 0, 20),
        at(220, 'Dissertation', 30),
        at(220, 'vorgelegt von', 30),
        at(250, 'Haram Seo', 20, 14),
        at(120, 'Betreuerin: Prof. Dr. Edda W. Quist', 60),
        at(120, 'Erstgutachterin: Prof. Dr. Edda W. Quist'),
        at(120, 'Zweitgutachter: Prof. Dr. Hugo Brandt'),
        at(120, 'Tag der mündlichen Prüfung: 3. März 2020'),
      ],
      BODY,
    ),
    self,
    people: [SELF, 'supervisor Edda W. Quist', 'committee Edda W. Quist', 'committee Hugo Brandt'],
  },
  {
    name: 'Canadian: examining committee membership, label above each name with post',
    pages: book(
      cover(at(240, 'Doctor of Philosophy')),
      [
        at(200, 'Examining Committee Membership', 0, 14),
        at(80, 'The following served on the Examining Committee for this thesis.', 30),
        at(80, 'External Examiner:', 40),
        at(250, 'Hugo Brandt', 0),
        at(250, 'Professor, Dept. of Hydrology, Leiden Institute', 16),
        at(80, 'Supervisor:', 30),
        at(250, 'Edda W. Quist', 0),
        at(250, 'Professor, Dept. of Hydrology, University of Norhaven', 16),
        at(80, 'Internal Member:', 30),
        at(250, 'Milo Farrow', 0),
        at(250, 'Associate Professor, Dept. of Geography, University of Norhaven', 16),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'committee Hugo Brandt',
      'supervisor Edda W. Quist',
      'committee Edda W. Quist',
      'committee Milo Farrow',
    ],
  },
  {
    name: 'I certify that I have read: one sentence, one name in brackets each',
    pages: book(
      cover(at(240, 'Doctor of Philosophy')),
      ['Quist) Principal Adviser', 'Farrow)', 'Brandt)']
        .map((tail, i): Row[] => [
          at(
            80,
            'I certify that I have read this dissertation and that, in my opinion, it is fully adequate',
            i ? 40 : 0,
          ),
          at(80, 'in scope and quality as a dissertation for the degree of Doctor of Philosophy.', 16),
          at(320, RULE, 40),
          at(320, `(${['Edda W. ', 'Milo ', 'Hugo '][i]}${tail}`, 16),
        ])
        .flat(),
      BODY,
    ),
    self,
    people: [SELF, 'supervisor Edda W. Quist', 'committee Milo Farrow', 'committee Hugo Brandt'],
  },
  {
    name: 'Korean institute in English: Head Advisor, Co-Advisor, Committee Member',
    pages: book(
      cover(at(200, 'Advisor: Professor Do-Hyeon Kim', 30), at(200, 'Co-advisor: Dr. Saebyeok Lee')),
      [
        at(150, 'Filling Gaps in Sparse Series', 0, 16),
        at(260, 'Haram Seo'),
        at(
          180,
          'Accepted in partial fulfillment of the requirements for the degree of Doctor of Philosophy.',
        ),
        at(220, '05. 14. 2021', 30),
        at(160, 'Head of Committee   Prof. Do-Hyeon Kim (signature)', 40),
        at(160, 'Committee Member   Prof. Hangyeol Park (signature)'),
        at(160, 'Committee Member   Prof. Yu-Chan Choi (signature)'),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'supervisor Do-Hyeon Kim',
      'co_supervisor Saebyeok Lee',
      'committee_chair Do-Hyeon Kim',
      'committee Hangyeol Park',
      'committee Yu-Chan Choi',
    ],
  },
  {
    name: 'Korean university in English: approval by ordinals with “Professor”, all placeholders',
    pages: book(
      [
        at(230, 'Ph.D. Dissertation', 0),
        at(150, 'Title of the Dissertation', 40, 20),
        at(200, 'Advisor: Professor Advisor Name', 60),
        at(230, 'Department of Something'),
      ],
      [
        at(100, 'The dissertation of Author Name has been approved by the committee', 0),
        ...['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((n) => at(220, `${n} Professor Name`, 30)),
      ],
      BODY,
    ),
    self,
    people: [],
    doubts: ['nobody_found'],
  },
  {
    name: 'Korean template: 이름을 입력, ㅇㅇㅇ, 심사위원명',
    pages: book(
      [
        at(220, '석사학위논문', 0, 14),
        at(150, '논문제목', 60, 20),
        at(220, '지도교수 ㅇㅇㅇ', 40),
        at(230, '한빛대학교 대학원', 160),
        at(265, '성 명', 40),
      ],
      [
        at(150, '홍길동의 석사학위논문을 인준함', 0, 14),
        row('심사위원장', 'ㅇㅇㅇ 인'),
        row('심사위원', '심사위원명 인'),
        row('심사위원', '이름 인'),
      ],
      BODY,
    ),
    self: ['서하람'],
    people: ['coauthor 홍길동'],
    doubts: ['self_missing', 'supervisor_missing', 'placeholders'],
  },
  {
    name: 'signed sheet alone: 인준지 as a file of its own, without cover',
    pages: book([
      at(150, '서하람의 공학박사 학위논문을 인준함', 0, 14),
      at(250, '2021년 6월', 30),
      row('위 원 장', '이 새 벽 (인)'),
      row('부위원장', '김 도 현 (인)'),
      row('위    원', '박 한 결 (인)'),
      row('위    원', '최 유 찬 (인)'),
      row('위    원', '정 다 온 (인)'),
    ]),
    self: ['서하람'],
    people: [
      'coauthor 서하람',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
    doubts: ['supervisor_missing'],
  },
];

describe('theses made from templates', () => testCases('degree_thesis', CASES));
