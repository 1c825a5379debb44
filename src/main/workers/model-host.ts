/** Process of its own for the models: native inference may crash, hang or run out of memory without taking the application along. */
import '../offline';
import { Worker } from 'node:worker_threads';
import { serve } from '../engine/models/host/serve';
import type { HostPort, HostReply, HostRequest } from '../engine/models/host/protocol';

/** Electron's utility process has a port to its parent; a forked child has the process's own channel. */
interface ParentPort {
  postMessage(m: unknown): void;
  on(event: 'message', listener: (e: { data: unknown }) => void): void;
}
const parentPort = (process as { parentPort?: ParentPort }).parentPort;

const port: HostPort = parentPort
  ? {
      post: (reply: HostReply) => parentPort.postMessage(reply),
      onRequest: (listener) => parentPort.on('message', (e) => listener(e.data as HostRequest)),
    }
  : {
      // a parent that has just gone is no fault here
      post: (reply: HostReply) => void process.send?.(reply, undefined, undefined, () => undefined),
      onRequest: (listener) => void process.on('message', (m) => listener(m as HostRequest)),
    };

const dieAtOnce = (): void => void process.kill(process.pid, 'SIGKILL');
// after the reply has left
serve(port, () => setTimeout(dieAtOnce, 20));
process.on('disconnect', dieAtOnce);
// an ordinary end would wait for the thread that computes, for ever where its answer has no end
process.on('exit', dieAtOnce);
// while native code holds this thread nobody here hears that the parent is gone: another thread looks
if (!parentPort)
  new Worker(new URL('./model-watch.js', import.meta.url), { workerData: { parent: process.ppid } }).unref();
