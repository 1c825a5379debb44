import type { Page } from '@playwright/test';
import { callFrom, expect, launchHost, readStalls, resetStalls, test } from './fixtures';
import { writeManyItems } from './many';

/** Printed, never asserted: machines differ. What is asserted is that every key press did its one thing. */
const APPLICANTS = 50;
const EACH = 200;
const DECISIONS = 80;

const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const round1 = (n: number): number => Math.round(n * 10) / 10;

/** Milliseconds from each key press until the frame in which the question speaks of the next item. */
function pressEnter(page: Page, count: number): Promise<{ toPaint: number[]; total: number }> {
  return page.evaluate(async (n) => {
    const current = (): string => document.querySelector('.queue-item.on')?.getAttribute('data-id') ?? '';
    const shown = (): string =>
      document.querySelector('[data-testid=decision]')?.getAttribute('data-flag-id') ?? '';
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const toPaint: number[] = [];
    const started = performance.now();
    for (let i = 0; i < n; i++) {
      const before = current();
      while (shown() !== before) await frame();
      // A new item takes no decision for 120 ms.
      await new Promise((done) => setTimeout(done, 130));
      const at = performance.now();
      const init = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      while (current() === before || shown() === before) await frame();
      await frame();
      toPaint.push(performance.now() - at);
    }
    return { toPaint, total: performance.now() - started };
  }, count);
}

/** Times between frames while the list is scrolled, in milliseconds. */
function scrollList(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const list = document.querySelector('.queue .scroll')!;
    const times: number[] = [];
    let last = await new Promise<number>((done) => requestAnimationFrame(done));
    for (let i = 0; i < 180; i++) {
      list.scrollTop += 120;
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      times.push(now - last);
      last = now;
    }
    return times;
  });
}

test('ten thousand open items: decisions, scrolling', async ({ userData, scratch }) => {
  test.setTimeout(240_000);
  await writeManyItems(userData, scratch, APPLICANTS, EACH);
  const started = Date.now();
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await expect(page.getByTestId('review-count')).toBeVisible();
  console.log(`start to usable with a round of ${APPLICANTS * EACH} people: ${Date.now() - started} ms`);
  const opened = Date.now();
  await page.getByTestId('nav-review').click();
  await expect(page.getByTestId('question')).toBeVisible();
  console.log(`review opened after ${Date.now() - opened} ms`);
  await page.waitForTimeout(1500);

  await resetStalls(host);
  const { toPaint, total } = await pressEnter(page, DECISIONS);
  const stalls = await readStalls(host);
  console.log(
    `${DECISIONS} decisions by key: ${Math.round((DECISIONS / total) * 60_000)} a minute, ` +
      `key to next item painted p50 ${round1([...toPaint].sort((a, b) => a - b)[toPaint.length >> 1] ?? 0)} ms, ` +
      `p95 ${round1(p95(toPaint))} ms, longest ${round1(Math.max(...toPaint))} ms; ` +
      `main process p99 ${stalls.p99Ms} ms, longest ${stalls.maxMs} ms`,
  );
  const frames = await scrollList(page);
  console.log(`scrolling the list: frame p95 ${round1(p95(frames))} ms over ${frames.length} frames`);

  const list = await callFrom(page, 'review.list', { status: 'open' });
  expect(list.ok && list.value).toHaveLength(APPLICANTS * EACH - DECISIONS);
  await host.close();
});
