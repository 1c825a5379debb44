import { describe, expect, it } from 'vitest';
import type { Unread } from '../../../src/main/engine/domain/page';
import { wantedOf } from '../../../src/main/engine/readers/plan';
import { blankPage, unreadNotes, unreadOf, worthReading } from '../../../src/main/engine/readers/unread';

const pages = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const wanted = (plan: 'people' | 'text' | 'whole', count: number, what: string): number[] =>
  pages(count).filter((p) => wantedOf(plan, p, count) === what);

describe('page plan', () => {
  it('reads short documents whole, whatever the plan', () => {
    for (const plan of ['people', 'text', 'whole'] as const) expect(wanted(plan, 20, 'all')).toHaveLength(20);
  });

  it('reads the pictures of long ones at their ends only, and leaves the middle out where only people are asked for', () => {
    const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 115, 116, 117, 118, 119, 120];
    expect(wanted('text', 120, 'all')).toEqual(ends);
    expect(wanted('text', 120, 'text')).toHaveLength(102);
    expect(wanted('people', 120, 'all')).toEqual(ends);
    expect(wanted('people', 120, 'nothing')).toHaveLength(102);
    expect(wanted('whole', 120, 'all')).toHaveLength(120);
  });
});

describe('pages that were not read', () => {
  const page = (number: number, unread: Unread) => ({
    number,
    usable: false,
    json: JSON.stringify(blankPage(number, unread)),
  });
  const text = (number: number) => ({
    number,
    usable: true,
    json: '{"words":[{"text":"\\"unread\\":\\"left\\""}]}',
  });

  it('are told from pages that print the very same characters', () => {
    expect(unreadOf(page(1, 'late').json)).toBe('late');
    expect(unreadOf(text(1).json)).toBeNull();
  });

  it('are worth another reading when the plan wants more, or time was out', () => {
    expect(worthReading('left', 'people')).toBe(false);
    expect(worthReading('left', 'text')).toBe(true);
    expect(worthReading('picture', 'text')).toBe(false);
    expect(worthReading('picture', 'whole')).toBe(true);
    expect(worthReading('late', 'text')).toBe(true);
    expect(worthReading('failed', 'whole')).toBe(false);
    expect(worthReading('damaged', 'whole')).toBe(false);
  });

  it('are named by what became of them', () => {
    expect(unreadNotes([page(1, 'damaged'), page(2, 'failed'), page(3, 'late'), page(4, 'left')])).toEqual([
      { code: 'pages_unread', params: { pages: '1' } },
      { code: 'silent_pages', params: { pages: '2–3' } },
      { code: 'plan_left', params: { pages: '4' } },
    ]);
  });

  it('are no loss where they are leaves without text in a book of text', () => {
    expect(unreadNotes([text(1), text(2), page(3, 'picture')])).toEqual([]);
    expect(unreadNotes([text(1), page(2, 'picture'), page(3, 'picture')])).toEqual([
      { code: 'silent_pages', params: { pages: '2–3' } },
    ]);
  });
});
