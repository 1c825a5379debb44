import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import type { Page } from '@playwright/test';
import type { Preflight } from '../../src/preload/contract';
import { writeSampleRound } from '../../src/main/sample';
import {
  answerSaveDialog,
  callFrom,
  dropPaths,
  expect,
  launchHost,
  picture,
  readStalls,
  resetStalls,
  test,
} from './fixtures';

/** Drops the sample round and starts it. */
async function startSample(page: Page, scratch: string): Promise<void> {
  const sample = join(scratch, '표본');
  await writeSampleRound(sample);
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [sample]);
  await waitForPreflight(page);
  await page.getByTestId('start').click();
}

/** The preflight list with all six applicants; the window shows as many rows as fit. */
async function waitForPreflight(page: Page): Promise<Preflight> {
  let list: Preflight | null = null;
  await expect
    .poll(
      async () => {
        const reply = await callFrom(page, 'intake.current', undefined);
        list = reply.ok ? reply.value : null;
        return list?.state === 'ready' ? list.applicants.length : 0;
      },
      { timeout: 30_000 },
    )
    .toBe(6);
  await expect(page.getByTestId('pf-applicant').first()).toBeVisible();
  return list!;
}

/** Waits until every document has come to its end. */
async function waitForEnd(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const reply = await callFrom(page, 'progress.snapshot', undefined);
        if (!reply.ok) return -1;
        const { documents, loaded, needsReview, failed } = reply.value.totals;
        return documents - loaded - needsReview - failed;
      },
      { timeout: 240_000 },
    )
    .toBe(0);
}

async function openFlags(page: Page): Promise<number> {
  const reply = await callFrom(page, 'review.list', { status: 'open' });
  if (!reply.ok) throw new Error(reply.code);
  return reply.value.length;
}

test.setTimeout(400_000);

test('from dropped folders to a workbook: preflight, progress, review, undo, restart, export', async ({
  userData,
  scratch,
}, info) => {
  let host = await launchHost({ userData });
  let page = await host.firstWindow();
  await resetStalls(host);
  await startSampleWithCorrection(page, scratch);

  await page.getByTestId('nav-progress').click();
  await expect(page.getByTestId('applicant-row').first()).toBeVisible();
  await waitForEnd(page);
  const { maxMs, p99Ms, meanMs } = await readStalls(host);
  console.log(`main process during a run: longest stall ${maxMs} ms, p99 ${p99Ms} ms, mean ${meanMs} ms`);
  await expect(page.getByTestId('failed-row')).toHaveCount(1);
  await picture(page, info, 'progress');

  await page.getByTestId('nav-review').click();
  await expect(page.getByTestId('review-row').first()).toBeVisible();
  const before = await openFlags(page);
  expect(before).toBeGreaterThan(1);
  await expect(page.getByTestId('page-image')).toBeVisible();
  await picture(page, info, 'review');

  // one item settled through the screen, taken back by the keyboard, settled again
  const first = page.getByTestId('review-row').first();
  await first.click();
  const document = page.getByTestId('decide-none');
  if (await document.isVisible()) await document.click();
  else await page.getByTestId('decide-confirm').click();
  await expect.poll(() => openFlags(page)).toBe(before - 1);
  await page.keyboard.press('KeyU');
  await expect.poll(() => openFlags(page)).toBe(before);

  // a person the machine may have missed: the image-only approval page
  const reply = await callFrom(page, 'review.list', { status: 'open' });
  if (!reply.ok) throw new Error(reply.code);
  const scan = reply.value.find((r) => r.filename.includes('인준지') && r.role === null)!;
  await page.locator(`[data-testid="review-row"][data-id="${scan.flagId}"]`).click();
  await page.getByTestId('decide-add').click();
  await page.getByTestId('add-name').fill('나혜온');
  await page.getByTestId('add-submit').click();
  await expect
    .poll(async () => {
      const people = await callFrom(page, 'people.list', { applicantId: scan.applicantId });
      return people.ok && people.value.some((p) => p.name === '나혜온');
    })
    .toBe(true);

  // closing and opening continues where it was, undo included
  await host.close();
  host = await launchHost({ userData });
  page = await host.firstWindow();
  expect(await openFlags(page)).toBe(before);
  const people = await callFrom(page, 'people.list', { applicantId: scan.applicantId });
  expect(people.ok && people.value.map((p) => p.name)).toContain('나혜온');
  await page.getByTestId('nav-people').click();
  await expect(page.getByTestId('people-row').first()).toBeVisible();
  await picture(page, info, 'people');

  await page.getByTestId('nav-roster').click();
  await expect(page.getByTestId('sheet-row').first()).toBeVisible();
  await picture(page, info, 'roster');
  const file = join(scratch, '명단.xlsx');
  await answerSaveDialog(host, file);
  await page.getByTestId('export').click();
  await expect(page.getByTestId('exported')).toBeVisible();
  expect(existsSync(file)).toBe(true);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  const summary = book.worksheets[0]!;
  const rows: string[][] = [];
  summary.eachRow((r) => rows.push((r.values as unknown[]).slice(1).map(String)));
  const column = (name: string): number => rows[0]!.indexOf(name);
  const listed = rows.slice(1).map((r) => r[column('관계자 성명(한글)')]);
  expect(listed).toContain('나혜온');
  // the correction of the preflight list: number with its leading zeros, as text
  expect(rows.slice(1).map((r) => r[column('접수번호')])).toContain('0001-000007');
  await host.close();
});

/** As `startSample`, with the first applicant's number corrected before the start. */
async function startSampleWithCorrection(page: Page, scratch: string): Promise<void> {
  const sample = join(scratch, '표본');
  await writeSampleRound(sample);
  expect(readdirSync(sample)).toHaveLength(6);
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [sample]);
  await waitForPreflight(page);
  const number = page.getByTestId('pf-applicant-id').first();
  await number.fill('0001-000007');
  await number.blur();
  await expect
    .poll(async () => {
      const current = await callFrom(page, 'intake.current', undefined);
      return current.ok && current.value?.applicants[0]?.externalId;
    })
    .toBe('0001-000007');
  await page.getByTestId('start').click();
}

test('pause stops new work, cancel ends it, retry goes on; nothing is lost', async ({ page, scratch }) => {
  await startSample(page, scratch);
  await page.getByTestId('nav-progress').click();
  await page.getByTestId('pause').click();
  await expect(page.getByTestId('resume')).toBeVisible();
  await page.getByTestId('resume').click();
  const cancelled = await callFrom(page, 'queue.cancel', {});
  expect(cancelled.ok).toBe(true);
  const applicants = await callFrom(page, 'people.applicants', undefined);
  if (!applicants.ok) throw new Error(applicants.code);
  expect(applicants.value).toHaveLength(6);
  for (const a of applicants.value)
    expect((await callFrom(page, 'queue.retry', { applicantId: a.applicantId })).ok).toBe(true);
  await waitForEnd(page);
  const end = await callFrom(page, 'progress.snapshot', undefined);
  expect(end.ok && end.value.totals).toMatchObject({ documents: 17, failed: 1 });
});

test('dropping the same folders again changes nothing and says so', async ({ page, scratch }) => {
  await startSample(page, scratch);
  await waitForEnd(page);
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [join(scratch, '표본')]);
  const { applicants } = await waitForPreflight(page);
  const files = applicants.flatMap((a) => a.files);
  expect(new Set(files.map((f) => f.duplicate))).toEqual(new Set(['already_here']));
  expect(applicants.every((a) => a.existing)).toBe(true);
});
