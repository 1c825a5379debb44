import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createEngine, unlockCase, type Engine } from '../engine';
import { toErrorShape } from '../engine/domain/errors';
import type { ConflictOverview, ListPreview } from '../engine/domain/views-conflicts';
import { createExtractor } from '../engine/extractors';
import { createPool } from '../engine/pool/pool';
import { UsageError } from './args';
import { CONFLICTS_USAGE, parseConflictsArgs, type ConflictsArgs } from './conflicts-args';
import { EXIT, FAULTS, type CommandIo } from './roster-command';

/** Faults of the lists, in the person's words. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...FAULTS,
  file_missing: '명단 파일을 찾을 수 없습니다. The list cannot be found.',
  list_empty: '명단이 비어 있습니다. The list is empty.',
  list_unreadable:
    '명단을 읽을 수 없습니다. XLSX나 CSV로 저장해 주세요. The list cannot be read: save it as XLSX or CSV.',
  list_old_format: '옛 형식(XLS)입니다. XLSX로 다시 저장해 주세요. An old XLS file: save it as XLSX.',
  too_large: '명단이 너무 큽니다. The list is too large.',
  wrong_password: '명단 파일의 암호가 맞지 않습니다. The password does not open the list.',
};

/** `conflicts`: the evaluators' list against a case's roster. Nothing it prints names an evaluator. Returns the exit code. */
export async function conflictsCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  try {
    const args = parseConflictsArgs(argv);
    await check(args);
    return await run(args, io);
  } catch (e) {
    if (io.signal.aborted) return EXIT.interrupted;
    const known =
      e instanceof UsageError ? `${e.message}\n\n${CONFLICTS_USAGE}` : SENTENCES[toErrorShape(e).code];
    if (known === undefined) throw e;
    io.stderr.write(`${known}\n`);
    return EXIT.usage;
  }
}

async function check(args: ConflictsArgs): Promise<void> {
  const isCase = await stat(join(args.db, 'case.sqlite')).catch(() => null);
  if (!isCase) throw new UsageError(`사건 폴더가 아닙니다: ${args.db}. No case folder.`);
  for (const file of [args.evaluators, args.applicants])
    if (file !== undefined && file !== '-' && !(await stat(file).catch(() => null))?.isFile())
      throw new UsageError(`찾을 수 없습니다: ${file}. No such file.`);
  const folder = dirname(resolve(args.out));
  if (!args.wipe && !(await stat(folder).catch(() => null)))
    throw new UsageError(`폴더가 없습니다: ${folder}`);
}

async function run(args: ConflictsArgs, io: CommandIo): Promise<number> {
  const secret = async (name: string | undefined): Promise<string | undefined> =>
    name === undefined
      ? undefined
      : (name === '-' ? await io.readStdin() : await readFile(name, 'utf8')).replace(/\r?\n$/, '');
  const passphrase = await secret(args.passphrase);
  const password = await secret(args.passwordFile);
  if (password === '') throw new UsageError('--password-file: 암호가 비어 있습니다. The password is empty.');
  const listPassword = await secret(args.listPassword);
  const keys = passphrase === undefined ? undefined : await unlockCase(args.db, passphrase);
  const pool = createPool({ workerUrl: io.workerUrl, threads: io.threads });
  const engine = createEngine({
    caseDir: resolve(args.db),
    pool,
    extractor: createExtractor('rules', { pool }),
    clock: Date.now,
    rand: Math.random,
    log: () => undefined,
    language: 'ko',
    operator: 'cli',
    concurrency: io.threads,
    version: io.version,
    ...(keys && { keys }),
  });
  const stop = (): void => void pool.destroy();
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    if (args.wipe) return await wipe(engine, io);
    const left = await lists(engine, args, io, listPassword);
    if (left === null) return EXIT.nothingRead;
    return await finish(engine, args, io, { left, password });
  } finally {
    io.signal.removeEventListener('abort', stop);
    await engine.stop();
    await pool.destroy();
  }
}

async function wipe(engine: Engine, io: CommandIo): Promise<number> {
  const { verified } = await engine.conflicts.wipe();
  io.stdout.write(
    verified
      ? '평가위원에 관한 것을 모두 지웠습니다. Everything about evaluators is gone.\n'
      : '지웠지만 덮어쓴 것을 확인하지 못했습니다. Removed, but not proven to be overwritten.\n',
  );
  return verified ? EXIT.ok : EXIT.someFailed;
}

/** Takes the lists over. Returns how many rows were left out; null when nobody was read. */
async function lists(
  engine: Engine,
  args: ConflictsArgs,
  io: CommandIo,
  listPassword: string | undefined,
): Promise<number | null> {
  const { conflicts } = engine;
  const source = async (file: string) =>
    file === '-' ? { text: await io.readStdin() } : { path: resolve(file) };
  let left = 0;
  if (args.applicants !== undefined) {
    const preview = await conflicts.list.read('applicants', await source(args.applicants));
    left += report(preview, io);
    for (const row of preview.applicants) sayApplicant(row, io);
    const differs = preview.applicants.flatMap((a) =>
      a.differs.map((d) => ({ externalId: a.externalId, field: d.field })),
    );
    const { filled, changed } = conflicts.list.applyApplicants(args.accept ? differs : []);
    io.stdout.write(`지원자 명단: 채운 값 ${filled}개, 고친 값 ${changed}개, 다른 값 ${differs.length}개\n`);
    // names have changed: who the applicant is in each document is settled anew
    engine.start();
    await engine.queue.idle();
  }
  if (args.preset !== undefined) {
    const preset = conflicts.presets().find((p) => p.id === args.preset);
    if (!preset)
      throw new UsageError(
        `--preset ${args.preset}: ${conflicts
          .presets()
          .map((p) => p.id)
          .join(' | ')}`,
      );
    conflicts.setRules(preset.rules);
  }
  if (args.evaluators !== undefined) {
    let preview = await conflicts.list.read('evaluators', await source(args.evaluators));
    if (preview.locked && listPassword !== undefined)
      preview = await conflicts.list.map({ password: listPassword });
    if (preview.locked)
      throw new UsageError('암호가 걸린 명단입니다: --list-password FILE. The list has a password.');
    left += report(preview, io);
    if (preview.taken === 0) {
      io.stderr.write('평가위원을 한 명도 읽지 못했습니다. No evaluator could be read.\n');
      return null;
    }
    conflicts.list.importEvaluators(args.add ? 'add' : 'replace');
  }
  if (conflicts.overview().evaluators === 0) {
    io.stderr.write('평가위원 명단이 없습니다: --evaluators FILE. There is no list of evaluators.\n');
    return null;
  }
  return left;
}

/** Rows that were left out or are doubtful, by number and reason: what stands in them is nobody's business here. */
function report(preview: ListPreview, io: CommandIo): number {
  for (const p of preview.problems) io.stderr.write(`${p.row}행: ${p.message}\n`);
  return preview.problems.filter((p) => p.left).length;
}

function sayApplicant(row: ListPreview['applicants'][number], io: CommandIo): void {
  if (row.state === 'unknown') io.stderr.write(`${row.externalId}: 폴더가 없습니다. No folder.\n`);
  if (row.state === 'missing')
    io.stderr.write(`${row.externalId}: 지원자 명단에 없습니다. Not in the list.\n`);
  const words = { name: '성명', nameEn: '영문명', position: '모집단위' };
  for (const d of row.differs)
    io.stderr.write(
      `${row.externalId}: ${words[d.field]}이(가) 다릅니다. 폴더 “${d.folder}”, 명단 “${d.list}”\n`,
    );
}

async function finish(
  engine: Engine,
  args: ConflictsArgs,
  io: CommandIo,
  { left, password }: { readonly left: number; readonly password: string | undefined },
): Promise<number> {
  const { conflicts } = engine;
  const json = await conflicts.json();
  const { bytes } = await conflicts.workbook(password === undefined ? {} : { password });
  await writeWhole(args.out, bytes);
  if (args.json !== undefined) await writeWhole(args.json, `${JSON.stringify(json, null, 1)}\n`);
  const unread = json.applicants.reduce((n, a) => n + a.unreadDocuments, 0);
  io.stdout.write(summary(conflicts.overview(), { unread, left, out: args.out, json: args.json }));
  return left > 0 || unread > 0 ? EXIT.someFailed : EXIT.ok;
}

function summary(
  o: ConflictOverview,
  facts: { unread: number; left: number; out: string; json: string | undefined },
): string {
  const lines = [
    `평가위원 ${o.evaluators}명 × 지원자 ${o.applicants}명 · 일치 ${o.hits.total}건 (확실 ${o.hits.same}, 가능 ${o.hits.possible})`,
    `판정: 제척 ${o.hits.exclude} · 기피검토 ${o.hits.review} · 무관 ${o.hits.unrelated} · 미정 ${o.hits.open} · 새 근거 ${o.hits.new}`,
  ];
  if (facts.left > 0) lines.push(`명단에서 뺀 행 ${facts.left}개 (위에 적힌 이유)`);
  if (facts.unread > 0)
    lines.push(`읽지 못한 문서 ${facts.unread}개: 일치가 없다고 해서 관계가 없다는 뜻이 아닙니다.`);
  lines.push(`대조 결과: ${facts.out}`);
  if (facts.json !== undefined) lines.push(`JSON: ${facts.json}`);
  return `${lines.join('\n')}\n`;
}

async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  await writeFile(`${file}.part`, data, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
