/** Thread in the model host: ends the host when its parent is gone, also while native code holds the main thread. */
import '../offline';
import { workerData } from 'node:worker_threads';

const { parent } = workerData as { parent: number };

function parentLives(): boolean {
  // an orphan gets another parent on Unix; on Windows the number stays, and the process is gone
  if (process.ppid !== parent) return false;
  try {
    process.kill(parent, 0);
    return true;
  } catch {
    return false;
  }
}

setInterval(() => {
  if (!parentLives()) process.kill(process.pid, 'SIGKILL');
}, 250);
