import { basename, join } from 'node:path';
import { receiveDocument, getDocument } from '../../src/main/engine/db/documents';
import { openDb } from '../../src/main/engine/db/open';
import { ensureRound, upsertApplicant } from '../../src/main/engine/db/rounds';
import type { ReadingSource } from '../../src/main/engine/domain/calibration';
import { createExtractor } from '../../src/main/engine/extractors';
import { runPipeline } from '../../src/main/engine/pipeline/pipeline';
import type { Pool } from '../../src/main/engine/pool/tasks';
import type { Case } from './cases';

/** One name the product read, before calibration, held against the truth. */
export interface Reading {
  readonly origin: string;
  readonly source: ReadingSource;
  /** Origin and file: names of one document are no independent samples. */
  readonly document: string;
  readonly raw: number;
  readonly right: boolean;
  readonly name: string;
}

/** Latin letters without marks, in every rotation; Hangul without spaces. The scorer of the corpus compares in the same way. */
function keys(name: string): string[] {
  const n = name.normalize('NFC').replace(/[\u00ad\u200b-\u200f\ufeff]/gu, '');
  if (/[\uac00-\ud7a3\u4e00-\u9fff]/u.test(n)) return [n.replace(/[\s·ㆍ.,]+/gu, '')];
  const words = n
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(/ß/gu, 'ss')
    .replace(/ı/gu, 'i')
    .replace(/æ/gu, 'ae')
    .replace(/đ/gu, 'd')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.map((_, i) => [...words.slice(i), ...words.slice(0, i)].join(''));
}

const isOne = (name: string, list: readonly string[]): boolean => {
  const own = keys(name);
  return list.some((other) => keys(other).some((k) => own.includes(k)));
};

/** Reads every document as the product does and judges each printed name. The applicant and thanked people prove nothing. */
export async function readAll(cases: readonly Case[], pool: Pool, folder: string): Promise<Reading[]> {
  const db = openDb(join(folder, 'case.sqlite'));
  const extractor = createExtractor('rules', { pool });
  const { id: roundId, settings } = ensureRound(db, 'calibration', 1);
  const out: Reading[] = [];
  try {
    for (const [i, c] of cases.entries()) {
      const externalId = String(i + 1).padStart(6, '0');
      const applicantId = upsertApplicant(
        db,
        {
          roundId,
          externalId,
          name: c.applicant,
          nameVariants: c.applicant === '' ? [] : [c.applicant],
          position: null,
          folderPath: externalId,
        },
        1,
      );
      const filename = basename(c.path).normalize('NFC');
      const id = receiveDocument(
        db,
        {
          applicantId,
          folderCategory: c.folder,
          docType: 'unknown',
          docTypeMethod: 'default',
          sourceFormat: 'pdf',
          filename,
          relativePath: filename,
          filepath: c.path,
          fingerprint: externalId,
          bytes: 1,
        },
        1,
      );
      const draft = await runPipeline(getDocument(db, id!)!, {
        db,
        pool,
        extractor,
        settings,
        selfNames: c.applicant === '' ? [] : [c.applicant],
        whole: false,
        lanes: 1,
      });
      for (const p of draft.persons) {
        if (p.isSelf || p.raw.role === 'acknowledged' || p.raw.sourceKind !== 'printed') continue;
        if (isOne(p.raw.nameRaw, [c.applicant, ...c.aside])) continue;
        out.push({
          origin: c.origin,
          source: p.source,
          document: `${c.origin}/${i + 1}/${filename}`,
          raw: p.raw.confidence,
          right: isOne(p.raw.nameRaw, c.names),
          name: p.raw.nameRaw,
        });
      }
    }
  } finally {
    db.close();
  }
  return out;
}
