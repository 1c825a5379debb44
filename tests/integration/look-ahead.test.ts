import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Engine } from '../../src/main/engine';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { applicantFolder, openEngine, work } from './support/engine';

/** A PDF of so many pages, locked with the password if there is one. */
function pdf(pages: number, password?: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password !== undefined && { userPassword: password, ownerPassword: 'owner' }),
  });
  const chunks: Buffer[] = [];
  doc.on('data', (c: Buffer) => chunks.push(c));
  for (let i = 1; i <= pages; i++)
    doc.addPage().text(`A page of text, number ${i}, long enough to be usable as it is.`);
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.end();
  return done;
}

/** Page counts and locks of the list as it stands, by file name. */
function listOf(engine: Engine): Record<string, [number | null, string | null]> {
  const files = engine.intake.current()!.applicants.flatMap((a) => a.files);
  return Object.fromEntries(files.map((f) => [f.filename, [f.pages, f.lock]]));
}

it('counts pages and finds locked files before the start; a password given there opens them for reading', async () => {
  const { engine } = openEngine({ pool: createInlinePool() });
  const folder = applicantFolder({
    '가.pdf': await pdf(3),
    '나.pdf': await pdf(2, 'key-1'),
    '다.pdf': await pdf(1, 'another key'),
    '라.png': await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
    '마.txt': '홍길동의 메모',
    '바.pdf': '%PDF-1.4 and nothing of it',
  });
  const told: number[] = [];
  engine.on('intake', (p) => told.push(p?.applicants[0]?.files.filter((f) => f.pages !== null).length ?? -1));
  await engine.intake.scan([folder]);
  await expect
    .poll(() => listOf(engine), { timeout: 60_000 })
    .toEqual({
      '가.pdf': [3, null],
      '나.pdf': [null, 'locked'],
      '다.pdf': [null, 'locked'],
      '라.png': [1, null],
      '마.txt': [null, null],
      '바.pdf': [null, null],
    });
  await expect.poll(() => told.at(-1), { timeout: 10_000 }).toBe(2);
  const key = engine.intake.current()!.applicants[0]!.files.find((f) => f.filename === '나.pdf')!.key;
  await expect(engine.intake.unlock(key, '틀림')).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(engine.intake.unlock('none', 'key-1')).rejects.toMatchObject({ code: 'no_such_item' });
  await engine.intake.unlock(key, 'key-1');
  const after = engine.intake.current()!.applicants[0]!.files;
  expect(after.map((f) => [f.filename, f.lock])).toContainEqual(['나.pdf', 'opened']);
  expect(after.find((f) => f.filename === '나.pdf')?.pages).toBe(2);
  expect(after.map((f) => [f.filename, f.lock])).toContainEqual(['다.pdf', 'locked']);

  engine.start();
  engine.intake.start();
  await engine.queue.idle();
  // the one that was opened is read, the other one waits
  expect(engine.passwords.waiting().map((w) => w.filename)).toEqual(['다.pdf']);
});

it('says that a file is here already, whatever it is called now', async () => {
  const { engine } = openEngine({ pool: createInlinePool() });
  const bytes = await pdf(1);
  const folder = applicantFolder({ '가.pdf': bytes });
  await work(engine, folder);
  writeFileSync(join(folder, '다른 이름.pdf'), bytes);
  const { applicants } = await engine.intake.scan([folder]);
  expect(applicants[0]!.files.map((f) => [f.duplicate, f.excluded])).toEqual([
    ['already_here', true],
    ['twice', true],
  ]);
});
