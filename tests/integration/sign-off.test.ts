import { describe, expect, it } from 'vitest';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { person, self } from './support/case';
import { applicantFolder, openEngine, work } from './support/engine';

const NAMES = ['박서준', '최은채', '정도윤'];

async function round() {
  const extractor = createStubExtractor({
    '논문.txt': () => ({
      persons: [
        { ...self(), work: { index: 1, count: 4 } },
        ...NAMES.map((nameRaw, i) => person({ nameRaw, confidence: 0.4, work: { index: i + 2, count: 4 } })),
      ],
      observations: {},
    }),
  });
  const { engine } = openEngine({ extractor });
  await work(engine, applicantFolder({ '논문.txt': `홍길동, ${NAMES.join(', ')}` }));
  return engine;
}
const open = { includeOpen: true };

describe('sign-off', () => {
  it('stands in the workbook until the roster changes, and again when the change is taken back', async () => {
    const engine = await round();
    const before = engine.roster.preview(open);
    expect(before.signOff).toBeNull();
    expect(before.openItems).toBe(3);
    expect(() => engine.roster.sign({ openItems: 2 })).toThrowError('open_items_changed');
    engine.roster.sign({ openItems: 3 });
    const signed = engine.roster.preview(open);
    expect(signed.signOff).toMatchObject({ actor: '심사관', openItems: 3, valid: true });
    expect(engine.roster.preview({ includeOpen: false }).signOff).toMatchObject({ valid: true });
    const info = signed.sheets.at(-1)!;
    const author = info.columns.indexOf('작성자');
    expect(info.rows[1]).toContain('확인 서명');
    expect(info.rows[1]![author]).toBe('심사관');
    expect(info.rows[1]).toContain('미해결 3건을 알고 서명');

    const [first] = engine.review.list({ status: 'open' });
    engine.review.decide(first!.flagId, { action: 'reject' });
    const after = engine.roster.preview(open);
    expect(after.signOff).toMatchObject({ valid: false });
    expect(after.sheets.at(-1)!.rows.flat()).not.toContain('확인 서명');
    engine.review.undo();
    expect(engine.roster.preview(open).signOff).toMatchObject({ valid: true });
  });

  it('needs a name', async () => {
    const engine = await round();
    engine.setOperator(' ');
    expect(() => engine.roster.sign({ openItems: 3 })).toThrowError('no_operator');
  });
});

describe('several items at once', () => {
  it('are one step of undo, named with how many there are', async () => {
    const engine = await round();
    const ids = engine.review.list({ status: 'open' }).map((r) => r.flagId);
    const result = engine.review.decideAll(ids, 'confirm');
    expect(result.openItems).toBe(0);
    expect(result.undo).toMatch(/외 2건 확정$/);
    expect(engine.review.undo().openItems).toBe(3);
    expect(engine.review.undoState()).toMatchObject({ undo: null });
    expect(engine.review.undoState().redo).toMatch(/외 2건 확정$/);
  });

  it('are all refused when one of them is gone', async () => {
    const engine = await round();
    const ids = engine.review.list({ status: 'open' }).map((r) => r.flagId);
    expect(() => engine.review.decideAll([...ids, 999_999], 'confirm')).toThrowError('no_such_item');
    expect(engine.review.list({ status: 'open' })).toHaveLength(3);
  });
});

describe('people', () => {
  it('carry the grade of their strongest tie, the page of every place and lead back from a row of the roster', async () => {
    const engine = await round();
    const [applicant] = engine.people.applicants();
    const people = engine.people.list(applicant!.applicantId).filter((p) => !p.isSelf);
    expect(people.map((p) => [p.grade, p.strength])).toEqual(NAMES.map(() => ['A', 95]));
    const sheet = engine.roster.preview(open).sheets[0]!;
    expect(sheet.columns[sheet.placeColumn!]).toContain('대표 근거');
    const found = sheet.sources.map((s) => engine.people.find(s!).person.name);
    const names = sheet.rows.map((r) => r[sheet.columns.indexOf('관계자 성명(한글)')]);
    expect(found).toEqual(names);
    expect(engine.people.index().map((p) => p.name)).toEqual([...NAMES].sort());
  });
});
