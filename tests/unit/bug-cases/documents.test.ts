import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/main/engine/domain/page';
import { defaultSettings } from '../../../src/main/engine/domain/settings';
import type { DocType } from '../../../src/main/engine/domain/words';
import { gate } from '../../../src/main/engine/domain/gate';
import { extractByRules } from '../../../src/main/engine/extractors/rules';
import { createSelfMatcher } from '../../../src/main/engine/names';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import { page, prose, type Printed } from '../layout/pages';
import { book, BODY, print, row } from '../thesis/print';

/**
 * Public bug reports of other programs that concern reading documents: pages in, people and the gate's answer out. Cases by number,
 * with where each is tested:
 *
 * | cases | about | tested in |
 * |---|---|---|
 * | 6 7 8 9 10 11 14 16 21 22 | documents | here |
 * | 17 | garbage text layer | here (the gate) and readers/usable.test.ts (the judgement) |
 * | 18 | protected HWP | here (the gate) and readers/hwp.test.ts (the file) |
 * | 19 | names in tables | here and readers/hwp.test.ts |
 * | 20 | NFD file names | classify/classify.test.ts, readers/archive.test.ts |
 * | 1 4 5 12 13 15 27 28 | identity | identity.test.ts, names/bug-cases.test.ts |
 * | 2 3 | evaluators | with the evaluators' list |
 * | 23 24 25 | review window | renderer, integration/decisions.test.ts |
 * | 26 | export | export/cell.test.ts |
 */
function read(docType: DocType, pages: readonly Page[], selfNames: readonly string[] = []) {
  const { persons: raw, observations } = extractByRules(pages, {
    docType,
    filename: '2401-000001_문서.pdf',
    selfNames,
    largeCollaboration: 30,
  });
  const people = draftPeople(raw, docType, createSelfMatcher(selfNames));
  const verdict = gate({
    docType,
    format: 'pdf',
    pageCount: pages.length,
    usablePages: pages.length,
    persons: people.map((p) => ({
      role: p.raw.role,
      isSelf: p.isSelf,
      confidence: p.confidence,
      sourceKind: p.raw.sourceKind,
    })),
    observations,
    notes: [],
    settings: defaultSettings('2026-01-02'),
    selfKnown: selfNames.length > 0,
  });
  return {
    names: raw.map((p) => p.nameRaw),
    raw,
    people,
    flags: verdict.flags.map((f) => f.type),
    codes: verdict.reasons.map((r) => r.code),
  };
}

const paper = (...lines: Printed[]): Page[] => [
  page([
    { text: 'Filling Gaps in Sparse Series', size: 18, bold: true },
    ...lines,
    { text: 'Abstract', size: 11, bold: true, above: 14 },
    ...prose('en'),
  ]),
];

describe('6 and 7: a citation profile that cuts author lists', () => {
  const capture = [
    print(1, [
      { text: 'Haram Seo', x: 120, size: 18 },
      { text: 'Hanbit University', x: 120 },
      {
        cells: [
          [60, 'TITLE'],
          [430, 'CITED BY'],
          [510, 'YEAR'],
        ],
        step: 40,
      },
      {
        cells: [
          [60, 'Filling gaps in sparse series of river gauges'],
          [440, '12'],
          [510, '2021'],
        ],
        step: 24,
      },
      { text: 'HJ Do, MJ Lim, KW Oh, DH Kim, ...', x: 60, size: 9, step: 13 },
      { text: 'Journal of Sparse Methods 12 (3), 1-20', x: 60, size: 9, step: 13 },
      {
        cells: [
          [60, 'Rivers remember their droughts for decades'],
          [440, '3'],
          [510, '2019'],
        ],
        step: 24,
      },
      { text: 'H Seo, E Quist', x: 60, size: 9, step: 13 },
      { text: 'Journal of Rivers 3 (1), 5-9', x: 60, size: 9, step: 13 },
    ]),
  ];

  it('lists who is visible, keeps the row, says that people are missing and makes nobody of the dots', () => {
    const { names, codes, flags, raw } = read('hindex', capture, ['Haram Seo']);
    expect(names).toEqual(expect.arrayContaining(['HJ Do', 'MJ Lim', 'KW Oh', 'DH Kim', 'E Quist']));
    expect(names.filter((n) => /[.…]/u.test(n))).toEqual([]);
    expect(codes).toContain('hidden_people');
    expect(flags).toEqual(['incomplete']);
    expect(raw.find((p) => p.nameRaw === 'MJ Lim')?.work).toMatchObject({ year: 2021, index: 2 });
  });
});

describe('8: very long lists', () => {
  const family = ['Kang', 'Quist', 'Farrow', 'Brandt', 'Caldeira', 'Sund', 'Okafor', 'Meier'];
  const given = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Fred', 'Gina', 'Hugo'];
  const people = family.flatMap((f) => given.map((g) => `${g} ${f}`)).slice(0, 60);
  const lines = Array.from({ length: 15 }, (_, i) => ({
    text: `${people.slice(4 * i, 4 * i + 4).join(', ')}${i < 14 ? ',' : ', et al.'}`,
    size: 10,
    above: i === 0 ? 8 : 0,
  }));

  it('collapses the list with its count; neither “et al.” nor a collaboration is a person', () => {
    const { names, codes } = read('journal_article', paper(...lines), ['Ada Kang']);
    expect(codes).toEqual(expect.arrayContaining(['hidden_people', 'large_collaboration']));
    expect(names).toContain('Ada Kang');
    expect(names.length).toBeLessThan(10);
    expect(names.filter((n) => /al\b|collaboration/iu.test(n))).toEqual([]);
  });
});

it('9: a group label in front of the list goes, the first person stays', () => {
  const { names, codes } = read(
    'journal_article',
    paper({ text: 'The HANBIT Collaboration: Lena Adams, Jonas Berg, Milo Farrow', above: 8 }),
  );
  expect(names).toEqual(['Lena Adams', 'Jonas Berg', 'Milo Farrow']);
  expect(codes).toContain('hidden_people');
});

it('10: numbers of affiliations leave the name, the asterisk tells who corresponds', () => {
  const { names, raw } = read(
    'journal_article',
    paper(
      { text: 'Battram T^{1,2}*, Bojesen S^{2,3}, Guida F ^{1}', size: 11, above: 8 },
      { text: '^{1} Hanbit University, Seoul, Korea', size: 8 },
      { text: '^{2} University of Norhaven, Norway', size: 8 },
      { text: '^{3} Leiden Institute, The Netherlands', size: 8 },
    ),
  );
  expect(names).toEqual(['Battram T', 'Bojesen S', 'Guida F']);
  expect(raw.map((p) => p.role)).toEqual(['corresponding_author', 'coauthor', 'coauthor']);
  expect(raw[1]!.affiliation).toContain('Norhaven');
});

it('11: two signs on one author are no family name; the apostrophe stays', () => {
  const { names } = read(
    'journal_article',
    paper(
      { text: 'Patrick O’Hare^{a,†} and Edda Quist^{b,‡}', size: 11, above: 8 },
      { text: '^{a} Hanbit University   ^{b} University of Norhaven', size: 8 },
    ),
  );
  expect(names).toEqual(['Patrick O’Hare', 'Edda Quist']);
});

it('14 and 16: given names are kept whole, and a hyphen before the family name stays as printed', () => {
  const { names, people } = read(
    'journal_article',
    paper({ text: 'Dongjun Kim, Juseon-Do, Edda Quist', size: 11, above: 8 }),
  );
  expect(names).toEqual(['Dongjun Kim', 'Juseon-Do', 'Edda Quist']);
  expect(people[1]!.form.surname).toBe('Do');
});

describe('17: a text layer that is garbage', () => {
  it('gives nobody and asks for eyes', () => {
    const result = gate({
      docType: 'degree_thesis',
      format: 'pdf',
      pageCount: 3,
      usablePages: 0,
      persons: [],
      observations: {},
      notes: [],
      settings: defaultSettings('2026-01-02'),
      selfKnown: true,
    });
    expect(result.ok).toBe(false);
    expect(result.flags.map((f) => f.type)).toEqual(['needs_vision']);
  });
});

it('18: a protected HWP that answers with a warning sentence is never “nobody, all well”', () => {
  const warning = print(
    1,
    ['이 문서는 상위 버전의 배포용 문서입니다. 최신 버전의 한글에서 열어 주십시오.'],
    'flow',
  );
  const { names, flags } = read('research_project', [warning], ['서하람']);
  expect(names).toEqual([]);
  expect(flags).toHaveLength(1);
});

it('19: names in table cells are read, each with its label', () => {
  const { raw } = read('research_project', [
    print(1, [
      { text: '연구개발과제 최종보고서', x: 200, size: 16 },
      row('연구책임자', '김도현'),
      row('참여연구원', '박한결'),
      row('참여연구원', '최유찬'),
    ]),
  ]);
  expect(raw.map((p) => `${p.role} ${p.nameRaw}`)).toEqual([
    'principal_investigator 김도현',
    'research_staff 박한결',
    'research_staff 최유찬',
  ]);
});

describe('21 and 22: what OCR makes of a name', () => {
  const approval = (name: string): Page[] =>
    book(
      [
        { text: '석사학위논문', x: 230 },
        { text: '하천 수위 결측 보정', x: 180, size: 18 },
        { text: '서 하 람', x: 260, step: 40 },
      ],
      [
        { text: '서하람의 석사학위논문을 인준함', x: 150 },
        row('위원장', '이새벽'),
        row('위 원', '박한결'),
        row('위 원', name),
      ],
      BODY,
    );

  it.each(['홍길동김철수이상호박민수', '홍吉동'])('%s passes as nobody’s name without a look', (name) => {
    const { people, codes } = read('degree_thesis', approval(name), ['서하람']);
    const passed = people.filter((p) => p.flag === null && !p.isSelf).map((p) => p.raw.nameRaw);
    expect(passed).toEqual(expect.arrayContaining(['이새벽', '박한결']));
    expect(passed).not.toContain(name);
    // whoever stands in that row is not lost: the document says so, or the name waits for a person
    expect(codes.some((c) => ['empty_rows', 'committee_incomplete', 'low_confidence'].includes(c))).toBe(
      true,
    );
  });
});
