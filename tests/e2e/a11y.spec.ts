import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import PDFDocument from 'pdfkit';
import { callFrom, dropPaths, expect, launchHost, test } from './fixtures';
import { dropSample, waitForDocuments } from './sample';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
const VIEWS = ['progress', 'review', 'people', 'roster', 'conflicts'] as const;
test.setTimeout(400_000);

/** Waits for two frames and for whatever they set moving; what moves for ever (a loader) is left alone. */
async function settled(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const moving = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map((a) => a.finished.catch(() => undefined)));
}

/** What axe finds serious or critical in the window as it stands: rule, how often, and one place to look at. */
async function barriers(page: Page): Promise<string[]> {
  // Nothing fades any more: a half transparent text has half its contrast, a colour on its way to another theme too little.
  await page.waitForTimeout(400);
  await page.evaluate(settled);
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

test('nor in the dialogs about a round, a locked start and a locked file', async ({
  page,
  host,
  userData,
  scratch,
}) => {
  const found: Record<string, string[]> = {};
  const look = async (on: Page, name: string): Promise<void> => {
    for (const theme of THEMES) {
      await on.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      // a theme that is just changing is looked at again; what stays is a barrier
      for (let look = 0; look < 3; look++) {
        found[`${name}, ${theme}`] = await barriers(on);
        if (found[`${name}, ${theme}`]!.length === 0) break;
      }
    }
  };
  const open = async (item: string): Promise<void> => {
    await page.getByTestId('round-menu').click();
    await page.getByTestId(item).click();
  };
  const folder = join(scratch, '2401-000001 (서하람)');
  mkdirSync(folder);
  writeFileSync(join(folder, '2401-000001_[학위논문]_가.pdf'), await lockedPdf());
  await dropPaths(page, 'drop', [folder]);
  await page.getByTestId('pf-lock').click();
  await expect(page.getByTestId('pf-lock-form')).toBeVisible();
  await look(page, 'locked file');
  await page.keyboard.press('Escape');
  await page.getByTestId('round-menu').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'round menu');
  await expect(page.getByTestId('round-new')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByTestId('round-menu')).toBeFocused();
  await open('round-wipe');
  await page.getByTestId('wipe-name').fill('채용 라운드');
  await look(page, 'wipe');
  await page.keyboard.press('Escape');
  // A list that was not started holds the round as it is.
  await page.getByTestId('discard').click();
  await expect(page.getByTestId('pf-lock')).toBeHidden();
  await open('round-passphrase');
  await page.getByTestId('passphrase-next').fill('바른 암호 문장');
  await page.getByTestId('passphrase-again').fill('다른 암호 문장');
  await look(page, 'passphrase');
  await page.getByTestId('passphrase-again').fill('바른 암호 문장');
  await page.getByTestId('passphrase-submit').click();
  await expect(page.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('nav-health').click();
  await page.getByTestId('audit-check').click();
  await look(page, 'health without documents');
  await host.close();
  const again = await launchHost({ userData });
  const locked = await again.firstWindow();
  await expect(locked.getByTestId('unlock-form')).toBeVisible();
  await look(locked, 'locked');
  await again.close();
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
});

/** A PDF that asks for a password. */
function lockedPdf(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', userPassword: 'key', ownerPassword: 'owner' });
  const chunks: Buffer[] = [];
  doc.on('data', (c: Buffer) => chunks.push(c));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.text('A page of text');
  doc.end();
  return done;
}

test('nor in the evaluators’ check: its sides and its dialogs', async ({ page, scratch }) => {
  const found: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      found[`${name}, ${theme}`] = await barriers(page);
    }
  };
  await callFrom(page, 'app.setPreferences', { theme: 'auto' });
  await page.reload();
  await dropSample(page, scratch);
  await page.getByTestId('start').click();
  await waitForDocuments(page);
  const people = await callFrom(page, 'people.index', undefined);
  const names = people.ok ? [...new Set(people.value.map((p) => p.name))].slice(0, 12) : [];
  await page.getByTestId('nav-conflicts').click();
  await page.getByTestId('conflicts-paste').click();
  await page
    .getByTestId('paste-text')
    .fill(['성명\t소속\t비고', ...names.map((n) => `${n}\t한빛대학교\t`), '\t이름없는대학교\t'].join('\n'));
  await look('conflicts, paste');
  await page.getByTestId('paste-submit').click();
  await expect(page.getByTestId('list-preview')).toBeVisible();
  await look('conflicts, preview');
  await page.getByTestId('list-import').click();
  await expect(page.getByTestId('matrix-cell').first()).toBeVisible({ timeout: 60_000 });
  await look('conflicts, matrix');
  const tabs = page.getByTestId('conflicts-tabs');
  for (const [tab, shown] of [
    ['겹침', 'hit-why'],
    ['지원자별', 'eligible-row'],
    ['명단', 'evaluator-row'],
    ['기준', 'rules-tie'],
  ] as const) {
    await tabs.getByText(tab).click();
    await expect(page.getByTestId(shown).first()).toBeVisible();
    await look(`conflicts, ${shown}`);
  }
  await tabs.getByText('겹침').click();
  for (const [open, shown] of [
    ['ground-open', 'ground-viewer'],
    ['hit-help-open', 'hit-help'],
    ['conflicts-export', 'export-save'],
  ] as const) {
    await page.getByTestId(open).first().click();
    await expect(page.getByTestId(shown)).toBeVisible();
    await look(`conflicts, ${shown}`);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(shown)).toBeHidden();
  }
  for (const [open, shown] of [
    ['conflicts-history', 'history'],
    ['conflicts-wipe', 'conflicts-wipe-word'],
  ] as const) {
    await page.getByTestId('conflicts-more').click();
    await page.getByTestId(open).click();
    await expect(page.getByTestId(shown)).toBeVisible();
    await look(`conflicts, ${shown}`);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(shown)).toBeHidden();
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
});
