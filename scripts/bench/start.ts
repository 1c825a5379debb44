import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchHost } from '../../tests/e2e/host';
import { median, milliseconds, seconds, type Part } from './table';

const ROUNDS = 5;
const EMPTY = resolve(import.meta.dirname, '../../scripts/bench/empty-window.mjs');

/** From nothing to a window that can be worked in: its views are there and its round is open. The end is not measured. */
async function usable(userData: string): Promise<() => Promise<void>> {
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await page.getByTestId('nav-intake').waitFor();
  const open = async (): Promise<boolean> => {
    const reply = await page.evaluate(() => window.minesweeper!.call('app.info', undefined));
    return reply.ok && reply.value.round !== null;
  };
  while (!(await open())) await new Promise((again) => setTimeout(again, 5));
  return () => host.close();
}

/** The same host with one line of text in its window. */
async function empty(userData: string): Promise<() => Promise<void>> {
  const host = await launchHost({ userData, main: EMPTY });
  const page = await host.firstWindow();
  await page.locator('#ready').waitFor();
  return () => host.close();
}

export const start: Part = {
  name: 'start',
  async measure(folder) {
    const what = 'application start to usable';
    const data = { app: join(folder, 'app'), none: join(folder, 'empty') };
    for (const path of Object.values(data)) mkdirSync(path, { recursive: true });
    try {
      // The first start makes the profile and the first round; people start it more than once.
      await (
        await usable(data.app)
      )();
      await (
        await empty(data.none)
      )();
    } catch (e) {
      const reason = e instanceof Error ? (e.message.split('\n')[0] ?? '') : String(e);
      return [{ what, ours: 'not measured', peer: reason }];
    }
    const times = { app: [] as number[], none: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.app.push(await timed(() => usable(data.app)));
      times.none.push(await timed(() => empty(data.none)));
    }
    const [ours, theirs] = [median(times.app), median(times.none)];
    const host = process.env.E2E_HOST === 'electron' ? 'Electron' : 'the stand-in';
    return [
      {
        what,
        ours: milliseconds(ours),
        peer: `an empty window of ${host}`,
        theirs: milliseconds(theirs),
        ratio: theirs / ours,
      },
    ];
  },
};

/** Milliseconds until it is up. */
async function timed(up: () => Promise<() => Promise<void>>): Promise<number> {
  let down: () => Promise<void> = () => Promise.resolve();
  const took = await seconds(async () => (down = await up()));
  await down();
  return took * 1000;
}
