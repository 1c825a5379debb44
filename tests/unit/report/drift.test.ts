import { describe, expect, it } from 'vitest';
import { drift, estimate, fewerOrEqual } from '../../../src/main/engine/report/drift';

describe('Fisher’s exact test, one-sided', () => {
  it.each([
    // the lady tasting tea turned round: 1 of 4 against 3 of 4 has (C(4,1)C(4,3)+C(4,0)C(4,4))/C(8,4) = 17/70
    [{ loaded: 1, documents: 4 }, { loaded: 3, documents: 4 }, 17 / 70],
    [{ loaded: 0, documents: 2 }, { loaded: 2, documents: 2 }, 1 / 6],
    [{ loaded: 5, documents: 5 }, { loaded: 5, documents: 5 }, 1],
    [{ loaded: 0, documents: 3 }, { loaded: 0, documents: 9 }, 1],
  ])('%j against %j', (batch, history, p) => {
    expect(fewerOrEqual(batch, history)).toBeCloseTo(p, 10);
  });
  it('keeps its precision with thousands of documents', () => {
    const half = fewerOrEqual({ loaded: 1000, documents: 2000 }, { loaded: 50_000, documents: 100_000 });
    expect(half).toBeGreaterThan(0.5);
    expect(half).toBeLessThan(0.52);
  });
});

describe('the drift alarm', () => {
  const history = { loaded: 90, documents: 100 };
  it('is raised by a clear fall, not by chance, not by a rise, not by too few', () => {
    expect(drift({ loaded: 8, documents: 20 }, history)).toMatchObject({ rate: 0.4, historyRate: 0.9 });
    expect(drift({ loaded: 16, documents: 20 }, history)).toBeNull();
    expect(drift({ loaded: 20, documents: 20 }, history)).toBeNull();
    expect(drift({ loaded: 0, documents: 4 }, history)).toBeNull();
    expect(drift({ loaded: 0, documents: 20 }, { loaded: 19, documents: 19 })).toBeNull();
  });
  it('shares its level between what is tested together', () => {
    const batch = { loaded: 13, documents: 20 };
    expect(drift(batch, history)).not.toBeNull();
    expect(drift(batch, history, 10)).toBeNull();
  });
});

it('Wilson’s interval is honest about small numbers', () => {
  expect(estimate(0, 0)).toBeNull();
  const none = estimate(0, 10)!;
  expect(none.rate).toBe(0);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.2775, 3);
});
