import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSampleRound } from '../../src/main/sample';
import { callFrom, dropPaths, expect, test } from './fixtures';

/**
 * `SCREENS=1`: a picture of every view in `docs/screens`, in Korean and light, dark and English. Nothing is asserted here
 * that another test asserts.
 */
const folder = resolve(import.meta.dirname, '../../docs/screens');
test.skip(!process.env.SCREENS, 'pictures are made with SCREENS=1');
test.setTimeout(300_000);

test('pictures of every view', async ({ page, scratch }) => {
  mkdirSync(folder, { recursive: true });
  const shoot = async (name: string): Promise<void> => {
    await page.mouse.move(2, 2);
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  const looks = async (name: string): Promise<void> => {
    await shoot(name);
    await look(page, 'ko', 'dark');
    await shoot(`${name}-dark`);
    await look(page, 'en', 'light');
    await shoot(`${name}-en`);
    await look(page, 'ko', 'light');
  };
  await callFrom(page, 'app.setPreferences', { theme: 'auto', operator: '김하늘' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByTestId('drop')).toBeVisible();
  await looks('first-start');

  const sample = join(scratch, '표본');
  await writeSampleRound(sample);
  await dropPaths(page, 'drop', [sample]);
  await expect(page.getByTestId('pf-applicant').first()).toBeVisible();
  await page.waitForTimeout(1500);
  await looks('intake');
  await page.getByTestId('start').click();
  await page.getByTestId('nav-progress').click();
  await expect(page.getByTestId('applicant-row').first()).toBeVisible();
  await page.waitForTimeout(1200);
  await shoot('progress-running');
  await expect
    .poll(
      async () => {
        const reply = await callFrom(page, 'progress.snapshot', undefined);
        if (!reply.ok) return -1;
        const { documents, loaded, needsReview, failed } = reply.value.totals;
        return documents - loaded - needsReview - failed;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
  await looks('progress');

  await page.getByTestId('nav-review').click();
  for (const flag of ['seal', 'needs_vision', 'ambiguous', 'incomplete', 'low_confidence', 'handwriting']) {
    const row = page.locator(`[data-testid="review-row"][data-flag="${flag}"]`).first();
    if (!(await row.isVisible())) continue;
    await row.click();
    await expect(page.getByTestId('question')).toBeVisible();
    await page.waitForTimeout(800);
    await looks(`review-${flag}`);
  }

  await page.getByTestId('nav-people').click();
  await expect(page.getByTestId('people-row').first()).toBeVisible();
  await page.getByTestId('people-toggle').first().click();
  await looks('people');
  await page.getByTestId('people-source').first().click();
  await expect(page.getByTestId('source-viewer')).toBeVisible();
  await page.waitForTimeout(800);
  await shoot('people-source');
  await page.keyboard.press('Escape');

  await page.getByTestId('nav-roster').click();
  await expect(page.getByTestId('sheet-row').first()).toBeVisible();
  await looks('roster');

  await page.getByTestId('settings').click();
  await expect(page.getByTestId('settings-panel')).toBeVisible();
  await shoot('settings');
});

/** The theme follows the system's; the language is chosen as a user does. */
async function look(page: Page, language: 'ko' | 'en', theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.getByTestId('settings').click();
  await page
    .getByTestId('language')
    .getByText(language === 'ko' ? '한국어' : 'English')
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('settings-panel')).toBeHidden();
}
