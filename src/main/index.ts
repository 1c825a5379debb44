/** Electron's entry: paths, security, window, engine start and stop. The only file besides `cli.ts` that reads the environment. */
import './offline';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { app, session, type BrowserWindow } from 'electron';
import { createCalls } from './app/calls';
import { createCases } from './app/cases';
import { createDesk } from './app/desk';
import { createDialogs, reveal } from './app/dialogs';
import { registerCalls } from './app/ipc';
import { setMenu } from './app/menu';
import { createPageServer } from './app/page-server';
import { ORIGIN, createOwnership } from './app/policy';
import { createPreferences } from './app/preferences';
import { registerScheme, serveApp } from './app/protocol';
import { createPush } from './app/push';
import { makeSample } from './app/sample';
import { saveFile } from './app/save-file';
import { denyNetwork, hardenProcess } from './app/security';
import { watchStalls } from './app/stalls';
import { createWindow } from './app/window';
import { AUDIT_SAMPLE } from './engine/domain/settings';
import { shownValue } from './engine/domain/shown';
import { createEngine } from './engine/index';
import { createExtractor, isExtractorMode } from './engine/extractors/index';
import { createPool } from './engine/pool/pool';

const here = import.meta.dirname;
const log = (line: string): void => console.error(line);

// `electron-vite dev` says where its server is; a packaged application does not listen to it.
const devUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
const devOrigin = devUrl ? new URL(devUrl).origin : null;

hardenProcess(devOrigin !== null);
registerScheme();

if (app.requestSingleInstanceLock()) await run();
else app.quit();

async function run(): Promise<void> {
  await app.whenReady();
  // For the e2e run, which prints how long the main process was held up.
  if (process.env.MINESWEEPER_WATCH_STALLS) Object.assign(globalThis, { minesweeperStalls: watchStalls() });

  const userData = app.getPath('userData');
  const preferences = createPreferences(join(userData, 'preferences.json'));
  const cases = createCases({
    base: join(userData, 'rounds'),
    clock: Date.now,
    newId: () => randomUUID().slice(0, 8),
  });
  const pool = createPool({
    workerUrl: new URL('./pool-worker.js', import.meta.url),
    threads: Math.max(2, Math.min(4, availableParallelism() - 1)),
  });
  const mode = process.env.EXTRACTOR_MODE ?? 'hybrid';
  const extractor = createExtractor(isExtractorMode(mode) ? mode : 'hybrid', { pool });

  let window: BrowserWindow | null = null;
  const { push, dispose } = createPush((event, payload) =>
    window?.webContents.send(event, shownValue(payload)),
  );
  const desk = createDesk({
    cases,
    log,
    on: push,
    makeEngine: (caseDir, roundName) =>
      createEngine({
        caseDir,
        roundName,
        pool,
        extractor,
        clock: Date.now,
        rand: Math.random,
        log,
        language: preferences.get().language,
        operator: preferences.get().operator,
        auditSample: AUDIT_SAMPLE,
        version: app.getVersion(),
      }),
  });

  const own = createOwnership(devOrigin);
  denyNetwork(session.defaultSession, own, devOrigin);
  serveApp(createPageServer({ renderer: join(here, '../renderer'), current: () => desk.current() }));
  const applyLanguage = (language: 'ko' | 'en'): void =>
    setMenu(language, (command) => push('menu', { command }));
  applyLanguage(preferences.get().language);
  const { electron } = process.versions;
  registerCalls({
    isOurPage: own.isOurPage,
    log,
    calls: createCalls({
      desk,
      preferences,
      dialogs: createDialogs(
        () => window,
        () => preferences.get().language,
      ),
      saveFile,
      reveal,
      makeSample: () => makeSample(new URL('./sample-worker.js', import.meta.url), join(userData, 'sample')),
      about: {
        version: app.getVersion(),
        host: electron ? `Electron ${electron.split('.')[0]}` : `Chromium (Node ${process.versions.node})`,
        extractor: extractor.name,
      },
      onLanguage: applyLanguage,
      today: () => new Date().toLocaleDateString('sv-SE'),
      log,
    }),
  });

  const openWindow = (): void => {
    window = createWindow({
      preload: join(here, '../preload/index.cjs'),
      url: devUrl ?? `${ORIGIN}/`,
      onClosed: () => (window = null),
      log,
    });
  };
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());

  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    dispose();
    const leave = (): void => {
      stopped = true;
      app.exit(0);
    };
    void desk
      .close()
      .then(() => pool.destroy())
      .then(leave, leave);
  });

  openWindow();
  // The window opens even when the round does not: it says why, and other rounds can be opened.
  await desk.open(cases.lastUsed().roundId).catch(() => {});
}
