import { ROLE_FACTS } from '../domain/roles';
import type { RoundSettings } from '../domain/settings';
import { DOC_TYPE_KO, FLAG_KO, kindKo, STATUS_KO } from './labels';
import type { RosterSheet } from './model';
import {
  compareText,
  type DocumentData,
  type RosterData,
  type RosterIndex,
  type SourceData,
} from './roster-data';
import type { RosterPerson } from './sheet-summary';

const COLUMNS = [
  '접수번호',
  '관계자 ID',
  '문서파일',
  '폴더분류',
  '문서유형',
  '쪽',
  '위치(bbox)',
  '원문 표기',
  '판독구분(인쇄/도장/손글씨/서명/OCR)',
  '역할',
  '신뢰도',
  '논문제목',
  '게재지·연도',
  '저자순번/총저자수',
  '플래그',
  '처리',
] as const;

/**
 * Sheet 2: one row per reading in an exported role, the applicant's own left out. What a person rejected or excluded stays
 * here with its 처리, so that the record is whole; it has no 관계자 ID because it is nobody of the roster.
 */
export function evidenceSheet(
  data: RosterData,
  index: RosterIndex,
  people: readonly RosterPerson[],
  settings: RoundSettings,
): RosterSheet {
  const ids = personIds(people);
  const rows = data.persons
    .flatMap((source) => {
      const document = index.document(source.documentId);
      const applicant = document && index.applicant(document.applicantId);
      return document && applicant ? [{ source, document, externalId: applicant.externalId }] : [];
    })
    .filter(
      ({ source }) => !source.isSelf && settings.exportedRoles.includes(source.finalRole ?? source.role),
    )
    .sort(
      (a, b) =>
        compareText(a.externalId, b.externalId) ||
        compareText(a.document.relativePath, b.document.relativePath) ||
        a.source.sourcePage - b.source.sourcePage ||
        a.source.id - b.source.id,
    );
  return {
    name: '2_근거_상세',
    columns: COLUMNS,
    rows: rows.map(({ source, document, externalId }) => [
      externalId,
      ids.get(source.id) ?? '',
      ...cells(source, document, index),
    ]),
    sources: rows.map((r) => r.source.id),
    placeColumn: '쪽',
  };
}

/** `2401-000001-03`: the person's place within the applicant, the same whether or not open people are shown. */
function personIds(people: readonly RosterPerson[]): Map<number, string> {
  const ids = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { view } of people) {
    const { externalId } = view.applicant;
    const rank = (counts.get(externalId) ?? 0) + 1;
    counts.set(externalId, rank);
    for (const s of view.sources) ids.set(s.id, `${externalId}-${String(rank).padStart(2, '0')}`);
  }
  return ids;
}

function cells(source: SourceData, document: DocumentData, index: RosterIndex): string[] {
  const { x, y, w, h } = source.regionBbox;
  const { work } = source;
  const flags = index
    .flagsOfSource(source.id)
    .map((f) => FLAG_KO[f.flagType] + (f.status === 'open' ? '' : '(해결)'));
  return [
    document.filename,
    document.folderCategory ?? '',
    DOC_TYPE_KO[document.docType],
    String(source.sourcePage),
    [x, y, w, h].map((n) => n.toFixed(1)).join(', '),
    source.nameRaw,
    kindKo(source.sourceKind, source.ocrEngine),
    ROLE_FACTS[source.finalRole ?? source.role].ko,
    source.confidence.toFixed(2),
    work?.title ?? '',
    [work?.venue, work?.year === undefined ? undefined : String(work.year)].filter(Boolean).join(' · '),
    work?.index === undefined && work?.count === undefined ? '' : `${work.index ?? '?'}/${work.count ?? '?'}`,
    [...new Set(flags)].join('; '),
    treatment(source, index),
  ];
}

/** 처리: what was done about this reading. */
function treatment(source: SourceData, index: RosterIndex): string {
  if (source.excluded) return '제외';
  if (source.origin === 'human') return '직접 추가';
  if (source.reviewStatus !== 'pending') return STATUS_KO[source.reviewStatus];
  const waits = source.needsHuman || index.flagsOfSource(source.id).some((f) => f.status === 'open');
  return STATUS_KO[waits ? 'open' : 'auto'];
}
