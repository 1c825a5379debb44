import { threadId } from 'node:worker_threads';

/** A thread that does what threads must not. The path of the file to hash says what. */
import type { WorkerAnswer, WorkerJob } from '../../../src/main/engine/pool/protocol';

export async function run({ envelope, port }: WorkerJob): Promise<WorkerAnswer> {
  const what = (envelope.input as { path: string }).path;
  port.postMessage({ type: 'begun', threadId });
  const good = { id: envelope.id, ok: true, value: { sha256: '', bytes: 0, sniff: { kind: what } } } as const;
  switch (what) {
    case 'hang':
      for (;;);
    case 'exit':
      return process.exit(3);
    case 'throw-later':
      setTimeout(() => {
        throw new Error('out of nowhere');
      }, 10);
      return new Promise(() => undefined);
    case 'eat': {
      const hoard: string[][] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, i) => `${i}-${hoard.length}`));
    }
    case 'eat-buffers': {
      const hoard: Uint8Array[] = [];
      for (;;) hoard.push(new Uint8Array(1 << 20).fill(1));
    }
    case 'lie':
      return { reply: { ...good, id: 'another' }, sent: 1 };
    case 'promise':
      // Says it sent more than it did.
      return { reply: good, sent: 5 };
    default:
      return Promise.resolve({ reply: good, sent: 1 });
  }
}
