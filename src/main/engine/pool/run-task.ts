import { faultShape } from './faults';
import type { Handlers } from './handlers';
import type { Progress, TaskEnvelope, TaskHandler, TaskName, TaskReply, Tasks } from './tasks';

/** Runs one task and answers; never throws. Shared by the thread's entry and the pool in this process. */
export async function runTask<N extends TaskName>(
  handlers: Handlers,
  envelope: TaskEnvelope<N>,
  ctx: { readonly progress: (p: Progress) => void; readonly signal: AbortSignal },
): Promise<TaskReply<N>> {
  const { id, task, input, limits } = envelope;
  try {
    const handler = handlers[task] as TaskHandler<N>;
    const value: Tasks[N]['out'] = await handler(input, { limits, ...ctx });
    return { id, ok: true, value };
  } catch (error) {
    return { id, ok: false, error: faultShape(error) };
  }
}
