import { parseArgs } from 'node:util';
import { UsageError } from './args';

export const CONFLICTS_USAGE = `사용법  npm run -s conflicts -- --db CASE --evaluators FILE [--out conflicts.xlsx] [--json FILE]
        npm run -s conflicts -- --db CASE --wipe

  --db CASE             명단이 들어 있는 사건 폴더                    the case folder
  --evaluators FILE     평가위원 명단 (XLSX, CSV; - 는 표준 입력)       the evaluators' list; without it the one in the case
  --add                 앞선 명단에 더합니다 (기본은 바꿈)             adds to the list in the case
  --applicants FILE     지원자 명단 (지원번호, 성명, 영문명, 모집단위)  fills in and checks what the folders say
  --accept              폴더와 다른 값도 지원자 명단대로 고칩니다      takes the list's side where they differ
  --preset NAME         base | three_years | four_years | five_years | widest
  --out FILE            대조 결과 XLSX (기본 conflicts.xlsx)           the workbook
  --json FILE           같은 내용의 JSON                              the same as JSON
  --password-file FILE  결과 파일의 암호 (- 는 표준 입력)              password of the workbook
  --list-password FILE  평가위원 명단 파일의 암호                      password of the evaluators' list
  --passphrase FILE     사건 폴더의 암호 파일                          passphrase of the case
  --wipe                평가위원에 관한 것을 모두 지웁니다             removes everything about evaluators

암호는 파일에서 읽습니다. 평가위원 이름은 화면과 기록에 남지 않습니다.
끝 코드  0 됨 · 2 사용법 · 3 빠진 행이나 읽지 못한 문서가 있음 · 4 평가위원을 한 명도 읽지 못함 · 130 중단`;

export interface ConflictsArgs {
  readonly db: string;
  readonly evaluators?: string;
  readonly add: boolean;
  readonly applicants?: string;
  readonly accept: boolean;
  readonly preset?: string;
  readonly out: string;
  readonly json?: string;
  readonly passwordFile?: string;
  readonly listPassword?: string;
  readonly passphrase?: string;
  readonly wipe: boolean;
}

/** Arguments → what was asked for. Throws `UsageError`. */
export function parseConflictsArgs(argv: readonly string[]): ConflictsArgs {
  const v = parse(argv);
  if (v.db === undefined) throw new UsageError('--db CASE 가 필요합니다. --db CASE is needed.');
  if (v.wipe && (v.evaluators !== undefined || v.applicants !== undefined || v.json !== undefined))
    throw new UsageError('--wipe: --db CASE 만 함께 쓸 수 있습니다.');
  const secrets = [v.evaluators, v['password-file'], v['list-password'], v.passphrase, v.applicants];
  if (secrets.filter((s) => s === '-').length > 1)
    throw new UsageError('표준 입력(-)은 하나만 쓸 수 있습니다. Only one can be standard input.');
  return {
    db: v.db,
    add: v.add,
    accept: v.accept,
    out: v.out ?? 'conflicts.xlsx',
    wipe: v.wipe,
    ...(v.evaluators !== undefined && { evaluators: v.evaluators }),
    ...(v.applicants !== undefined && { applicants: v.applicants }),
    ...(v.preset !== undefined && { preset: v.preset }),
    ...(v.json !== undefined && { json: v.json }),
    ...(v['password-file'] !== undefined && { passwordFile: v['password-file'] }),
    ...(v['list-password'] !== undefined && { listPassword: v['list-password'] }),
    ...(v.passphrase !== undefined && { passphrase: v.passphrase }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        db: { type: 'string' },
        evaluators: { type: 'string' },
        add: { type: 'boolean', default: false },
        applicants: { type: 'string' },
        accept: { type: 'boolean', default: false },
        preset: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'string' },
        'password-file': { type: 'string' },
        'list-password': { type: 'string' },
        passphrase: { type: 'string' },
        wipe: { type: 'boolean', default: false },
      },
    }).values;
  } catch (e) {
    throw new UsageError(e instanceof Error ? e.message : String(e));
  }
}
