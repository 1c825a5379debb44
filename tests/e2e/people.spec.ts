import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerOpenDialog, callFrom, expect, launchHost, test } from './fixtures';
import { writeEveryKind } from './kinds';

test.setTimeout(240_000);

async function openRows(page: Page) {
  const reply = await callFrom(page, 'review.list', { status: 'open' });
  if (!reply.ok) throw new Error('the list was refused');
  return reply.value;
}
const openKinds = async (page: Page): Promise<string[]> =>
  (await openRows(page)).map((r) => r.flagType).sort();
const openItems = async (page: Page): Promise<number[]> => (await openRows(page)).map((r) => r.flagId);

const ALL = [
  'ambiguous',
  'ambiguous',
  'handwriting',
  'incomplete',
  'low_confidence',
  'needs_vision',
  'seal',
  'signature',
];

test('every kind of doubt is answered by keys alone, and taken back after a restart', async ({
  userData,
  scratch,
}) => {
  await writeEveryKind(userData, scratch);
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await expect(page.getByTestId('review-count')).toBeVisible();
  expect(await openKinds(page)).toEqual(ALL);
  await page.keyboard.press('Control+Digit3');
  await expect(page.getByTestId('question')).toBeVisible();
  const answered: string[] = [];
  while ((await openKinds(page)).length > 0) {
    const row = page.locator('.queue-item.on[data-status=open]');
    await expect(row).toBeVisible();
    const kind = (await row.getAttribute('data-flag'))!;
    const id = (await row.getAttribute('data-id'))!;
    await expect(page.getByTestId('decision')).toHaveAttribute('data-flag-id', id);
    await page.waitForTimeout(200);
    answered.push(kind);
    if (kind === 'incomplete') {
      // somebody is on the page after all: typed, then the document is done
      await page.keyboard.press('KeyA');
      await page.getByTestId('add-name').fill('빈도윤');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('add-form')).toBeHidden();
    }
    const keys: Record<string, string> = { ambiguous: 'KeyD', needs_vision: 'Digit0', incomplete: 'Digit0' };
    // a seal's name is chosen among the candidates, then confirmed
    if (kind === 'seal') await page.keyboard.press('Digit2');
    await page.keyboard.press(keys[kind] ?? 'Enter');
    await expect
      .poll(async () => (await openItems(page)).includes(Number(id)), { message: kind })
      .toBe(false);
  }
  // one answer about a pair settles both of its items, at once: nobody is asked the other half
  expect(answered.sort()).toEqual(ALL.slice(1));
  await host.close();

  const again = await launchHost({ userData });
  const next = await again.firstWindow();
  await expect(next.getByTestId('nav-review')).toBeVisible();
  expect(await openKinds(next)).toEqual([]);
  await next.keyboard.press('Control+Digit3');
  for (let i = 0; i < 20 && (await openKinds(next)).length < ALL.length; i++) {
    await next.keyboard.press('Control+KeyZ');
    await next.waitForTimeout(300);
  }
  await expect.poll(() => openKinds(next)).toEqual(ALL);
  await again.close();
});

test('two people are put together and taken apart again, with a reason', async ({ userData, scratch }) => {
  await writeEveryKind(userData, scratch);
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await page.getByTestId('nav-people').click();
  const rows = page.getByTestId('people-row');
  await expect(rows).toHaveCount(6);
  const kim = rows.filter({ hasText: 'Ha-Neul Kim' });
  await expect(kim.getByTestId('people-more')).toBeVisible();
  await kim.getByTestId('people-more').click();
  await expect(page.getByTestId('people-split')).toBeDisabled();
  await page.getByTestId('people-merge').click();
  await page.getByTestId('identity-other').click();
  await page.getByRole('option', { name: 'H. N. Kim' }).click();
  await page.getByTestId('identity-reason').fill('같은 논문의 두 표기');
  await page.getByTestId('identity-save').click();
  await expect(rows).toHaveCount(5);
  await expect(kim).toContainText('H. N. Kim');

  await kim.getByTestId('people-more').click();
  await page.getByTestId('people-split').click();
  await page.getByTestId('identity-spelling').last().check();
  await page.getByTestId('identity-save').click();
  await expect(rows).toHaveCount(6);
  await page.keyboard.press('Control+KeyZ');
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('Control+KeyZ');
  await expect(rows).toHaveCount(6);
  await host.close();
});

test('the queue is limited to a role and a type of document, and widened again', async ({
  userData,
  scratch,
}) => {
  await writeEveryKind(userData, scratch);
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await page.getByTestId('nav-review').click();
  const items = page.getByTestId('review-row');
  await expect(items).toHaveCount(ALL.length);
  await page.getByTestId('review-narrow').click();
  await page.getByTestId('narrow-role').click();
  await page.getByRole('option').first().click();
  // items about a document have no role
  await expect(items).toHaveCount(ALL.length - 2);
  await page.getByTestId('narrow-clear').click();
  await expect(items).toHaveCount(ALL.length);
  await host.close();
});

test('folders come in by the dialog as well; closing it without a choice changes nothing', async ({
  host,
  page,
  scratch,
}) => {
  const folder = join(scratch, '2401-000007 (서하람)');
  mkdirSync(folder);
  writeFileSync(join(folder, '2401-000007_[학술논문]_시험.txt'), '시험 논문\n서하람, 김도현\n');
  await answerOpenDialog(host, []);
  await page.getByTestId('pick-folder').click();
  await expect(page.getByTestId('pf-applicant')).toHaveCount(0);
  await answerOpenDialog(host, [folder]);
  await page.getByTestId('pick-folder').click();
  await expect(page.getByTestId('pf-applicant')).toHaveCount(1);
  await expect(page.getByTestId('pf-applicant-id')).toHaveValue('2401-000007');
});
