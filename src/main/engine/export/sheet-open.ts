import { reasonText, type Reason } from '../domain/reasons';
import { FLAG_KO } from './labels';
import type { RosterSheet } from './model';
import { compareText, type DocumentData, type RosterData, type RosterIndex } from './roster-data';

const COLUMNS = ['접수번호', '문서', '쪽', '플래그', '사유', '원문 조각', '상태'] as const;

/** Documents nobody can read, or that were not read to the end: they hold people this roster does not know. */
export function isUnread(document: DocumentData): boolean {
  return document.status === 'failed' || document.status === 'received' || document.status === 'extracted';
}

/** Sheet 4: every open flag, and every document that failed or was not read to the end. */
export function openSheet(data: RosterData, index: RosterIndex): RosterSheet {
  const text = (reasons: readonly Reason[]): string => reasons.map((r) => reasonText(r, 'ko')).join(' / ');
  const flags = data.flags
    .filter((f) => f.status === 'open')
    .map((f) => ({
      externalId: index.applicant(f.applicantId)?.externalId ?? '',
      file: index.document(f.documentId)?.filename ?? '',
      page: f.page,
      source: f.personId,
      flag: f.id as number | null,
      cells: [
        FLAG_KO[f.flagType],
        text(f.reasons) || f.label,
        f.rawText ?? (f.personId === null ? '' : f.label),
        '미해결',
      ],
    }));
  const unread = data.documents.filter(isUnread).map((d) => ({
    externalId: index.applicant(d.applicantId)?.externalId ?? '',
    file: d.filename,
    page: null,
    source: null,
    flag: null,
    cells: [
      d.status === 'failed' ? '읽기 실패' : '미처리',
      text(d.reasons) || (d.note ?? ''),
      '',
      d.status === 'failed' ? '실패' : '처리 전',
    ],
  }));
  const rows = [...flags, ...unread].sort(
    (a, b) =>
      compareText(a.externalId, b.externalId) ||
      compareText(a.file, b.file) ||
      (a.page ?? 0) - (b.page ?? 0) ||
      compareText(a.cells.join('\n'), b.cells.join('\n')),
  );
  return {
    name: '4_미해결_검토항목',
    columns: COLUMNS,
    rows: rows.map((r) => [r.externalId, r.file, r.page === null ? '' : String(r.page), ...r.cells]),
    sources: rows.map((r) => r.source),
    flags: rows.map((r) => r.flag),
    placeColumn: '쪽',
    fileColumn: '문서',
  };
}
