import { describe } from 'vitest';
import { BODY, book, row, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 24, size = 11): Row => ({ text, x, step, size });
const RULE = '______________________________';
const SELF = 'coauthor Haram Seo';
const self = ['서하람', 'Haram Seo'];
const cover = (degree: string, ...over: readonly Row[]): readonly Row[] => [
  at(150, 'Filling Gaps in Sparse Series', 0, 20),
  at(290, 'by', 40),
  at(260, 'Haram Seo', 24, 14),
  ...over,
  at(80, 'A dissertation submitted in partial fulfillment of the requirements for the degree of', 60),
  at(240, degree, 24, 13),
  at(230, 'University of Norhaven', 40, 13),
  at(290, '2020'),
];

/** Cover and signature pages of universities abroad, and of Korean ones in English. */
const CASES: readonly Case[] = [
  {
    name: 'label, rule to sign on, printed name below the rule',
    pages: book(
      cover('Doctor of Philosophy'),
      [
        at(80, 'APPROVED BY SUPERVISORY COMMITTEE', 0),
        at(80, `Committee Chair: ${RULE}`, 50),
        at(200, 'Dr. Edda W. Quist', 16),
        at(80, `Committee Member: ${RULE}`, 40),
        at(200, 'Dr. Milo Farrow', 16),
        at(80, `Committee Member: ${RULE}`, 40),
        at(200, 'Dr. Ana de la Torre', 16),
      ],
      BODY,
    ),
    self,
    people: [SELF, 'committee_chair Edda W. Quist', 'committee Milo Farrow', 'committee Ana de la Torre'],
  },
  {
    name: 'labels with rules only, nobody printed',
    pages: book(
      cover('Doctor of Philosophy'),
      [
        at(80, 'Approved:', 0),
        at(80, `Committee Chair: ${RULE}`, 50),
        at(80, `Committee Member: ${RULE}`, 40),
        at(80, `Committee Member: ${RULE}`, 40),
      ],
      BODY,
    ),
    self,
    people: [SELF],
    doubts: ['empty_rows'],
  },
  {
    name: 'a Korean institute: “Thesis Committee Member #1”, supervisor above',
    pages: book(
      cover('Master of Science'),
      [
        at(150, 'Filling Gaps in Sparse Series', 0, 16),
        at(260, 'Haram Seo', 30),
        at(120, 'This certifies that the thesis of Haram Seo is approved.', 40),
        at(380, '06.15.2020', 20),
        at(320, RULE, 30),
        at(320, 'Advisor: Do-Hyeon Kim', 14),
        at(320, RULE, 30),
        at(320, 'Saebyeok Lee: Thesis Committee Member #1', 14),
        at(320, RULE, 30),
        at(320, 'Hangyeol Park: Thesis Committee Member #2', 14),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'supervisor Do-Hyeon Kim',
      'committee Do-Hyeon Kim',
      'committee Saebyeok Lee',
      'committee Hangyeol Park',
    ],
  },
  {
    name: 'undersigned examiners: committee chair and members with (Seal)',
    pages: book(
      cover('Doctor of Philosophy'),
      [
        at(80, 'The undersigned have examined this dissertation and hereby certify that it is worthy of', 0),
        at(80, 'acceptance for a doctoral degree from Hanbit Institute', 16),
        at(260, '06. 10. 2021'),
        at(180, 'Committee Chair   Prof. Do-Hyeon Kim   (Seal)', 40),
        at(180, 'Member   Prof. Saebyeok Lee   (Seal)'),
        at(180, 'Member   Prof. Hangyeol Park   (Seal)'),
        at(180, 'Member   Prof. Yu-Chan Choi   (Seal)'),
        at(180, 'Member   Dr. Daon Jung   (Seal)'),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'committee_chair Do-Hyeon Kim',
      'committee Saebyeok Lee',
      'committee Hangyeol Park',
      'committee Yu-Chan Choi',
      'committee Daon Jung',
    ],
    doubts: ['supervisor_missing'],
  },
  {
    name: 'degrees behind names: “Edda W. Quist, Ph.D., Chair”',
    pages: book(
      cover('Doctor of Philosophy'),
      [
        at(80, 'Dissertation Committee:', 0),
        at(120, 'Edda W. Quist, Ph.D., Chair', 30),
        at(120, 'Milo Farrow, Ph.D.'),
        at(120, 'Ana de la Torre, M.D., Ph.D.'),
        at(120, 'Hugo Brandt, Sc.D., Leiden Institute'),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'committee_chair Edda W. Quist',
      'committee Milo Farrow',
      'committee Ana de la Torre',
      'committee Hugo Brandt',
    ],
  },
  {
    name: 'British: supervisors and examiners in a sentence each',
    pages: book(
      [
        at(150, 'Filling Gaps in Sparse Series', 0, 20),
        at(260, 'Haram Seo', 40, 14),
        at(120, 'Thesis submitted for the degree of Doctor of Philosophy', 60),
        at(180, 'Supervisors: Prof. Edda W. Quist and Dr. Milo Farrow', 40),
        at(180, 'Internal examiner: Dr. Ana de la Torre'),
        at(180, 'External examiner: Prof. Hugo Brandt'),
        at(230, 'University of Norhaven', 40),
        at(290, '2020'),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'supervisor Edda W. Quist',
      'supervisor Milo Farrow',
      'committee Ana de la Torre',
      'committee Hugo Brandt',
    ],
  },
  {
    name: 'family name first in capitals: “Advisor: KIM, Do-Hyeon”',
    pages: book(cover('Master of Science', at(230, 'Advisor: KIM, Do-Hyeon', 30)), BODY),
    self,
    people: [SELF, 'supervisor KIM, Do-Hyeon'],
    doubts: ['committee_missing'],
  },
  {
    name: 'names in two columns, each over its label',
    pages: book(
      cover('Doctor of Philosophy'),
      [
        at(80, 'The dissertation of Haram Seo was reviewed and approved by the following:', 0),
        at(120, 'Edda W. Quist', 40),
        at(120, 'Professor of Hydrology', 14),
        at(120, 'Dissertation Advisor', 14),
        at(120, 'Chair of Committee', 14),
        at(120, 'Milo Farrow', 30),
        at(120, 'Associate Professor of Geography', 14),
        at(120, 'Ana de la Torre', 30),
        at(120, 'Professor of Statistics', 14),
        at(120, 'Hugo Brandt', 30),
        at(120, 'Professor of Hydrology', 14),
        at(120, 'Head of the Department of Hydrology', 14),
      ],
      BODY,
    ),
    self,
    people: [
      SELF,
      'supervisor Edda W. Quist',
      'committee_chair Edda W. Quist',
      'committee Milo Farrow',
      'committee Ana de la Torre',
    ],
  },
  {
    name: 'placeholders of a template',
    pages: book(
      [
        at(150, 'Title of Thesis', 0, 20),
        at(260, 'Your Name', 40, 14),
        at(120, 'A thesis submitted for the degree of Master of Science', 60),
        at(180, 'Supervisor: Prof. Name Surname', 40),
        at(180, 'Committee Member: Name1'),
        at(180, 'Committee Member: Name2'),
      ],
      BODY,
    ),
    self,
    people: [],
    doubts: ['nobody_found', 'placeholders'],
  },
  {
    name: 'the Korean cover behind the English one names the same people once',
    pages: book(
      cover('Doctor of Philosophy', at(230, 'Advisor: Professor Do-Hyeon Kim', 30)),
      [
        at(200, '공학박사 학위논문', 0, 14),
        at(150, '하천 수위 결측 보정 방법', 60, 20),
        at(220, '지도교수  김 도 현', 60),
        at(265, '서 하 람', 60, 16),
      ],
      [
        at(150, '서하람의 공학박사 학위논문을 인준함', 0, 14),
        row('위원장', '이새벽 (인)'),
        ...['김도현', '박한결', '최유찬', '정다온'].map((n) => row('위 원', `${n} (인)`)),
      ],
      BODY,
    ),
    self,
    people: [
      'coauthor 서하람',
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
      'committee 최유찬',
      'committee 정다온',
    ],
    passes: true,
  },
  {
    name: 'acknowledgements name the adviser and the committee, nothing else does',
    pages: book(cover('Doctor of Philosophy'), BODY, [
      at(230, 'Acknowledgements', 0, 16),
      'I would like to thank my advisor, Professor Edda Quist, for her patience over five years.',
      'I also thank my committee members, Milo Farrow, Ana de la Torre and Hugo Brandt, for their time.',
      'My parents and my sister Hana kept me going. The data came from the River Institute in Oslo.',
    ]),
    self,
    people: [
      SELF,
      'supervisor Edda Quist',
      'committee Edda Quist',
      'committee Milo Farrow',
      'committee Ana de la Torre',
      'committee Hugo Brandt',
    ],
    unsure: ['Edda Quist', 'Milo Farrow', 'Ana de la Torre', 'Hugo Brandt'],
  },
];

describe('theses in English', () => testCases('degree_thesis', CASES));
