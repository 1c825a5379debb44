import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callFrom, expect, test } from './fixtures';
import { documentsDone, dropSample, waitForDocuments } from './sample';

/**
 * `PICTURES=1`: the README's pictures, made of the sample round. An ordinary run makes none: it must not change the repository.
 */
const folder = resolve(import.meta.dirname, '../../docs/screens');
test.skip(!process.env.PICTURES, 'pictures are made with PICTURES=1');
test.setTimeout(400_000);

test('the pictures of the README', async ({ page, scratch }) => {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  const shoot = async (name: string): Promise<void> => {
    await page.mouse.move(2, 2);
    // Nothing fades in or out any more, and no notice lies over the view.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 20_000 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  await callFrom(page, 'app.setPreferences', { theme: 'light', language: 'ko', operator: '김하늘' });
  await callFrom(page, 'rounds.rename', { name: '2026년 상반기 교원 채용' });
  await page.reload();

  await dropSample(page, scratch);
  await shoot('intake');

  await page.getByTestId('start').click();
  await page.getByTestId('nav-progress').click();
  await expect.poll(async () => (await documentsDone(page)).done, { timeout: 120_000 }).toBeGreaterThan(3);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, 'progress.png') });
  await waitForDocuments(page);

  await page.getByTestId('nav-review').click();
  await expect(page.getByTestId('review-row').first()).toBeVisible();
  // An approval page says at a glance what this is about; a person's place says more than a document, and one with people
  // more than one without.
  const open = await callFrom(page, 'review.list', { status: 'open' });
  if (!open.ok) throw new Error(open.code);
  const shown =
    open.value.find((row) => row.role === 'committee_chair') ??
    open.value.find((row) => row.role !== null) ??
    open.value.findLast((row) => row.flagType === 'incomplete') ??
    open.value[0];
  await page.locator(`[data-testid="review-row"][data-id="${shown?.flagId}"]`).click();
  await expect(page.getByTestId('page-image')).toBeVisible();
  await page.waitForTimeout(1500);
  await shoot('review');

  await page.getByTestId('nav-people').click();
  await expect(page.getByTestId('people-row').first()).toBeVisible();
  await shoot('people');

  await page.getByTestId('nav-roster').click();
  await expect(page.getByTestId('sheet-row').first()).toBeVisible();
  await shoot('roster');

  await page.getByTestId('nav-conflicts').click();
  await page.getByTestId('conflicts-paste').click();
  const people = await callFrom(page, 'people.index', undefined);
  const names = people.ok ? [...new Set(people.value.map((p) => p.name))].slice(0, 16) : [];
  const rows = names.map((name) => `${name}\t한빛대학교\t컴퓨터공학과`);
  await page.getByTestId('paste-text').fill(['성명\t소속\t학과', ...rows].join('\n'));
  await page.getByTestId('paste-submit').click();
  await page.getByTestId('list-import').click();
  await expect(page.getByTestId('matrix-cell').first()).toBeVisible({ timeout: 60_000 });
  await page.getByTestId('matrix').focus();
  await page.keyboard.press('KeyN');
  await shoot('conflicts');
});
