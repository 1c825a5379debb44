import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSampleRound } from '../../src/main/sample';
import { callFrom, dropPaths, expect } from './fixtures';

/** Writes the sample round into `scratch`, drops it on the intake view and waits for the list of its six applicants. */
export async function dropSample(page: Page, scratch: string): Promise<void> {
  const sample = join(scratch, '2026년 상반기');
  await writeSampleRound(sample);
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [sample]);
  await expect
    .poll(
      async () => {
        const reply = await callFrom(page, 'intake.current', undefined);
        return reply.ok && reply.value?.state === 'ready' ? reply.value.applicants.length : 0;
      },
      { timeout: 60_000 },
    )
    .toBe(6);
  await expect(page.getByTestId('pf-applicant').first()).toBeVisible();
}

/** How many documents have come to their end, and how many there are. */
export async function documentsDone(page: Page): Promise<{ done: number; of: number }> {
  const reply = await callFrom(page, 'progress.snapshot', undefined);
  if (!reply.ok) throw new Error(reply.code);
  const { documents, loaded, needsReview, failed } = reply.value.totals;
  return { done: loaded + needsReview + failed, of: documents };
}

/** Waits until every document has come to its end. */
export async function waitForDocuments(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const { done, of } = await documentsDone(page);
        return of > 0 && done === of;
      },
      { timeout: 180_000 },
    )
    .toBe(true);
}
