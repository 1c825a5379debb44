import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { CancelledError, PermanentError, TransientError, fromErrorShape } from '../domain/errors';
import type { EngineError } from '../domain/errors';
import { limitsFor, threadMemoryMb } from './limits';
import type { PortMessage, WorkerAnswer, WorkerJob } from './protocol';
import { watchMemory } from './watch';
import type { Pool, RunOptions, TaskEnvelope, TaskName, TaskReply, Tasks } from './tasks';

export interface PoolOptions {
  /** The bundled thread entry; it exports `run`. */
  readonly workerUrl: URL;
  readonly threads: number;
  /** Memory one task may use at most, whatever its own limit says. */
  readonly memoryMb?: number;
  readonly log?: (event: string, data: Readonly<Record<string, unknown>>) => void;
}

/**
 * V8's limit lies above the task's, which `watchMemory` keeps: meeting V8's can end the process. It does so less often with
 * a small young generation, because what survives one collection then fits into the 16 MB Node leaves a thread to die in
 * (measured with six ways of filling a heap: 4 of 12 runs crashed with the default size, 1 of 12 with 16 MB).
 */
const HARD_LIMIT = 1.5;
const YOUNG_MB = 16;

/**
 * The pool of threads. A task that is aborted or runs over its time loses its thread, which is replaced; so does one that
 * exhausts its heap. Errors: `timed_out` (permanent), `out_of_memory`, `worker_died`, `pool_closed` (transient),
 * `CancelledError`, and whatever the task itself answers.
 *
 * A crash in native code (a picture decoder, the canvas) takes the whole process along, as threads share it: natives in
 * tasks are kept to sharp and the canvas, and models run in a process of their own.
 */
export function createPool(options: PoolOptions): Pool {
  const log = options.log ?? (() => undefined);
  const threads = Math.max(1, options.threads);
  let made: Piscina | undefined;
  /** The threads begin with the first task: a window that is opened does not wait for them. */
  const begin = (): Piscina => (made ??= openThreads());

  const openThreads = (): Piscina => {
    const piscina = new Piscina({
      filename: fileURLToPath(options.workerUrl),
      name: 'run',
      // As many at least as at most: piscina replaces a killed thread only up to its minimum, and what waits would wait for ever.
      minThreads: threads,
      maxThreads: threads,
      // Waiting on shared memory would block a thread's event loop, and progress with it.
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: Math.round((options.memoryMb ?? threadMemoryMb()) * HARD_LIMIT),
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    // Without a listener the fault of a thread that has no task would end the application.
    piscina.on('error', (error: Error) => log('worker_error', { message: error.message }));
    return piscina;
  };
  let closed = false;

  async function run<N extends TaskName>(
    task: N,
    input: Tasks[N]['in'],
    wish: RunOptions = {},
  ): Promise<Tasks[N]['out']> {
    if (closed) throw new TransientError('pool_closed');
    if (wish.signal?.aborted) throw new CancelledError();
    const piscina = begin();
    const limits = limitsFor(task, wish.limits);
    const envelope: TaskEnvelope<N> = {
      id: randomUUID(),
      task,
      input,
      limits,
      ...(wish.vault && { vault: wish.vault }),
    };
    const stop = createStop(wish.signal);
    const channel = new MessageChannel();
    let unwatch: (() => void) | undefined;
    const begun = (threadId: number): void => {
      stop.after(limits.timeMs);
      const thread = piscina.threads.find((t) => t.threadId === threadId);
      const memoryMb = Math.min(limits.memoryMb, options.memoryMb ?? Infinity);
      if (thread)
        unwatch = watchMemory(thread, memoryMb, () => stop.abort(new TransientError('out_of_memory')));
    };
    const inbox = openInbox(channel.port1, stop, begun, wish.onProgress);
    try {
      const job: WorkerJob = { envelope: envelope as unknown as TaskEnvelope, port: channel.port2 };
      const answer = (await piscina.run(job, {
        signal: stop.signal,
        transferList: [channel.port2],
      })) as WorkerAnswer;
      await inbox.received(answer.sent, stop.signal);
      return valueOf(answer.reply as TaskReply<N>, envelope.id);
    } catch (error) {
      const fault = stop.reason() ?? faultOf(error, closed);
      log('task_failed', { task, code: isEngineError(fault) ? fault.code : 'internal' });
      throw fault;
    } finally {
      unwatch?.();
      stop.clear();
      channel.port1.close();
    }
  }

  return {
    run,
    destroy: async () => {
      closed = true;
      await made?.destroy();
    },
  };
}

/** One signal for "somebody asked to stop" and "time is over", and which of the two it was. */
function createStop(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let why: unknown;
  const abort = (error: unknown): void => {
    why ??= error;
    controller.abort();
  };
  const onOuter = (): void => abort(new CancelledError());
  outer?.addEventListener('abort', onOuter, { once: true });
  return {
    signal: controller.signal,
    after: (ms: number): void => {
      timer ??= setTimeout(() => abort(new PermanentError('timed_out')), ms);
    },
    abort,
    reason: (): unknown => why,
    clear: (): void => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}

/** Takes a task's messages, and tells when as many are in as were sent. A listener that throws stops the task with its fault. */
function openInbox(
  port: MessagePort,
  stop: ReturnType<typeof createStop>,
  onBegun: (threadId: number) => void,
  onProgress: RunOptions['onProgress'],
) {
  let count = 0;
  let wake: (() => void) | undefined;
  port.on('message', (message: PortMessage) => {
    count++;
    try {
      if (message.type === 'begun') onBegun(message.threadId);
      else onProgress?.(message.progress);
    } catch (error) {
      stop.abort(error);
    }
    wake?.();
  });
  return {
    received: (sent: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        wake = () => {
          if (count >= sent) resolve();
        };
        signal.addEventListener('abort', () => reject(new CancelledError()), { once: true });
        wake();
      }),
  };
}

function valueOf<N extends TaskName>(reply: TaskReply<N>, id: string): Tasks[N]['out'] {
  if (reply.id !== id) throw new TransientError('worker_died', 'a thread answered for another task');
  if (!reply.ok) throw fromErrorShape(reply.error);
  return reply.value;
}

function faultOf(error: unknown, closed: boolean): EngineError {
  if (isEngineError(error)) return error;
  if (closed) return new TransientError('pool_closed');
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TransientError('out_of_memory');
  return new TransientError('worker_died', message);
}

function isEngineError(error: unknown): error is EngineError {
  return (
    error instanceof TransientError || error instanceof PermanentError || error instanceof CancelledError
  );
}
