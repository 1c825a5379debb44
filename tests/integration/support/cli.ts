import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '../../../out/main/cli.js');

export interface CliRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line. `onStderr` sees each line and may act on the process (a kill in the middle). */
export function runCli(
  args: readonly string[],
  options: {
    stdin?: string;
    onStderr?: (line: string, child: ChildProcess) => void;
    onStdout?: (text: string, child: ChildProcess) => void;
    /** Kill -9 after so long; a run that has ended by then is left alone. */
    killAfterMs?: number;
  } = {},
): Promise<CliRun> {
  if (!existsSync(CLI))
    throw new Error('out/main/cli.js is missing: run `npm run build` first (npm test does)');
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (s: string) => {
    stdout += s;
    options.onStdout?.(s, child);
  });
  child.stderr.setEncoding('utf8').on('data', (s: string) => {
    stderr += s;
    for (const line of s.split('\n')) if (line !== '') options.onStderr?.(line, child);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.stdin ?? '');
  const timer =
    options.killAfterMs === undefined
      ? undefined
      : setTimeout(() => child.kill('SIGKILL'), options.killAfterMs);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stdout, stderr });
    });
  });
}
