import { threadId } from 'node:worker_threads';
import { handlers } from './handlers';
import type { PortMessage, WorkerAnswer, WorkerJob } from './protocol';
import { runTask } from './run-task';

/** A thread's side of the protocol: runs the task, reports on its port, answers with the task's id. */
export async function serveTask({ envelope, port }: WorkerJob): Promise<WorkerAnswer> {
  let sent = 0;
  const send = (message: PortMessage): void => {
    sent++;
    port.postMessage(message);
  };
  send({ type: 'begun', threadId });
  // Stopping a task means stopping its thread: nothing in here could be trusted to listen.
  const { signal } = new AbortController();
  const reply = await runTask(handlers, envelope, {
    signal,
    progress: (progress) => send({ type: 'progress', progress }),
  });
  return { reply, sent };
}
