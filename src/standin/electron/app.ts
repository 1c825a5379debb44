import { EventEmitter } from 'node:events';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appRoot, call, commandLineValue, handlers, mainEntry, manifest, preventable } from './link';

/** Windows close themselves; the application only has to ask them. */
interface Closable {
  close(): void;
  readonly closing: boolean;
}
const openWindows: { list: () => Closable[] } = { list: () => [] };
/** The window part tells how to list its windows (a plain import would be a cycle). */
export function provideWindows(list: () => Closable[]): void {
  openWindows.list = list;
}

function knownPaths(): Record<string, string> {
  const home = homedir();
  const data = commandLineValue('user-data-dir');
  return {
    home,
    temp: tmpdir(),
    appData: join(home, '.config'),
    desktop: join(home, 'Desktop'),
    documents: join(home, 'Documents'),
    downloads: join(home, 'Downloads'),
    exe: process.execPath,
    module: mainEntry,
    ...(data ? { userData: resolve(data) } : {}),
  };
}

class App extends EventEmitter {
  readonly isPackaged = false;
  name = manifest.productName ?? manifest.name;
  readonly commandLine = {
    appendSwitch() {},
    hasSwitch: (name: string) => process.argv.some((a) => a === `--${name}` || a.startsWith(`--${name}=`)),
    getSwitchValue: (name: string) => commandLineValue(name) ?? '',
  };
  #paths = knownPaths();
  #state: 'running' | 'quitting' = 'running';
  #ready = call('hello').then(() => {
    setImmediate(() => this.emit('ready'));
  });

  isReady = (): boolean => true;
  whenReady = (): Promise<void> => this.#ready;
  getName = (): string => this.name;
  setName = (name: string): void => {
    this.name = name;
  };
  getVersion = (): string => manifest.version;
  getAppPath = (): string => appRoot;
  getLocale = (): string => 'ko-KR';
  getPath(name: string): string {
    const userData = this.#paths.userData ?? join(this.#paths.appData ?? '', this.name);
    const derived: Record<string, string> = { userData, sessionData: userData, logs: join(userData, 'logs') };
    const path = this.#paths[name] ?? derived[name];
    if (!path) throw new Error(`Failed to get '${name}' path`);
    return path;
  }
  setPath = (name: string, path: string): void => {
    this.#paths[name] = path;
  };
  // The host keeps one Chromium per profile, so a second instance cannot share the user's data.
  requestSingleInstanceLock = (): boolean => true;
  releaseSingleInstanceLock(): void {}
  setAppUserModelId(): void {}
  enableSandbox(): void {}
  focus(): void {}
  setAboutPanelOptions(): void {}
  #badge = 0;
  /** A browser's window has no icon of the application's; the count stands in the window's title. */
  setBadgeCount = (count = 0): boolean => {
    this.#badge = count;
    return true;
  };
  getBadgeCount = (): number => this.#badge;

  quit(): void {
    if (this.#state !== 'running' || !this.#may('before-quit')) return;
    for (const window of openWindows.list()) {
      window.close();
      if (!window.closing) return;
    }
    this.#state = 'quitting';
    if (this.#may('will-quit')) this.exit(0);
    else this.#state = 'running';
  }
  exit(code = 0): void {
    this.emit('quit', {}, code);
    const leave = (): never => process.exit(code);
    void call('bye').then(leave, leave);
    setTimeout(leave, 2000).unref();
  }
  #may(name: string): boolean {
    const event = preventable();
    this.emit(name, event);
    return !event.defaultPrevented;
  }
}

export const app = new App();
handlers.quit = () => void setImmediate(() => app.quit());
process.on('disconnect', () => process.exit(0));
