import { readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRoster } from '../../../src/main/engine/export/roster';
import type { RosterData } from '../../../src/main/engine/export/roster-data';
import { applicantRow, documentRow, flagRow, personRow, rosterData, sourceRow } from './rows';

const MADE = { generatedAt: '2024-03-04T00:00:00.000Z', version: '0.1.0', mode: 'rules' } as const;

/** Rows of a sheet as objects keyed by the column title. */
function rows(data: RosterData, sheet: 0 | 1 | 2 | 3, includeOpen = true): Record<string, string>[] {
  const { columns, rows: cells } = buildRoster(data, { ...MADE, includeOpen }).sheets[sheet]!;
  return cells.map((row) => {
    expect(row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((c, i) => [c, row[i]!]));
  });
}
const NAME = '관계자 성명(한글)';
const STATUS = '확인상태(확정/수정확정/미확정/반려)';
const GRADE = '근거등급(A 제척/B 검토/C 참고)';

describe('sheet 1', () => {
  it('joins what one person is: roles, forms, affiliation of the newest work, evidence', () => {
    const documents = [
      documentRow({
        id: 1,
        docType: 'degree_thesis',
        filename: '학위.pdf',
        relativePath: '학위논문/학위.pdf',
      }),
      documentRow({ id: 2 }),
      documentRow({ id: 3 }),
    ];
    const sources = [
      sourceRow({ id: 1, nameRaw: '김도현', role: 'supervisor', sourcePage: 2, hanja: '金道賢' }),
      sourceRow({
        id: 2,
        nameRaw: 'Do-Hyeon Kim',
        documentId: 2,
        role: 'corresponding_author',
        affiliation: '한빛대학교',
        email: 'kim@hanbit.example',
        work: { title: 'A', year: 2019 },
      }),
      sourceRow({
        id: 3,
        nameRaw: 'D. Kim',
        documentId: 3,
        affiliation: '새벽과학기술원',
        work: { title: 'B', year: 2023 },
      }),
    ];
    const self = sourceRow({ id: 9, nameRaw: 'Haram Seo', isSelf: true, documentId: 2 });
    const data = rosterData({
      documents,
      persons: [...sources, self],
      aggregates: [personRow(1, sources, { canonicalName: '김도현' }), personRow(2, [self])],
    });
    expect(rows(data, 0)).toEqual([
      {
        연번: '1',
        '모집단위(채용분야)': '데이터과학',
        접수번호: '2401-000001',
        '지원자 성명(한글)': '서하람',
        '지원자 성명(영문)': 'Haram Seo',
        '관계자 성명(한글)': '김도현',
        '관계자 성명(영문 대표)': 'Do-Hyeon Kim',
        '영문 이표기(;)': 'D. Kim',
        한자: '金道賢',
        '관계자 소속(최근 확인)': '새벽과학기술원',
        '소속 확인연도': '2023',
        '이메일/ORCID(문서에 있을 때만)': 'kim@hanbit.example',
        '관계구분(대표)': '지도교수',
        '관계구분(전체;)': '지도교수; 교신저자; 공저자',
        '근거등급(A 제척/B 검토/C 참고)': 'A',
        '최근 관계연도': '2023',
        '공동논문 수(전체)': '2',
        '공동논문 수(최근 N년)': '2',
        '근거문서 수': '3',
        '대표 근거(문서·쪽)': '학위.pdf 2쪽',
        '확인상태(확정/수정확정/미확정/반려)': '자동',
        검토자: '',
        검토일시: '',
        '동명이인 주의(Y/N)': 'N',
        비고: '',
      },
    ]);
  });

  it('sorts by application number, grade and name, leading zeros kept', () => {
    const applicants = [
      applicantRow({ id: 2, externalId: '0010' }),
      applicantRow({ id: 1, externalId: '0002' }),
    ];
    const documents = [documentRow({ id: 1, applicantId: 1 }), documentRow({ id: 2, applicantId: 2 })];
    const persons = [
      sourceRow({ id: 1, nameRaw: '하늘', documentId: 2 }),
      sourceRow({ id: 2, nameRaw: '가온', role: 'committee' }),
      sourceRow({ id: 3, nameRaw: '나래' }),
      sourceRow({ id: 4, nameRaw: '다솜' }),
    ];
    const aggregates = persons.map((s) => personRow(s.id, [s], { applicantId: s.documentId }));
    const data = rosterData({ applicants, documents, persons: [...persons].reverse(), aggregates });
    expect(rows(data, 0).map((r) => [r['접수번호'], r[GRADE], r[NAME]])).toEqual([
      ['0002', 'A', '나래'],
      ['0002', 'A', '다솜'],
      ['0002', 'B', '가온'],
      ['0010', 'A', '하늘'],
    ]);
  });

  it('marks open people and leaves them out when asked', () => {
    const persons = [
      sourceRow({ id: 1, nameRaw: '가온' }),
      sourceRow({
        id: 2,
        nameRaw: '나래',
        decidedBy: '박검토',
        decidedAt: new Date(2024, 2, 4, 9, 5).getTime(),
      }),
      sourceRow({ id: 3, nameRaw: '다솜' }),
      sourceRow({ id: 4, nameRaw: '라온' }),
    ];
    const [a, b, c, d] = persons as [
      (typeof persons)[0],
      (typeof persons)[0],
      (typeof persons)[0],
      (typeof persons)[0],
    ];
    const data = rosterData({
      persons,
      aggregates: [
        personRow(1, [a], { finalStatus: 'open', needsHuman: true }),
        personRow(2, [b], { finalStatus: 'confirmed' }),
        personRow(3, [c], { finalStatus: 'edited' }),
        personRow(4, [d], { finalStatus: 'rejected' }),
      ],
      flags: [
        flagRow({ id: 1, personId: 1, reasons: [{ code: 'low_confidence', params: { percent: 61 } }] }),
      ],
    });
    expect(rows(data, 0).map((r) => [r[NAME], r[STATUS]])).toEqual([
      ['가온', '미확정'],
      ['나래', '확정'],
      ['다솜', '수정확정'],
    ]);
    expect(rows(data, 0)[0]!['비고']).toBe('이름을 읽은 확신이 낮습니다(61%).');
    expect(rows(data, 0)[1]).toMatchObject({ 검토자: '박검토', 검토일시: '2024-03-04 09:05' });
    expect(rows(data, 0, false).map((r) => r[NAME])).toEqual(['나래', '다솜']);
  });

  it('lists as open who passed by itself in a document that still waits', () => {
    const data = rosterData({
      persons: [sourceRow({ id: 1, nameRaw: '가온' })],
      documents: [documentRow({ id: 1, status: 'needs_review' })],
    });
    expect(rows(data, 0)[0]).toMatchObject({ [STATUS]: '미확정', 비고: '근거 문서 검토 중' });
    expect(rows(data, 0, false)).toEqual([]);
  });

  it('applies the window to papers, keeps what is older as C, and never to submitted work or to advisors', () => {
    const documents = [
      documentRow({ id: 1 }),
      documentRow({ id: 2, docType: 'representative_research' }),
      documentRow({ id: 3, docType: 'degree_thesis' }),
      documentRow({ id: 4, docType: 'cv' }),
    ];
    const old = { title: 'Old', year: 2018 };
    const persons = [
      sourceRow({ id: 1, nameRaw: '가온', work: old }),
      sourceRow({ id: 2, nameRaw: '나래', work: { title: 'New', year: 2021 } }),
      sourceRow({ id: 3, nameRaw: '다솜', work: old, documentId: 2 }),
      sourceRow({ id: 4, nameRaw: '라온', documentId: 3, role: 'supervisor', work: old }),
      sourceRow({ id: 5, nameRaw: '마루' }),
      sourceRow({ id: 6, nameRaw: '바다', documentId: 4, work: { title: 'L', year: 2023 } }),
    ];
    const data = rosterData({ documents, persons, settings: { windowYears: 3 } });
    expect(rows(data, 0).map((r) => [r[NAME], r[GRADE], r['공동논문 수(최근 N년)'], r['비고']])).toEqual([
      ['나래', 'A', '1', ''],
      ['다솜', 'A', '0', ''],
      ['라온', 'A', '0', ''],
      ['마루', 'A', '1', ''],
      ['바다', 'B', '1', ''],
      ['가온', 'C', '0', '공동연구 기간(3년) 밖'],
    ]);
    const unlimited = rosterData({ documents, persons });
    expect(rows(unlimited, 0).find((r) => r[NAME] === '가온')?.[GRADE]).toBe('A');
  });

  it('keeps roles that are not exported out, and people who have no other', () => {
    const sources = [
      sourceRow({ id: 1, nameRaw: '가온', role: 'acknowledged' }),
      sourceRow({ id: 2, nameRaw: '가온', role: 'committee' }),
    ];
    const thanked = sourceRow({ id: 3, nameRaw: '나래', role: 'acknowledged' });
    const data = rosterData({
      persons: [...sources, thanked],
      aggregates: [personRow(1, sources), personRow(2, [thanked])],
    });
    expect(rows(data, 0).map((r) => [r[NAME], r['관계구분(전체;)']])).toEqual([['가온', '심사위원']]);
    expect(rows(data, 1).map((r) => r['역할'])).toEqual(['심사위원']);
    const all = {
      ...data.round.settings,
      exportedRoles: [...data.round.settings.exportedRoles, 'acknowledged' as const],
    };
    expect(rows({ ...data, round: { ...data.round, settings: all } }, 0)).toHaveLength(2);
  });

  it('grades a large collaboration C and says how large', () => {
    const data = rosterData({
      persons: [
        sourceRow({ id: 1, nameRaw: '가온', work: { count: 31 } }),
        sourceRow({ id: 2, nameRaw: '나래', work: { count: 30 } }),
      ],
    });
    expect(rows(data, 0).map((r) => [r[NAME], r[GRADE], r['비고']])).toEqual([
      ['나래', 'A', ''],
      ['가온', 'C', '대형공저(저자 31명)'],
    ]);
  });

  it('warns of people who share a name', () => {
    const persons = [
      sourceRow({ id: 1, nameRaw: '가온' }),
      sourceRow({ id: 2, nameRaw: '가온' }),
      sourceRow({ id: 3, nameRaw: '나래' }),
    ];
    const data = rosterData({
      persons,
      flags: [flagRow({ id: 1, personId: 3, flagType: 'ambiguous', status: 'resolved' })],
    });
    expect(rows(data, 0).map((r) => r['동명이인 주의(Y/N)'])).toEqual(['Y', 'Y', 'Y']);
  });

  it('counts one work once, though two documents state it', () => {
    const sources = [
      sourceRow({ id: 1, nameRaw: '가온', work: { title: 'Sparse Codes' } }),
      sourceRow({ id: 2, nameRaw: '가온', documentId: 2, work: { title: 'sparse codes.' } }),
      sourceRow({ id: 3, nameRaw: '가온', documentId: 3 }),
    ];
    const data = rosterData({
      documents: [documentRow({ id: 1 }), documentRow({ id: 2 }), documentRow({ id: 3 })],
      persons: sources,
      aggregates: [personRow(1, sources)],
    });
    expect(rows(data, 0)[0]).toMatchObject({ '공동논문 수(전체)': '2', '근거문서 수': '3' });
  });

  it('passes odd names on unchanged: the cell writer makes them safe', () => {
    const odd = ['=HYPERLINK("x")', '+82', '＝cmd', '서\u202e하람'];
    const data = rosterData({ persons: odd.map((nameRaw, i) => sourceRow({ id: i + 1, nameRaw })) });
    const listed = rows(data, 0).map((r) => r[NAME] || r['관계자 성명(영문 대표)']);
    expect(listed.sort()).toEqual([...odd].sort());
  });
});

describe('sheets 2, 4 and 5', () => {
  it('keeps rejected and excluded readings as evidence, without a person', () => {
    const persons = [
      sourceRow({
        id: 1,
        nameRaw: '가온',
        work: { title: 'T', venue: '학회지', year: 2020, index: 2, count: 5 },
      }),
      sourceRow({ id: 2, nameRaw: '나래', reviewStatus: 'rejected' }),
      sourceRow({ id: 3, nameRaw: '다솜', excluded: true, reviewStatus: 'confirmed' }),
      sourceRow({ id: 4, nameRaw: '라온', sourceKind: 'seal', needsHuman: true, confidence: 0.4 }),
      sourceRow({ id: 5, nameRaw: '마루', ocrEngine: 'tesseract' }),
      sourceRow({ id: 6, nameRaw: '서하람', isSelf: true }),
    ];
    const [a, , , d, e, self] = persons;
    const data = rosterData({
      persons,
      aggregates: [
        personRow(1, [a!]),
        personRow(2, [d!], { finalStatus: 'open' }),
        personRow(3, [e!]),
        personRow(4, [self!]),
      ],
      flags: [flagRow({ id: 1, personId: 4, flagType: 'seal' })],
    });
    const sheet = rows(data, 1);
    const kind = '판독구분(인쇄/도장/손글씨/서명/OCR)';
    expect(sheet.map((r) => [r['원문 표기'], r['관계자 ID'], r[kind], r['플래그'], r['처리']])).toEqual([
      ['가온', '2401-000001-01', '인쇄', '', '자동'],
      ['나래', '', '인쇄', '', '반려'],
      ['다솜', '', '인쇄', '', '제외'],
      ['라온', '2401-000001-02', '도장', '도장', '미확정'],
      ['마루', '2401-000001-03', 'OCR', '', '자동'],
    ]);
    expect(sheet[0]).toMatchObject({
      '위치(bbox)': '10.0, 20.0, 30.0, 12.0',
      신뢰도: '0.95',
      논문제목: 'T',
      '게재지·연도': '학회지 · 2020',
      '저자순번/총저자수': '2/5',
      문서유형: '학술논문',
    });
  });

  it('lists open flags and every document that was not read', () => {
    const data = rosterData({
      documents: [
        documentRow({ id: 1, status: 'needs_review' }),
        documentRow({ id: 2, status: 'failed', reasons: [{ code: 'damaged' }] }),
        documentRow({ id: 3, status: 'received' }),
      ],
      flags: [
        flagRow({
          id: 1,
          flagType: 'incomplete',
          page: 3,
          rawText: '외 3인',
          reasons: [{ code: 'hidden_people', params: { text: '외 3인' } }],
        }),
        flagRow({ id: 2, status: 'resolved' }),
      ],
    });
    expect(rows(data, 2)).toEqual([
      {
        접수번호: '2401-000001',
        문서: '논문1.pdf',
        쪽: '3',
        플래그: '누락 가능',
        사유: '“외 3인”처럼 이름이 생략된 부분이 있습니다.',
        '원문 조각': '외 3인',
        상태: '미해결',
      },
      {
        접수번호: '2401-000001',
        문서: '논문2.pdf',
        쪽: '',
        플래그: '읽기 실패',
        사유: '파일이 손상되어 읽을 수 없습니다.',
        '원문 조각': '',
        상태: '실패',
      },
      {
        접수번호: '2401-000001',
        문서: '논문3.pdf',
        쪽: '',
        플래그: '미처리',
        사유: '',
        '원문 조각': '',
        상태: '처리 전',
      },
    ]);
    const info = rows(data, 3);
    expect(info[0]).toMatchObject({
      모집공고명: '2024년 1차',
      기준일: '2024-03-04',
      '공동연구 기간 설정(년)': '제한 없음',
      '대형공저 기준(명)': '30',
      '추출기·모델': 'rules',
      '원본 파일 수/해시 목록': '3개',
      '미처리 문서 수': '2 (미해결 검토항목 1건)',
    });
    expect(info.slice(1).map((r) => r['원본 파일 수/해시 목록'])).toEqual(
      data.documents.map((d) => `2401-000001 ${d.relativePath} ${d.fingerprint}`),
    );
  });
});

describe('the whole', () => {
  it('does not depend on the order of the rows', () => {
    const persons = ['다솜', '가온', '나래'].map((nameRaw, i) => sourceRow({ id: i + 1, nameRaw }));
    const data = rosterData({ persons });
    const turned = {
      ...data,
      persons: [...data.persons].reverse(),
      aggregates: [...data.aggregates].reverse(),
    };
    const options = { ...MADE, includeOpen: true };
    expect(buildRoster(turned, options)).toEqual(buildRoster(data, options));
  });

  it('has the columns the committee’s form prescribes', (ctx) => {
    const form = new URL('../../../../shared/domain/roster_columns.json', import.meta.url);
    if (!existsSync(form)) return ctx.skip('the collected facts are not here');
    const { sheets } = JSON.parse(readFileSync(form, 'utf8')) as { sheets: Record<string, string[]> };
    const model = buildRoster(rosterData(), { ...MADE, includeOpen: true });
    expect(model.sheets.map((s) => s.name)).toEqual(
      Object.keys(sheets).filter((name) => !name.startsWith('3_')),
    );
    for (const sheet of model.sheets) expect(sheet.columns).toEqual(sheets[sheet.name]);
  });
});
