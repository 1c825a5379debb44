import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../../../src/main/engine/domain/page';
import { extractByRules } from '../../../src/main/engine/extractors/rules';

const word = (text: string, x: number, y: number, alternatives?: readonly string[]): Word => ({
  text,
  box: { x, y, w: 12 * text.length, h: 12 },
  confidence: 0.6,
  fontSize: 12,
  baseline: y + 11,
  ...(alternatives ? { alternatives } : {}),
});

/** An approval page as recognition gives it: one name voted on as a whole, one letter by letter. */
const page = (source: Page['source'] = 'ocr'): Page => ({
  number: 1,
  width: 595,
  height: 842,
  marks: [],
  source,
  words: [
    word('공학박사 학위논문을 인준함', 150, 200),
    word('위원장', 120, 300),
    word('민대훈', 220, 300, ['민대운', '만대훈', '—']),
    word('위원', 120, 340),
    word('연', 220, 340),
    word('칠', 244, 340, ['철']),
    word('호', 268, 340),
    word('위원', 120, 380),
    word('김수영', 220, 380),
  ],
});
const found = (source?: Page['source']): Map<string, readonly string[]> =>
  new Map(
    extractByRules([page(source)], {
      docType: 'degree_thesis',
      filename: '인준지.pdf',
      selfNames: [],
      largeCollaboration: 50,
    }).persons.map((p) => [p.nameRaw, p.candidates.map((c) => `${c.name} ${c.source}`)]),
  );

describe('other readings of a name', () => {
  it('are offered with their source, the likeliest first', () => {
    expect(found().get('민대훈')).toEqual(['민대운 ocr', '만대훈 ocr']);
  });

  it('are put together from letters that stand apart', () => {
    expect(found().get('연칠호')).toEqual(['연철호 ocr']);
  });

  it('are none where the readings agreed', () => {
    expect(found().get('김수영')).toEqual([]);
  });
});
