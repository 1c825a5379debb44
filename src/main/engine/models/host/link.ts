import { CancelledError, fromErrorShape, TransientError } from '../../domain/errors';
import type { HostCall, HostCalls, HostProcess, HostReply, StartHost } from './protocol';

/** The host is gone and nobody asked for it. */
export class HostCrashed extends TransientError {
  constructor(how: string) {
    super('model_crashed', how);
  }
}
/** The host was ended because it took too long: a hang counts like a crash. */
export class HostHung extends TransientError {
  constructor() {
    super('model_timeout');
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** After this the host is ended. */
  readonly timeMs: number;
}

export interface HostLink {
  readonly pid: () => number | undefined;
  call<C extends HostCall>(
    call: C,
    input: HostCalls[C]['in'],
    options: CallOptions,
  ): Promise<HostCalls[C]['out']>;
  /** Ends the host; whatever runs there is cancelled. */
  end(): void;
}

interface Pending {
  resolve(value: unknown): void;
  reject(e: Error): void;
  onToken(): void;
}

/**
 * The main process's end of one host: started on the first call, started again on the first call after it was lost.
 * Aborting works at every moment. Where tokens come the answer is stopped and the host stays; everywhere else (loading, taking in a
 * picture: native code listens to nobody then) the process is killed, which takes about 20 ms.
 * @param graceMs how long a stopped answer may take to end.
 */
export function createHostLink(start: StartHost, graceMs = 1500): HostLink {
  let host: HostProcess | null = null;
  let why: Error | null = null;
  let ids = 0;
  const pending = new Map<number, Pending>();

  function settle(reply: HostReply): void {
    const waiting = pending.get(reply.id);
    if (reply.type === 'token') return waiting?.onToken();
    pending.delete(reply.id);
    if (reply.type === 'value') waiting?.resolve(reply.value);
    else {
      waiting?.reject(fromErrorShape(reply.error));
      // what is asked next must not go to a process that is about to end
      if (reply.last) kill(new HostCrashed(reply.error.code));
    }
  }

  function running(): HostProcess {
    if (host) return host;
    const started = start();
    host = started;
    started.onReply((reply) => host === started && settle(reply));
    started.onExit((how) => {
      if (host !== started) return;
      gone(why ?? new HostCrashed(how));
    });
    return started;
  }

  function gone(e: Error): void {
    host = null;
    why = null;
    const all = [...pending.values()];
    pending.clear();
    for (const p of all) p.reject(e);
  }

  /** Does not wait for the process to be gone: a new one may start beside it. */
  function kill(reason: Error): void {
    const was = host;
    why = reason;
    gone(reason);
    was?.kill();
  }

  return {
    pid: () => host?.pid,
    async call(call, input, { signal, timeMs }) {
      if (signal?.aborted) throw new CancelledError();
      const process = running();
      const id = (ids += 1);
      let tokens = false;
      let grace: NodeJS.Timeout | undefined;
      const limit = setTimeout(() => kill(new HostHung()), timeMs);
      const onAbort = (): void => {
        if (!tokens) return kill(new CancelledError());
        process.send({ id: (ids += 1), call: 'stop', input: null });
        grace = setTimeout(() => kill(new CancelledError()), graceMs);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        const value = await new Promise<unknown>((resolve, reject) => {
          pending.set(id, { resolve, reject, onToken: () => (tokens = true) });
          process.send({ id, call, input });
        });
        if (signal?.aborted) throw new CancelledError();
        return value as HostCalls[typeof call]['out'];
      } catch (e) {
        if (signal?.aborted) throw new CancelledError();
        throw e;
      } finally {
        clearTimeout(limit);
        clearTimeout(grace);
        signal?.removeEventListener('abort', onAbort);
      }
    },
    end: () => kill(new CancelledError()),
  };
}
