/**
 * Headless entry: the same engine without a window.
 *
 *   cli.js <folder|zip>... [options]     the roster (see `cli/args.ts`)
 *   cli.js conflicts --db CASE …           evaluators against the roster (see `cli/conflicts-args.ts`)
 *   cli.js verify|backup|restore|wipe|passphrase …   a case as a whole (see `cli/case-args.ts`)
 *   cli.js regression export|replay …    confirmed reviews as a set to try rules against (see `cli/regression-command.ts`)
 *   cli.js models list|recommended|check|import PATH    the vision models
 *   cli.js sample DIR                    writes the sample round
 *   cli.js worker CASE                   the worker loop alone
 */
import './offline';
import { readFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isCaseCommand } from './cli/case-args';
import { caseCommand } from './cli/case-command';
import { conflictsCommand } from './cli/conflicts-command';
import { regressionCommand } from './cli/regression-command';
import { modelsCommand } from './cli/models-command';
import { EXIT, rosterCommand, type CommandIo } from './cli/roster-command';
import { workerCommand } from './cli/worker-command';
import { isExtractorMode } from './engine/extractors';
import { createModels, forkHost } from './engine/models';
import { DEFAULT_POLL_MS } from './engine/worker/loop';

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // asked twice: the person does not want to wait for a tidy end
    if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
    interrupt.abort();
  });

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

const io: CommandIo = {
  workerUrl: new URL('./pool-worker.js', import.meta.url),
  version,
  stdout: process.stdout,
  stderr: process.stderr,
  readStdin: () => text(process.stdin),
  signal: interrupt.signal,
  threads: Math.max(1, Math.min(4, availableParallelism())),
  openModels: (log) =>
    createModels({
      dir: process.env['MINESWEEPER_MODELS'] ?? join(import.meta.dirname, '../../models'),
      start: forkHost(new URL('./model-host.js', import.meta.url)),
      platform: process.platform,
      threads: Math.max(1, availableParallelism() - 1),
      freeMemory: freemem,
      log,
    }),
};

async function main(argv: readonly string[]): Promise<number> {
  const [command, ...rest] = argv;
  if (command === 'worker') {
    const mode = process.env['EXTRACTOR_MODE'] ?? 'hybrid';
    const pollMs = Number(process.env['WORKER_POLL_INTERVAL_MS'] ?? DEFAULT_POLL_MS);
    if (!isExtractorMode(mode) || !Number.isFinite(pollMs) || pollMs < 1) {
      io.stderr.write(
        'EXTRACTOR_MODE: stub | rules | hybrid | vlm | ensemble, WORKER_POLL_INTERVAL_MS: 1 …\n',
      );
      return EXIT.usage;
    }
    return workerCommand(rest, { ...io, mode, pollMs });
  }
  if (command === 'conflicts') return conflictsCommand(rest, io);
  if (command === 'regression') return regressionCommand(rest, io);
  if (command === 'models') return modelsCommand(rest, io);
  if (isCaseCommand(command)) return caseCommand(command, rest, io);
  if (command === 'sample') {
    // drawing documents needs libraries the roster has no use for
    const { sampleCommand } = await import('./cli/sample-command');
    return sampleCommand(rest, io);
  }
  return rosterCommand(argv, io);
}

process.exitCode = await main(process.argv.slice(2));
