import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSampleRound } from '../../src/main/sample';
import { answerSaveDialog, callFrom, dropPaths, expect, launchHost, test } from './fixtures';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWS = ['intake', 'progress', 'review', 'people', 'roster', 'conflicts', 'health'] as const;
test.setTimeout(400_000);

/** The sample round, read to its end. */
async function readSample(page: Page, scratch: string): Promise<void> {
  const sample = join(scratch, '표본');
  await writeSampleRound(sample);
  await dropPaths(page, 'drop', [sample]);
  await expect(page.getByTestId('start')).toBeEnabled({ timeout: 30_000 });
  await page.getByTestId('start').click();
  await expect
    .poll(
      async () => {
        const reply = await callFrom(page, 'progress.snapshot', undefined);
        if (!reply.ok || reply.value.totals.documents === 0) return -1;
        const { documents, loaded, needsReview, failed } = reply.value.totals;
        return documents - loaded - needsReview - failed;
      },
      { timeout: 240_000 },
    )
    .toBe(0);
}

/** Rules of axe that a view breaks; run outside the page's policy, which forbids foreign scripts. */
async function faultsOf(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Runtime.evaluate', { expression: AXE });
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'] }).then((r) =>
      r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await cdp.detach();
  return result.value as string[];
}

/** What is still at fault when looked at again: a button that is just being enabled has half its contrast. */
async function lasting(page: Page): Promise<string[]> {
  let faults = await faultsOf(page);
  for (let look = 1; look < 3 && faults.length > 0; look++) {
    await page.waitForTimeout(600);
    faults = await faultsOf(page);
  }
  return faults;
}

test('no view breaks a rule of accessibility, light or dark', async ({ page, scratch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readSample(page, scratch);
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const view of VIEWS) {
      await page.getByTestId(`nav-${view}`).click();
      await page.waitForTimeout(600);
      const faults = await lasting(page);
      if (faults.length > 0) found[`${view} ${colorScheme}`] = faults;
    }
    for (const [open, shown] of [
      ['settings', 'settings-panel'],
      ['guide-open', 'guide'],
      ['find-open', 'find'],
    ] as const) {
      await page.getByTestId(open).click();
      await expect(page.getByTestId(shown)).toBeVisible();
      await page.waitForTimeout(300);
      const faults = await lasting(page);
      if (faults.length > 0) found[`${shown} ${colorScheme}`] = faults;
      await page.keyboard.press('Escape');
      await expect(page.getByTestId(shown)).toBeHidden();
    }
  }
  expect(found).toEqual({});
});

test('keys alone: every open item decided, taken back, a key of one’s own', async ({ page, scratch }) => {
  await readSample(page, scratch);
  const open = async (): Promise<number> => {
    const reply = await callFrom(page, 'review.list', { status: 'open' });
    return reply.ok ? reply.value.length : -1;
  };
  await page.keyboard.press('Control+Digit3');
  await expect(page.getByTestId('question')).toBeVisible();
  const count = await open();
  for (let left = count; left > 0; left--) {
    await expect(page.locator('.queue-item.on[data-status=open]')).toBeVisible();
    const id = await page.locator('.queue-item.on').getAttribute('data-id');
    await expect(page.getByTestId('decision')).toHaveAttribute('data-flag-id', id!);
    await page.waitForTimeout(150);
    const person = await page.getByTestId('decide-reject').isVisible();
    await page.keyboard.press(person ? 'Enter' : 'Digit0');
    await expect.poll(open).toBe(left - 1);
  }
  await page.keyboard.press('KeyU');
  await expect.poll(open).toBe(1);

  // another key for undo, chosen in the settings; the old one does nothing any more
  await page.keyboard.press('Control+Comma');
  await page.locator('[data-testid=key-cap][data-action=undo]').click();
  await page.keyboard.press('KeyX');
  await expect(page.getByTestId('key-fault')).toBeVisible();
  await page.keyboard.press('KeyZ');
  await expect(page.locator('[data-testid=key-cap][data-action=undo]')).toHaveText('Z');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('settings-panel')).toBeHidden();
  await page.locator('.queue-item.on').click();
  await page.keyboard.press('KeyU');
  await page.keyboard.press('KeyZ');
  await expect.poll(open).toBe(2);
});

test('sign-off: with the open items known, in the file, lifted by a change; CSV beside it', async ({
  page,
  host,
  scratch,
}) => {
  await readSample(page, scratch);
  await page.getByTestId('nav-roster').click();
  await expect(page.getByTestId('sign')).toBeDisabled();
  await page.getByTestId('sign-name').fill('김하늘');
  await page.getByTestId('sign-know').click();
  await page.getByTestId('sign').click();
  await expect(page.getByTestId('signed')).toContainText('김하늘');
  const file = join(scratch, '명단.csv');
  await answerSaveDialog(host, file);
  await page.getByTestId('export-csv').click();
  await expect(page.getByTestId('exported')).toBeVisible();
  const csv = readFileSync(file, 'utf8');
  expect(csv.startsWith('\ufeff"연번"')).toBe(true);

  // from a row of the sheet to the page, and a decision there lifts the signature
  await page.locator('.sheet-scroll').evaluate((e) => (e.scrollLeft = 4000));
  await page.getByTestId('sheet-source').first().click();
  await expect(page.getByTestId('source-viewer')).toBeVisible();
  await page.getByTestId('source-reject').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('sign-lost')).toBeVisible();

  // a row about a document as a whole leads to its review item, a document nobody could read to the list of those
  const openSheet = page.locator('[data-testid="sheet-tab"][data-sheet^="4_"]');
  await openSheet.click();
  await page.getByTestId('sheet-item').first().click();
  await expect(page.getByTestId('question')).toBeVisible();
  await page.getByTestId('nav-roster').click();
  await openSheet.click();
  await page.getByTestId('sheet-unread').first().click();
  await expect(page.getByTestId('failed-row')).toHaveCount(1);
  await expect(page.getByTestId('progress-ended')).toContainText('읽지 못함 1');
});

test('a dead letter is put aside with a reason, taken back, replayed', async ({ page, scratch }) => {
  await readSample(page, scratch);
  await page.getByTestId('nav-progress').click();
  const row = page.getByTestId('failed-row');
  await expect(row).toHaveCount(1);
  await page.getByTestId('dead-dismiss').click();
  await page.getByTestId('dead-note').fill('같은 논문을 다른 파일로 읽음');
  await page.getByTestId('dead-dismiss-submit').click();
  await expect(row).toHaveAttribute('data-dismissed', 'true');
  await page.keyboard.press('Control+KeyZ');
  await expect(row).toHaveAttribute('data-dismissed', 'false');
  await page.getByTestId('retry-document').click();
  await expect
    .poll(async () => {
      const reply = await callFrom(page, 'dead.list', undefined);
      return reply.ok ? reply.value[0]?.failures : 0;
    })
    .toBe(2);
});

test('the language changes everywhere at once and stays', async ({ page, userData, host, scratch }) => {
  await readSample(page, scratch);
  await page.getByTestId('settings').click();
  await page.getByTestId('language').getByText('English').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const view of ['progress', 'review', 'health'] as const) {
    await page.getByTestId(`nav-${view}`).click();
    await page.waitForTimeout(500);
    const words = await page.locator('main button').allInnerTexts();
    // names of people and files stay as they are; the window's own words do not
    expect(words.filter((w) => /검토|진행|확정|되돌리기|다시 시도/.test(w))).toEqual([]);
  }
  await host.close();
  const again = await launchHost({ userData });
  await expect((await again.firstWindow()).locator('html')).toHaveAttribute('lang', 'en');
  await again.close();
});

test('the first run points at three steps, once', async ({ userData }) => {
  writeFileSync(join(userData, 'preferences.json'), '{}');
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  const tour = page.getByTestId('tour');
  await expect(tour).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  for (let i = 0; i < 3; i++) await page.getByTestId('tour-next').click();
  await expect(tour).toBeHidden();
  await host.close();
  const again = await launchHost({ userData });
  const next = await again.firstWindow();
  await expect(next.getByTestId('drop')).toBeVisible();
  await expect(next.getByTestId('tour')).toBeHidden();
  await again.close();
});

test('anybody is found by initial consonants from any view', async ({ page, scratch }) => {
  await readSample(page, scratch);
  const applicants = await callFrom(page, 'people.applicants', undefined);
  const people = applicants.ok
    ? await callFrom(page, 'people.list', { applicantId: applicants.value[0]!.applicantId })
    : null;
  const someone = people?.ok ? people.value.find((p) => !p.isSelf && /^[가-힣]{3}$/.test(p.name)) : undefined;
  if (!someone) throw new Error('nobody with a Korean name');
  await page.keyboard.press('Control+KeyK');
  await page.getByTestId('find-field').fill(someone.name);
  await expect(page.getByTestId('find-hit').first()).toContainText(someone.name);
  await page.keyboard.press('Enter');
  const row = page.locator(`[data-testid=people-row][data-id="${someone.personId}"]`);
  await expect(row).toBeVisible();
  await expect(page.getByTestId('source-row').first()).toBeVisible();
});
