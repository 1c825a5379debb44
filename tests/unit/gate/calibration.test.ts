import { describe, expect, it } from 'vitest';
import { calibrated, LEAST_MEASURED } from '../../../src/main/engine/domain/calibration';
import { CALIBRATION } from '../../../src/main/engine/domain/calibration-table';
import { AUTO_LOAD_CONFIDENCE, HUMAN_REVIEW_CONFIDENCE } from '../../../src/main/engine/domain/gate';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import { PLAIN_PAGES } from '../../../src/main/engine/pipeline/page-facts';
import { person } from '../../integration/support/case';

const steps = Object.values(CALIBRATION).flatMap((s) => [...s]);
const passes = (confidence: number, source: 'text' | 'ocr' = 'text') => {
  const pages = { ...PLAIN_PAGES, sourceOf: () => source };
  return draftPeople([person({ confidence })], 'journal_article', () => 'different', pages)[0]!;
};

describe('calibration', () => {
  it('claims less than was measured: of the names of every step at least the stated share was right', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const s of steps) {
      expect(s.right, `${s.from}`).toBeGreaterThanOrEqual(s.confidence * s.names);
      expect(s.confidence).toBeLessThan(1);
    }
  });

  it('is monotone from 0 to 1 for every source', () => {
    const scale = Array.from({ length: 101 }, (_, i) => i / 100);
    for (const source of ['text', 'ocr'] as const)
      scale
        .slice(1)
        .forEach((raw, i) =>
          expect(calibrated(source, raw), `${source} ${raw}`).toBeGreaterThanOrEqual(
            calibrated(source, scale[i]!),
          ),
        );
  });

  it('never lifts what an extractor itself doubts over the threshold', () => {
    for (const raw of [0, 0.3, 0.65, 0.699]) expect(calibrated('text', raw)).toBe(raw);
  });

  it('lets nothing pass that few samples stand for', () => {
    const thin = CALIBRATION.text.filter((s) => s.confidence < HUMAN_REVIEW_CONFIDENCE);
    for (const s of thin) expect(calibrated('text', s.from)).toBeLessThan(HUMAN_REVIEW_CONFIDENCE);
  });

  it('gives the threshold of passing, never under 0.7', () => {
    expect(AUTO_LOAD_CONFIDENCE).toBe(LEAST_MEASURED);
    expect(AUTO_LOAD_CONFIDENCE).toBeGreaterThanOrEqual(HUMAN_REVIEW_CONFIDENCE);
  });
});

describe('people of a document carry the measured confidence', () => {
  it('passes a clear printed name and stores what was measured', () => {
    const p = passes(0.97);
    expect(p.confidence).toBe(CALIBRATION.text.at(-1)!.confidence);
    expect(p.raw.confidence).toBe(0.97);
    expect(p).toMatchObject({ flag: null, needsHuman: false, reasons: [] });
  });

  it('flags a name the extractor calls a guess, with the percentage a person reads', () => {
    expect(passes(0.6)).toMatchObject({
      flag: 'low_confidence',
      needsHuman: true,
      reasons: [{ code: 'low_confidence', params: { percent: 60 } }],
    });
  });

  it('judges what OCR read by its own measurement', () => {
    expect(passes(0.97, 'ocr').confidence).toBe(calibrated('ocr', 0.97));
  });
});
