import type { Worker } from 'node:worker_threads';

const EVERY_MS = 150;
const MB = 1024 * 1024;

/**
 * Watches a busy thread's memory (heap and buffers) from outside and calls `onOver` once when it passes the task's limit.
 *
 * V8's own limit is the last resort only: a thread that meets it inside one large allocation (a growing Map, measured)
 * takes the whole process along instead of ending alone, and it does not count buffers at all.
 */
export function watchMemory(thread: Worker, memoryMb: number, onOver: () => void): () => void {
  let asking = false;
  const timer = setInterval(() => {
    // A thread inside native code answers late; one question at a time.
    if (asking) return;
    asking = true;
    thread.getHeapStatistics().then(
      (heap) => {
        asking = false;
        if (heap.used_heap_size + heap.external_memory > memoryMb * MB) onOver();
      },
      // The thread has ended: there is nothing to watch.
      () => clearInterval(timer),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
