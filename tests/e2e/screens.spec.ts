import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSampleRound } from '../../src/main/sample';
import { callFrom, dropPaths, expect, launchHost, test } from './fixtures';

/**
 * `SCREENS=1`: a picture of every view in `docs/screens`, in Korean and light, dark and English. Nothing is asserted here
 * that another test asserts.
 */
const folder = resolve(import.meta.dirname, '../../docs/screens');
test.skip(!process.env.SCREENS, 'pictures are made with SCREENS=1');
test.setTimeout(600_000);

test('pictures of every view', async ({ page, host, userData, scratch }) => {
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
  await expect(page.getByTestId('review-row').first()).toBeVisible();
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

  await page.getByTestId('nav-conflicts').click();
  await expect(page.getByTestId('conflicts-start')).toBeVisible();
  await looks('conflicts-start');
  const people = await callFrom(page, 'people.index', undefined);
  const names = people.ok ? [...new Set(people.value.map((p) => p.name))].slice(0, 16) : [];
  await page.getByTestId('conflicts-paste').click();
  const rows = [
    ...names.map((n) => `${n}\t한빛대학교\t컴퓨터공학과`),
    `${names[0]}\t한빛대학교\t`,
    '\t이름없는대학교\t',
  ];
  await page.getByTestId('paste-text').fill(['성명\t소속\t학과', ...rows].join('\n'));
  await page.getByTestId('paste-submit').click();
  await expect(page.getByTestId('list-preview')).toBeVisible();
  await looks('conflicts-preview');
  await page.getByTestId('list-import').click();
  await expect(page.getByTestId('matrix-cell').first()).toBeVisible({ timeout: 60_000 });
  await page.getByTestId('matrix').focus();
  await page.keyboard.press('KeyN');
  await page.waitForTimeout(3500);
  await looks('conflicts-matrix');
  // The tabs in order, whatever their language: matrix, hits, by applicant, lists, rules.
  for (const [i, name] of ['hits', 'eligible', 'lists', 'rules'].entries()) {
    await page
      .getByTestId('conflicts-tabs')
      .locator('label')
      .nth(i + 1)
      .click();
    await page.waitForTimeout(1000);
    await looks(`conflicts-${name}`);
    if (name !== 'hits') continue;
    await page.getByTestId('hit-bulk-open').click();
    await page.getByTestId('hit-bulk-all').check();
    await shoot('conflicts-bulk');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot('conflicts-bulk-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
  }

  await page.getByTestId('nav-health').click();
  await page.getByTestId('audit-check').click();
  await expect(page.getByTestId('audit-good')).toBeVisible();
  await page.getByTestId('health-machine').scrollIntoViewIfNeeded();
  await looks('health');

  await page.getByTestId('settings').click();
  await expect(page.getByTestId('settings-panel')).toBeVisible();
  await shoot('settings');
  await page.getByTestId('wipe-after').scrollIntoViewIfNeeded();
  await shoot('settings-computer');
  await page.keyboard.press('Escape');

  await page.getByTestId('round-menu').click();
  await shoot('round-menu');
  await page.getByTestId('round-wipe').click();
  await expect(page.getByTestId('wipe-form')).toBeVisible();
  await shoot('wipe');
  await page.keyboard.press('Escape');
  await page.getByTestId('round-menu').click();
  await page.getByTestId('round-passphrase').click();
  await page.getByTestId('passphrase-next').fill('바른 암호 문장');
  await page.getByTestId('passphrase-again').fill('바른 암호 문장');
  await shoot('passphrase');
  await page.getByTestId('passphrase-submit').click();
  await expect(page.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });
  await host.close();
  const again = await launchHost({ userData });
  const locked = await again.firstWindow();
  await expect(locked.getByTestId('unlock-form')).toBeVisible();
  await locked.screenshot({ path: join(folder, 'locked.png') });
  await again.close();
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
  // Focus is given back to the gear; the picture is of the view.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
