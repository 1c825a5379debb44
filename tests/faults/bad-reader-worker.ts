/** A pool thread whose reader misbehaves: the file's name says how. Everything else is done as the product does it. */
import { threadId } from 'node:worker_threads';
import type { WorkerAnswer, WorkerJob } from '../../src/main/engine/pool/protocol';
import { serveTask } from '../../src/main/engine/pool/serve';

export async function run(job: WorkerJob): Promise<WorkerAnswer> {
  const { envelope, port } = job;
  if (envelope.task !== 'readDocument') return serveTask(job);
  const { filename } = envelope.input as { filename: string };
  const answer = (value: unknown, sent: number, id = envelope.id): WorkerAnswer => ({
    reply: { id, ok: true, value: value as never },
    sent,
  });
  const whole = { format: 'text', reader: 'text', readerVersion: '1', pageCount: 1, notes: [] };
  const page = (json: string): unknown => ({
    type: 'page',
    reading: { number: 1, json, chars: 5, usable: true },
    of: 1,
    reader: 'text',
    readerVersion: '1',
  });
  if (/hang|lie|rubbish|nonsense/.test(filename)) port.postMessage({ type: 'begun', threadId });
  if (filename.includes('hang')) for (;;);
  if (filename.includes('lie')) return answer(whole, 1, 'another');
  if (filename.includes('rubbish')) {
    port.postMessage({ type: 'progress', progress: page('{"number":1,"words":"none"') });
    return answer(whole, 2);
  }
  if (filename.includes('nonsense')) {
    port.postMessage({ type: 'progress', progress: page('{}') });
    return answer({ format: 7, pageCount: 'many', notes: null }, 2);
  }
  return serveTask(job);
}
