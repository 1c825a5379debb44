import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { activeDocuments } from '../../src/main/engine/db/documents';
import type { Db } from '../../src/main/engine/db/open';
import { flagsOf } from '../../src/main/engine/db/persons';
import { TransientError } from '../../src/main/engine/domain/errors';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { enqueueApplicant, latestJobs } from '../../src/main/engine/queue/queue';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

const two = () => ({
  persons: [self(), person({ work: { index: 2, count: 2 } })],
  observations: { title: '시험 논문', year: 2020 },
});

/** Everything an outsider could see of a case, apart from row numbers and times. */
function dump(db: Db) {
  const rows = (sql: string) => db.sql(sql).all();
  return {
    persons: rows(
      `SELECT document_id, name_raw, role, is_self, confidence, review_status FROM extracted_persons ORDER BY id`,
    ),
    people: rows(
      `SELECT applicant_id, canonical_name, roles, names, is_self, final_status FROM person_aggregates ORDER BY id`,
    ),
    flags: rows(`SELECT applicant_id, document_id, flag_type, label, status FROM review_flags ORDER BY id`),
    documents: rows(`SELECT id, doc_type, status, reasons, note, page_count FROM documents ORDER BY id`),
    events: rows(`SELECT document_id, from_status, to_status, why FROM document_events ORDER BY id`),
    pages: rows(`SELECT fingerprint, page, chars FROM page_readings ORDER BY fingerprint, page`),
  };
}

function textFile(name: string, content: string): { path: string; filename: string } {
  const path = join(tempDir(), name);
  writeFileSync(path, content);
  return { path, filename: name };
}

describe('processApplicant', () => {
  it('loads people, and running it twice changes nothing', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [
      { ...textFile('논문.txt', '홍길동, 김하늘'), docType: 'journal_article' },
    ]);
    const extractor = createStubExtractor({ '*': two });
    enqueueApplicant(db, applicantId);
    expect((await runWorkerTick(db, extractor))?.result).toEqual({
      documents: 1,
      pagesRead: 1,
      pagesReused: 0,
    });
    const first = dump(db);
    expect(first.documents).toMatchObject([{ status: 'loaded' }]);
    expect(first.people).toHaveLength(2);
    enqueueApplicant(db, applicantId);
    expect((await runWorkerTick(db, extractor))?.result).toEqual({
      documents: 1,
      pagesRead: 0,
      pagesReused: 1,
    });
    expect(dump(db)).toEqual(first);
    expect(await runWorkerTick(db, extractor)).toBeNull();
  });

  it('isolates a file that cannot be read and loads its neighbours', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [
      { ...textFile('좋은.txt', '홍길동, 김하늘'), docType: 'journal_article' },
      { path: join(tempDir(), '없는 파일.txt'), filename: '없는 파일.txt' },
      { ...textFile('빈.pdf', ''), docType: 'journal_article' },
    ]);
    enqueueApplicant(db, applicantId);
    const tick = await runWorkerTick(db, createStubExtractor({ '*': two }));
    expect(tick?.outcome).toBe('done');
    const documents = activeDocuments(db, applicantId);
    expect(documents.map((d) => d.status)).toEqual(['loaded', 'failed', 'failed']);
    expect(documents.map((d) => d.reasons[0]?.code)).toEqual([undefined, 'file_missing', 'empty_file']);
  });

  it('a document without readable text lists nobody and asks for eyes', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [textFile('내용.txt', '   \n  ')]);
    enqueueApplicant(db, applicantId);
    await runWorkerTick(db);
    expect(dump(db).people).toEqual([]);
    expect(flagsOf(db, applicantId).map((f) => f.status)).toEqual(['open']);
    expect(activeDocuments(db, applicantId)[0]!.status).toBe('needs_review');
  });

  it('tries a transient fault three times, keeps what the others gave, and gives the document up at the end', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [
      { ...textFile('좋은.txt', '홍길동, 김하늘'), docType: 'journal_article' },
      { ...textFile('늘 죽는.txt', '내용'), docType: 'journal_article' },
    ]);
    const extractor = createStubExtractor({
      '좋은.txt': two,
      '늘 죽는.txt': () => {
        throw new TransientError('worker_died');
      },
    });
    enqueueApplicant(db, applicantId, { now: 0 });
    let now = 0;
    const tick = () => runWorkerTick(db, extractor, { clock: () => now, rand: () => 0 });
    expect((await tick())?.outcome).toBe('queued');
    expect(activeDocuments(db, applicantId).map((d) => d.status)).toEqual(['loaded', 'received']);
    now = 2000;
    expect((await tick())?.outcome).toBe('queued');
    now = 6000;
    expect((await tick())?.outcome).toBe('done');
    expect(activeDocuments(db, applicantId).map((d) => d.status)).toEqual(['loaded', 'failed']);
    expect(latestJobs(db)[0]).toMatchObject({ status: 'done', attempts: 3 });
  });

  it('gives a stopped job back without writing or burning an attempt', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [
      { ...textFile('논문.txt', '홍길동'), docType: 'journal_article' },
    ]);
    enqueueApplicant(db, applicantId);
    const stop = new AbortController();
    const extractor = createStubExtractor({
      '*': () => {
        stop.abort();
        return two();
      },
    });
    const tick = await runWorkerTick(db, extractor, { signal: stop.signal });
    expect(tick?.outcome).toBe('released');
    expect(latestJobs(db)[0]).toMatchObject({ status: 'queued', attempts: 0 });
    expect(activeDocuments(db, applicantId)[0]!.status).toBe('received');
    await runWorkerTick(db, createStubExtractor({ '*': two }));
    expect(activeDocuments(db, applicantId)[0]!.status).toBe('loaded');
  });

  it('a person’s choice of type stands, everything else is decided by content', async () => {
    const db = tempDb();
    const { applicantId } = givenApplicant(db, [
      { ...textFile('가.txt', '홍길동'), docType: 'cv' },
      textFile('나.txt', '홍길동'),
    ]);
    const seen: string[] = [];
    const extractor = createStubExtractor({
      '*': (input) => {
        seen.push(`${input.filename} ${input.docType}`);
        return two();
      },
    });
    enqueueApplicant(db, applicantId);
    await runWorkerTick(db, extractor);
    expect(activeDocuments(db, applicantId).map((d) => [d.docType, d.docTypeMethod])).toEqual([
      ['cv', 'manual'],
      ['unknown', 'default'],
    ]);
    expect(seen).toEqual(['가.txt cv', '나.txt unknown']);
  });
});
