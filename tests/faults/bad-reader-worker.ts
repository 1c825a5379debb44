/** A pool thread whose reader misbehaves: the file's name says how. Everything else is done as the product does it. */
import { threadId } from 'node:worker_threads';
import type { WorkerAnswer, WorkerJob } from '../../src/main/engine/pool/protocol';
import { serveTask } from '../../src/main/engine/pool/serve';
import type { ReadInput } from '../../src/main/engine/pool/tasks';
import { claimPages } from '../../src/main/engine/readers/claim';

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
  if (filename.includes('greedy')) return greedy(job);
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

/** Pages of a greedy document, and what a page's picture takes at 300 dpi. */
const GREEDY_PAGES = 4;
const PICTURE_MB = 160;

/** A reader of large scans: every page's picture is real memory, kept as long as the task, and four times as much at twice the resolution. */
async function greedy({ envelope, port }: WorkerJob): Promise<WorkerAnswer> {
  port.postMessage({ type: 'begun', threadId });
  const input = envelope.input as ReadInput;
  const { maxDpi = 300 } = input;
  const wants = claimPages(input);
  const kept: Buffer[] = [];
  for (let number = 1; number <= GREEDY_PAGES; number++) {
    if (!wants(number)) continue;
    kept.push(Buffer.alloc(PICTURE_MB * (maxDpi / 300) ** 2 * 1024 * 1024, number));
    // longer than the pool looks away
    await new Promise((done) => setTimeout(done, 500));
    const json = JSON.stringify({ number, width: 595, height: 842, words: [], marks: [], source: 'ocr' });
    port.postMessage({
      type: 'progress',
      progress: {
        type: 'page',
        reading: { number, json, chars: 5, usable: true },
        of: GREEDY_PAGES,
        reader: 'pdf',
        readerVersion: '1',
      },
    });
  }
  const value = { format: 'pdf', reader: 'pdf', readerVersion: '1', pageCount: GREEDY_PAGES, notes: [] };
  return { reply: { id: envelope.id, ok: true, value: value as never }, sent: kept.length + 1 };
}
