import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replayFile } from '../engine';
import { toErrorShape } from '../engine/domain/errors';
import type { RegressionChange, RegressionReport } from '../engine/domain/views';
import { createPool } from '../engine/pool/pool';
import { UsageError } from './args';
import { withCase } from './case-command';
import { EXIT, FAULTS, type CommandIo } from './roster-command';

const USAGE = `사용법  npm run -s roster -- regression export --db CASE --out FILE [--passphrase FILE]
        npm run -s roster -- regression replay --from FILE [--json]

  export   검토가 끝난 문서의 쪽 모양과 확정한 답을 FILE에 저장합니다   page shapes and confirmed answers into a file of your own
  replay   지금의 규칙으로 FILE을 다시 읽어, 나아지거나 나빠진 문서를 알립니다   names the documents today's rules read better or worse

FILE에는 이름이 들어 있습니다. 다른 사람에게 주지 마십시오. The file holds names; keep it to yourself.
끝 코드  0 됨 · 1 나빠진 문서가 있음 · 2 하지 못함`;

const WORSE = 1;

const SENTENCES: Readonly<Record<string, string>> = {
  ...FAULTS,
  file_missing: '파일을 찾을 수 없습니다. The file is not there.',
  not_a_regression_set: '회귀 모음이 아닙니다. This is no regression set.',
};

/** `regression export|replay`. Returns the exit code. */
export async function regressionCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  try {
    const { action, db, out, from, passphrase, json } = parse(argv);
    if (action === 'replay') return await replay(resolve(from!), json, io);
    const dir = resolve(db!);
    if (!(await stat(dir).catch(() => null))?.isDirectory()) throw new UsageError(`찾을 수 없습니다: ${db}`);
    return await withCase(passphrase === undefined ? {} : { passphrase }, dir, io, async (engine) => {
      const { documents } = await engine.report.regression.export(resolve(out!));
      io.stdout.write(`회귀 모음 ${out}: 문서 ${documents}개\n`);
      return EXIT.ok;
    });
  } catch (e) {
    const known = e instanceof UsageError ? `${e.message}\n\n${USAGE}` : SENTENCES[toErrorShape(e).code];
    if (known === undefined) throw e;
    io.stderr.write(`${known}\n`);
    return EXIT.usage;
  }
}

async function replay(file: string, json: boolean, io: CommandIo): Promise<number> {
  const pool = createPool({ workerUrl: io.workerUrl, threads: 1 });
  try {
    const report = await replayFile(file, pool);
    io.stdout.write(json ? `${JSON.stringify(report)}\n` : summary(report));
    return report.worse.length > 0 ? WORSE : EXIT.ok;
  } finally {
    await pool.destroy();
  }
}

function summary(r: RegressionReport): string {
  const lines = [
    `문서 ${r.documents}개: 그대로 ${r.same}, 나아짐 ${r.better.length}, 나빠짐 ${r.worse.length}`,
    `맞는 이름 ${r.answers}개 가운데 그때 ${r.before}개, 지금 ${r.now}개를 읽었습니다.`,
    ...r.worse.flatMap((c) => described('나빠짐', c)),
    ...r.better.flatMap((c) => described('나아짐', c)),
  ];
  return `${lines.join('\n')}\n`;
}

function described(verdict: string, c: RegressionChange): string[] {
  const names = (what: string, list: RegressionChange['lost']): string[] =>
    list.length === 0 ? [] : [`    ${what}: ${list.map((p) => `${p.name} (${p.role})`).join(', ')}`];
  return [
    `${verdict}  ${c.file} [${c.docType}, ${c.family}]`,
    ...(c.fault === null ? [] : [`    규칙이 멈춤: ${c.fault}`]),
    ...names('잃음', c.lost),
    ...names('잘못 읽음', c.wrong),
    ...names('새로 찾음', c.gained),
    ...names('바로잡음', c.mended),
  ];
}

function parse(argv: readonly string[]) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: {
          db: { type: 'string' },
          out: { type: 'string' },
          from: { type: 'string' },
          passphrase: { type: 'string' },
          json: { type: 'boolean', default: false },
        },
      });
    } catch (e) {
      throw new UsageError(e instanceof Error ? e.message : String(e));
    }
  })();
  const [action, ...more] = positionals;
  if ((action !== 'export' && action !== 'replay') || more.length > 0)
    throw new UsageError('export 또는 replay 가 필요합니다.');
  if (action === 'export' && (values.db === undefined || values.out === undefined))
    throw new UsageError('export: --db CASE 와 --out FILE 이 필요합니다.');
  if (action === 'replay' && values.from === undefined)
    throw new UsageError('replay: --from FILE 이 필요합니다.');
  return { action, ...values } as const;
}
