import { faultShape } from './faults';
import type { Handlers } from './handlers';
import { withPlainInput } from './plain-input';
import type { Progress, TaskEnvelope, TaskHandler, TaskName, TaskReply, Tasks } from './tasks';

/** Runs one task and answers; never throws. Shared by the thread's entry and the pool in this process. */
export async function runTask<N extends TaskName>(
  handlers: Handlers,
  envelope: TaskEnvelope<N>,
  ctx: { readonly progress: (p: Progress) => void; readonly signal: AbortSignal },
): Promise<TaskReply<N>> {
  const { id, task, limits } = envelope;
  try {
    const handler = handlers[task] as TaskHandler<N>;
    const value: Tasks[N]['out'] = await withPlainInput(envelope, (input, seal) =>
      handler(input, { limits, ...ctx, ...(seal && { seal }) }),
    );
    return { id, ok: true, value };
  } catch (error) {
    return { id, ok: false, error: faultShape(error) };
  }
}
