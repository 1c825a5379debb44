import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createEngine, unlockCase, type Engine } from '../engine';
import { toErrorShape } from '../engine/domain/errors';
import type { ProgressSnapshot } from '../engine/domain/views';
import { createExtractor } from '../engine/extractors';
import type { Models } from '../engine/models';
import { createPool } from '../engine/pool/pool';
import { parseRosterArgs, USAGE, UsageError, type RosterArgs } from './args';
import { createReporter } from './progress';
import { listDead, summarise, unreadDocuments } from './summary';

/** What the process gives the command: nothing in here reads the environment. */
export interface CommandIo {
  readonly workerUrl: URL;
  readonly version: string;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly readStdin: () => Promise<string>;
  /** Aborted by the first Ctrl+C. */
  readonly signal: AbortSignal;
  readonly threads: number;
  /** The models folder; no process is started before somebody asks. */
  readonly openModels: (log: (line: string) => void) => Promise<Models>;
}

export const EXIT = { ok: 0, usage: 2, someFailed: 3, nothingRead: 4, interrupted: 130 } as const;

/** `roster`: folders in, workbook (and JSON) out. Returns the exit code. */
export async function rosterCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  let args: RosterArgs;
  try {
    args = parseRosterArgs(argv);
    for (const p of args.paths)
      await stat(p).catch(() => {
        throw new UsageError(`찾을 수 없습니다: ${p}`);
      });
    await stat(dirname(resolve(args.out))).catch(() => {
      throw new UsageError(`폴더가 없습니다: ${dirname(resolve(args.out))}`);
    });
  } catch (e) {
    if (!(e instanceof UsageError)) throw e;
    io.stderr.write(`${e.message}\n\n${USAGE}\n`);
    return EXIT.usage;
  }
  const caseDir = args.db ?? (await mkdtemp(join(tmpdir(), 'minesweeper-')));
  try {
    return await run(args, resolve(caseDir), io);
  } finally {
    if (args.db === undefined) await rm(caseDir, { recursive: true, force: true });
  }
}

async function run(args: RosterArgs, caseDir: string, io: CommandIo): Promise<number> {
  const threads = args.workers ?? io.threads;
  const secret = async (name: string): Promise<string> =>
    name === '-' ? io.readStdin() : readFile(name, 'utf8');
  const passphrase =
    args.passphrase === undefined ? undefined : (await secret(args.passphrase)).replace(/\r?\n$/, '');
  const passwords =
    args.password === undefined ? [] : (await secret(args.password)).split(/\r?\n/).filter(Boolean);
  const pool = createPool({ workerUrl: io.workerUrl, threads });
  let engine: Engine | null = null;
  let models: Models | null = null;
  const reporter = createReporter(io.stderr, args.quiet);
  try {
    const keys = passphrase === undefined ? undefined : await unlockCase(caseDir, passphrase);
    const log = (line: string): void => void (args.quiet || io.stderr.write(`${line}\n`));
    models = await io.openModels(log);
    const { readers, textReaders } = models;
    engine = createEngine({
      caseDir,
      pool,
      extractor: createExtractor(args.mode, { pool, readers, textReaders, log }),
      clock: Date.now,
      rand: Math.random,
      log: () => undefined,
      language: 'ko',
      concurrency: threads,
      version: io.version,
      passwords,
      ...(keys && { keys }),
    });
    if (args.pages !== undefined) engine.round.set({ pagePlan: args.pages });
    if (args.dead) {
      io.stdout.write(listDead(engine.deadLetters.list()));
      return EXIT.ok;
    }
    const interrupted = await work(engine, args, io.signal, reporter.update, (w) =>
      io.stderr.write(`${w}\n`),
    );
    if (interrupted) {
      io.stderr.write(
        args.db === undefined
          ? '\n중단했습니다.\n'
          : `\n중단했습니다. 읽은 쪽은 그대로 있습니다. 이어 하기: --db ${args.db} --resume\n`,
      );
      return EXIT.interrupted;
    }
    reporter.update(engine.queue.snapshot());
    reporter.end();
    return await finish(engine, args, io);
  } catch (e) {
    reporter.end();
    const { code } = toErrorShape(e);
    const known = FAULTS[code];
    if (known === undefined) throw e;
    io.stderr.write(`${known}\n`);
    return code === 'disk_full' ? EXIT.nothingRead : EXIT.usage;
  } finally {
    await engine?.stop();
    models?.close();
    await pool.destroy();
  }
}

/** Faults of the call itself, not of a document. */
export const FAULTS: Readonly<Record<string, string>> = {
  case_in_use: '다른 프로그램이 이 사건 폴더를 쓰고 있습니다. The case is in use by another program.',
  disk_full:
    '저장할 공간이 모자라 멈췄습니다. 읽은 것은 그대로 있습니다. 공간을 비우고 --resume 으로 이어 하세요. The disk is full; what was read is kept.',
  file_locked: '다른 프로그램이 파일을 쓰고 있습니다. Another program holds a file.',
  case_damaged: '사건 폴더의 데이터베이스가 손상되었습니다. The case database is damaged.',
  wrong_passphrase:
    '사건 폴더의 암호가 맞지 않습니다. 아무것도 바꾸지 않았습니다. Wrong passphrase; nothing was touched.',
  passphrase_needed:
    '암호가 있는 사건 폴더입니다. --passphrase FILE 을 적어 주세요. The case has a passphrase: give --passphrase FILE.',
  not_encrypted:
    '암호가 없는 사건 폴더입니다. 암호를 정하려면 passphrase 명령을 쓰세요. The case has no passphrase yet: see `passphrase`.',
  weak_passphrase: '암호는 8자 이상이어야 합니다. A passphrase has 8 characters or more.',
  model_manifest_damaged:
    '모델 폴더의 manifest.json 을 읽을 수 없습니다. The manifest of the models folder is damaged.',
  no_model: '비전 모델이 설치되어 있지 않습니다. --mode rules 를 쓰세요. No vision model is installed.',
  old_node: 'Node 22.14 이상이 필요합니다. Node 22.14 or newer is needed.',
};

/** Registers the folders and works until the queue is empty. True when it was interrupted. */
async function work(
  engine: Engine,
  args: RosterArgs,
  signal: AbortSignal,
  onProgress: (snapshot: ProgressSnapshot) => void,
  onWarning: (sentence: string) => void,
): Promise<boolean> {
  engine.on('progress', onProgress);
  const stopped = new Promise<true>((done) =>
    signal.addEventListener('abort', () => done(true), { once: true }),
  );
  const all = async (): Promise<false> => {
    engine.start();
    if (args.paths.length > 0) {
      const { warnings } = await engine.intake.scan(args.paths.map((p) => resolve(p)));
      for (const w of warnings) onWarning(w);
      engine.intake.start();
    }
    if (args.retryFailed) engine.queue.retry({});
    await engine.queue.idle();
    return false;
  };
  return signal.aborted ? true : Promise.race([all(), stopped]);
}

/** Writes the files and the summary. Both files are written whole or not at all. */
async function finish(engine: Engine, args: RosterArgs, io: CommandIo): Promise<number> {
  const { fault } = engine.queue.snapshot();
  if (fault !== undefined) io.stderr.write(`${FAULTS[fault] ?? fault}\n`);
  const json = engine.roster.json();
  const workbook = await engine.roster.workbook({ includeOpen: true });
  await writeWhole(args.out, workbook.bytes);
  if (args.json !== undefined) await writeWhole(args.json, `${JSON.stringify(json, null, 1)}\n`);
  io.stdout.write(summarise(json, { out: args.out, ...(args.json !== undefined && { json: args.json }) }));
  const { documents } = json.report;
  const unread = unreadDocuments(json).length;
  if (documents === unread) return documents === 0 && args.resume ? EXIT.ok : EXIT.nothingRead;
  return unread > 0 ? EXIT.someFailed : EXIT.ok;
}

async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}
