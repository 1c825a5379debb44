import { expect, it } from 'vitest';
import { answer } from '../../src/main/app/answer';
import type { Calls } from '../../src/main/app/answer';
import { shownValue } from '../../src/main/engine/domain/shown';

it('what the window is given shows every character that would hide or turn text around', async () => {
  const name = '홍\u202e길동\u200b\u0000';
  const calls = { 'people.applicants': () => [{ name, nested: { list: [name] }, n: 1, none: null }] };
  const reply = await answer(
    { calls: calls as unknown as Calls, log: () => undefined },
    'people.applicants',
    undefined,
  );
  const shown = '홍<U+202E>길동<U+200B><U+0000>';
  expect(reply).toEqual({ ok: true, value: [{ name: shown, nested: { list: [shown] }, n: 1, none: null }] });
});

it('leaves lines, tabs, Korean, Hanja and everything else as it is', () => {
  const text = '첫 줄\n둘째\t金哲洙 Müller — 1·2';
  expect(shownValue({ text })).toEqual({ text });
  const bytes = new Uint8Array([0, 1]);
  expect(shownValue(bytes)).toBe(bytes);
});
