import { fork } from 'node:child_process';
import type { HostReply, StartHost } from './protocol';

/** A host as a child of this Node process: the command line and the tests. The window uses Electron's own kind of process. */
export function forkHost(entry: URL, env?: NodeJS.ProcessEnv): StartHost {
  return () => {
    const child = fork(entry, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      ...(env && { env }),
    });
    const exit = new Promise<string>((done) => {
      child.once('exit', (code, signal) => done(signal ?? `code ${code}`));
      child.once('error', (e) => done(e.message));
    });
    return {
      pid: child.pid,
      // a message to a process that is just dying is answered by its exit
      send: (request) => void (child.connected && child.send(request, () => undefined)),
      onReply: (listener) => void child.on('message', (m) => listener(m as HostReply)),
      onExit: (listener) => void exit.then(listener),
      kill: () => void child.kill('SIGKILL'),
    };
  };
}
