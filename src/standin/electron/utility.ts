import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** A child of this Node process; it talks over the process's own channel, which the product's host understands as well. */
class UtilityProcess extends EventEmitter {
  readonly #child;
  constructor(entry: string, args: readonly string[]) {
    super();
    this.#child = fork(entry, args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    });
    this.#child.on('message', (m) => this.emit('message', m));
    this.#child.on('exit', (code, signal) => this.emit('exit', code ?? signal));
  }
  get pid(): number | undefined {
    return this.#child.pid;
  }
  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
  kill(): boolean {
    return this.#child.kill();
  }
}

export const utilityProcess = {
  fork: (entry: string, args: readonly string[] = []): UtilityProcess => new UtilityProcess(entry, args),
};
