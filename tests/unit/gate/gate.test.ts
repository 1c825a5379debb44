import { describe, expect, it } from 'vitest';
import {
  AUTO_LOAD_CONFIDENCE,
  HUMAN_REVIEW_CONFIDENCE,
  gate,
  needsHuman,
  personFlag,
  type GateInput,
  type GatePerson,
} from '../../../src/main/engine/domain/gate';
import { defaultSettings } from '../../../src/main/engine/domain/settings';
import { DOC_TYPES, type Role } from '../../../src/main/engine/domain/words';

const person = (role: Role, over: Partial<GatePerson> = {}): GatePerson => ({
  role,
  isSelf: false,
  confidence: 0.95,
  sourceKind: 'printed',
  ...over,
});
const self = person('coauthor', { isSelf: true });

const paper = (over: Partial<GateInput> = {}): GateInput => ({
  docType: 'journal_article',
  format: 'pdf',
  pageCount: 10,
  usablePages: 10,
  persons: [self, person('coauthor')],
  observations: {},
  notes: [],
  settings: defaultSettings('2026-01-02'),
  selfKnown: true,
  ...over,
});
const thesis = (over: Partial<GateInput> = {}): GateInput =>
  paper({
    docType: 'degree_thesis',
    persons: [
      self,
      person('supervisor'),
      person('committee_chair'),
      person('committee'),
      person('committee'),
    ],
    observations: { degree: 'master', committeeRows: 3 },
    ...over,
  });
const codes = (input: GateInput): string[] => gate(input).reasons.map((r) => r.code);

describe('gate: pages read from pixels', () => {
  it('always ask for eyes, because what recognition loses leaves no trace', () => {
    const { ok, flags } = gate(paper({ usablePages: 0, ocrPages: 10 }));
    expect(ok).toBe(false);
    expect(flags).toEqual([{ type: 'incomplete', reasons: [{ code: 'ocr_read', params: { count: 10 } }] }]);
  });

  it('that gave nobody need vision as before', () => {
    const { flags } = gate(paper({ persons: [], usablePages: 0, ocrPages: 10 }));
    expect(flags.map((f) => [f.type, f.reasons.map((r) => r.code)])).toEqual([
      ['needs_vision', ['needs_vision']],
    ]);
  });
});

describe('gate: a clean document', () => {
  it.each([
    ['paper', paper()],
    ['thesis', thesis()],
    ['list of publications', paper({ docType: 'cv', persons: [person('coauthor')] })],
  ])('lets a clean %s pass', (_, input) => {
    expect(gate(input)).toEqual({ ok: true, reasons: [], flags: [] });
  });
});

describe('gate: what doubts completeness', () => {
  const cases: [string, GateInput, string][] = [
    ['a paper without the applicant', paper({ persons: [person('coauthor')] }), 'self_missing'],
    [
      'a thesis without a supervisor',
      thesis({ persons: thesis().persons.filter((p) => p.role !== 'supervisor') }),
      'supervisor_missing',
    ],
    [
      'a thesis without a committee page',
      thesis({ persons: [self, person('supervisor')], observations: { degree: 'master' } }),
      'committee_missing',
    ],
    [
      'a doctorate with three members',
      thesis({ observations: { degree: 'doctor', committeeRows: 3 } }),
      'committee_incomplete',
    ],
    [
      'labelled rows without a name',
      thesis({ observations: { degree: 'master', committeeRows: 4, emptyRows: 1 } }),
      'empty_rows',
    ],
    ['bylines of unequal length', paper({ observations: { bylineKo: 3, bylineEn: 2 } }), 'byline_mismatch'],
    [
      'another number of authors than stated',
      paper({ observations: { statedAuthors: 4 } }),
      'author_count_mismatch',
    ],
    ['hidden people', paper({ observations: { hiddenPeople: ['외 3인'] } }), 'hidden_people'],
    ['placeholders', paper({ observations: { placeholders: ['○○○'] } }), 'placeholders'],
    ['collapsed authors', paper({ observations: { collapsed: 312 } }), 'large_collaboration'],
    ['silent pages', paper({ observations: { silentPages: [3, 4] } }), 'silent_pages'],
    ['a partial reading', paper({ notes: [{ code: 'partial_read', params: { note: '' } }] }), 'partial_read'],
    ['a doubt of an extractor', paper({ observations: { doubts: ['layout_unknown'] } }), 'layout_unknown'],
    ['a readable document with nobody', paper({ persons: [] }), 'nobody_found'],
    [
      'a document that only thanks people',
      paper({ docType: 'unknown', persons: [person('acknowledged')] }),
      'nobody_found',
    ],
  ];
  it.each(cases)('flags %s', (_, input, code) => {
    const result = gate(input);
    expect(result.ok).toBe(false);
    expect(result.flags).toHaveLength(1);
    expect(result.flags[0]?.type).toBe('incomplete');
    expect(result.flags[0]?.reasons.map((r) => r.code)).toContain(code);
  });

  it.each(DOC_TYPES)('a %s in which nobody was found never passes', (docType) => {
    const result = gate(paper({ docType, persons: [] }));
    expect(result.ok).toBe(false);
    expect(result.flags.map((f) => f.type)).toEqual(['incomplete']);
  });

  it.each(DOC_TYPES)('a %s in which nobody beside the applicant was found never passes', (docType) => {
    const result = gate(paper({ docType, persons: [self, person('acknowledged')] }));
    expect(result.ok).toBe(false);
    expect(result.flags.map((f) => f.type)).toEqual(['incomplete']);
  });

  it('believes that there is one author where two bylines or a form say so', () => {
    for (const observations of [{ bylineKo: 1, bylineEn: 1 }, { statedAuthors: 1 }])
      expect(codes(paper({ persons: [self], observations }))).toEqual([]);
    expect(codes(paper({ persons: [self], observations: { bylineKo: 1 } }))).toEqual(['only_self']);
  });

  it('opens one flag for several reasons, each said once', () => {
    const result = gate(
      paper({ observations: { hiddenPeople: ['et al.', 'et al.'], bylineKo: 1, bylineEn: 2 } }),
    );
    expect(result.flags).toHaveLength(1);
    expect(result.reasons.map((r) => r.code)).toEqual(['byline_mismatch', 'hidden_people']);
  });

  it('says how many committee members are missing', () => {
    const [reason] = gate(thesis({ observations: { degree: 'doctor', committeeRows: 3 } })).reasons;
    expect(reason).toEqual({ code: 'committee_incomplete', params: { expected: 5, found: 3 } });
  });

  it('counts a supervisor’s row on the approval page as a row', () => {
    const persons = [self, person('supervisor'), ...Array.from({ length: 4 }, () => person('committee'))];
    expect(codes(thesis({ persons, observations: { degree: 'doctor', committeeRows: 5 } }))).toEqual([]);
    expect(codes(thesis({ persons, observations: { degree: 'doctor' } }))).toEqual(['committee_incomplete']);
  });

  it('takes the expected numbers from the round', () => {
    const settings = { ...defaultSettings('2026-01-02'), committeeRows: { master: 2, doctor: 3 } };
    expect(codes(thesis({ settings, observations: { degree: 'doctor', committeeRows: 3 } }))).toEqual([]);
  });

  it('expects no committee of a bachelor’s thesis, but a supervisor', () => {
    expect(
      codes(thesis({ persons: [self, person('supervisor')], observations: { degree: 'bachelor' } })),
    ).toEqual([]);
    expect(codes(thesis({ persons: [self], observations: { degree: 'bachelor' } }))).toEqual([
      'supervisor_missing',
    ]);
  });

  it('counts collapsed authors when the number of authors is stated', () => {
    expect(codes(paper({ observations: { statedAuthors: 40, collapsed: 38 } }))).toEqual([
      'large_collaboration',
    ]);
  });

  it('cannot miss an applicant nobody knows', () => {
    expect(codes(paper({ persons: [person('coauthor')], selfKnown: false }))).toEqual([]);
  });

  it('is not troubled by notes about what was mended', () => {
    expect(codes(paper({ notes: [{ code: 'not_a_document' }] }))).toEqual([]);
  });
});

describe('gate: what needs pixels', () => {
  it.each([
    ['an image', paper({ format: 'image', pageCount: 1, usablePages: 0, persons: [] })],
    ['a scan', paper({ usablePages: 0, persons: [] })],
    ['a scan behind a printed cover sheet', paper({ usablePages: 1, persons: [] })],
    ['an HWP without text', paper({ format: 'hwp', pageCount: null, usablePages: 0, persons: [] })],
  ])('sends %s with nobody to vision', (_, input) => {
    expect(gate(input).flags).toEqual([{ type: 'needs_vision', reasons: [{ code: 'needs_vision' }] }]);
  });

  it('does so for a silent page that has no text, and only then', () => {
    const observations = { silentPages: [3] };
    expect(gate(paper({ observations, usablePages: 9 })).flags[0]?.type).toBe('needs_vision');
    expect(gate(paper({ observations })).flags[0]?.type).toBe('incomplete');
  });

  it('lets a scan pass whose people were read', () => {
    expect(gate(paper({ usablePages: 0 })).flags).toEqual([]);
  });
});

describe('gate: people', () => {
  it('holds a document back for an uncertain name without doubting the whole', () => {
    const result = gate(paper({ persons: [self, person('coauthor', { confidence: 0.41 })] }));
    expect(result).toEqual({
      ok: false,
      reasons: [{ code: 'low_confidence', params: { percent: 41 } }],
      flags: [],
    });
  });

  it('does not hold it back for an uncertain reading of the applicant, who is no related person', () => {
    expect(gate(paper({ persons: [{ ...self, confidence: 0.4 }, person('coauthor')] })).ok).toBe(true);
  });

  it('holds a document back for a name that is not printed', () => {
    expect(gate(paper({ persons: [self, person('coauthor', { sourceKind: 'seal' })] })).reasons).toEqual([
      { code: 'not_printed' },
    ]);
  });

  it('flags seal before handwriting before signature before low confidence', () => {
    expect(personFlag({ sourceKind: 'seal', confidence: 0.1 })).toBe('seal');
    expect(personFlag({ sourceKind: 'handwritten', confidence: 0.1 })).toBe('handwriting');
    expect(personFlag({ sourceKind: 'signature', confidence: 1 })).toBe('signature');
    expect(personFlag({ sourceKind: 'printed', confidence: AUTO_LOAD_CONFIDENCE - 0.001 })).toBe(
      'low_confidence',
    );
    expect(personFlag({ sourceKind: 'printed', confidence: AUTO_LOAD_CONFIDENCE })).toBeNull();
  });

  it('asks for a person exactly below the threshold, and always where nothing is printed', () => {
    expect(needsHuman('printed', HUMAN_REVIEW_CONFIDENCE)).toBe(false);
    expect(needsHuman('printed', HUMAN_REVIEW_CONFIDENCE - 0.001)).toBe(true);
    for (const kind of ['seal', 'handwritten', 'signature'] as const) expect(needsHuman(kind, 1)).toBe(true);
    expect(AUTO_LOAD_CONFIDENCE).toBeGreaterThanOrEqual(HUMAN_REVIEW_CONFIDENCE);
  });
});
