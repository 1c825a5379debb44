import { describe, expect, it } from 'vitest';
import type { FlagType, ReviewItem, ReviewRow } from '../../../src/preload/contract';
import {
  countByFlag,
  groupRows,
  nextOpen,
  partsOf,
  putRows,
  visibleRows,
} from '../../../src/renderer/views/review/queue';
import { decisionOf, optionsOf } from '../../../src/renderer/views/review/useDraft';

const row = (
  flagId: number,
  flagType: FlagType = 'seal',
  status: 'open' | 'resolved' = 'open',
): ReviewRow => ({
  flagId,
  applicantId: flagId < 10 ? 1 : 2,
  applicantName: flagId < 10 ? '서하람' : '류다온',
  externalId: flagId < 10 ? '2401-000001' : '2401-000002',
  flagType,
  title: '빈도윤',
  role: 'committee',
  documentId: 1,
  filename: 'a.pdf',
  docType: 'degree_thesis',
  page: 3,
  status,
  decision: status === 'resolved' ? 'confirmed' : null,
});
const ids = (rows: readonly ReviewRow[]): number[] => rows.map((r) => r.flagId);

describe('the review queue', () => {
  it('takes over changed rows where they stand, and nothing that is not in it', () => {
    const rows = [row(1), row(2), row(3)];
    const next = putRows(rows, [row(2, 'seal', 'resolved'), row(9)]);
    expect(next.map((r) => [r.flagId, r.status])).toEqual([
      [1, 'open'],
      [2, 'resolved'],
      [3, 'open'],
    ]);
    expect(next[0]).toBe(rows[0]);
  });

  it('is asked for in parts: a small first one, every applicant once and in order', () => {
    const applicant = (applicantId: number, people: number) => ({ applicantId, people, openItems: 0 });
    const many = Array.from({ length: 50 }, (_, i) => applicant(i + 1, 200));
    const parts = partsOf(many);
    expect(parts[0]).toEqual([1]);
    expect(parts.flat()).toEqual(many.map((a) => a.applicantId));
    expect(Math.max(...parts.map((p) => p.length))).toBe(7);
    expect(partsOf([applicant(1, 9000), applicant(2, 1)])).toEqual([[1], [2]]);
    expect(partsOf([])).toEqual([]);
  });

  it('keeps a decided row in its place until the filter changes', () => {
    const rows = [row(1), row(2, 'seal', 'resolved'), row(3), row(4, 'signature', 'resolved')];
    expect(ids(visibleRows(rows, 'all', new Set([2])))).toEqual([1, 2, 3]);
    expect(ids(visibleRows(rows, 'all', new Set()))).toEqual([1, 3]);
    expect(ids(visibleRows(rows, 'signature', new Set([4])))).toEqual([4]);
  });

  it('goes on from where the user is, then from the top, then to what was skipped', () => {
    const rows = [row(1), row(2), row(3, 'seal', 'resolved'), row(4)];
    expect(nextOpen(rows, 2, [])).toBe(4);
    expect(nextOpen(rows, 4, [])).toBe(1);
    expect(nextOpen(rows, 4, [1])).toBe(2);
    expect(nextOpen(rows, 4, [2, 1])).toBe(2);
    expect(nextOpen([row(1)], 1, [])).toBeNull();
    expect(nextOpen([], null, [])).toBeNull();
  });

  it('groups by applicant in the given order and by kind in the order of the kinds', () => {
    const rows = [row(1, 'incomplete'), row(2, 'seal'), row(11, 'signature')];
    const byApplicant = groupRows(rows, 'applicant', new Set());
    expect(byApplicant.queue.map((r) => (r.kind === 'group' ? r.group.title : r.row.flagId))).toEqual([
      '서하람',
      1,
      2,
      '류다온',
      11,
    ]);
    expect(ids(groupRows(rows, 'flag', new Set()).order)).toEqual([2, 11, 1]);
  });

  it('hides the rows of a folded group but still counts and visits them', () => {
    const rows = [row(1), row(2), row(11)];
    const { queue, order } = groupRows(rows, 'applicant', new Set(['a1']));
    expect(queue).toHaveLength(3);
    expect(ids(order)).toEqual([1, 2, 11]);
  });

  it('counts only what is open', () => {
    const counts = countByFlag([row(1), row(2, 'seal', 'resolved'), row(3, 'signature')]);
    expect([counts.get('all'), counts.get('seal'), counts.get('signature'), counts.get('ambiguous')]).toEqual(
      [2, 1, 1, undefined],
    );
  });
});

const item = (patch: Partial<NonNullable<ReviewItem['person']>> = {}): ReviewItem => ({
  ...row(1),
  question: '도장만 있습니다',
  reasons: [],
  person: {
    sourceId: 1,
    nameRaw: '빈도윤',
    name: '빈도윤',
    role: 'committee',
    affiliation: '한빛대학교',
    sourceKind: 'seal',
    confidence: 0.74,
    evidence: '위원',
    bbox: { x: 0, y: 0, w: 10, h: 10 },
    charConfidences: null,
    candidates: [
      { name: '빈도은', confidence: 0.1, source: 'ocr' },
      { name: '빈도운', confidence: 0.2, source: 'model' },
    ],
    work: null,
    ...patch,
  },
  possible: [],
  pageCount: 5,
  leftPages: 0,
  pageSize: null,
  others: [],
});

describe('what a decision says', () => {
  it('confirms what was not touched and edits only what was', () => {
    const as = { name: '빈도윤', role: 'committee', affiliation: '한빛대학교' } as const;
    expect(decisionOf(item(), as)).toEqual({ action: 'confirm' });
    expect(decisionOf(item(), { ...as, name: ' 빈도운 ' })).toEqual({ action: 'edit', name: '빈도운' });
    expect(decisionOf(item(), { ...as, role: 'committee_chair' })).toEqual({
      action: 'edit',
      role: 'committee_chair',
    });
    expect(decisionOf(item(), { ...as, affiliation: '' })).toEqual({ action: 'edit', affiliation: '' });
  });

  it('never confirms a name that was not read', () => {
    expect(decisionOf(item({ name: '' }), { name: '  ', role: 'committee', affiliation: '' })).toBeNull();
  });

  it('offers the present reading first, then the surest others, at most five', () => {
    expect(optionsOf(item()).map((o) => o.name)).toEqual(['빈도윤', '빈도운', '빈도은']);
    expect(optionsOf(item({ candidates: [] }))).toEqual([]);
    expect(optionsOf(item({ name: '' })).map((o) => o.name)).toEqual(['빈도운', '빈도은']);
    const many = Array.from({ length: 9 }, (_, i) => ({
      name: `이름${i}`,
      confidence: i / 10,
      source: 'ocr',
    }));
    expect(optionsOf(item({ candidates: many }))).toHaveLength(5);
  });
});
