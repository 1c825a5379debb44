import { resolve } from 'node:path';
import { createEngine } from '../engine';
import type { ExtractorMode } from '../engine/domain/words';
import { createExtractor } from '../engine/extractors';
import { createPool } from '../engine/pool/pool';
import { EXIT, type CommandIo } from './roster-command';

/**
 * `worker CASE`: the loop alone on a case, for developers: one line at the start with the poll interval and the extractor's
 * mode, one line per finished job. Runs until Ctrl+C.
 */
export async function workerCommand(
  argv: readonly string[],
  io: CommandIo & { readonly mode: ExtractorMode; readonly pollMs: number },
): Promise<number> {
  const [caseDir] = argv;
  if (caseDir === undefined || argv.length > 1) {
    io.stderr.write('사용법  npm run worker -- CASE\n');
    return EXIT.usage;
  }
  const pool = createPool({ workerUrl: io.workerUrl, threads: io.threads });
  const engine = createEngine({
    caseDir: resolve(caseDir),
    pool,
    extractor: createExtractor(io.mode, { pool }),
    clock: Date.now,
    rand: Math.random,
    log: (line) => io.stdout.write(`${line}\n`),
    language: 'ko',
    concurrency: io.threads,
    pollMs: io.pollMs,
    version: io.version,
  });
  io.stdout.write(`worker: poll every ${io.pollMs} ms, extractor ${io.mode}\n`);
  engine.start();
  // the loop's own timer does not keep the process alive
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((done) => {
    if (io.signal.aborted) done();
    io.signal.addEventListener('abort', () => done(), { once: true });
  });
  clearInterval(alive);
  await engine.stop();
  await pool.destroy();
  return EXIT.ok;
}
