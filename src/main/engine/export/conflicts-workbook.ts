import type { ConflictRules } from '../domain/conflicts';
import { CONFLICT_TIES } from '../domain/conflicts';
import type { RosterModel, RosterSheet } from './model';

/** A row of the sheet of evaluators, already in words. */
export interface ConflictSheetRow {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly affiliation: string;
  readonly department: string;
  readonly externalId: string;
  readonly applicant: string;
  readonly person: string;
  readonly way: string;
  readonly ties: string;
  readonly evidence: string;
  readonly decision: string;
  readonly actor: string;
  readonly reason: string;
}

export interface ConflictBook {
  readonly round: string;
  readonly generatedAt: string;
  readonly version: string;
  readonly author: string;
  readonly presetName: string;
  readonly rules: ConflictRules;
  readonly tieWord: (tie: (typeof CONFLICT_TIES)[number]) => string;
  readonly rows: readonly ConflictSheetRow[];
  readonly counts: readonly (readonly [string, number])[];
  /** Applicants for whom something was not read: no hit is no proof there. */
  readonly cautions: readonly (readonly string[])[];
}

const COLUMNS = [
  '평가위원 성명(한글)',
  '영문',
  '소속',
  '학과',
  '접수번호',
  '지원자',
  '일치 관계자',
  '일치방식(한글완전/영문완전/이니셜/소속+이니셜)',
  '관계구분',
  '근거',
  '판정(제척/기피검토/무관)',
  '확인자',
  '사유',
] as const;

/** The evaluators' workbook: sheet 3 of the roster's form, and a sheet that says by which rules and how complete it is. */
export function conflictsModel(book: ConflictBook): RosterModel {
  return {
    title: `${book.round} 평가위원 대조`,
    generatedAt: book.generatedAt,
    sheets: [hitSheet(book), rulesSheet(book)],
  };
}

function hitSheet({ rows }: ConflictBook): RosterSheet {
  return {
    name: '3_평가위원_대조',
    columns: COLUMNS,
    rows: rows.map((r) => [
      r.nameKo,
      r.nameEn,
      r.affiliation,
      r.department,
      r.externalId,
      r.applicant,
      r.person,
      r.way,
      r.ties,
      r.evidence,
      r.decision,
      r.actor,
      r.reason,
    ]),
  };
}

function rulesSheet(book: ConflictBook): RosterSheet {
  const { rules } = book;
  const years = (n: number | null): string => (n === null ? '기간 없음' : `${n}년`);
  return {
    name: '대조_기준과_현황',
    columns: ['구분', '항목', '값', '비고'],
    rows: [
      ['생성', '모집공고명', book.round, ''],
      ['생성', '작성자', book.author, ''],
      ['생성', '작성일시', book.generatedAt, ''],
      ['생성', '프로그램 버전', book.version, ''],
      ['기준', '규칙', book.presetName, ''],
      ['기준', '기준일', rules.referenceDate, ''],
      ['기준', '대형공저 기준(명)', String(rules.largeCollaboration), ''],
      [
        '기준',
        '제한 사유로 보는 가장 낮은 등급',
        rules.weakestGround,
        '이보다 낮은 관계도 모두 적혀 있습니다.',
      ],
      ...CONFLICT_TIES.map((tie) => [
        '등급',
        book.tieWord(tie),
        rules.ties[tie].grade,
        years(rules.ties[tie].windowYears),
      ]),
      ...book.counts.map(([what, n]) => ['현황', what, String(n), '']),
      ...book.cautions.map(([externalId = '', name = '', note = '']) => ['주의', externalId, name, note]),
    ],
  };
}
