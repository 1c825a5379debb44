import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RosterJson } from '../../src/main/engine/export/roster-json';
import { createPaper } from '../fixtures';

/** Twenty small documents of four applicants: articles as text, every fifth a one-page PDF, one file that cannot be read. */
export async function writeTinyRound(dir: string): Promise<string> {
  const round = join(dir, 'round');
  for (let a = 1; a <= 4; a += 1) {
    const id = `2401-00000${a}`;
    const folder = join(round, `${id} (홍길동)`);
    mkdirSync(folder, { recursive: true });
    for (let d = 1; d <= 5; d += 1) {
      const name = `${id}_[학술논문]_${d}번째 논문`;
      const title = `희소 관측 자료의 보정 기법 ${a}-${d}`;
      const byline = `홍길동, 김하늘, 박${'가나다라마'[d - 1]!}온`;
      if (d === 3) {
        const paper = createPaper(title);
        paper.newPage();
        paper.line(title, 100, 100, 'myeongjo', 18);
        paper.line(byline, 100, 150, 'myeongjo', 11);
        paper.line('초록: 이 논문은 관측 자료를 보정하는 방법을 다룬다.', 100, 200, 'myeongjo', 10);
        writeFileSync(join(folder, `${name}.pdf`), await paper.bytes());
      } else {
        const broken = a === 2 && d === 5;
        writeFileSync(
          join(folder, `${name}.txt`),
          broken ? '' : `${title}\n\n${byline}\n\n초록\n본문입니다.\n`,
        );
      }
    }
  }
  return round;
}

/** What two runs of the same round must agree on. */
export const essence = (r: RosterJson) =>
  r.applicants.map((a) => ({
    id: a.externalId,
    documents: a.documents.map((d) => [d.file, d.fingerprint, d.docType, d.status, d.pages, d.reasons]),
    persons: a.persons.map((p) => [p.canonicalName, p.roles, p.isSelf, p.finalStatus, p.sources]),
    flags: a.flags,
  }));
