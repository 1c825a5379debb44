import type { RosterJson } from '../engine/export/roster-json';

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
  const failed = applicants.flatMap((a) => a.documents.filter((d) => d.status === 'failed'));
  if (failed.length > 0) lines.push('읽지 못한 문서:');
  for (const d of failed)
    lines.push(`  ${d.file}: ${d.reasons.map((r) => r.message).join(' ') || (d.note ?? '')}`);
  lines.push(`명단: ${files.out}`);
  if (files.json !== undefined) lines.push(`JSON: ${files.json}`);
  return `${lines.join('\n')}\n`;
}
