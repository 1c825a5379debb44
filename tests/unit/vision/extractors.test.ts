import { describe, expect, it } from 'vitest';
import { CancelledError, PermanentError } from '../../../src/main/engine/domain/errors';
import { AUTO_LOAD_CONFIDENCE } from '../../../src/main/engine/domain/gate';
import { createExtractor } from '../../../src/main/engine/extractors';
import { createEnsembleExtractor } from '../../../src/main/engine/extractors/ensemble';
import { createHybridExtractor } from '../../../src/main/engine/extractors/hybrid';
import { createVlmExtractor } from '../../../src/main/engine/extractors/vlm';
import type { AnswerKey, VisionAnswer } from '../../../src/main/engine/extractors/vision/reader';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import type { Pool } from '../../../src/main/engine/pool/tasks';
import { inputOf, kindOf, pageOf, personOn, readerThat, rulesThat, truthful } from './support';

const page = pageOf(['심사위원장 홍길동 (인)', '심사위원 김철수 (인)', '심사위원 이영희 (인)']);
const listed = ['홍길동', '김철수', '이영희'].map((name) => personOn(page, name));
const rules = rulesThat({ persons: listed, observations: {} });
const log = (): void => undefined;
const noPool: Pool = { run: () => Promise.reject(new Error('no pool')), destroy: () => Promise.resolve() };

describe('hybrid', () => {
  it('without a model is the rules, to the letter', async () => {
    const plain = createExtractor('hybrid', { pool: noPool });
    expect(plain.version).toBe(createExtractor('rules', { pool: noPool }).version);
    const hybrid = createHybridExtractor({ rules, readers: () => [], log });
    expect(await hybrid.extract(inputOf([page]))).toEqual(await rules.extract(inputOf([page])));
    expect(hybrid.version).toBe(rules.version);
  });

  it('a truthful model proves printed names read from pixels: fewer wait for a person', async () => {
    const model = truthful([page]);
    const hybrid = createHybridExtractor({ rules, readers: () => [model], log });
    const { persons } = await hybrid.extract(inputOf([page]));
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '김철수', '이영희']);
    for (const p of persons) expect(p.proven).toBeGreaterThanOrEqual(AUTO_LOAD_CONFIDENCE);
    const before = draftPeople(listed, 'degree_thesis', () => 'different', onOcr);
    const after = draftPeople(persons, 'degree_thesis', () => 'different', onOcr);
    expect(before.filter((p) => p.flag !== null)).toHaveLength(3);
    expect(after.filter((p) => p.flag !== null)).toHaveLength(0);
    expect(hybrid.version).not.toBe(rules.version);
  });

  it('asks the closed question before the open one', async () => {
    const model = truthful([page]);
    await createHybridExtractor({ rules, readers: () => [model], log }).extract(inputOf([page]));
    expect(model.asked.slice(0, 2).map(kindOf)).toEqual(['closed', 'open']);
  });

  it('letters of a text layer are not asked about', async () => {
    const text = pageOf(['심사위원 김철수'], { source: 'text-layer', confidence: 1 });
    const model = truthful([text]);
    const first = rulesThat({ persons: [personOn(text, '김철수')], observations: {} });
    await createHybridExtractor({ rules: first, readers: () => [model], log }).extract(inputOf([text]));
    expect(model.asked).toEqual([]);
  });

  it('agreement about letters does not lift a doubt of the rule itself', async () => {
    const unsure = rulesThat({ persons: [personOn(page, '홍길동', { certainty: 0.5 })], observations: {} });
    const hybrid = createHybridExtractor({ rules: unsure, readers: () => [truthful([page])], log });
    expect((await hybrid.extract(inputOf([page]))).persons[0]?.proven).toBeUndefined();
  });

  it('signatures, seals and handwriting stay with a person although everybody agrees', async () => {
    for (const sourceKind of ['signature', 'seal', 'handwritten'] as const) {
      const byHand = rulesThat({ persons: [personOn(page, '홍길동', { sourceKind })], observations: {} });
      const hybrid = createHybridExtractor({ rules: byHand, readers: () => [truthful([page])], log });
      const { persons } = await hybrid.extract(inputOf([page]));
      expect(persons[0]?.proven).toBeUndefined();
      expect(draftPeople(persons, 'degree_thesis', () => 'different')[0]?.needsHuman).toBe(true);
    }
  });

  it('a page the rules left silent: who stands in its rows is brought to a person, nobody else', async () => {
    const quiet = rulesThat({ persons: [], observations: { silentPages: [1] } });
    const hybrid = createHybridExtractor({ rules: quiet, readers: () => [truthful([page])], log });
    const { persons } = await hybrid.extract(inputOf([page]));
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '김철수', '이영희']);
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
    for (const d of draftPeople(persons, 'degree_thesis', () => 'different')) expect(d.needsHuman).toBe(true);
    expect(persons[0]?.bbox).toEqual(page.words.find((w) => w.text === '홍길동')?.box);
  });

  it('a misreading of OCR gets the right name as a candidate, and is not replaced', async () => {
    const misread = pageOf(['심사위원 김영회 (인)']);
    const seen = pageOf(['심사위원 김영희 (인)']);
    const first = rulesThat({ persons: [personOn(misread, '김영회')], observations: {} });
    const hybrid = createHybridExtractor({ rules: first, readers: () => [truthful([seen])], log });
    const { persons } = await hybrid.extract(inputOf([misread]));
    expect(persons[0]).toMatchObject({
      nameRaw: '김영회',
      candidates: [{ name: '김영희', source: 'model' }],
    });
    expect(persons[0]?.proven).toBeUndefined();
  });

  it('a model that fails costs its help only, and says so; a stop is a stop', async () => {
    const broken = {
      ...truthful([page]),
      ask: () => Promise.reject(new PermanentError('model_quarantined')),
    };
    const lines: string[] = [];
    const hybrid = createHybridExtractor({ rules, readers: () => [broken], log: (l) => lines.push(l) });
    const out = await hybrid.extract(inputOf([page]));
    expect(out.persons).toEqual(listed);
    expect(out.observations.doubts).toEqual(['model_failed']);
    expect(lines).toEqual(['a model failed (model_quarantined)']);
    const stopped = { ...broken, ask: () => Promise.reject(new CancelledError()) };
    const asked = createHybridExtractor({ rules, readers: () => [stopped], log }).extract(inputOf([page]));
    await expect(asked).rejects.toBeInstanceOf(CancelledError);
  });

  it('an answer that is no JSON, was cut off or names a role that does not exist says nothing', async () => {
    const quiet = rulesThat({ persons: [], observations: { silentPages: [1] } });
    for (const over of [{ text: '{"persons":[{"na' }, { text: 'null' }, { cut: true }]) {
      const odd = readerThat(() => ({ persons: [] }));
      const ask = async (...a: Parameters<typeof odd.ask>): Promise<VisionAnswer> => ({
        ...(await odd.ask(...a)),
        ...over,
      });
      const hybrid = createHybridExtractor({ rules: quiet, readers: () => [{ ...odd, ask }], log });
      expect((await hybrid.extract(inputOf([page]))).persons).toEqual([]);
    }
    const odd = readerThat(() => ({ persons: [{ name: '홍길동', role: 'king', kind: 'printed' }, 7, null] }));
    const hybrid = createHybridExtractor({ rules: quiet, readers: () => [odd], log });
    expect((await hybrid.extract(inputOf([page]))).persons).toEqual([]);
  });

  it('finished answers are kept: a second run asks nothing', async () => {
    const kept = new Map<string, VisionAnswer>();
    const id = (k: AnswerKey): string => JSON.stringify(k);
    const answers = {
      get: (k: AnswerKey) => kept.get(id(k)),
      put: (k: AnswerKey, a: VisionAnswer) => void kept.set(id(k), a),
    };
    const model = truthful([page]);
    const hybrid = createHybridExtractor({ rules, readers: () => [model], log });
    const once = await hybrid.extract(inputOf([page], 'degree_thesis', { answers }));
    const asked = model.asked.length;
    expect(asked).toBe(kept.size);
    expect(await hybrid.extract(inputOf([page], 'degree_thesis', { answers }))).toEqual(once);
    expect(model.asked).toHaveLength(asked);
    const newer = { ...model, version: '2' };
    await createHybridExtractor({ rules, readers: () => [newer], log }).extract(
      inputOf([page], 'degree_thesis', { answers }),
    );
    expect(model.asked.length).toBe(2 * asked);
  });
});

const onOcr = {
  sourceOf: () => 'ocr' as const,
  marksOf: () => [],
} as unknown as NonNullable<Parameters<typeof draftPeople>[3]>;

describe('ensemble and vlm', () => {
  it('need a model and say so', async () => {
    for (const mode of ['vlm', 'ensemble'] as const)
      expect(() => createExtractor(mode, { pool: noPool })).toThrow(
        expect.objectContaining({ code: 'no_model' }),
      );
    const gone = createEnsembleExtractor({ rules, readers: () => [], log });
    await expect(gone.extract(inputOf([page]))).rejects.toMatchObject({ code: 'no_model' });
  });

  it('two that agree prove; one that differs stands beside the name, and nothing is proven', async () => {
    const agree = createEnsembleExtractor({
      rules,
      readers: () => [truthful([page]), truthful([page])],
      log,
    });
    for (const p of (await agree.extract(inputOf([page]))).persons) expect(p.proven).toBeGreaterThan(0.85);
    const other = readerThat(
      (q) => (kindOf(q) === 'page' ? { persons: [] } : { name: '홍길둥' }),
      1,
      'other',
    );
    const differ = createEnsembleExtractor({ rules, readers: () => [truthful([page]), other], log });
    const { persons } = await differ.extract(inputOf([page]));
    for (const p of persons) {
      expect(p.proven).toBeUndefined();
      expect(p.confidence).toBeLessThan(0.7);
      expect(p.candidates.map((c) => c.name)).toContain('홍길둥');
    }
  });

  it('vlm alone reads the rows of a page, and everybody waits for a person', async () => {
    const vlm = createVlmExtractor({ readers: () => [truthful([page])], log });
    const { persons } = await vlm.extract(inputOf([page]));
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '김철수', '이영희']);
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
  });
});
