import { parseArgs } from 'node:util';
import { isExtractorMode } from '../engine/extractors';
import { PAGE_PLANS, type ExtractorMode, type PagePlan } from '../engine/domain/words';

/** What `roster` was asked for. */
export interface RosterArgs {
  readonly paths: readonly string[];
  readonly db?: string;
  readonly out: string;
  readonly json?: string;
  readonly mode: ExtractorMode;
  readonly workers?: number;
  /** How much of long documents is read; the round's own setting where absent. */
  readonly pages?: PagePlan;
  readonly resume: boolean;
  readonly retryFailed: boolean;
  /** Only lists what was given up. */
  readonly dead: boolean;
  /** Names of files (`-`: standard input); secrets never stand on the command line. */
  readonly password?: string;
  readonly passphrase?: string;
  readonly quiet: boolean;
}

export const USAGE = `사용법  npm run -s roster -- <폴더|ZIP>... [선택]
        npm run -s roster -- --db CASE --resume

  --out FILE         명단 XLSX (기본 roster.xlsx)        the workbook
  --json FILE        같은 내용의 JSON                    the same as JSON
  --db CASE          사건 폴더를 열거나 새로 만듭니다    opens or creates a case folder
  --resume           끝나지 않은 것을 이어서 읽습니다    goes on with what is not final
  --retry-failed     읽지 못한 문서를 다시 읽습니다      reads failed documents again
  --dead             읽지 못한 문서의 이유와 내력      lists what was given up, and why
  --mode MODE        rules | hybrid | vlm | ensemble
  --pages PLAN       people(사람이 나오는 쪽) | text(기본) | whole(전체)  which pages of long documents are read
  --workers N        동시에 읽는 작업 수                 tasks at the same time
  --password FILE    암호 파일(- 는 표준 입력), 한 줄에 하나  passwords of documents, one a line
  --passphrase FILE  사건 폴더의 암호 파일               passphrase of the case
  --quiet            진행 표시를 하지 않습니다           no progress

끝 코드  0 모두 읽음 · 2 사용법 · 3 일부 실패 · 4 읽은 것 없음 · 130 중단(이어 하기 가능)`;

/** A wrong call; the message is a sentence for the person who made it. */
export class UsageError extends Error {}

/** Arguments → what was asked for. Throws `UsageError`. */
export function parseRosterArgs(argv: readonly string[]): RosterArgs {
  const { values, positionals } = parse(argv);
  const { mode = 'hybrid', workers, db } = values;
  if (mode === 'stub' || !isExtractorMode(mode))
    throw new UsageError(`--mode ${mode}: rules | hybrid | vlm | ensemble`);
  const resume = values.resume || values['retry-failed'];
  if (values.dead && (db === undefined || positionals.length > 0 || resume))
    throw new UsageError('--dead: --db CASE 만 함께 쓸 수 있습니다.');
  if (positionals.length === 0 && !resume && !values.dead)
    throw new UsageError('폴더나 ZIP을 하나 이상 적어 주세요. Name a folder or a ZIP.');
  if (resume && db === undefined) throw new UsageError('--resume, --retry-failed: --db CASE 가 필요합니다.');
  const pages = PAGE_PLANS.find((plan) => plan === values.pages);
  if (values.pages !== undefined && !pages)
    throw new UsageError(`--pages ${values.pages}: ${PAGE_PLANS.join(' | ')}`);
  if (workers !== undefined && !/^([1-9]|[1-5]\d|6[0-4])$/.test(workers))
    throw new UsageError(`--workers ${workers}: 1 – 64`);
  if (values.password === '-' && values.passphrase === '-')
    throw new UsageError('표준 입력(-)은 하나만 쓸 수 있습니다.');
  return {
    paths: positionals,
    out: values.out ?? 'roster.xlsx',
    mode,
    resume,
    retryFailed: values['retry-failed'],
    dead: values.dead,
    quiet: values.quiet,
    ...(db !== undefined && { db }),
    ...(values.json !== undefined && { json: values.json }),
    ...(pages !== undefined && { pages }),
    ...(workers !== undefined && { workers: Number(workers) }),
    ...(values.password !== undefined && { password: values.password }),
    ...(values.passphrase !== undefined && { passphrase: values.passphrase }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        db: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'string' },
        mode: { type: 'string' },
        workers: { type: 'string' },
        pages: { type: 'string' },
        password: { type: 'string' },
        passphrase: { type: 'string' },
        resume: { type: 'boolean', default: false },
        'retry-failed': { type: 'boolean', default: false },
        dead: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (e) {
    throw new UsageError(e instanceof Error ? e.message : String(e));
  }
}
