import type { DeadLetter } from '../engine/domain/views';
import type { RosterJson } from '../engine/export/roster-json';

type JsonDocument = RosterJson['applicants'][number]['documents'][number];

/** Documents nobody has read: failed, waiting for a password, or left over because the work could not go on. */
export function unreadDocuments(json: RosterJson): JsonDocument[] {
  return json.applicants
    .flatMap((a) => a.documents)
    .filter(
      (d) =>
        d.status === 'failed' ||
        d.status === 'received' ||
        (d.status === 'needs_review' && d.reasons[0]?.code === 'encrypted'),
    );
}

/** What was given up, with reason and history: one block a document. */
export function listDead(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return '읽지 못한 문서가 없습니다.\n';
  const when = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const blocks = letters.map((d) => [
    `${d.externalId} ${d.filename} (#${d.documentId})`,
    `  ${d.reasons.join(' ')} [${d.code}, ${d.failures}번째]`,
    ...(d.dismissed ? [`  제쳐 둠: ${d.dismissed.note} (${d.dismissed.actor})`] : []),
    ...d.history.map((h) => `  ${when(h.at)}  ${h.from ?? '-'} → ${h.to}  ${h.why}`),
  ]);
  return `읽지 못한 문서 ${letters.length}개\n${blocks.flat().join('\n')}\n다시 읽기: --retry-failed\n`;
}

/** What a person wants to know at the end: how many, what to look at, where the files lie. */
export function summarise(json: RosterJson, files: { out: string; json?: string }): string {
  const { report, applicants } = json;
  const people = applicants.flatMap((a) => a.persons.filter((p) => !p.isSelf));
  const open = applicants.flatMap((a) => a.flags.filter((f) => f.status === 'open')).length;
  const lines = [
    `지원자 ${applicants.length}명 · 문서 ${report.documents}개 (완료 ${report.loaded}, 검토 필요 ${report.review}, 읽지 못함 ${report.failed})`,
    `관계자 ${people.length}명 (자동 ${people.filter((p) => p.finalStatus === 'auto').length}, 미확정 ${people.filter((p) => p.finalStatus === 'open').length}) · 확인할 항목 ${open}건`,
    `읽은 쪽 ${report.pagesRead}${report.pagesReused > 0 ? ` (앞서 읽어 둔 쪽 ${report.pagesReused})` : ''}`,
  ];
  const failed = unreadDocuments(json);
  if (failed.length > 0) lines.push('읽지 못한 문서:');
  for (const d of failed)
    lines.push(`  ${d.file}: ${d.reasons.map((r) => r.message).join(' ') || (d.note ?? '')}`);
  lines.push(`명단: ${files.out}`);
  if (files.json !== undefined) lines.push(`JSON: ${files.json}`);
  return `${lines.join('\n')}\n`;
}
