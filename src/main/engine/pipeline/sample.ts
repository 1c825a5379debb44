import { createHash } from 'node:crypto';
import type { DocumentDraft, PersonDraft } from './draft';

/** What a sampled person's flag and reason are known by. */
export const SAMPLED = 'sampled';

/**
 * Puts a share of the names that would pass without a look into review, so that somebody sees how often a silent pass is
 * wrong. Who is drawn follows from the name's place alone: a re-run, another machine and another order draw the same names,
 * and a larger share draws the same ones and more.
 * @param share 0 to 1; 0 draws nobody.
 */
export function sampleForReview(drafts: readonly DocumentDraft[], share: number): void {
  if (share <= 0) return;
  for (const d of drafts)
    for (const p of d.persons) {
      if (p.flag !== null || p.isSelf || p.needsHuman || chance(d, p) >= share) continue;
      p.flag = 'low_confidence';
      p.reasons.push({ code: SAMPLED });
    }
}

/** 0 to 1, evenly spread over places. */
function chance(d: DocumentDraft, { raw }: PersonDraft): number {
  const key = JSON.stringify([d.document.fingerprint, raw.page, raw.role, raw.nameRaw, raw.work?.index ?? 0]);
  return createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32;
}
