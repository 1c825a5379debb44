import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine, isEncryptedCase, unlockCase, type Engine } from '../engine';
import { toErrorShape } from '../engine/domain/errors';
import type { ExtractorMode } from '../engine/domain/words';
import { createExtractor } from '../engine/extractors';
import type { Extractor } from '../engine/extractors/extractor';
import { createPool } from '../engine/pool/pool';
import { EXIT, FAULTS, type CommandIo } from './roster-command';
import { secret } from './secret';

const USAGE = '사용법  npm run worker -- CASE [--passphrase FILE]\n';

type WorkerIo = CommandIo & { readonly mode: ExtractorMode; readonly pollMs: number };

/**
 * `worker CASE`: the loop alone on a case, for developers: one line at the start with the poll interval and the extractor's
 * mode, one line per finished job. Runs until Ctrl+C. An encrypted case needs `--passphrase FILE`, and says so.
 */
export async function workerCommand(argv: readonly string[], io: WorkerIo): Promise<number> {
  const args = argsOf(argv);
  if (!args) {
    io.stderr.write(USAGE);
    return EXIT.usage;
  }
  const pool = createPool({ workerUrl: io.workerUrl, threads: io.threads });
  const log = (line: string): void => void io.stdout.write(`${line}\n`);
  const models = await io.openModels(log);
  try {
    const engine = await open(
      args,
      createExtractor(io.mode, { pool, readers: models.readers, textReaders: models.textReaders, log }),
      pool,
      io,
    );
    io.stdout.write(`worker: poll every ${io.pollMs} ms, extractor ${io.mode}\n`);
    await runUntilStopped(engine, io.signal);
    return EXIT.ok;
  } catch (e) {
    const known = FAULTS[toErrorShape(e).code];
    if (known === undefined) throw e;
    io.stderr.write(`${known}\n`);
    return EXIT.usage;
  } finally {
    models.close();
    await pool.destroy();
  }
}

function argsOf(argv: readonly string[]): { caseDir: string; passphrase?: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { passphrase: { type: 'string' } },
    });
    const [caseDir] = positionals;
    return caseDir === undefined || positionals.length > 1 ? null : { caseDir: resolve(caseDir), ...values };
  } catch {
    return null;
  }
}

async function open(
  { caseDir, passphrase }: { caseDir: string; passphrase?: string },
  extractor: Extractor,
  pool: ReturnType<typeof createPool>,
  io: WorkerIo,
): Promise<Engine> {
  const words = await secret(passphrase, io);
  // without one an encrypted case refuses by itself; a plain one has no use for one
  const keys = words !== undefined && isEncryptedCase(caseDir) ? await unlockCase(caseDir, words) : undefined;
  return createEngine({
    caseDir,
    pool,
    extractor,
    clock: Date.now,
    rand: Math.random,
    log: (line) => io.stdout.write(`${line}\n`),
    language: 'ko',
    concurrency: io.threads,
    pollMs: io.pollMs,
    version: io.version,
    ...(keys && { keys }),
  });
}

async function runUntilStopped(engine: Engine, signal: AbortSignal): Promise<void> {
  engine.start();
  // the loop's own timer does not keep the process alive
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
  clearInterval(alive);
  await engine.stop();
}
