/** Electron's entry: paths, security, window, engine start and stop. The only file besides `cli.ts` that reads the environment. */
import './offline';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { availableParallelism, freemem } from 'node:os';
import { app, powerMonitor, session, type BrowserWindow } from 'electron';
import { createCalls } from './app/calls';
import { createCases } from './app/cases';
import { createDesk } from './app/desk';
import { createDialogs, reveal } from './app/dialogs';
import { registerCalls } from './app/ipc';
import { createKeyRing } from './app/key-ring';
import { setMenu } from './app/menu';
import { createNotices } from './app/notices';
import { createPageServer } from './app/page-server';
import { createPauses } from './app/pauses';
import { ORIGIN, createOwnership } from './app/policy';
import { watchPower } from './app/power';
import { createPreferences } from './app/preferences';
import { registerScheme, serveApp } from './app/protocol';
import { createPush } from './app/push';
import { clearLeftovers, clearOldPages } from './app/retention';
import { makeSample } from './app/sample';
import { saveFile } from './app/save-file';
import { denyNetwork, hardenProcess } from './app/security';
import { watchStalls } from './app/stalls';
import { showBadge, showNotice, toFront } from './app/system-notice';
import { systemVault } from './app/system-vault';
import { utilityHost } from './app/utility-host';
import { createWindow } from './app/window';
import { AUDIT_SAMPLE } from './engine/domain/settings';
import type { ProgressSnapshot } from './engine/domain/views';
import { shownValue } from './engine/domain/shown';
import { createEngine } from './engine/index';
import { createExtractor, isExtractorMode } from './engine/extractors/index';
import { createModels } from './engine/models';
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
  const keyRing = createKeyRing(join(userData, 'keys.json'), systemVault);
  const models = await createModels({
    // beside the program where it runs from its sources, as for the command line; a packaged one may not write there
    dir:
      process.env.MINESWEEPER_MODELS ??
      (app.isPackaged ? join(userData, 'models') : join(here, '../../models')),
    start: utilityHost(new URL('./model-host.js', import.meta.url)),
    platform: process.platform,
    threads: Math.max(1, availableParallelism() - 1),
    freeMemory: freemem,
    log,
  });
  const mode = process.env.EXTRACTOR_MODE ?? 'hybrid';
  const openHands = () => {
    const wish = preferences.get().workers;
    const lanes = wish || Math.max(2, Math.min(4, availableParallelism() - 1));
    // two at least: pages are drawn while documents are read
    const threads = Math.max(2, lanes);
    const pool = createPool({ workerUrl: new URL('./pool-worker.js', import.meta.url), threads });
    const reading = isExtractorMode(mode) ? mode : 'hybrid';
    return {
      wish,
      lanes,
      pool,
      extractor: createExtractor(reading, {
        pool,
        readers: models.readers,
        textReaders: models.textReaders,
        log,
      }),
    };
  };
  let hands = openHands();
  /** The threads and who reads on them; others when the person has asked for another number since. Only while no round is open. */
  const freshHands = (): typeof hands => {
    if (hands.wish === preferences.get().workers) return hands;
    void hands.pool.destroy();
    return (hands = openHands());
  };

  let window: BrowserWindow | null = null;
  const { push, dispose } = createPush((event, payload) =>
    window?.webContents.send(event, shownValue(payload)),
  );
  const notices = createNotices({
    language: () => preferences.get().language,
    wanted: () => preferences.get().notify,
    inSight: () => window?.isFocused() ?? false,
    show(title, body) {
      window?.flashFrame(true);
      showNotice(title, body, () => {
        toFront(window);
        push('menu', { command: 'review' });
      });
    },
    badge: showBadge,
  });
  const pauses = createPauses({ engine: () => desk.current()?.engine ?? null });
  const openItems = (): number => desk.current()?.engine.round.counts().openItems ?? 0;
  const desk = createDesk({
    cases,
    keyRing,
    log,
    clock: Date.now,
    operator: () => preferences.get().operator,
    onOpen(engine, round) {
      notices.reset();
      notices.open(engine.round.counts().openItems);
      pauses.take(engine, round.paused ?? false);
    },
    onClosed: () => notices.open(0),
    on(event, payload) {
      if (event === 'changed') notices.open(openItems());
      if (event !== 'progress') return push(event, payload);
      const snapshot = pauses.mark(payload as ProgressSnapshot);
      notices.progress(snapshot, openItems());
      push('progress', snapshot);
    },
    makeEngine(caseDir, roundName, keys) {
      const { pool, extractor, lanes } = freshHands();
      return createEngine({
        caseDir,
        roundName,
        pool,
        extractor,
        concurrency: lanes,
        ...(keys && { keys }),
        clock: Date.now,
        rand: Math.random,
        log,
        language: preferences.get().language,
        operator: preferences.get().operator,
        auditSample: AUDIT_SAMPLE,
        version: app.getVersion(),
      });
    },
  });

  const own = createOwnership(devOrigin);
  denyNetwork(session.defaultSession, own, devOrigin);
  serveApp(createPageServer({ renderer: join(here, '../renderer'), current: () => desk.current() }));
  const applyLanguage = (language: 'ko' | 'en'): void =>
    setMenu(language, (command) => push('menu', { command }));
  applyLanguage(preferences.get().language);
  const power = watchPower(powerMonitor, pauses, () => preferences.get().pauseOnBattery);
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
      keyRing,
      pauses,
      keepPaused(paused) {
        const open = desk.current();
        if (open) cases.setPaused(open.roundId, paused);
      },
      saveFile,
      reveal,
      makeSample: () => makeSample(new URL('./sample-worker.js', import.meta.url), join(userData, 'sample')),
      about: {
        version: app.getVersion(),
        host: electron ? `Electron ${electron.split('.')[0]}` : `Chromium (Node ${process.versions.node})`,
        extractor: hands.extractor.name,
      },
      models,
      async onPreferences(before, now) {
        if (now.language !== before.language) applyLanguage(now.language);
        if (now.pauseOnBattery !== before.pauseOnBattery) power.check();
        // while a list is being looked at it stays; the next round that is opened has the new number
        if (now.workers !== before.workers) await desk.reopen().catch(() => {});
      },
      today: () => new Date().toLocaleDateString('sv-SE'),
      clock: Date.now,
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
    toFront(window);
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
      .then(() => models.close())
      .then(() => hands.pool.destroy())
      .then(leave, leave);
  });

  openWindow();
  await clearOldPages(cases, preferences.get().keepPagesDays, Date.now());
  // The window opens even when the round does not: it says why, and other rounds can be opened.
  await desk.open(cases.lastUsed().roundId).catch(() => {});
  await clearLeftovers(cases.base);
}
