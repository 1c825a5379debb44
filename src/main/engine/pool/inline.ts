import { randomUUID } from 'node:crypto';
import { CancelledError, PermanentError, TransientError, fromErrorShape } from '../domain/errors';
import { handlers as allHandlers } from './handlers';
import type { Handlers } from './handlers';
import { limitsFor } from './limits';
import { runTask } from './run-task';
import type { Pool } from './tasks';

/**
 * The pool's interface in this process and thread, for tests of one task. Values cross a structured clone as they do
 * between threads. It cannot stop code that never awaits: only `createPool` survives that.
 */
export function createInlinePool(handlers: Handlers = allHandlers): Pool {
  const stop = new AbortController();
  return {
    async run(task, input, options = {}) {
      if (stop.signal.aborted) throw new TransientError('pool_closed');
      if (options.signal?.aborted) throw new CancelledError();
      const limits = limitsFor(task, options.limits);
      const timeout = AbortSignal.timeout(limits.timeMs);
      const signal = AbortSignal.any([timeout, stop.signal, ...(options.signal ? [options.signal] : [])]);
      const vault = options.vault && { vault: options.vault };
      const envelope = structuredClone({ id: randomUUID(), task, input, limits, ...vault });
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () =>
          reject(timeout.aborted ? new PermanentError('timed_out') : new CancelledError()),
        );
      });
      const reply = await Promise.race([
        runTask(handlers, envelope, {
          signal,
          progress: (p) => {
            if (!signal.aborted) options.onProgress?.(structuredClone(p));
          },
        }),
        ended,
      ]);
      if (!reply.ok) throw fromErrorShape(reply.error);
      return structuredClone(reply.value);
    },
    destroy: () => {
      stop.abort();
      return Promise.resolve();
    },
  };
}
