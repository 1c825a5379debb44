import { describe } from 'vitest';
import type { Page } from '../../../../src/main/engine/domain/page';
import { print, row, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 22, size = 11): Row => ({ text, x, step, size });
const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 22 });
/** Pages as word processors give them: HWP and DOCX have no layout of their own. */
const flow = (...pages: readonly (readonly Row[])[]): Page[] =>
  pages.map((rows, i) => print(i + 1, rows, 'flow'));
const TEXT: readonly Row[] = [
  '제 1 장 서론',
  '본 장에서는 연구의 배경과 목적을 설명하고 이후의 구성을 차례로 밝힌다.',
  '하천의 수위는 홍수를 알리는 데 쓰이며 그 방법은 여러 가지가 있을 수 있다.',
];

/** Theses written in a word processor. */
const THESES: readonly Case[] = [
  {
    name: 'draft with a table for the jury that is still empty',
    pages: flow(
      ['석사학위논문', '하천 수위 결측 보정 방법', '지도교수  김 도 현', '한빛대학교 대학원', '서   하   람'],
      [
        '이 논문을 서하람의 석사학위 논문으로 인준함',
        cells([72, '위원장'], [200, ''], [300, '(인)']),
        cells([72, '위원'], [200, ''], [300, '(인)']),
        cells([72, '위원'], [200, ''], [300, '(인)']),
      ],
      TEXT,
    ),
    people: ['coauthor 서하람', 'supervisor 김도현'],
    doubts: ['empty_rows'],
  },
  {
    name: 'jury in table cells: label, name, seal',
    pages: flow(
      ['석사학위논문', '하천 수위 결측 보정 방법', '지도교수 김도현', '한빛대학교 대학원', '서 하 람'],
      [
        '서하람의 석사학위 논문을 인준함',
        cells([72, '심사위원장'], [200, '이 새 벽'], [300, '(인)']),
        cells([72, '심사위원'], [200, '김 도 현'], [300, '(인)']),
        cells([72, '심사위원'], [200, '남궁 솔'], [300, '(인)']),
      ],
      TEXT,
    ),
    people: [
      'coauthor 서하람',
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 남궁솔',
    ],
  },
  {
    name: 'labels all in one column of paragraphs, names all after them',
    pages: flow(
      ['석사학위논문', '하천 수위 결측 보정 방법', '지도교수 김도현', '서 하 람'],
      [
        '서하람의 석사학위 논문을 인준함',
        '위 원 장',
        '이 새 벽 (인)',
        '위    원',
        '김 도 현 (인)',
        '위    원',
        '박 한 결 (인)',
      ],
      TEXT,
    ),
    people: [
      'coauthor 서하람',
      'supervisor 김도현',
      'committee_chair 이새벽',
      'committee 김도현',
      'committee 박한결',
    ],
  },
];

/** Reports and records of a laboratory. */
const REPORTS: readonly Case[] = [
  {
    name: 'weekly report: writer, members, boxes of approval without names',
    pages: flow([
      at(220, '주간 업무 보고', 0, 16),
      cells([60, '결재'], [120, '담당'], [200, '팀장'], [280, '부장']),
      cells([60, '작성자'], [140, '서하람'], [300, '작성일'], [380, '2021.08.10(화)']),
      cells([60, '팀원'], [140, '서하람, 김도현, 박한결']),
      cells([60, '금주 업무'], [140, '자료 수집 및 정리, 모델 학습']),
      cells([60, '차주 업무'], [140, '성능 비교, 논문 작성']),
    ]),
    people: ['research_staff 서하람', 'research_staff 김도현', 'research_staff 박한결'],
  },
  {
    name: 'final report of a student team with its supervisor',
    pages: flow([
      at(200, '캡스톤디자인 최종보고서', 0, 16),
      row('과제명', '하천 수위 알림 서비스'),
      row('지도교수', '김도현'),
      row('팀장', '서하람'),
      row('팀원', '박한결, 최유찬'),
    ]),
    people: ['supervisor 김도현', 'research_staff 서하람', 'research_staff 박한결', 'research_staff 최유찬'],
  },
  {
    name: 'project plan with a manager, partners and their posts in a table',
    pages: flow([
      at(220, '과제 계획서', 0, 16),
      row('과제책임자', '김도현 (한빛대학교)'),
      cells([60, '성명'], [150, '소속/직위'], [320, '담당업무'], [450, '연락처']),
      cells([60, '박한결'], [150, '누리연구원/책임'], [320, '자료 분석'], [450, '010-0000-0000']),
      cells([60, '서하람'], [150, '한빛대학교/박사과정'], [320, '모형 개발'], [450, '010-0000-0001']),
      cells([60, '리웨이'], [150, '한빛대학교/석사과정'], [320, '실험'], [450, '010-0000-0002']),
    ]),
    people: [
      'project_manager 김도현',
      'research_staff 박한결',
      'research_staff 서하람',
      'research_staff 리웨이',
    ],
    unsure: ['리웨이'],
  },
];

/** Documents of no known kind. */
const OTHERS: readonly Case[] = [
  {
    name: 'a certificate of employment: the applicant, and a president who is nobody to him',
    pages: flow([
      at(240, '재 직 증 명 서', 0, 18),
      row('성명', '서하람'),
      row('소속', '누리연구원 수자원연구실'),
      row('직위', '선임연구원'),
      at(150, '위와 같이 재직하고 있음을 증명합니다.', 40),
      at(250, '2021년 8월 10일'),
      at(230, '누리연구원장 이새벽 (직인)'),
    ]),
    people: ['coauthor 서하람'],
    doubts: ['only_self'],
  },
  {
    name: 'an award of a team: its members above the sentence, the president below it',
    pages: flow([
      at(260, '상   장', 0, 20),
      at(260, '우수논문상', 30),
      at(220, '한빛대학교', 30),
      at(180, '서하람, 김도현, 박한결'),
      at(120, '위 사람은 한국하천학회 학술대회에서 우수한 논문을 발표하였으므로', 40),
      at(120, '이에 상장을 수여합니다.'),
      at(250, '2021년 11월 5일', 30),
      at(200, '한국하천학회 회장  이 새 벽'),
    ]),
    people: ['coauthor 서하람', 'coauthor 김도현', 'coauthor 박한결'],
    unsure: ['김도현', '박한결'],
  },
];

describe('theses in word processors', () => testCases('degree_thesis', THESES));
describe('papers of projects', () => testCases('research_project', REPORTS));
describe('documents of no known kind', () => testCases('unknown', OTHERS));
