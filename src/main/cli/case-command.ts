import { rename, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  createEngine,
  removePassphrase,
  restoreCase,
  setPassphrase,
  unlockCase,
  wipeCase,
  type Engine,
} from '../engine';
import { PermanentError, toErrorShape } from '../engine/domain/errors';
import { createExtractor } from '../engine/extractors';
import type { Pool } from '../engine/pool/tasks';
import { UsageError } from './args';
import { CASE_USAGE, parseCaseArgs, type CaseArgs, type CaseCommand } from './case-args';
import { EXIT, FAULTS, type CommandIo } from './roster-command';
import { secret } from './secret';

const BROKEN = 1;
/** Who did it, in the audit log. */
const ACTOR = 'cli';

const SENTENCES: Readonly<Record<string, string>> = {
  ...FAULTS,
  not_a_backup: '백업 파일이 아닙니다. This is no backup.',
  backup_damaged:
    '백업 파일이 손상되었습니다. 아무것도 만들지 않았습니다. The backup is damaged; nothing was made.',
  round_exists: '그 사건 폴더가 이미 있습니다. The case folder is there already.',
  file_changed: '저장하는 동안 문서가 바뀌었습니다. 다시 해 주세요. A document changed meanwhile; try again.',
};

/** These commands read no document: nothing is started that could. */
const noPool: Pool = {
  run: () => Promise.reject(new PermanentError('internal', 'no document is read here')),
  destroy: () => Promise.resolve(),
};

/** `verify`, `backup`, `restore`, `passphrase`, `wipe`. Returns the exit code. */
export async function caseCommand(
  command: CaseCommand,
  argv: readonly string[],
  io: CommandIo,
): Promise<number> {
  try {
    const args = parseCaseArgs(command, argv);
    const dir = resolve(args.db);
    if (command !== 'restore' && !(await stat(dir).catch(() => null))?.isDirectory())
      throw new UsageError(`찾을 수 없습니다: ${args.db}`);
    return await run[command](args, dir, io);
  } catch (e) {
    const known = e instanceof UsageError ? `${e.message}\n\n${CASE_USAGE}` : SENTENCES[toErrorShape(e).code];
    if (known === undefined) throw e;
    io.stderr.write(`${known}\n`);
    return EXIT.usage;
  }
}

const run: Record<CaseCommand, (args: CaseArgs, dir: string, io: CommandIo) => Promise<number>> = {
  verify: (args, dir, io) =>
    withCase(args, dir, io, async (engine) => {
      const { entries, broken, head } = engine.safety.verifyAudit();
      if (args.out !== undefined) await writeLines(args.out, engine.safety.auditLines());
      if (broken !== null) {
        io.stderr.write(
          `감사 기록이 맞지 않습니다: ${broken}번. The audit log is broken at entry ${broken}.\n`,
        );
        return BROKEN;
      }
      io.stdout.write(`감사 기록 ${entries}건이 모두 맞습니다. 마지막 해시 ${head}\n`);
      return EXIT.ok;
    }),
  backup: (args, dir, io) =>
    withCase(args, dir, io, async (engine) => {
      const { bytes, documents, missing } = await engine.safety.backup(resolve(args.out!), {
        includeEvaluators: args.withEvaluators,
      });
      const left = missing > 0 ? `, 찾지 못한 문서 ${missing}개` : '';
      io.stdout.write(`백업 ${args.out}: ${bytes}바이트, 문서 ${documents}개${left}\n`);
      return EXIT.ok;
    }),
  async restore(args, dir, io) {
    const passphrase = await secret(args.passphrase, io);
    const { encrypted } = await restoreCase(resolve(args.from!), dir, {
      now: Date.now(),
      ...(passphrase !== undefined && { passphrase }),
    });
    const note = encrypted && passphrase === undefined ? ' 암호는 열 때 확인합니다.' : '';
    io.stdout.write(`되살렸습니다: ${args.db}.${note}\n`);
    return EXIT.ok;
  },
  async passphrase(args, dir, io) {
    const current = await secret(args.passphrase, io);
    if (args.remove) {
      await removePassphrase(dir, { current: current ?? '', actor: ACTOR, at: Date.now() });
      io.stdout.write('암호를 없앴습니다. 이제 누구나 열 수 있습니다.\n');
      return EXIT.ok;
    }
    const next = (await secret(args.next, io))!;
    await setPassphrase(dir, {
      next,
      actor: ACTOR,
      at: Date.now(),
      ...(current !== undefined && { current }),
    });
    io.stdout.write('암호를 정했습니다. 잊으면 아무도 열 수 없습니다.\n');
    return EXIT.ok;
  },
  async wipe(args, dir, io) {
    const { files, bytes, verified } = await wipeCase(dir);
    io.stdout.write(`지웠습니다: ${args.db} (파일 ${files}개, ${bytes}바이트를 덮어씀)\n`);
    if (verified) return EXIT.ok;
    io.stderr.write('덮어쓴 것을 확인하지 못한 파일이 있습니다. Not every file could be verified.\n');
    return BROKEN;
  },
};

/** Opens the case, does `work` on it and closes it again. */
export async function withCase(
  args: Pick<CaseArgs, 'passphrase'>,
  dir: string,
  io: CommandIo,
  work: (engine: Engine) => Promise<number>,
): Promise<number> {
  const passphrase = await secret(args.passphrase, io);
  const keys = passphrase === undefined ? undefined : await unlockCase(dir, passphrase);
  const engine = createEngine({
    caseDir: dir,
    pool: noPool,
    extractor: createExtractor('rules', { pool: noPool }),
    clock: Date.now,
    rand: Math.random,
    log: () => undefined,
    language: 'ko',
    operator: ACTOR,
    version: io.version,
    ...(keys && { keys }),
  });
  try {
    return await work(engine);
  } finally {
    await engine.stop();
  }
}

async function writeLines(file: string, lines: Iterable<string>): Promise<void> {
  await writeFile(`${file}.part`, lines);
  await rename(`${file}.part`, file);
}
