import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';

/** What node-llama-cpp says to the process it starts to try a build in, and what it wants to hear. */
const ANSWERS: Readonly<Record<string, string>> = { start: 'loaded', test: 'done' };

/**
 * node-llama-cpp tries every build in a child process first, because a wrong one may crash. The host already is such a child, and it
 * may start none: a packaged Electron cannot run as Node, it would open the application a second time. The library is answered
 * that the build is fine, and whoever loads it finds out.
 */
export function startNoChildren(): void {
  Object.assign(childProcess, { fork: answeredFork });
  syncBuiltinESMExports();
}

function answeredFork(): EventEmitter {
  const child = Object.assign(new EventEmitter(), {
    exitCode: null,
    killed: false,
    kill: () => true,
    send(message: { type: string }) {
      const answer = ANSWERS[message.type];
      queueMicrotask(() =>
        answer === undefined ? child.emit('exit', 0) : child.emit('message', { type: answer }),
      );
      return true;
    },
  });
  queueMicrotask(() => child.emit('message', { type: 'ready' }));
  return child;
}
