import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { CancelledError, PermanentError, TransientError, fromErrorShape } from '../domain/errors';
import type { EngineError } from '../domain/errors';
import { limitsFor, threadMemoryMb } from './limits';
import type { PortMessage, WorkerAnswer, WorkerJob } from './protocol';
import type { Pool, RunOptions, TaskEnvelope, TaskName, TaskReply, Tasks } from './tasks';

export interface PoolOptions {
  /** The bundled thread entry; it exports `run`. */
  readonly workerUrl: URL;
  readonly threads: number;
  /** V8 heap of one thread; the largest a task may have where absent. */
  readonly memoryMb?: number;
  readonly log?: (event: string, data: Readonly<Record<string, unknown>>) => void;
}

/** A thread without work is kept this long: loading the PDF library again costs a quarter of a second. */
const IDLE_MS = 60_000;

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
  const piscina = new Piscina({
    filename: fileURLToPath(options.workerUrl),
    name: 'run',
    minThreads: 0,
    maxThreads: Math.max(1, options.threads),
    idleTimeout: IDLE_MS,
    // Waiting on shared memory would block a thread's event loop, and progress with it.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMb ?? threadMemoryMb(), stackSizeMb: 8 },
  });
  let closed = false;
  // Without a listener the fault of a thread that has no task would end the application.
  piscina.on('error', (error: Error) => log('worker_error', { message: error.message }));

  async function run<N extends TaskName>(
    task: N,
    input: Tasks[N]['in'],
    wish: RunOptions = {},
  ): Promise<Tasks[N]['out']> {
    if (closed) throw new TransientError('pool_closed');
    if (wish.signal?.aborted) throw new CancelledError();
    const limits = limitsFor(task, wish.limits);
    const envelope: TaskEnvelope<N> = { id: randomUUID(), task, input, limits };
    const stop = createStop(wish.signal);
    const channel = new MessageChannel();
    const inbox = openInbox(channel.port1, stop, limits.timeMs, wish.onProgress);
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
      stop.clear();
      channel.port1.close();
    }
  }

  return {
    run,
    destroy: async () => {
      closed = true;
      await piscina.destroy();
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
  timeMs: number,
  onProgress: RunOptions['onProgress'],
) {
  let count = 0;
  let wake: (() => void) | undefined;
  port.on('message', (message: PortMessage) => {
    count++;
    try {
      if (message.type === 'begun') stop.after(timeMs);
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
