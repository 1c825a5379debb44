import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDb, type Db } from '../../../src/main/engine/db/open';
import { ensureRound, upsertApplicant } from '../../../src/main/engine/db/rounds';
import { receiveDocument } from '../../../src/main/engine/db/documents';
import type { DocType, SourceFormat } from '../../../src/main/engine/domain/words';
import type { RawPerson } from '../../../src/main/engine/domain/person';

/** A folder that goes with the test. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'minesweeper-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A real database file that goes with the test. */
export function tempDb(): Db {
  const db = openDb(join(tempDir(), 'case.sqlite'));
  onTestFinished(() => db.close());
  return db;
}

/** An applicant called 홍길동 with the documents named; every document has bytes of its own. */
export function givenApplicant(
  db: Db,
  files: readonly {
    path: string;
    filename: string;
    docType?: DocType;
    fingerprint?: string;
    sourceFormat?: SourceFormat;
  }[],
  externalId = '2401-000001',
): { applicantId: number; documentIds: number[] } {
  const round = ensureRound(db, '시험 라운드', 1000);
  const applicantId = upsertApplicant(
    db,
    {
      roundId: round.id,
      externalId,
      name: '홍길동',
      nameVariants: ['홍길동'],
      position: null,
      folderPath: externalId,
    },
    1000,
  );
  const documentIds = files.map((f, i) =>
    receiveDocument(
      db,
      {
        applicantId,
        folderCategory: null,
        docType: f.docType ?? 'journal_article',
        docTypeMethod: f.docType ? 'manual' : 'default',
        sourceFormat: f.sourceFormat ?? 'text',
        filename: f.filename,
        relativePath: f.filename,
        filepath: f.path,
        fingerprint: f.fingerprint ?? `${externalId}-${i}-${f.filename}`,
        bytes: 1,
      },
      1000 + i,
    )!,
  );
  return { applicantId, documentIds };
}

/** A printed co-author, to be changed where a test needs another. */
export function person(patch: Partial<RawPerson> = {}): RawPerson {
  return {
    nameRaw: '김하늘',
    role: 'coauthor',
    sourceKind: 'printed',
    page: 1,
    bbox: { x: 100, y: 100, w: 60, h: 12 },
    confidence: 0.95,
    evidence: '홍길동, 김하늘',
    candidates: [],
    ...patch,
  };
}

/** The applicant as an author of the same list. */
export const self = (): RawPerson =>
  person({ nameRaw: '홍길동', bbox: { x: 20, y: 100, w: 60, h: 12 }, work: { index: 1, count: 2 } });
