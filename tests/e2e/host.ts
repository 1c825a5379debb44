import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { findBrowser } from '../../src/standin/host/browser';
import { launchStandIn } from '../../src/standin/host/launch';

type Electron = typeof import('electron');

/** What both hosts give: the part of Playwright's ElectronApplication the tests use. */
export interface Host {
  readonly kind: 'electron' | 'standin';
  /** Runs in the main process; nothing but `electron` and `arg` is in its scope. */
  evaluate<R, A>(fn: (electron: Electron, arg: A) => R | Promise<R>, arg: A): Promise<R>;
  firstWindow(): Promise<Page>;
  close(): Promise<void>;
  /** As a power cut would: no chance to store anything. */
  kill(): Promise<void>;
}

export interface HostOptions {
  readonly userData: string;
  readonly env?: Record<string, string>;
  /** Another main script than the application's. */
  readonly main?: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Never `require('electron')` here: since 42 that starts a download. */
function electronBinary(): string | undefined {
  const folder = join(root, 'node_modules/electron');
  if (!existsSync(join(folder, 'path.txt'))) return undefined;
  const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
  return existsSync(path) ? path : undefined;
}

/** Starts the built application: on real Electron with `E2E_HOST=electron`, on the stand-in otherwise. */
export function launchHost(options: HostOptions): Promise<Host> {
  return process.env.E2E_HOST === 'electron' ? onElectron(options) : onStandIn(options);
}

const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  MINESWEEPER_WATCH_STALLS: '1',
  ...extra,
});

async function onElectron({ userData, env, main }: HostOptions): Promise<Host> {
  const executablePath = electronBinary();
  if (!executablePath)
    throw new Error("E2E_HOST=electron, but Electron's binary is not here: npx install-electron");
  // `npm test` knows whether this system lets Chromium have its sandbox.
  const switches = (process.env.E2E_ELECTRON_ARGS ?? '').split(' ').filter(Boolean);
  const app = await _electron.launch({
    executablePath,
    cwd: root,
    args: [main ?? root, `--user-data-dir=${userData}`, ...switches],
    env: environment(env),
  });
  return {
    kind: 'electron',
    evaluate: (fn, arg) => app.evaluate(fn as never, arg as never),
    firstWindow: () => app.firstWindow(),
    close: () => app.close(),
    async kill() {
      const gone = new Promise((done) => app.process().once('exit', done));
      app.process().kill('SIGKILL');
      await gone;
    },
  };
}

async function onStandIn({ userData, env, main }: HostOptions): Promise<Host> {
  const browser = findBrowser(process.platform, process.env);
  if (!browser)
    throw new Error('no Chromium-based browser: npm test installs one, STANDIN_BROWSER names one');
  const app = await launchStandIn({
    main: main ?? join(root, 'out/main/index.js'),
    register: join(root, 'out/standin/register.js'),
    browser,
    userDataDir: userData,
    env: environment(env),
    evaluate: true,
  });
  return {
    kind: 'standin',
    evaluate: app.evaluate,
    firstWindow: app.firstWindow,
    close: app.close,
    async kill() {
      app.process().kill('SIGKILL');
      await app.exited;
    },
  };
}
