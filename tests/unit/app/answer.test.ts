import { describe, expect, it } from 'vitest';
import { answer, type Calls } from '../../../src/main/app/answer';
import { CancelledError, PermanentError, TransientError } from '../../../src/main/engine/domain/errors';

/** Answers one channel with `call` and collects what was logged. */
function boundary(call: (input: unknown) => unknown) {
  const logged: string[] = [];
  const calls = { 'review.undo': call, 'rounds.create': call, 'review.list': call } as unknown as Calls;
  return { logged, deps: { calls, log: (line: string) => void logged.push(line) } };
}
const failing = (e: unknown) =>
  boundary(() => {
    throw e;
  });

describe('the boundary between window and engine', () => {
  it('hands on what was answered, also later', async () => {
    const now = boundary(() => 7);
    expect(await answer(now.deps, 'review.undo', undefined)).toEqual({ ok: true, value: 7 });
    const later = boundary(() => Promise.resolve(8));
    expect(await answer(later.deps, 'review.undo', undefined)).toEqual({ ok: true, value: 8 });
  });

  it('checks the input before anything is called, and hands on the checked form', async () => {
    const seen: unknown[] = [];
    const { deps } = boundary((input) => void seen.push(input));
    for (const bad of [undefined, null, 'x', {}, { name: '' }, { name: '  ' }, { name: 'x'.repeat(201) }])
      expect(await answer(deps, 'rounds.create', bad)).toEqual({ ok: false, code: 'invalid_input' });
    expect(seen).toEqual([]);
    await answer(deps, 'rounds.create', { name: '  2026 상반기 ', extra: '../..' });
    await answer(deps, 'review.list', {});
    expect(seen).toEqual([{ name: '2026 상반기' }, { status: 'open' }]);
  });

  it.each([
    [new PermanentError('case_damaged'), 'case_damaged'],
    [new TransientError('disk_full'), 'disk_full'],
    [new CancelledError(), 'cancelled'],
  ])('turns an expected fault into its code, without a line in the log', async (e, code) => {
    const { deps, logged } = failing(e);
    expect(await answer(deps, 'review.undo', undefined)).toEqual({ ok: false, code });
    expect(logged).toEqual([]);
  });

  it('turns a bug into `internal`: the log gets the place, nobody gets the message', async () => {
    const bug = Object.assign(new TypeError('홍길동 is not iterable: /home/a/2401-000001'), {
      code: 'ERR_X',
    });
    const { deps, logged } = failing(bug);
    const reply = await answer(deps, 'review.undo', undefined);
    expect(reply).toEqual({ ok: false, code: 'internal' });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^review\.undo: TypeError ERR_X at .*answer\.test\.ts/);
    expect(logged[0]).not.toMatch(/홍길동|2401/);
  });

  it.each(['text', undefined, 0])('survives %j being thrown', async (thrown) => {
    const { deps, logged } = failing(thrown);
    expect(await answer(deps, 'review.undo', undefined)).toEqual({ ok: false, code: 'internal' });
    expect(logged).toHaveLength(1);
  });
});
