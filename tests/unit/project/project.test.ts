import { describe, expect, it } from 'vitest';
import { extractProject } from '../../../src/main/engine/extractors/rules/project/project';
import { book, row, type Row } from '../thesis/print';

const read = (rows: readonly Row[]) =>
  extractProject(book(rows), {
    docType: 'research_project',
    filename: 'a.pdf',
    selfNames: ['홍길동'],
    largeCollaboration: 30,
  });
const listed = (rows: readonly Row[]): string[] => read(rows).persons.map((p) => `${p.role} ${p.nameRaw}`);

describe('research reports and project papers', () => {
  it('reads a list of projects by its columns', () => {
    const cells = (...texts: [string, string, string]): Row => ({
      cells: texts.map((text, i) => [[72, 260, 380][i]!, text] as const),
      step: 24,
    });
    expect(
      listed([
        cells('과제명', '연구책임자', '참여연구원'),
        cells('스마트 하천 관리 기술', '박미나', '홍길동, 오세찬'),
        cells('강우 예측의 보정', '이순신', '홍길동, 최다온'),
      ]).sort(),
    ).toEqual([
      'principal_investigator 박미나',
      'principal_investigator 이순신',
      'research_staff 오세찬',
      'research_staff 최다온',
      'research_staff 홍길동',
      'research_staff 홍길동',
    ]);
  });

  it.each<[string, readonly Row[], readonly string[]]>([
    [
      'label and colon',
      ['연구책임자 : 홍길동 (시험대학교 교수)', '공동연구원: 박미나, 이순신'],
      ['principal_investigator 홍길동', 'research_staff 박미나', 'research_staff 이순신'],
    ],
    ['letter-spaced label', ['연 구 책 임 자 :  홍 길 동'], ['principal_investigator 홍길동']],
    [
      'cells',
      [row('과제책임자', '홍길동'), row('참여연구원', '박미나, 이순신')],
      ['project_manager 홍길동', 'research_staff 박미나', 'research_staff 이순신'],
    ],
    [
      'weekly report',
      [
        row('팀원', '홍길동, 박미나, 이순신'),
        {
          cells: [
            [60, '작성자'],
            [160, '홍길동'],
            [300, '작성일'],
            [400, '2021.08.09(월)'],
          ],
        },
      ],
      ['research_staff 홍길동', 'research_staff 박미나', 'research_staff 이순신'],
    ],
    [
      'names in several cells',
      [
        {
          cells: [
            [60, '참가자 성명'],
            [200, '홍길동'],
            [330, '박미나'],
          ],
        },
      ],
      ['research_staff 홍길동', 'research_staff 박미나'],
    ],
    [
      'part in a parenthesis',
      ['홍길동 (연구책임자)', '박미나(공동연구원)'],
      ['principal_investigator 홍길동', 'research_staff 박미나'],
    ],
    ['label above its name', ['연구책임자', '홍길동'], ['principal_investigator 홍길동']],
    [
      'heads of a unit',
      [row('부서장', '박미나'), row('실장', '이순신')],
      ['division_head 박미나', 'office_head 이순신'],
    ],
    [
      'English',
      ['Principal Investigator: Mina Park', 'Co-Investigators: Paul Lee, Hana Choi'],
      ['principal_investigator Mina Park', 'research_staff Paul Lee', 'research_staff Hana Choi'],
    ],
  ])('reads %s', (_, rows, expected) => {
    expect(listed(rows)).toEqual(expected);
  });

  it('reads the table of participants with their parts and places', () => {
    const rows: Row[] = [
      { text: '참여연구원 현황', size: 14 },
      {
        cells: [
          [60, '구분'],
          [150, '성명'],
          [250, '소속'],
          [400, '직위'],
        ],
      },
      {
        cells: [
          [60, '연구책임자'],
          [150, '홍길동'],
          [250, '시험대학교'],
          [400, '교수'],
        ],
      },
      {
        cells: [
          [60, '공동연구원'],
          [150, '박미나'],
          [250, '시험연구소'],
          [400, '책임'],
        ],
      },
      {
        cells: [
          [60, '연구보조원'],
          [150, '이순신'],
          [250, '시험대학교'],
          [400, '석사과정'],
        ],
      },
    ];
    const { persons } = read(rows);
    expect(persons.map((p) => `${p.role} ${p.nameRaw} ${p.affiliation}`)).toEqual([
      'principal_investigator 홍길동 시험대학교',
      'research_staff 박미나 시험연구소',
      'research_staff 이순신 시험대학교',
    ]);
    expect(persons[1]?.bbox.x).toBeCloseTo(150, 0);
  });

  it('does not take work, weekdays or prose for people', () => {
    expect(
      listed([
        row('작성자', '(인)'),
        {
          cells: [
            [60, '요 일'],
            [160, '업무내용'],
          ],
        },
        {
          cells: [
            [60, '8월 2일(월)'],
            [160, '데이터 전처리 완료'],
          ],
        },
        '연구원은 매주 보고서를 제출하여야 한다.',
        '연구책임자는 연구비를 관리한다.',
        '실장 및 부서장의 승인을 받는다.',
      ]),
    ).toEqual([]);
  });

  it('reports people who are only counted', () => {
    const { persons, observations } = read(['참여연구원: 박미나 외 3명']);
    expect(persons.map((p) => p.nameRaw)).toEqual(['박미나']);
    expect(observations.hiddenPeople).toEqual(['외 3명']);
  });

  it('takes sample names of an unfilled form for fillers, and for names in a filled one', () => {
    const form: Row[] = [
      '작성일자 0000년 00월 00일',
      '프로젝트 이름을 입력해 주세요.',
      {
        cells: [
          [60, '참가자 성명'],
          [200, '고길동'],
          [330, '홍길동'],
        ],
      },
    ];
    const template = read(form);
    expect(template.persons).toEqual([]);
    expect(template.observations.placeholders).toEqual(['고길동', '홍길동']);
    expect(listed(form.slice(2))).toEqual(['research_staff 고길동', 'research_staff 홍길동']);
  });

  it('counts an unnamed leader', () => {
    expect(read([row('연구책임자', '')]).observations.emptyRows).toBe(1);
    expect(read([]).persons).toEqual([]);
  });
});
