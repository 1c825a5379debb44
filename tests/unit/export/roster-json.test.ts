import { expect, it } from 'vitest';
import { buildJson } from '../../../src/main/engine/export/roster-json';
import { applicantRow, documentRow, flagRow, personRow, rosterData, sourceRow } from './rows';

const OPTIONS = {
  generatedAt: '2024-03-04T00:00:00.000Z',
  version: '0.1.0',
  mode: 'rules',
  pagesRead: 7,
  pagesReused: 2,
} as const;

it('writes what was read in the shape of minesweeper-roster/1', () => {
  const reading = sourceRow({
    id: 1,
    nameRaw: 'Do-Hyeon Kim',
    needsHuman: true,
    confidence: 0.6,
    finalRole: 'supervisor',
  });
  const data = rosterData({
    documents: [
      documentRow({ id: 1, status: 'needs_review', reasons: [{ code: 'self_missing' }] }),
      documentRow({
        id: 2,
        status: 'failed',
        sourceFormat: null,
        pageCount: null,
        hasTextLayer: null,
        note: '손상',
      }),
    ],
    persons: [reading],
    aggregates: [
      personRow(1, [reading], {
        canonicalName: '김도현',
        nameNormalized: '김도현',
        names: ['김도현', 'Do-Hyeon Kim'],
        needsHuman: true,
        finalStatus: 'open',
      }),
    ],
    flags: [
      flagRow({
        id: 1,
        personId: 1,
        page: 1,
        bbox: { x: 1, y: 2, w: 3, h: 4 },
        label: 'x',
        reasons: [{ code: 'low_confidence', params: { percent: 60 } }],
      }),
      flagRow({ id: 2, flagType: 'incomplete', label: 'y', status: 'resolved' }),
    ],
  });
  expect(buildJson(data, OPTIONS)).toEqual({
    schema: 'minesweeper-roster/1',
    generatedAt: OPTIONS.generatedAt,
    engine: { version: '0.1.0', mode: 'rules', models: [] },
    applicants: [
      {
        externalId: '2401-000001',
        name: '서하람',
        documents: [
          {
            file: '학술논문/논문1.pdf',
            fingerprint: '1'.repeat(64),
            format: 'pdf',
            docType: 'journal_article',
            docTypeMethod: 'tag',
            pages: 3,
            hasTextLayer: true,
            status: 'needs_review',
            reasons: [{ code: 'self_missing', message: '저자 목록에서 지원자 이름을 찾지 못했습니다.' }],
            note: null,
          },
          {
            file: '학술논문/논문2.pdf',
            fingerprint: '2'.repeat(64),
            format: null,
            docType: 'journal_article',
            docTypeMethod: 'tag',
            pages: null,
            hasTextLayer: null,
            status: 'failed',
            reasons: [],
            note: '손상',
          },
        ],
        persons: [
          {
            canonicalName: '김도현',
            nameNormalized: '김도현',
            names: ['김도현', 'Do-Hyeon Kim'],
            roles: ['supervisor'],
            affiliation: null,
            isSelf: false,
            needsHuman: true,
            finalStatus: 'open',
            sources: [
              {
                file: '학술논문/논문1.pdf',
                page: 1,
                bbox: { x: 10, y: 20, w: 30, h: 12 },
                nameRaw: 'Do-Hyeon Kim',
                role: 'supervisor',
                sourceKind: 'printed',
                confidence: 0.6,
                needsHuman: true,
                evidence: 'Do-Hyeon Kim',
              },
            ],
          },
        ],
        flags: [
          {
            type: 'low_confidence',
            file: '학술논문/논문1.pdf',
            page: 1,
            bbox: { x: 1, y: 2, w: 3, h: 4 },
            person: '김도현',
            label: 'x',
            reasons: [{ code: 'low_confidence', message: '이름을 읽은 확신이 낮습니다(60%).' }],
            status: 'open',
          },
          {
            type: 'incomplete',
            file: '학술논문/논문1.pdf',
            page: null,
            bbox: null,
            person: null,
            label: 'y',
            reasons: [],
            status: 'resolved',
          },
        ],
      },
    ],
    report: { documents: 2, loaded: 0, review: 1, failed: 1, autoRate: 0, pagesRead: 7, pagesReused: 2 },
  });
});

it('holds every role and the applicant, and counts the automatic share without the applicant', () => {
  const persons = [
    sourceRow({ id: 1, nameRaw: '가온', role: 'acknowledged' }),
    sourceRow({ id: 2, nameRaw: '나래' }),
    sourceRow({ id: 3, nameRaw: '서하람', isSelf: true }),
    sourceRow({ id: 4, nameRaw: '다솜' }),
  ];
  const [a, b, self, c] = persons;
  const json = buildJson(
    rosterData({
      persons,
      aggregates: [
        personRow(1, [a!]),
        personRow(2, [b!]),
        personRow(3, [self!]),
        personRow(4, [c!], { finalStatus: 'open', needsHuman: true }),
      ],
    }),
    OPTIONS,
  );
  expect(json.applicants[0]?.persons.map((p) => [p.canonicalName, p.isSelf, p.finalStatus])).toEqual([
    ['가온', false, 'auto'],
    ['나래', false, 'auto'],
    ['다솜', false, 'open'],
    ['서하람', true, 'auto'],
  ]);
  expect(json.report.autoRate).toBe(0.6667);
});

it('lists applicants without documents or people, in order of their numbers', () => {
  const json = buildJson(
    rosterData({
      applicants: [applicantRow({ id: 2, externalId: '0010' }), applicantRow({ id: 1, externalId: '0002' })],
      documents: [],
    }),
    OPTIONS,
  );
  expect(json.applicants.map((a) => [a.externalId, a.documents.length, a.persons.length])).toEqual([
    ['0002', 0, 0],
    ['0010', 0, 0],
  ]);
  expect(json.report).toMatchObject({ documents: 0, autoRate: 0 });
});

it('names a flag’s person even after its reading was rejected', () => {
  const persons = [sourceRow({ id: 1, nameRaw: '가온', reviewStatus: 'rejected' })];
  const data = rosterData({
    persons,
    aggregates: [],
    flags: [flagRow({ id: 1, personId: 1, label: 'x', status: 'resolved' })],
  });
  expect(buildJson(data, OPTIONS).applicants[0]?.flags[0]?.person).toBe('가온');
});
