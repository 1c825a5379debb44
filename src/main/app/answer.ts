import type { z } from 'zod';
import { inputs, type Channel, type Outputs, type Reply } from '../../preload/contract';
import { toErrorShape } from '../engine/domain/errors';
import { shownValue } from '../engine/domain/shown';

/** What answers each call. The input has been checked against the contract. */
export type Calls = {
  [C in Channel]: (input: z.output<(typeof inputs)[C]>) => Outputs[C] | Promise<Outputs[C]>;
};

export interface AnswerDeps {
  readonly calls: Calls;
  readonly log: (line: string) => void;
}

/**
 * The IPC boundary: checks the input, calls, and turns every fault into a stable code. No message and no stack reaches the page; the
 * log gets the place of a bug, without the message, which may hold an applicant's data.
 */
export async function answer<C extends Channel>(
  { calls, log }: AnswerDeps,
  channel: C,
  raw: unknown,
): Promise<Reply<Outputs[C]>> {
  const input = inputs[channel].safeParse(raw);
  if (!input.success) return { ok: false, code: 'invalid_input' };
  try {
    const call = calls[channel] as (input: unknown) => Outputs[C] | Promise<Outputs[C]>;
    // whatever a document or a file name holds: the window shows it, and is not led by it
    return { ok: true, value: shownValue(await call(input.data)) };
  } catch (e) {
    const { kind, code } = toErrorShape(e);
    if (kind === 'bug') log(`${channel}: ${placeOf(e)}`);
    return { ok: false, code };
  }
}

function placeOf(e: unknown): string {
  if (!(e instanceof Error)) return 'something that is no error was thrown';
  const frames = (e.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in e && typeof e.code === 'string' ? e.code : '';
  return [e.name, code, ...frames.slice(0, 4).map((line) => line.trim())].join(' ');
}
