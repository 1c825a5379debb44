import { dateTimeKo } from './labels';
import type { RosterSheet } from './model';
import { compareText, type RosterData, type RosterIndex } from './roster-data';
import { isUnread } from './sheet-open';

const COLUMNS = [
  '모집공고명',
  '기준일',
  '공동연구 기간 설정(년)',
  '대형공저 기준(명)',
  '프로그램 버전',
  '추출기·모델',
  '원본 파일 수/해시 목록',
  '미처리 문서 수',
  '작성자',
  '작성일시',
] as const;

export interface MadeBy {
  readonly generatedAt: string;
  readonly version: string;
  readonly mode: string;
  readonly models?: readonly string[];
  /** Who makes the roster; empty when nobody said. */
  readonly author?: string;
  /** Who answers for the roster as it stands; absent while nobody has signed this state. */
  readonly signed?: { readonly actor: string; readonly at: number; readonly openItems: number };
}

/** Sheet 5: one row about the roster, one about its sign-off where there is one, then one row per source file with its whole SHA-256 (one cell would burst). */
export function infoSheet(data: RosterData, index: RosterIndex, made: MadeBy): RosterSheet {
  const { settings } = data.round;
  const open = data.flags.filter((f) => f.status === 'open').length;
  const unread = data.documents.filter(isUnread).length;
  const hashColumn = COLUMNS.indexOf('원본 파일 수/해시 목록');
  const first = [
    data.round.name,
    settings.referenceDate,
    settings.windowYears === null ? '제한 없음' : String(settings.windowYears),
    String(settings.largeCollaboration),
    made.version,
    [made.mode, ...(made.models ?? [])].join(' · '),
    `${data.documents.length}개`,
    `${unread} (미해결 검토항목 ${open}건)`,
    made.author ?? '',
    dateTimeKo(Date.parse(made.generatedAt)),
  ];
  const files = data.documents
    .map((d) => `${index.applicant(d.applicantId)?.externalId ?? ''} ${d.relativePath} ${d.fingerprint}`)
    .sort(compareText)
    .map((line) => COLUMNS.map((_, i) => (i === hashColumn ? line : '')));
  return { name: '5_생성정보', columns: COLUMNS, rows: [first, ...signRow(made.signed), ...files] };
}

/** Title of the sign-off's row, in the first column. */
const SIGNED = '확인 서명';

function signRow(signed: MadeBy['signed']): string[][] {
  if (!signed) return [];
  const known = signed.openItems === 0 ? '미해결 없음' : `미해결 ${signed.openItems}건을 알고 서명`;
  const values: Partial<Record<(typeof COLUMNS)[number], string>> = {
    모집공고명: SIGNED,
    '미처리 문서 수': known,
    작성자: signed.actor,
    작성일시: dateTimeKo(signed.at),
  };
  return [COLUMNS.map((c) => values[c] ?? '')];
}
