import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { callFrom, expect, test } from './fixtures';
import { dropSample, waitForDocuments } from './sample';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
const VIEWS = ['progress', 'review', 'people', 'roster'] as const;
test.setTimeout(400_000);

/** What axe finds serious or critical in the window as it stands: rule, how often, and one place to look at. */
async function barriers(page: Page): Promise<string[]> {
  // Nothing fades any more: a half transparent text has half its contrast.
  await page.waitForTimeout(400);
  // Evaluated by the debugger, which the page's policy does not bind: nothing is loosened for the test.
  await page.evaluate(`${AXE}; undefined`);
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    undefined,
  );
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id} (${v.nodes.length}): ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.any[0]?.message ?? ''}`,
    );
}

test('axe finds no serious barrier in any view, light and dark', async ({ page, scratch }) => {
  const found: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      found[`${name}, ${theme}`] = await barriers(page);
    }
  };
  await callFrom(page, 'app.setPreferences', { theme: 'auto' });
  await page.reload();
  await expect(page.getByTestId('drop')).toBeVisible();
  await look('intake, empty');
  for (const view of VIEWS) {
    await page.getByTestId(`nav-${view}`).click();
    await look(`${view}, empty`);
  }

  await dropSample(page, scratch);
  await look('intake');
  await page.getByTestId('start').click();
  await waitForDocuments(page);
  for (const view of VIEWS) {
    await page.getByTestId(`nav-${view}`).click();
    await look(view);
  }
  // Every kind of question a review can ask.
  await page.getByTestId('nav-review').click();
  const open = await callFrom(page, 'review.list', { status: 'open' });
  if (!open.ok) throw new Error(open.code);
  for (const type of new Set(open.value.map((row) => row.flagType))) {
    const { flagId } = open.value.find((row) => row.flagType === type)!;
    await page.locator(`[data-testid="review-row"][data-id="${flagId}"]`).click();
    await look(`review, ${type}`);
  }
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('settings-panel')).toBeVisible();
  await look('settings');
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
});
