import type { ChildProcess } from 'node:child_process';

type Peer = ChildProcess | NodeJS.Process;
type Message =
  | { kind: 'request'; id: number; method: string; args: unknown[] }
  | { kind: 'reply'; id: number; ok: true; value: unknown }
  | { kind: 'reply'; id: number; ok: false; error: { name: string; message: string; stack?: string } };

/** Method name → what answers it. Arguments come from the other process, hence `any`. */
export type Handlers = Record<string, (...args: any[]) => unknown>;
export type Call = <T = unknown>(method: string, ...args: unknown[]) => Promise<T>;

/**
 * Two-way calls over a node IPC channel that was opened with `serialization: 'advanced'`: the structured clone that Electron's own
 * IPC uses. Errors travel as name and message.
 */
export function createRpc(peer: Peer, handlers: Handlers): Call {
  const waiting = new Map<number, { resolve: (v: never) => void; reject: (e: Error) => void }>();
  let nextId = 1;
  const post = (message: Message): void => {
    // The empty callback swallows EPIPE of a peer that has just gone; its `disconnect` event rejects what waits.
    if (peer.connected) peer.send?.(message, undefined, undefined, () => {});
  };
  const answer = async (id: number, method: string, args: unknown[]): Promise<void> => {
    try {
      const handler = handlers[method];
      if (!handler) throw new Error(`stand-in: nothing answers ${method}`);
      post({ kind: 'reply', id, ok: true, value: await handler(...args) });
    } catch (e) {
      const error = e instanceof Error ? e : new Error(String(e));
      post({
        kind: 'reply',
        id,
        ok: false,
        error: { name: error.name, message: error.message, stack: error.stack },
      });
    }
  };

  peer.on('message', (message: Message) => {
    if (message.kind === 'request') return void answer(message.id, message.method, message.args);
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) waiter?.resolve(message.value as never);
    else waiter?.reject(Object.assign(new Error(message.error.message), message.error));
  });
  peer.on('disconnect', () => {
    for (const w of waiting.values()) w.reject(new Error('stand-in: the other process went away'));
    waiting.clear();
  });

  return (method, ...args) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      post({ kind: 'request', id, method, args });
    });
}
