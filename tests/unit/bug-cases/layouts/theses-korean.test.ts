import { describe } from 'vitest';
import { BODY, book, row, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 30, size = 13): Row => ({ text, x, step, size });
const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 26 });
const cover = (degree: '석사' | '박사', ...over: readonly Row[]): readonly Row[] => [
  at(220, `${degree}학위논문`, 0, 14),
  at(150, '하천 수위 결측 보정 방법', 60, 20),
  ...over,
  at(250, '2021년 8월', 120, 14),
  at(230, '한빛대학교 대학원', 60, 14),
  at(260, '토목공학과'),
  at(265, '서 하 람', 40, 16),
];
const PASSED_DR = at(150, '서하람의 공학박사 학위논문을 인준함', 0, 14);
const PASSED_MA = at(150, '서하람의 석사학위 논문을 인준함', 0, 14);
const JURY = [
  'committee_chair 이새벽',
  'committee 김도현',
  'committee 박한결',
  'committee 최유찬',
  'committee 정다온',
];
const THREE = ['committee_chair 이새벽', 'committee 김도현', 'committee 박한결'];
const SELF = 'coauthor 서하람';

/** Covers and approval pages as graduate schools print them. */
const CASES: readonly Case[] = [
  {
    name: '“김도현 교수 지도”: the name before the label, over the degree',
    pages: book(
      [
        at(230, '김 도 현 교수 지도', 0, 14),
        at(220, '박 사 학 위 논 문', 30, 18),
        at(150, '하천 수위 결측 보정 방법', 60, 20),
        at(230, '한빛대학교 대학원', 160),
        at(260, '토목공학과'),
        at(265, '서 하 람', 30, 16),
        at(250, '2021년 8월'),
      ],
      [
        PASSED_DR,
        row('위원장', '이새벽 (인)'),
        ...['김도현', '박한결', '최유찬', '정다온'].map((n) => row('위 원', `${n} (인)`)),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...JURY],
    passes: true,
  },
  {
    name: 'the same in Hanja: 金道賢 敎授指導',
    pages: book(
      [
        at(230, '金 道 賢 敎授指導', 0, 14),
        at(220, '碩士學位論文', 30, 18),
        at(150, '하천 수위 결측 보정 방법', 60, 20),
        at(230, '한빛대학교 대학원', 160),
        at(265, '서 하 람', 30, 16),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 金道賢'],
    doubts: ['committee_missing'],
  },
  {
    name: 'degree of each member in a column between label and name',
    pages: book(
      cover('박사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_DR,
        cells([120, '위 원 장'], [210, '공학박사'], [300, '이 새 벽'], [400, '(인)']),
        cells([120, '위    원'], [210, '공학박사'], [300, '김 도 현'], [400, '(인)']),
        cells([120, '위    원'], [210, '이학박사'], [300, '박 한 결'], [400, '(인)']),
        cells([120, '위    원'], [210, '공학박사'], [300, '최 유 찬'], [400, '(인)']),
        cells([120, '위    원'], [210, '공학박사'], [300, '정 다 온'], [400, '(인)']),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...JURY],
    passes: true,
  },
  {
    name: 'university, post and degree before the name in one text',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        at(100, '위원장  한빛대학교 교수  공학박사  이새벽 (인)', 60),
        at(100, '위  원  한빛대학교 교수  공학박사  김도현 (인)'),
        at(100, '위  원  새벽대학교 교수  이학박사  박한결 (인)'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...THREE],
  },
  {
    name: 'names with seals and no labels at all',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        at(250, '2021년 6월', 40),
        at(260, '이 새 벽 (인)', 60),
        at(260, '김 도 현 (인)'),
        at(260, '박 한 결 (인)'),
        at(230, '한빛대학교 대학원', 80),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', 'committee 이새벽', 'committee 김도현', 'committee 박한결'],
  },
  {
    name: 'one label for all: 심사위원 and the names below it',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        at(250, '심 사 위 원', 60),
        at(250, '이 새 벽', 30),
        at(250, '김 도 현', 30),
        at(250, '박 한 결', 30),
        at(230, '한빛대학교 대학원장 귀하', 80),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', 'committee 이새벽', 'committee 김도현', 'committee 박한결'],
  },
  {
    name: 'one label for all, the names in one line',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [PASSED_MA, at(120, '심사위원 : 이새벽, 김도현, 박한결', 60), at(230, '한빛대학교 대학원', 80)],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', 'committee 이새벽', 'committee 김도현', 'committee 박한결'],
  },
  {
    name: 'a form nobody has signed: labels and rules only',
    pages: book(
      cover('박사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_DR,
        ...['위 원 장', '부위원장', '위    원', '위    원', '위    원'].map((l) =>
          row(l, '______________ (인)'),
        ),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현'],
    doubts: ['empty_rows', 'committee_incomplete'],
  },
  {
    name: 'a table of the jury: 구분, 성명, 소속, 서명',
    pages: book(
      cover('박사', at(220, '지도교수  김 도 현', 40)),
      [
        at(200, '학위논문 심사위원 명단', 0, 14),
        at(150, '서하람의 공학박사 학위논문 심사를 완료함', 40),
        cells([100, '구 분'], [200, '성 명'], [300, '소 속'], [460, '서 명']),
        cells([100, '위원장'], [200, '이새벽'], [300, '한빛대학교'], [460, '(인)']),
        cells([100, '위원'], [200, '김도현'], [300, '한빛대학교'], [460, '(인)']),
        cells([100, '위원'], [200, '박한결'], [300, '새벽대학교'], [460, '(인)']),
        cells([100, '위원'], [200, '최유찬'], [300, '누리연구원'], [460, '(인)']),
        cells([100, '위원'], [200, '정다온'], [300, '한빛대학교'], [460, '(인)']),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...JURY],
    passes: true,
  },
  {
    name: 'two rows side by side',
    pages: book(
      cover('박사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_DR,
        cells([80, '위원장'], [150, '이새벽 (인)'], [320, '위원'], [390, '김도현 (인)']),
        cells([80, '위원'], [150, '박한결 (인)'], [320, '위원'], [390, '최유찬 (인)']),
        cells([80, '위원'], [150, '정다온 (인)']),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...JURY],
  },
  {
    name: 'school of education: 심사위원 with 주심 and 부심 behind it',
    pages: book(
      [
        at(200, '교육학석사학위청구논문', 0, 14),
        at(150, '하천 교육의 방법', 60, 20),
        at(220, '지도교수  김 도 현', 60),
        at(230, '한빛대학교 교육대학원', 120),
        at(230, '환경교육전공'),
        at(265, '서 하 람', 30, 16),
      ],
      [
        at(130, '이 논문을 서하람의 교육학석사학위 청구논문으로 인준함', 0, 14),
        at(150, '심사위원 주심  이 새 벽  ㊞', 60),
        at(150, '심사위원 부심  김 도 현  ㊞'),
        at(150, '심사위원 부심  박 한 결  ㊞'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...THREE],
  },
  {
    name: 'numbered members: 제1심사위원 …',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        row('심사위원장', '이새벽 (서명)'),
        row('제1심사위원', '김도현 (서명)'),
        row('제2심사위원', '박한결 (서명)'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...THREE],
  },
  {
    name: 'supervisor first, then members, each with a rule to sign on',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        at(120, '지 도 교 수   김 도 현   ____________________', 60),
        at(120, '심 사 위 원   이 새 벽   ____________________'),
        at(120, '              박 한 결   ____________________'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', 'committee 김도현', 'committee 이새벽', 'committee 박한결'],
  },
  {
    name: 'two supervisors behind one label',
    pages: book(
      cover('박사', at(200, '지도교수  김 도 현 · 이 새 벽', 40)),
      [
        PASSED_DR,
        row('위원장', '남궁솔 (인)'),
        ...['김도현', '이새벽', '허은', '정다온'].map((n) => row('위 원', `${n} (인)`)),
      ],
      BODY,
    ),
    people: [
      SELF,
      'supervisor 김도현',
      'supervisor 이새벽',
      'committee_chair 남궁솔',
      'committee 김도현',
      'committee 이새벽',
      'committee 허은',
      'committee 정다온',
    ],
  },
  {
    name: 'old print in Hanja throughout, names too',
    pages: book(
      [
        at(220, '碩士學位 請求論文', 0, 14),
        at(220, '指導敎授  金 道 賢', 30),
        at(150, '河川 水位의 硏究', 60, 20),
        at(250, '1989年 12月', 120),
        at(230, '한빛大學校 大學院', 30),
        at(265, '徐 夏 覽', 30, 16),
      ],
      [
        at(150, '徐夏覽의 碩士學位 論文을 認准함', 0, 14),
        row('審査委員長', '李 相 昊  印'),
        row('審査委員', '金 道 賢  印'),
        row('審査委員', '朴 正 熙  印'),
      ],
      BODY,
    ),
    self: ['서하람', '徐夏覽'],
    people: [
      'coauthor 徐夏覽',
      'supervisor 金道賢',
      'committee_chair 李相昊',
      'committee 金道賢',
      'committee 朴正熙',
    ],
  },
  {
    name: 'labels with a colon and 교수 behind the names',
    pages: book(
      cover('석사', at(200, '지도교수 : 김도현 교수', 40)),
      [
        PASSED_MA,
        at(180, '심사위원장 : 이새벽 교수 (인)', 60),
        at(180, '심사위원 : 김도현 교수 (인)'),
        at(180, '심사위원 : 박한결 박사 (인)'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...THREE],
  },
  {
    name: 'a foreign member in Latin letters and one in Hangul',
    pages: book(
      cover('박사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_DR,
        row('심사위원장', '이 새 벽 (인)'),
        row('심사위원', '김 도 현 (인)'),
        row('심사위원', 'Edda W. Quist (인)'),
        row('심사위원', '응우옌 반 안 (인)'),
        row('심사위원', '정 다 온 (인)'),
      ],
      BODY,
    ),
    people: [
      SELF,
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee Edda W. Quist',
      'committee 응우옌 반 안',
      'committee 정다온',
    ],
    unsure: ['응우옌 반 안'],
  },
  {
    name: 'a consent form at the end names clerks, a committee line in the text names nobody',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [PASSED_MA, row('위원장', '이새벽 (인)'), row('위원', '김도현 (인)'), row('위원', '박한결 (인)')],
      [
        '제 3 장 연구 방법',
        '본 연구는 한빛대학교 연구윤리위원회의 심의를 거쳐 승인을 받았다.',
        '자료는 전문가 위원 5인이 검토하였고 지도교수의 자문을 받아 수정하였다.',
        '위원장은 회의를 소집하고 위원은 안건을 심의한다.',
      ],
      [
        at(180, '학위논문 원문 공개 동의서', 0, 16),
        row('성명', '서하람'),
        row('담당자', '최유찬'),
        row('확인자', '정다온'),
        at(180, '한빛대학교 도서관장 귀하', 60),
      ],
    ),
    people: [SELF, 'supervisor 김도현', ...THREE],
  },
  {
    name: 'only the thanks speak of the jury: told people wait for a person',
    pages: book(cover('석사'), BODY, [
      at(240, '감사의 글', 0, 16),
      '부족한 저를 이끌어 주신 지도교수 김도현 교수님께 깊이 감사드립니다.',
      '바쁘신 중에도 논문을 심사해 주신 이새벽 교수님, 박한결 교수님께 감사드립니다.',
      '연구실에서 함께한 최유찬 선배와 지현이에게 고마움을 전합니다.',
      '늘 믿어 주신 아버지와 어머니, 동생 서하늘에게 이 논문을 바칩니다.',
    ]),
    people: [
      SELF,
      'supervisor 김도현',
      'committee 김도현',
      'committee 이새벽',
      'committee 박한결',
      'acknowledged 최유찬',
    ],
    unsure: ['김도현', '이새벽', '박한결'],
  },
  {
    name: 'placeholders of a template are never persons',
    pages: book(
      [
        at(220, '박사학위논문', 0, 14),
        at(150, '논문 제목을 입력하세요', 60, 20),
        at(220, '지도교수  ○ ○ ○', 40),
        at(265, '홍 ○ ○', 100, 16),
      ],
      [
        at(150, '○○○의 박사학위논문을 인준함', 0, 14),
        row('위 원 장', '○ ○ ○ (인)'),
        row('위    원', '교수님 (인)'),
        row('위    원', '(인)'),
      ],
      BODY,
    ),
    self: ['서하람'],
    people: [],
    doubts: ['nobody_found'],
  },
  {
    name: 'words that look like names in rows: 논문 제출자, 학과 주임, 대학원장',
    pages: book(
      cover('석사', at(220, '지도교수  김 도 현', 40)),
      [
        PASSED_MA,
        row('위원장', '이새벽 (인)'),
        row('위원', '김도현 (인)'),
        row('위원', '박한결 (인)'),
        row('학과주임', '정다온 (인)'),
        row('대학원장', '최유찬 (인)'),
      ],
      BODY,
    ),
    people: [SELF, 'supervisor 김도현', ...THREE, 'department_head 정다온'],
  },
];

describe('theses of Korean graduate schools', () => testCases('degree_thesis', CASES));
