import { utilityProcess } from 'electron';
import { fileURLToPath } from 'node:url';
import type { HostReply, StartHost } from '../engine/models';

/** The model host as Electron's own kind of child process: Chromium ends it with the application. */
export function utilityHost(entry: URL): StartHost {
  return () => {
    const child = utilityProcess.fork(fileURLToPath(entry), [], {
      serviceName: 'Minesweeper models',
      stdio: 'ignore',
    });
    return {
      get pid() {
        return child.pid;
      },
      send: (request) => child.postMessage(request),
      onReply: (listener) => void child.on('message', (m: HostReply) => listener(m)),
      onExit: (listener) => void child.once('exit', (code) => listener(`code ${code}`)),
      kill: () => void (child.pid === undefined ? child.kill() : killNow(child.pid)),
    };
  };
}

/** `kill()` asks politely; native code that computes does not hear it. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has just ended by itself
  }
}
