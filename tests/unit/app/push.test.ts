import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPush } from '../../../src/main/app/push';

/** The clock is the only thing replaced: what arrives when is what the module is about. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const sent: unknown[] = [];
  const { push, dispose } = createPush((event, payload) => void sent.push([event, payload]), 100);
  return { sent, push, dispose };
}
const progress = (done: number) => ({ totals: { done } }) as never;

describe('events to the window', () => {
  it('come at once, then at most once an interval, and end with the newest', () => {
    const { sent, push } = open();
    for (let i = 1; i <= 5; i++) push('progress', progress(i));
    expect(sent).toEqual([['progress', progress(1)]]);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([
      ['progress', progress(1)],
      ['progress', progress(5)],
    ]);
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(2);
    push('progress', progress(6));
    expect(sent).toHaveLength(3);
  });

  it('of different kinds do not wait for each other; a menu command never waits', () => {
    const { sent, push } = open();
    push('progress', progress(1));
    push('intake', null);
    push('menu', { command: 'undo' } as never);
    push('menu', { command: 'undo' } as never);
    expect(sent).toHaveLength(4);
  });

  it('`changed` loses no scope: several become one', () => {
    const { sent, push } = open();
    push('changed', { scopes: ['round'] });
    push('changed', { scopes: ['review', 'people'], applicantIds: [1] });
    push('changed', { scopes: ['people', 'roster'], applicantIds: [1] });
    vi.advanceTimersByTime(100);
    push('changed', { scopes: ['review'], applicantIds: [1] });
    push('changed', { scopes: ['review'], applicantIds: [2] });
    vi.advanceTimersByTime(100);
    expect(sent.slice(1)).toEqual([
      ['changed', { scopes: ['review', 'people', 'roster'], applicantIds: [1] }],
      ['changed', { scopes: ['review'], applicantIds: [1, 2] }],
    ]);
  });

  it('`changed` speaks of everybody once one event did, or too many are named', () => {
    const { sent, push } = open();
    push('changed', { scopes: ['round'] });
    push('changed', { scopes: ['review'], applicantIds: [1] });
    push('changed', { scopes: ['review'] });
    vi.advanceTimersByTime(100);
    for (let id = 1; id <= 60; id++) push('changed', { scopes: ['review'], applicantIds: [id] });
    vi.advanceTimersByTime(100);
    expect(sent.slice(1)).toEqual([
      ['changed', { scopes: ['review'] }],
      ['changed', { scopes: ['review'] }],
    ]);
  });

  it('stop when the window goes', () => {
    const { sent, push, dispose } = open();
    push('progress', progress(1));
    push('progress', progress(2));
    dispose();
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
  });
});
