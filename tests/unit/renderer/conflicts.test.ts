import { describe, expect, it } from 'vitest';
import type {
  ConflictHitRow,
  ConflictMatrix,
  ConflictPreset,
  ConflictRules,
  ListColumn,
  ListPreview,
  MatrixCell,
} from '../../../src/preload/contract';
import {
  changedState,
  countStates,
  groupHits,
  likeHits,
  nextWaiting,
  ofPair,
  visibleHits,
  type HitScope,
} from '../../../src/renderer/views/conflicts/hits';
import {
  cellKey,
  cellsByPlace,
  filterMatrix,
  lookOf,
  moveIn,
  nextHit,
  tallyOf,
} from '../../../src/renderer/views/conflicts/matrix';
import {
  acceptedOf,
  countApplicants,
  differenceKey,
  missingIn,
  withField,
} from '../../../src/renderer/views/conflicts/preview';
import { ALL_TIES, presetOf, sameRules } from '../../../src/renderer/views/conflicts/rules';
import { isListFile } from '../../../src/renderer/views/conflicts/terms';

const cell = (patch: Partial<MatrixCell> = {}): MatrixCell => ({
  evaluatorId: 1,
  applicantId: 1,
  eligibility: 'excluded',
  state: 'open',
  verdict: 'same',
  grade: 'A',
  letter: 'A',
  hits: ['1.1.a'],
  ...patch,
});
const evaluator = (evaluatorId: number, nameKo: string) => ({
  evaluatorId,
  nameKo,
  nameEn: '',
  affiliation: '한빛대학교',
  department: '',
  email: '',
  advisor: '',
});
const applicant = (applicantId: number, name: string) => ({
  applicantId,
  externalId: `2401-00000${applicantId}`,
  name,
  position: '기계공학',
  caution: { unread: 0, openItems: 0 },
});
const matrix: ConflictMatrix = {
  evaluators: [evaluator(1, '강민서'), evaluator(2, '한지우'), evaluator(3, '도무지')],
  applicants: [applicant(1, '서하람'), applicant(2, '노을찬')],
  cells: [
    cell(),
    cell({ evaluatorId: 2, applicantId: 1, eligibility: 'possible', grade: 'B', letter: 'B' }),
    cell({ evaluatorId: 2, applicantId: 2, eligibility: 'free', state: 'unrelated', letter: '무' }),
  ],
};

describe('a cell of the matrix', () => {
  it('shows a decision before the draft, and a letter beside every colour', () => {
    expect(lookOf(cell({ state: 'exclude' }))).toMatchObject({ tone: 'excluded', letter: 'exclude' });
    expect(lookOf(cell({ state: 'review' }))).toMatchObject({ tone: 'review', letter: 'review' });
    expect(lookOf(cell({ state: 'unrelated', letter: '무' }))).toMatchObject({ letter: 'unrelated' });
  });
  it('tells certain from possible, and the applicant from others', () => {
    expect(lookOf(cell())).toEqual({ tone: 'strong', letter: 'A', unsure: false, isNew: false });
    const possible = cell({ verdict: 'possible', eligibility: 'possible', letter: 'A?' });
    expect(lookOf(possible)).toEqual({ tone: 'maybe', letter: 'A', unsure: true, isNew: false });
    expect(lookOf(cell({ letter: '본?', verdict: 'possible', eligibility: 'possible' })).letter).toBe('self');
    expect(lookOf(cell({ grade: 'C', letter: 'C', eligibility: 'free' })).tone).toBe('weak');
  });
  it('marks new evidence and keeps the draft in sight', () => {
    expect(lookOf(cell({ state: 'new' }))).toEqual({
      tone: 'strong',
      letter: 'A',
      unsure: false,
      isNew: true,
    });
  });
});

describe('the matrix', () => {
  it('finds cells by place', () => {
    const cells = cellsByPlace(matrix.cells);
    expect(cells.get(cellKey(2, 1))?.letter).toBe('B');
    expect(cells.has(cellKey(3, 1))).toBe(false);
  });
  it('narrows both sides by name, initial consonants and hits', () => {
    const names = (f: Parameters<typeof filterMatrix>[1]): string[] =>
      filterMatrix(matrix, f).evaluators.map((e) => e.nameKo);
    expect(names({ evaluator: 'ㅎㅈㅇ', applicant: '', onlyHits: false })).toEqual(['한지우']);
    expect(names({ evaluator: '', applicant: '', onlyHits: true })).toEqual(['강민서', '한지우']);
    const one = filterMatrix(matrix, { evaluator: '', applicant: '노을', onlyHits: false });
    expect(one.applicants.map((a) => a.applicantId)).toEqual([2]);
  });
  it('moves by keys and stays inside', () => {
    const size = { rows: 30, columns: 20 };
    const at = { row: 5, column: 5 };
    expect(moveIn('ArrowDown', false, at, size)).toEqual({ row: 6, column: 5 });
    expect(moveIn('ArrowUp', false, { row: 0, column: 3 }, size)).toEqual({ row: 0, column: 3 });
    expect(moveIn('PageDown', false, { row: 25, column: 0 }, size)).toEqual({ row: 29, column: 0 });
    expect(moveIn('End', false, at, size)).toEqual({ row: 5, column: 19 });
    expect(moveIn('Home', true, at, size)).toEqual({ row: 0, column: 0 });
    expect(moveIn('ArrowRight', true, at, size)).toEqual({ row: 5, column: 19 });
    expect(moveIn('KeyA', false, at, size)).toBeNull();
  });
  it('goes from hit to hit around the end', () => {
    const hits = new Set(['0/1', '2/0']);
    const isHit = (r: number, c: number): boolean => hits.has(`${r}/${c}`);
    const size = { rows: 3, columns: 2 };
    expect(nextHit({ row: 0, column: 0 }, 1, size, isHit)).toEqual({ row: 0, column: 1 });
    expect(nextHit({ row: 2, column: 0 }, 1, size, isHit)).toEqual({ row: 0, column: 1 });
    expect(nextHit({ row: 0, column: 1 }, -1, size, isHit)).toEqual({ row: 2, column: 0 });
    expect(nextHit({ row: 0, column: 0 }, 1, size, () => false)).toBeNull();
  });
  it('counts who is out, to be checked, free', () => {
    const tally = tallyOf(matrix);
    expect(tally.get(1)).toEqual({ excluded: 1, possible: 1, free: 1 });
    expect(tally.get(2)).toEqual({ excluded: 0, possible: 0, free: 3 });
  });
});

const hit = (hitId: string, patch: Partial<ConflictHitRow> = {}): ConflictHitRow => ({
  hitId,
  evaluatorId: 1,
  evaluatorName: '강민서',
  evaluatorAffiliation: '한빛대학교',
  applicantId: 1,
  externalId: '2401-000001',
  applicantName: '서하람',
  kind: 'related',
  verdict: 'same',
  way: 'hangul',
  person: '강민서',
  personAffiliation: '',
  roles: ['supervisor'],
  grade: 'A',
  tie: 'supervisor',
  homonym: false,
  personOpen: false,
  state: 'open',
  newEvidence: 0,
  ...patch,
});

describe('the list of hits', () => {
  const rows = [
    hit('a', { grade: 'B' }),
    hit('b', { verdict: 'possible' }),
    hit('c', { externalId: '2401-000000', applicantId: 2, applicantName: '노을찬', state: 'new' }),
    hit('d', { state: 'unrelated' }),
  ];
  it('counts what waits: undecided and with new evidence', () => {
    const counts = countStates(rows);
    expect(counts.get('open')).toBe(3);
    expect(counts.get('new')).toBe(1);
    expect(counts.get('unrelated')).toBe(1);
    expect(counts.get('all')).toBe(4);
  });
  it('shows what waits, and what was just decided until the filter changes', () => {
    const ids = (kept: string[]): string[] =>
      visibleHits(rows, 'open', '', new Set(kept)).map((r) => r.hitId);
    expect(ids([])).toEqual(['a', 'b', 'c']);
    expect(ids(['d'])).toEqual(['a', 'b', 'c', 'd']);
    expect(visibleHits(rows, 'all', 'ㄴㅇㅊ', new Set()).map((r) => r.hitId)).toEqual(['c']);
  });
  it('orders groups by number and hits by strength, whatever their state', () => {
    const { list, order } = groupHits(rows, 'applicant');
    expect(order.map((r) => r.hitId)).toEqual(['c', 'd', 'b', 'a']);
    expect(list.filter((r) => r.kind === 'group').map((r) => [r.title, r.left])).toEqual([
      ['2401-000000 노을찬', 1],
      ['2401-000001 서하람', 2],
    ]);
    expect(groupHits(rows, 'evaluator').list.filter((r) => r.kind === 'group')).toHaveLength(1);
  });
  it('goes on to the next waiting hit, skipped ones last', () => {
    const { order } = groupHits(rows, 'applicant');
    expect(nextWaiting(order, 'c', [])).toBe('b');
    expect(nextWaiting(order, 'a', [])).toBe('c');
    expect(nextWaiting(order, 'c', ['b'])).toBe('a');
    expect(nextWaiting(order, 'c', ['b', 'a'])).toBe('b');
    expect(nextWaiting([hit('x', { state: 'exclude' })], 'x', [])).toBeNull();
  });
  it('offers the waiting hits like one: of its evaluator, of its applicant, or of its kind', () => {
    const all = [
      hit('a', {
        evaluatorId: 1,
        applicantId: 1,
        tie: 'coauthor_article',
        way: 'latin',
        verdict: 'possible',
      }),
      hit('b', { evaluatorId: 1, applicantId: 2, tie: 'supervisor', way: 'latin', verdict: 'possible' }),
      hit('c', { evaluatorId: 2, applicantId: 1, tie: 'coauthor_article', way: 'hangul', verdict: 'same' }),
      hit('d', {
        evaluatorId: 3,
        applicantId: 3,
        tie: 'coauthor_article',
        way: 'latin',
        verdict: 'possible',
      }),
      hit('e', { evaluatorId: 1, applicantId: 1, state: 'unrelated' }),
      hit('f', { evaluatorId: 1, applicantId: 4, state: 'new', tie: 'committee' }),
    ];
    const like = (scope: HitScope): string[] => likeHits(all, all[0]!, scope).map((r) => r.hitId);
    expect(like('evaluator')).toEqual(['a', 'b', 'f']);
    expect(like('applicant')).toEqual(['a', 'c']);
    expect(like('kind')).toEqual(['a', 'd']);
  });
  it('narrows to a pair and finds what undo changed', () => {
    expect(ofPair(rows, { evaluatorId: 1, applicantId: 2 }).map((r) => r.hitId)).toEqual(['c']);
    expect(ofPair(rows, null)).toHaveLength(4);
    expect(changedState(new Map([['d', 'open']]), rows)).toBe('d');
    expect(changedState(new Map([['d', 'unrelated']]), rows)).toBeNull();
  });
});

const column = (index: number, field: ListColumn['field']): ListColumn => ({
  index,
  header: `h${index}`,
  sample: [],
  field,
  how: field ? 'header' : null,
});

describe('a list before it is taken over', () => {
  it('keeps a field in one column', () => {
    const columns = [column(0, 'nameKo'), column(1, 'affiliation'), column(2, null)];
    expect(withField(columns, 2, 'nameKo')).toEqual([null, 'affiliation', 'nameKo']);
    expect(withField(columns, 1, null)).toEqual(['nameKo', null, null]);
  });
  it('needs a name, or an application number', () => {
    expect(missingIn('evaluators', [column(0, 'affiliation')])).toBe('name');
    expect(missingIn('evaluators', [column(0, 'nameEn')])).toBeNull();
    expect(missingIn('applicants', [column(0, 'name')])).toBe('externalId');
    expect(missingIn('applicants', [column(0, 'externalId')])).toBeNull();
  });
  it('takes a difference only where somebody ticked it', () => {
    const preview = {
      applicants: [
        {
          externalId: '1',
          applicantId: 1,
          row: 2,
          fills: [{ field: 'position', value: '기계' }],
          differs: [{ field: 'name', folder: '가나다', list: '가나라' }],
          state: 'differs',
        },
        { externalId: '2', applicantId: null, row: 3, fills: [], differs: [], state: 'unknown' },
      ],
    } as unknown as ListPreview;
    expect(acceptedOf(preview, new Set())).toEqual([]);
    expect(acceptedOf(preview, new Set([differenceKey('1', 'name')]))).toEqual([
      { externalId: '1', field: 'name' },
    ]);
    expect(countApplicants(preview)).toEqual({ fills: 1, differs: 1, unknown: 1, missing: 0, same: 0 });
  });
  it('knows lists by their endings', () => {
    expect(isListFile('평가위원.XLSX')).toBe(true);
    expect(isListFile('평가위원.csv')).toBe(true);
    expect(isListFile('2401-000001_[학위논문].pdf')).toBe(false);
    expect(isListFile('2401-000001 (서하람)')).toBe(false);
  });
});

describe('rules', () => {
  const rules = (patch: Partial<ConflictRules> = {}): ConflictRules => ({
    preset: 'base',
    referenceDate: '2026-09-01',
    largeCollaboration: 30,
    weakestGround: 'C',
    ties: Object.fromEntries(
      ALL_TIES.map((t) => [t, { grade: 'A', windowYears: null }]),
    ) as unknown as ConflictRules['ties'],
    ...patch,
  });
  it('are the same when every tie is', () => {
    const other = rules({ ties: { ...rules().ties, committee: { grade: 'A', windowYears: 5 } } });
    expect(sameRules(rules(), rules({ preset: 'custom' }))).toBe(true);
    expect(sameRules(rules(), other)).toBe(false);
  });
  it('go by a preset’s name only while they are its rules', () => {
    const preset = { id: 'base', name: '기본', about: '', own: false, rules: rules() } as ConflictPreset;
    expect(presetOf(rules(), [preset])?.id).toBe('base');
    expect(presetOf(rules({ largeCollaboration: 50 }), [preset])).toBeNull();
  });
});
