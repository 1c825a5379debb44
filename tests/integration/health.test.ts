import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../src/main/engine/domain/person';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { applicantFolder, openEngine, work } from './support/engine';
import { person, self } from './support/case';

const FAMILY = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const GIVEN = ['하늘', '서준', '은우', '새벽', '다온', '한결', '유찬', '도현', '가람', '이든'];
const names = FAMILY.flatMap((f) => GIVEN.map((g) => f + g));

/** A printed author list of so many, all of them sure. */
const authors = (n: number): Extraction => ({
  persons: [
    { ...self(), work: { index: 1, count: n + 1 } },
    ...names.slice(0, n).map((nameRaw, i) =>
      person({
        nameRaw,
        bbox: { x: 100, y: 100 + 14 * i, w: 60, h: 12 },
        work: { index: i + 2, count: n + 1 },
      }),
    ),
  ],
  observations: {},
});
const doubtful = (): Extraction => ({
  persons: [self(), person({ confidence: 0.4 })],
  observations: {},
});

describe('the health report', () => {
  it('counts each batch by what the machine made of it, and raises the alarm only for a clear fall', async () => {
    let now = new Date(2026, 4, 4, 9).getTime();
    let bad = false;
    const extractor = createStubExtractor({ '*': () => (bad ? doubtful() : authors(1)) });
    const { engine } = openEngine({ extractor, clock: () => now });
    const batch = async (n: number, files: number, broken = 0): Promise<void> => {
      const content = Object.fromEntries([
        ...Array.from({ length: files }, (_, i) => [`${n}-${i}.txt`, `논문 ${n}-${i}`] as const),
        ...Array.from({ length: broken }, (_, i) => [`${n}-빈${i}.pdf`, ''] as const),
      ]);
      await work(engine, applicantFolder(content, `2401-${String(n).padStart(6, '0')} (홍길동)`));
      now += 86_400_000;
    };
    await batch(1, 15, 1);
    await batch(2, 10);
    bad = true;
    await batch(3, 8);
    const { batches, days, byDocType } = engine.report.health();
    expect(batches.map((b) => [b.documents, b.loaded, b.review, b.failed, b.alarm !== null])).toEqual([
      [8, 0, 8, 0, true],
      [10, 10, 0, 0, false],
      [16, 15, 0, 1, false],
    ]);
    expect(batches[0]!.alarm).toMatchObject({ rate: 0, historyRate: 25 / 26, historyDocuments: 26 });
    expect(batches.every((b) => b.finishedAt !== null && b.mode === 'stub')).toBe(true);
    expect(days.map((d) => [d.day, d.documents])).toEqual([
      ['2026-05-06', 8],
      ['2026-05-05', 10],
      ['2026-05-04', 16],
    ]);
    expect(byDocType.reduce((n, t) => n + t.documents, 0)).toBe(34);
  });

  it('a person’s decisions change no rate; what they corrected is counted by field, role, type and layout', async () => {
    const { engine } = openEngine({ extractor: createStubExtractor({ '*': doubtful }) });
    await work(engine, applicantFolder({ 'a_[학술논문]_1.txt': '하나', 'a_[학술논문]_2.txt': '둘' }));
    const before = engine.report.health();
    const [first, second] = engine.review.list({});
    engine.review.decide(first!.flagId, { action: 'edit', name: '김하을', role: 'corresponding_author' });
    engine.review.decide(second!.flagId, { action: 'reject' });
    const after = engine.report.health();
    expect(after.batches).toEqual(before.batches);
    expect(after.batches[0]).toMatchObject({ loaded: 0, review: 2 });
    expect(before.corrected).toEqual([]);
    expect(after.corrected.map((c) => [c.field, c.role, c.docType, c.count])).toEqual([
      ['name', 'coauthor', 'journal_article', 1],
      ['rejected', 'coauthor', 'journal_article', 1],
      ['role', 'coauthor', 'journal_article', 1],
    ]);
    expect(after.byFamily).toMatchObject([{ people: 2, corrections: 3, documents: 2 }]);
    expect(after.byFamily[0]!.family).toMatch(/^\S+-flow-ko-sparse\.end$/);
    engine.review.undo();
    expect(engine.report.health().corrected).toHaveLength(2);
  });
});

describe('the sample of automatic passes', () => {
  const drawn = (engine: ReturnType<typeof openEngine>['engine']) =>
    engine.review.list({}).map((r) => r.title);

  it('draws about the share, the same names again in a re-run, and says how many were wrong', async () => {
    const { engine } = openEngine({
      extractor: createStubExtractor({ '*': () => authors(25) }),
      auditSample: 0.2,
    });
    const folder = applicantFolder(
      Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${i}.txt`, `논문 ${i}`])),
    );
    await work(engine, folder);
    const first = drawn(engine);
    // 200 names at one in five: outside of 20 to 65 would be a chance of one in a million
    expect(first.length).toBeGreaterThan(20);
    expect(first.length).toBeLessThan(65);
    engine.queue.retry({ applicantId: 1 });
    await engine.queue.idle();
    expect(drawn(engine)).toEqual(first);
    const item = engine.review.item(engine.review.list({})[0]!.flagId);
    expect(item.question).toContain('무작위로 뽑혔습니다');
    const { sample, batches } = engine.report.health();
    expect(sample).toMatchObject({ share: 0.2, drawn: first.length, decided: 0, wrong: 0, error: null });
    // being looked at for the sample is no failure of the machine
    expect(batches[0]!.autoRate).toBe(1);
    const [a, b, c] = engine.review.list({});
    engine.review.decide(a!.flagId, { action: 'confirm' });
    engine.review.decide(b!.flagId, { action: 'confirm' });
    engine.review.decide(c!.flagId, { action: 'edit', name: '김하을' });
    expect(engine.report.health().sample).toMatchObject({ decided: 3, wrong: 1 });
    expect(engine.report.health().sample.error!.rate).toBeCloseTo(1 / 3);
  });

  it('draws nobody where the round does not ask for it', async () => {
    const { engine } = openEngine({ extractor: createStubExtractor({ '*': () => authors(25) }) });
    await work(engine, applicantFolder({ '1.txt': '논문' }));
    expect(drawn(engine)).toEqual([]);
    engine.round.set({ auditSample: 1 });
    engine.queue.retry({ applicantId: 1 });
    await engine.queue.idle();
    expect(drawn(engine)).toHaveLength(25);
  });
});
