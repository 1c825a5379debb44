import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeDocuments, askWhole } from '../../src/main/engine/db/documents';
import type { Db } from '../../src/main/engine/db/open';
import { ensureRound, updateRound } from '../../src/main/engine/db/rounds';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool, ReadInput } from '../../src/main/engine/pool/tasks';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { reviewItem } from '../../src/main/engine/views/review';
import { runWorkerTick, type TickResult } from '../../src/main/engine/worker/tick';
import { bundleWorker } from '../contract/pool/bundle';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

const PAGES = 150;
const extractor = createStubExtractor({ '*': () => ({ persons: [self(), person()], observations: {} }) });

/** A PDF whose pages are drawn by `draw`. */
async function makePdf(path: string, pages: number, draw: (doc: PDFKit.PDFDocument, page: number) => void) {
  const doc = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const out = doc.pipe(createWriteStream(path));
  for (let page = 1; page <= pages; page++) draw(doc.addPage(), page);
  doc.end();
  await finished(out);
  return path;
}

describe('long documents', () => {
  let threads: Pool;
  beforeAll(async () => {
    threads = createPool({ workerUrl: await bundleWorker('src/main/workers/pool-worker.ts'), threads: 2 });
  });
  afterAll(() => threads.destroy());

  /** The pool, with what it was asked to read and how many at once. */
  function watched(): { pool: Pool; asked: ReadInput[]; most: () => number } {
    const asked: ReadInput[] = [];
    let now = 0;
    let most = 0;
    return {
      asked,
      most: () => most,
      pool: {
        ...threads,
        run: async (task, input, options) => {
          if (task !== 'readDocument') return threads.run(task, input, options);
          asked.push(input as ReadInput);
          most = Math.max(most, ++now);
          try {
            return await threads.run(task, input, options);
          } finally {
            now--;
          }
        },
      },
    };
  }

  async function readAgain(db: Db, applicantId: number, pool: Pool): Promise<TickResult['result']> {
    enqueueApplicant(db, applicantId);
    const tick = await runWorkerTick(db, extractor, { pool, concurrency: 2 });
    expect(tick?.outcome).toBe('done');
    return tick?.result;
  }
  const pagesWith = (db: Db, what: string): number[] =>
    db
      .sql<{ page: number }>(`SELECT page FROM page_readings WHERE json LIKE ? ORDER BY page`)
      .all(`%${what}%`)
      .map((r) => r.page);
  const reasons = (db: Db, applicantId: number) => activeDocuments(db, applicantId).flatMap((d) => d.reasons);

  it('are read in parts on all threads, every page once and under its own number', async () => {
    const db = tempDb();
    const path = await makePdf(join(tempDir(), 'long.pdf'), PAGES, (doc, page) =>
      doc.text(`This page of the thesis says that it is number ${page} of all of them.`),
    );
    const { applicantId } = givenApplicant(db, [{ path, filename: 'long.pdf', sourceFormat: 'pdf' }]);
    const { pool, asked, most } = watched();
    expect(await readAgain(db, applicantId, pool)).toEqual({
      documents: 1,
      pagesRead: PAGES,
      pagesReused: 0,
    });
    // what a thread keeps of a part is freed with it
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const a of asked) expect(a.most).toBe(64);
    expect(most()).toBe(2);
    const rows = db
      .sql<{ page: number; json: string }>(`SELECT page, json FROM page_readings ORDER BY page`)
      .all();
    expect(rows).toHaveLength(PAGES);
    for (const { page, json } of rows) expect(json).toContain(`"text":"${page}"`);
    expect(await readAgain(db, applicantId, pool)).toEqual({
      documents: 1,
      pagesRead: 0,
      pagesReused: PAGES,
    });
  });

  it('that are scans are shared by all threads page by page, however short they are', async () => {
    const db = tempDb();
    const grey = await sharp({ create: { width: 600, height: 840, channels: 3, background: '#f4f4f4' } })
      .composite([
        {
          input: Buffer.from(
            '<svg width="600" height="840"><rect x="90" y="90" width="300" height="40"/></svg>',
          ),
        },
      ])
      .jpeg()
      .toBuffer();
    const path = await makePdf(join(tempDir(), 'short.pdf'), 6, (doc) =>
      doc.image(grey, 0, 0, { width: 595, height: 842 }),
    );
    const { applicantId } = givenApplicant(db, [{ path, filename: 'short.pdf', sourceFormat: 'pdf' }]);
    const { pool, most } = watched();
    expect(await readAgain(db, applicantId, pool)).toEqual({ documents: 1, pagesRead: 6, pagesReused: 0 });
    expect(most()).toBe(2);
    const pages = db.sql<{ page: number }>(`SELECT page FROM page_readings ORDER BY page`).all();
    expect(pages.map((p) => p.page)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are read at their ends only where the round asks for people, and the rest follows when it asks for more', async () => {
    const db = tempDb();
    const path = await makePdf(join(tempDir(), 'long.pdf'), PAGES, (doc, page) =>
      doc.text(`This page of the thesis says that it is number ${page} of all of them.`),
    );
    const { applicantId } = givenApplicant(db, [{ path, filename: 'long.pdf', sourceFormat: 'pdf' }]);
    const round = ensureRound(db, '', 1);
    updateRound(db, round.id, { settings: { ...round.settings, pagePlan: 'people' } });
    await readAgain(db, applicantId, threads);
    expect(pagesWith(db, '"unread":"left"')).toEqual(Array.from({ length: 132 }, (_, i) => i + 13));
    updateRound(db, round.id, { settings: { ...round.settings, pagePlan: 'text' } });
    expect(await readAgain(db, applicantId, threads)).toMatchObject({ pagesRead: 132, pagesReused: 18 });
    expect(pagesWith(db, '"unread"')).toEqual([]);
    // once read, a page is not forgotten because the round asks for less
    updateRound(db, round.id, { settings: { ...round.settings, pagePlan: 'people' } });
    expect(await readAgain(db, applicantId, threads)).toMatchObject({ pagesRead: 0, pagesReused: PAGES });
  });

  it('say on every run which pictures were not read, until somebody asks for the whole document', async () => {
    const db = tempDb();
    const grey = await sharp({ create: { width: 300, height: 420, channels: 3, background: '#f4f4f4' } })
      .jpeg()
      .toBuffer();
    const path = await makePdf(join(tempDir(), 'scan.pdf'), 21, (doc) =>
      doc.image(grey, 0, 0, { width: 595, height: 842 }),
    );
    const { applicantId, documentIds } = givenApplicant(db, [
      { path, filename: 'scan.pdf', sourceFormat: 'pdf', docType: 'degree_thesis' },
    ]);
    const missed = { code: 'silent_pages', params: { pages: '13–15' } };
    await readAgain(db, applicantId, threads);
    expect(reasons(db, applicantId)).toContainEqual(missed);
    expect(await readAgain(db, applicantId, threads)).toMatchObject({ pagesRead: 0 });
    expect(reasons(db, applicantId)).toContainEqual(missed);
    const { id } = db
      .sql<{ id: number }>(`SELECT id FROM review_flags WHERE flag_type = 'needs_vision'`)
      .get()!;
    expect(reviewItem(db, id, 'ko').leftPages).toBe(3);
    askWhole(db, documentIds[0]!, 5000);
    expect(await readAgain(db, applicantId, threads)).toMatchObject({ pagesRead: 3, pagesReused: 18 });
    expect(reasons(db, applicantId)).not.toContainEqual(missed);
  });
});
