import { parseArgs } from 'node:util';
import { UsageError } from './args';

const COMMANDS = ['verify', 'backup', 'restore', 'wipe', 'passphrase'] as const;
export type CaseCommand = (typeof COMMANDS)[number];

export function isCaseCommand(word: string | undefined): word is CaseCommand {
  return (COMMANDS as readonly (string | undefined)[]).includes(word);
}

export const CASE_USAGE = `사용법  npm run -s roster -- <명령> --db CASE [--passphrase FILE]

  verify     [--out FILE]     감사 기록을 확인하고, FILE에 저장합니다   checks the audit log; writes it as JSON lines
  backup     --out FILE       사건 폴더를 한 파일로 저장합니다          the whole case into one file
             --with-evaluators  평가위원에 관한 것도 넣습니다           evaluators, too
  restore    --from FILE      백업을 새 사건 폴더로 되살립니다          a backup into a new case folder
  passphrase --new FILE       암호를 정하거나 바꿉니다                  encrypts the case, or changes its passphrase
  passphrase --remove         암호를 없앱니다                           takes the passphrase off
  wipe       --yes            사건 폴더를 되살릴 수 없게 지웁니다       removes the case for good

암호는 파일에서 읽습니다(- 는 표준 입력).
끝 코드  0 됨 · 1 감사 기록이 맞지 않음, 덮어쓴 것을 확인하지 못함 · 2 하지 못함`;

export interface CaseArgs {
  readonly db: string;
  readonly out?: string;
  readonly from?: string;
  readonly withEvaluators: boolean;
  readonly passphrase?: string;
  readonly next?: string;
  readonly remove: boolean;
}

/** Throws `UsageError`. */
export function parseCaseArgs(command: CaseCommand, argv: readonly string[]): CaseArgs {
  const {
    db,
    out,
    from,
    passphrase,
    yes,
    remove,
    new: next,
    'with-evaluators': withEvaluators,
  } = parse(argv);
  if (db === undefined) throw new UsageError('--db CASE 가 필요합니다.');
  if (command === 'backup' && out === undefined) throw new UsageError('backup: --out FILE 이 필요합니다.');
  if (command === 'restore' && from === undefined)
    throw new UsageError('restore: --from FILE 이 필요합니다.');
  if (command === 'passphrase' && (next === undefined) !== remove)
    throw new UsageError('passphrase: --new FILE 또는 --remove 가 필요합니다.');
  if (remove && passphrase === undefined)
    throw new UsageError('passphrase --remove: --passphrase FILE 이 필요합니다.');
  if (command === 'wipe' && !yes)
    throw new UsageError('wipe: 되돌릴 수 없습니다. 지우려면 --yes 를 적어 주세요.');
  if (passphrase === '-' && next === '-') throw new UsageError('표준 입력(-)은 하나만 쓸 수 있습니다.');
  return {
    db,
    remove,
    withEvaluators,
    ...(out !== undefined && { out }),
    ...(from !== undefined && { from }),
    ...(passphrase !== undefined && { passphrase }),
    ...(next !== undefined && { next }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        db: { type: 'string' },
        out: { type: 'string' },
        from: { type: 'string' },
        passphrase: { type: 'string' },
        new: { type: 'string' },
        remove: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'with-evaluators': { type: 'boolean', default: false },
      },
    }).values;
  } catch (e) {
    throw new UsageError(e instanceof Error ? e.message : String(e));
  }
}
