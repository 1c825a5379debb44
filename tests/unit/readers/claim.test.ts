import { describe, expect, it } from 'vitest';
import { createClaims } from '../../../src/main/engine/pipeline/claims';
import { claimPages } from '../../../src/main/engine/readers/claim';

const PAGES = [1, 2, 3, 4, 5, 6];

describe('pages shared by several tasks', () => {
  it('are begun by one of them each, and by none that is stored', () => {
    const claims = createClaims([2]);
    const input = { skipPages: [2], claims: claims.memory };
    const [a, b] = [claimPages(input), claimPages(input)];
    const begun = PAGES.map((page) => [a(page), b(page)]);
    expect(begun).toEqual(PAGES.map((page) => [page !== 2, false]));
    expect(claims.left(6)).toBe(0);
    expect(claims.left(7)).toBe(1);
  });

  it('are left to the others once a task has its share', () => {
    const claims = createClaims([]);
    const wants = claimPages({ skipPages: [], claims: claims.memory, most: 2 });
    expect(PAGES.filter(wants)).toEqual([1, 2]);
    expect(PAGES.filter(claimPages({ skipPages: [], claims: claims.memory, most: 3 }))).toEqual([3, 4, 5]);
    expect(claims.left(6)).toBe(1);
  });

  it('are all read by a task that shares with nobody', () => {
    expect(PAGES.filter(claimPages({ skipPages: [1, 4] }))).toEqual([2, 3, 5, 6]);
  });
});
