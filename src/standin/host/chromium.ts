import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

/** What keeps Chromium from calling home: none of it is the product's traffic, all of it would be noise on a closed network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
];
/** No name is ever looked up; pages come from the interceptor, and in development from this machine. */
const NO_NAMES = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export interface ChromiumOptions {
  readonly executablePath: string;
  /** The profile lies inside, so that what the window keeps (local storage) belongs to the user's data. */
  readonly userDataDir: string;
  readonly headed: boolean;
}

/** Starts the browser with its own profile. Headed, it shows one window without tabs and address bar. */
export function startChromium(o: ChromiumOptions): Promise<BrowserContext> {
  const profile = join(o.userDataDir, 'Chromium');
  switchTranslationOff(join(profile, 'Default'));
  // Chromium refuses its sandbox to root; `--test-type` keeps the warning bar about it away.
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : [];
  const appWindow = o.headed
    ? ['--app=data:text/html,<title>Minesweeper</title>', '--window-size=1280,860']
    : [];
  return chromium.launchPersistentContext(profile, {
    executablePath: o.executablePath,
    headless: !o.headed,
    viewport: null,
    ignoreDefaultArgs: o.headed ? ['--enable-automation'] : [],
    args: [...QUIET, NO_NAMES, ...root, ...appWindow],
  });
}

/** A Korean page in an English browser is offered for translation, over the window's own buttons. There is no switch for it. */
function switchTranslationOff(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Preferences');
  let preferences: Record<string, unknown> = {};
  try {
    preferences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    // A first start, or a file that Chromium would throw away as well.
  }
  writeFileSync(file, JSON.stringify({ ...preferences, translate: { enabled: false } }));
}
