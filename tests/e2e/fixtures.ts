import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import type { Channel, Input, Outputs, Reply } from '../../src/preload/contract';
import { launchHost, type Host } from './host';

export { expect } from '@playwright/test';
export { launchHost, type Host } from './host';

interface Fixtures {
  /** A folder of this test's own, as the application's user data. */
  userData: string;
  /** A folder of this test's own for anything else. */
  scratch: string;
  host: Host;
  page: Page;
  /** Console errors and uncaught faults of the window, as they come. */
  faults: string[];
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'minesweeper-e2e-'));
  await use(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export const test = base.extend<Fixtures>({
  // The notes of the first run have a test of their own; elsewhere they would only lie in the way.
  userData: async ({}, use) =>
    withFolder(async (folder) => {
      writeFileSync(
        join(folder, 'preferences.json'),
        JSON.stringify({ tourSeen: true, operatorAsked: true }),
      );
      await use(folder);
    }),
  scratch: async ({}, use) => withFolder(use),
  faults: async ({}, use) => use([]),
  host: async ({ userData }, use) => {
    const host = await launchHost({ userData });
    await use(host);
    await host.close();
  },
  page: async ({ host, faults }, use) => {
    const page = await host.firstWindow();
    page.on('pageerror', (e) => faults.push(e.message));
    page.on('console', (m) => {
      if (m.type() === 'error') faults.push(m.text());
    });
    await use(page);
  },
});

/**
 * Drops real files or folders on an element, as the system does: the browser makes the File objects itself. Works the same on both
 * hosts. `target` is a `data-testid`.
 */
export async function dropPaths(page: Page, target: string, paths: readonly string[]): Promise<void> {
  const box = await page.getByTestId(target).boundingBox();
  if (!box) throw new Error(`nothing to drop on: ${target}`);
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const cdp = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at, data });
  await cdp.detach();
}

/** One call of the contract from the page, as the window makes it. */
export function callFrom<C extends Channel>(
  page: Page,
  channel: C,
  input: Input<C>,
): Promise<Reply<Outputs[C]>> {
  return page.evaluate(([c, i]) => window.minesweeper!.call(c as never, i as never), [
    channel,
    input,
  ] as const) as Promise<Reply<Outputs[C]>>;
}

/** Answers the save dialog with `path`, or with "cancelled". */
export function answerSaveDialog(host: Host, path: string | null): Promise<void> {
  return host.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: filePath === null, filePath: filePath ?? '' });
  }, path);
}

/** Answers the open dialog with `paths`; none means "cancelled". */
export function answerOpenDialog(host: Host, paths: string[]): Promise<void> {
  return host.evaluate(({ dialog }, filePaths) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: filePaths.length === 0, filePaths });
  }, paths);
}

export interface StallReport {
  maxMs: number;
  p99Ms: number;
  meanMs: number;
}
/** How long the main process was held up since the last `resetStalls`. Printed by tests, never asserted: machines differ. */
export function readStalls(host: Host): Promise<StallReport> {
  return host.evaluate(
    () => (globalThis as unknown as { minesweeperStalls: { read(): StallReport } }).minesweeperStalls.read(),
    null,
  );
}
export function resetStalls(host: Host): Promise<void> {
  return host.evaluate(
    () => (globalThis as unknown as { minesweeperStalls: { reset(): void } }).minesweeperStalls.reset(),
    null,
  );
}

/** A picture for people to look at, in the test's output folder. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
}
