import { fork, spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { createRpc, type Call } from '../rpc';
import { startChromium } from './chromium';
import { noDialogs, type DialogKind, type DialogOptions, type Dialogs } from './dialogs';
import { createPages } from './pages';
import { routeRequests } from './route';

type Electron = typeof import('electron');

export interface LaunchOptions {
  /** `out/main/index.js` and `out/standin/register.js`. */
  readonly main: string;
  readonly register: string;
  readonly browser: string;
  readonly userDataDir: string;
  readonly args?: readonly string[];
  /** Environment of the main process. */
  readonly env: Record<string, string | undefined>;
  readonly headed?: boolean;
  /** Absent: every dialog is cancelled. */
  readonly dialogs?: Dialogs;
  /** Shows a file or an address with the desktop's own program. */
  readonly open?: (target: string) => void;
  /** Shows a notice with the desktop's own means. */
  readonly notify?: (title: string, body: string) => void;
  /** Lets a test run code in the main process. */
  readonly evaluate?: boolean;
}

export interface StandInApp {
  firstWindow(): Promise<Page>;
  context(): BrowserContext;
  process(): ChildProcess;
  evaluate<R, A>(fn: (electron: Electron, arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** Addresses the application refused. */
  readonly blocked: readonly string[];
  /** Exit code of the main process, once it has gone. */
  readonly exited: Promise<number>;
  close(): Promise<void>;
}

/** Time the main process gets to store its state before it is killed. */
const CLOSE_MS = 15_000;

/** Runs the built application, unmodified, in a plain Chromium. */
export async function launchStandIn(o: LaunchOptions): Promise<StandInApp> {
  const context = await startChromium({
    executablePath: o.browser,
    userDataDir: o.userDataDir,
    headed: o.headed ?? false,
  });
  const switches = [`--user-data-dir=${o.userDataDir}`, ...(o.evaluate ? ['--standin-evaluate=yes'] : [])];
  const child = fork(resolve(o.main), [...switches, ...(o.args ?? [])], {
    serialization: 'advanced',
    execArgv: ['--import', pathToFileURL(resolve(o.register)).href],
    env: o.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number>((done) => {
    child.on('exit', (code) => {
      const leave = (): void => done(code ?? 1);
      void context.close().then(leave, leave);
    });
  });

  const blocked: string[] = [];
  const dialogs = o.dialogs ?? noDialogs;
  const line: { main?: Call } = {};
  const main: Call = (method, ...args) =>
    line.main ? line.main(method, ...args) : Promise.reject(new Error('stand-in: not connected yet'));
  const pages = createPages(context, o.headed ?? false, () => main);
  line.main = createRpc(child, {
    ...pages.handlers,
    hello: () => true,
    bye: () => true,
    shell: (target: string) => o.open?.(target),
    notify: (title: string, body: string) => o.notify?.(title, body),
    dialog: (kind: DialogKind, options: DialogOptions = {}) => dialogs.show(kind, options),
  });
  await routeRequests(context, pages, main, blocked);

  return {
    context: () => context,
    process: () => child,
    blocked,
    exited,
    evaluate: (fn, arg) => main('evaluate', fn.toString(), arg),
    async firstWindow() {
      const gone = exited.then((code) => {
        throw new Error(`the main process left with code ${code} before it opened a window`);
      });
      const page = await Promise.race([pages.first, gone]);
      await page.waitForURL((url) => url.protocol !== 'about:' && url.protocol !== 'data:');
      return page;
    },
    async close() {
      if (child.connected) await main('quit').catch(() => {});
      const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Opens with the desktop's own program; a missing one is no fault of the application. */
export function openWithDesktop(target: string): void {
  const programs: Record<string, string> = { darwin: 'open', win32: 'explorer' };
  const program = programs[process.platform] ?? 'xdg-open';
  spawn(program, [target], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}

/** A notice of the desktop, where it has `notify-send`; without it the window's title tells. */
export function notifyDesktop(title: string, body: string): void {
  spawn('notify-send', ['--app-name=Minesweeper', title, body], { stdio: 'ignore' }).on('error', () => {});
}
