import { describe, expect, it } from 'vitest';
import { matchNames, normalizeName } from '../../../src/main/engine/names/index';
import { DIFFERENT, POSSIBLE } from './pairs-other';
import { SAME } from './pairs-same';

const verdict = (a: string, b: string): string => {
  const m = matchNames(normalizeName(a), normalizeName(b));
  return m.verdict;
};

describe('the table of pairs', () => {
  it('holds at least 300 pairs', () => {
    expect(SAME.length + DIFFERENT.length + POSSIBLE.length).toBeGreaterThanOrEqual(300);
  });

  it.each(SAME)('%s = %s: same', (a, b) => expect(verdict(a, b)).toBe('same'));
  it.each(DIFFERENT)('%s, %s: different', (a, b) => expect(verdict(a, b)).toBe('different'));
  it.each(POSSIBLE)('%s, %s: possible', (a, b) => expect(verdict(a, b)).toBe('possible'));

  it('never calls a pair the same that is not', () => {
    const wrong = [...DIFFERENT, ...POSSIBLE].filter(([a, b]) => verdict(a, b) === 'same');
    expect(wrong).toEqual([]);
  });
});
