import sharp from 'sharp';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/main/engine/domain/page';
import { toSheet } from '../../../src/main/engine/domain/turn';
import { createEnsembleExtractor } from '../../../src/main/engine/extractors/ensemble';
import { createHybridExtractor } from '../../../src/main/engine/extractors/hybrid';
import { extractByRules } from '../../../src/main/engine/extractors/rules';
import { regionOf } from '../../../src/main/engine/extractors/vision/region';
import { createVlmExtractor } from '../../../src/main/engine/extractors/vlm';
import { isBlind } from '../../../src/main/engine/pipeline/page-facts';
import { createInlinePool } from '../../../src/main/engine/pool/inline';
import { inputOf, kindOf, pageOf, personOn, readerThat, rulesThat, truthful, type Shown } from './support';

const log = (): void => undefined;
const shownOf = (image: Uint8Array): Shown => JSON.parse(Buffer.from(image).toString()) as Shown;
const nobody = rulesThat({ persons: [], observations: {} });

describe('what a model is shown of a page', () => {
  const lines = Array.from({ length: 12 }, () => '결과를 다음 표에 정리하였다');
  const page = pageOf([...lines, '심사위원장 홍길동 (인)', '심사위원 김철수 (인)']);

  it('first the region where people seem to stand, finer than the page; the whole page where that brought nobody', async () => {
    const model = truthful([page]);
    const quiet = rulesThat({ persons: [], observations: { silentPages: [1] } });
    const hybrid = createHybridExtractor({ rules: quiet, readers: () => [model], log });
    const { persons } = await hybrid.extract(inputOf([page]));
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '김철수']);
    const asked = model.asked.filter((q) => kindOf(q) === 'page').map((q) => shownOf(q.image));
    expect(asked).toHaveLength(1);
    const region = regionOf(page)!;
    expect(asked[0]).toMatchObject({ box: region, dpi: 200 });
    expect(region.y).toBeGreaterThan(500);

    const blank = readerThat(() => ({ persons: [] }));
    await createHybridExtractor({ rules: quiet, readers: () => [blank], log }).extract(inputOf([page]));
    expect(blank.asked.map((q) => shownOf(q.image).box)).toEqual([region, undefined]);
  });

  it('the ensemble looks at the whole page as well', async () => {
    const model = truthful([page]);
    await createEnsembleExtractor({ rules: nobody, readers: () => [model], log }).extract(inputOf([page]));
    const asked = model.asked.filter((q) => kindOf(q) === 'page').map((q) => shownOf(q.image).box);
    expect(asked).toEqual([regionOf(page), undefined]);
  });

  it('no region where nothing tells one, or everything is one; a seal is one', () => {
    expect(regionOf(pageOf(lines))).toBeNull();
    expect(
      regionOf(pageOf(Array.from({ length: 19 }, () => '심사위원 홍길동 교수 김철수 교수 이영희'))),
    ).toBeNull();
    const box = { x: 300, y: 600, w: 40, h: 40 };
    expect(regionOf(pageOf(lines, { marks: [{ kind: 'seal', box }] }))).toMatchObject({ y: 580, h: 80 });
  });

  it('a name of a row alone: the cut ends where the next name begins', async () => {
    const row = pageOf(['저자 홍길동 김철수 이영희']);
    const first = rulesThat({ persons: [personOn(row, '김철수')], observations: {} });
    const model = truthful([row]);
    await createHybridExtractor({ rules: first, readers: () => [model], log }).extract(inputOf([row]));
    for (const { box } of model.asked.map((q) => shownOf(q.image))) {
      const inside = row.words.filter((w) => w.box.x < box!.x + box!.w && w.box.x + w.box.w > box!.x);
      expect(inside.map((w) => w.text)).toEqual(['김철수']);
    }
  });
});

describe('a sheet that lies on its side', () => {
  const upright = pageOf(['심사위원장 홍길동 (인)', '심사위원 김철수 (인)']);
  const turned = 90;
  const size = { width: upright.height, height: upright.width };
  const sheet: Page = {
    ...upright,
    ...size,
    turned,
    words: upright.words.map((w) => ({ ...w, box: toSheet(w.box, turned, size) })),
  };

  it('is shown upright, its names are proven, and boxes stay the sheet’s', async () => {
    const listed = [personOn(sheet, '홍길동')];
    const model = truthful([sheet]);
    const ensemble = createEnsembleExtractor({
      rules: rulesThat({ persons: listed, observations: {} }),
      readers: () => [model],
      log,
    });
    const { persons } = await ensemble.extract(inputOf([sheet]));
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '김철수']);
    expect(persons[0]?.proven).toBeGreaterThan(0.85);
    expect(persons[0]?.bbox).toEqual(listed[0]!.bbox);
    const other = sheet.words.find((w) => w.text === '김철수')!.box;
    for (const side of ['x', 'y', 'w', 'h'] as const)
      expect(persons[1]!.bbox[side]).toBeCloseTo(other[side], 0);
    for (const q of model.asked) expect(shownOf(q.image).turn).toBe(90);
    // a row stands upright on such a sheet: its cut is higher than wide
    const cut = shownOf(model.asked[1]!.image).box!;
    expect(cut.h).toBeGreaterThan(cut.w);
  });

  it('the renderer turns the picture', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'minesweeper-turn-'));
    const path = join(dir, 'a.png');
    // black on the left: upright after a quarter turn it is at the top
    await sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
      .composite([
        { input: { create: { width: 50, height: 100, channels: 3, background: 'black' } }, left: 0, top: 0 },
      ])
      .png()
      .toFile(path);
    const pool = createInlinePool();
    const drawn = await pool.run('renderPage', { path, format: 'image', page: 1, maxPixels: 200, turn: 90 });
    expect(drawn.width).toBeLessThan(drawn.height);
    const { data, info } = await sharp(drawn.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number => data[(y * info.width + x) * info.channels]!;
    expect(at(info.width >> 1, 5)).toBeLessThan(60);
    expect(at(info.width >> 1, info.height - 5)).toBeGreaterThan(200);
    await pool.destroy();
    rmSync(dir, { recursive: true, force: true });
  });
});

describe('pages nobody could read', () => {
  const empty = pageOf([], { number: 3, source: 'text-layer', words: [] });
  const blind = { json: [JSON.stringify(empty)] };
  const seer = readerThat(() => ({ persons: [{ name: '홍길동', role: 'committee', kind: 'printed' }] }));

  it('are asked about as a whole; what comes is a candidate in the review item, never a listed name', async () => {
    for (const make of [createHybridExtractor, createEnsembleExtractor, createVlmExtractor]) {
      seer.asked.length = 0;
      const extractor = make({ rules: nobody, readers: () => [seer], log });
      const { persons, observations } = await extractor.extract(inputOf([], 'degree_thesis', { blind }));
      expect(persons).toEqual([]);
      expect(observations.unproven).toEqual(['홍길동 (3)']);
      expect(seer.asked.map((q) => [kindOf(q), shownOf(q.image).box])).toEqual([['page', undefined]]);
    }
  });

  it('are those with something on them: blank leaves, damage and what the plan left out are none', () => {
    const of = (over: Partial<Page>, usable = false) => ({
      usable,
      json: JSON.stringify({ ...empty, ...over }),
    });
    expect(isBlind(of({}))).toBe(true);
    expect(isBlind(of({ unread: 'failed' }))).toBe(true);
    expect(isBlind(of({ unread: 'late' }))).toBe(true);
    for (const over of [
      { blank: true },
      { unread: 'left' },
      { unread: 'picture' },
      { unread: 'damaged' },
    ] as const)
      expect(isBlind(of(over))).toBe(false);
    expect(isBlind(of({}, true))).toBe(false);
  });
});

describe('how sure a rule is, apart from the letters', () => {
  const byline = (docType: 'journal_article' | 'unknown', confidence: number) =>
    extractByRules(
      [
        pageOf(
          [
            '분산 저장 장치의 오류 복구',
            '홍길동*, 김철수**',
            '*한국대학교 컴퓨터공학과, **대한연구원',
            '요약 이 논문은',
          ],
          { confidence },
        ),
      ],
      { docType, filename: 'a.pdf', selfNames: ['홍길동'], largeCollaboration: 100 },
    ).persons;

  it('is told of authors as of everybody, so that a faint scan can be proven letter by letter', () => {
    const [clear, faint] = [byline('journal_article', 1), byline('journal_article', 0.6)];
    expect(clear.map((p) => p.nameRaw)).toContain('김철수');
    for (const p of clear) expect([p.certainty, p.ocrConfidence]).toEqual([undefined, undefined]);
    for (const p of faint) {
      expect(p.ocrConfidence).toBeCloseTo(0.6);
      expect(p.certainty).toBeCloseTo(clear.find((c) => c.nameRaw === p.nameRaw)!.confidence, 2);
      expect(p.confidence).toBeLessThan(p.certainty!);
    }
  });

  it('a kind of document nobody knows stays a doubt, however the letters are proven', async () => {
    const found = byline('unknown', 0.6);
    expect(found.length).toBeGreaterThan(0);
    for (const p of found) expect(p.certainty).toBeLessThanOrEqual(0.65);
    const page = pageOf(['저자 홍길동']);
    const doubtful = personOn(page, '홍길동', { certainty: 0.65, confidence: 0.6 });
    const hybrid = createHybridExtractor({
      rules: rulesThat({ persons: [doubtful], observations: {} }),
      readers: () => [truthful([page])],
      log,
    });
    expect((await hybrid.extract(inputOf([page]))).persons[0]?.proven).toBeUndefined();
  });
});
