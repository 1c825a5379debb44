import type { MessagePort } from 'node:worker_threads';
import type { Progress, TaskEnvelope, TaskReply } from './tasks';

/** What a thread is given: the task, and the port its progress goes to. */
export interface WorkerJob {
  readonly envelope: TaskEnvelope;
  readonly port: MessagePort;
}

/** On the port. `begun`: a thread has taken the task up, its time runs from now, and its memory is watched. */
export type PortMessage =
  | { readonly type: 'begun'; readonly threadId: number }
  | { readonly type: 'progress'; readonly progress: Progress };

/** `sent`: how many messages went to the port. They travel apart from the answer and may come in after it. */
export interface WorkerAnswer {
  readonly reply: TaskReply;
  readonly sent: number;
}
