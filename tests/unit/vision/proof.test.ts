import { describe, expect, it } from 'vitest';
import { HUMAN_REVIEW_CONFIDENCE } from '../../../src/main/engine/domain/gate';
import { nameSimilarity, PROOF, prove, type Claim } from '../../../src/main/engine/domain/proof';
import { SOURCE_KINDS } from '../../../src/main/engine/domain/words';

const sure: Claim = {
  name: '홍길동',
  kind: 'printed',
  readings: [{ text: '홍 길 동', confidence: 0.95 }],
  passes: ['홍길동', '홍길동'],
  chance: 0.98,
};

describe('proof of a name that a model read', () => {
  it('printed, read alike by everybody and held likely: proven', () => {
    expect(prove(sure)).toMatchObject({ verdict: 'proven', similarity: 1, agreement: 1 });
    expect(prove(sure).confidence).toBeGreaterThanOrEqual(PROOF.proven.confidence);
  });

  it.each<[string, Partial<Claim>]>([
    ['one jamo differs from the reading', { readings: [{ text: '홍길둥', confidence: 0.95 }] }],
    ['a pass read somebody else', { passes: ['홍길동', '홍길둥'] }],
    ['a pass read nobody', { passes: ['홍길동', null] }],
    ['one pass only', { passes: ['홍길동'] }],
    ['the model was not sure itself', { chance: 0.5 }],
    ['no probability was obtained', { chance: null }],
    ['the reading was weak', { readings: [{ text: '홍길동', confidence: 0.2 }] }],
  ])('%s: a person decides', (_, less) => {
    const proof = prove({ ...sure, ...less });
    expect(proof.verdict).toBe('supported');
    expect(proof.confidence).toBeLessThan(HUMAN_REVIEW_CONFIDENCE);
  });

  it.each(SOURCE_KINDS.filter((k) => k !== 'printed'))('%s is never proven, whatever agrees', (kind) => {
    const proof = prove({ ...sure, kind, readings: [{ text: '홍길동', confidence: 1 }], chance: 1 });
    expect(proof.verdict).toBe('supported');
    expect(proof.confidence).toBeLessThan(HUMAN_REVIEW_CONFIDENCE);
  });

  it('nothing like it on the page: unproven, however sure and however often', () => {
    for (const readings of [[], [{ text: '김철수', confidence: 1 }], [{ text: '', confidence: 1 }]]) {
      const proof = prove({ ...sure, readings, passes: Array<string>(9).fill('홍길동'), chance: 1 });
      expect(proof.verdict).toBe('unproven');
      expect(proof.confidence).toBeLessThan(HUMAN_REVIEW_CONFIDENCE);
    }
    expect(prove({ ...sure, name: ' . ' }).verdict).toBe('unproven');
  });

  it('odd numbers do not lift anything', () => {
    for (const odd of [Number.NaN, Infinity, 7, -1])
      expect(
        prove({ ...sure, readings: [{ text: '홍길동', confidence: 0.1 }], chance: odd }).confidence,
      ).toBeLessThan(HUMAN_REVIEW_CONFIDENCE);
  });

  it('weighs as documented', () => {
    const { ocr, agreement, chance } = PROOF.weights;
    expect(ocr + agreement + chance).toBeCloseTo(1);
    expect(
      prove({ ...sure, readings: [{ text: '홍길동', confidence: 0.9 }], chance: 0.9 }).confidence,
    ).toBeCloseTo(0.55 * 0.95 + 0.25 + 0.2 * 0.9);
  });

  it('distance is by jamo in Hangul and by letters elsewhere', () => {
    expect(nameSimilarity('홍길동', '홍길둥')).toBeCloseTo(8 / 9);
    expect(nameSimilarity('김영희', '김영회')).toBeCloseTo(8 / 9);
    expect(nameSimilarity('Gil-Dong Hong', 'Gildong  Hong')).toBe(1);
    expect(nameSimilarity('Hong', 'Kong')).toBe(0.75);
    expect(nameSimilarity('', '홍')).toBe(0);
  });
});
