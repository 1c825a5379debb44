import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/**
 * Makes the sample round's folders under `folder`, in a thread of its own: drawing pages takes seconds, and the main process must stay
 * free. Resolves with the folder.
 */
export async function makeSample(workerUrl: URL, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: { folder } });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`sample worker: ${code}`))));
  });
  return folder;
}
