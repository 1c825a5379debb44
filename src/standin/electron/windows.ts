import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromHttp, toHttp } from '../address';
import { app, provideWindows } from './app';
import { appRoot, call, handlers, preventable } from './link';
import { session } from './session';

const windows = new Map<number, BrowserWindow>();
let nextId = 1;

/** The window of that number, while it is open. */
export const windowById = (id: number): BrowserWindow | undefined => windows.get(id);

type OpenHandler = (details: object) => { action: 'allow' | 'deny' };

class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  #url = '';
  #outgoing: [string, unknown[]][] = [];
  #openHandler: OpenHandler | undefined;

  constructor(readonly id: number) {
    super();
  }
  /** In order; a burst travels as one message. */
  send(channel: string, ...args: unknown[]): void {
    if (this.#outgoing.push([channel, structuredClone(args)]) > 1) return;
    setImmediate(() => void call('send', this.id, this.#outgoing.splice(0)).catch(() => {}));
  }
  getURL = (): string => this.#url;
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }
  executeJavaScript = (code: string): Promise<unknown> => call('exec', this.id, code);
  async capturePage() {
    const png = Buffer.from(await call<Uint8Array>('screenshot', this.id));
    return { toPNG: () => png };
  }
  reload(): void {
    void call('load', this.id, toHttp(this.#url));
  }
  openDevTools(): void {}
  setZoomFactor(): void {}
  isDestroyed = (): boolean => !windows.has(this.id);
  /** From the host: the page has moved. */
  moved(url: string): void {
    this.#url = fromHttp(url);
  }
  /** From the host: may the page go to, or open, this address? */
  allows(kind: 'navigate' | 'open', url: string): boolean {
    if (kind === 'open') {
      const details = { url, frameName: '', features: '', disposition: 'new-window' };
      return (this.#openHandler?.(details).action ?? 'allow') === 'allow';
    }
    const event = preventable();
    this.emit('will-navigate', Object.assign(event, { url, isMainFrame: true }), url);
    return !event.defaultPrevented;
  }
}

interface WindowOptions {
  width?: number;
  height?: number;
  title?: string;
  webPreferences?: { preload?: string; nodeIntegration?: boolean };
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows = (): BrowserWindow[] => [...windows.values()];
  static getFocusedWindow = (): BrowserWindow | null => [...windows.values()].at(-1) ?? null;
  static fromWebContents = (contents: WebContents): BrowserWindow | null => windows.get(contents.id) ?? null;

  readonly id = nextId++;
  readonly webContents = new WebContents(this.id);
  closing = false;
  #title: string;
  #size: { width: number; height: number };
  #created: Promise<unknown>;

  constructor(options: WindowOptions = {}) {
    super();
    const { preload, nodeIntegration } = options.webPreferences ?? {};
    if (nodeIntegration)
      throw new Error('stand-in: nodeIntegration is not supported, and should not be used');
    this.#title = options.title ?? app.name;
    this.#size = { width: options.width ?? 800, height: options.height ?? 600 };
    windows.set(this.id, this);
    this.#created = call('create', this.id, {
      ...this.#size,
      preload: preload ? { path: preload, source: readFileSync(preload, 'utf8') } : null,
    });
  }
  async loadURL(url: string): Promise<void> {
    await this.#created;
    await call('load', this.id, toHttp(url));
  }
  loadFile(file: string): Promise<void> {
    return this.loadURL(pathToFileURL(resolve(appRoot, file)).href);
  }
  close(): void {
    const event = preventable();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy(): void {
    if (this.closing) return;
    this.closing = true;
    void call('close', this.id).catch(() => {});
  }
  /** An event of the page, told by the host. */
  pageEvent(name: string, args: unknown[]): void {
    if (name === 'closed') return this.#closed();
    if (name === 'did-navigate') this.webContents.moved(args[0] as string);
    this.webContents.emit(name, preventable(), ...args);
    if (name === 'did-finish-load') this.emit('ready-to-show');
  }
  #closed(): void {
    windows.delete(this.id);
    this.closing = true;
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (windows.size > 0) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }
  isDestroyed = (): boolean => !windows.has(this.id);
  isVisible = (): boolean => true;
  isFocused = (): boolean => false;
  isMinimized = (): boolean => false;
  isMaximized = (): boolean => false;
  getTitle = (): string => this.#title;
  setTitle = (title: string): void => {
    this.#title = title;
  };
  getBounds = () => ({ x: 0, y: 0, ...this.#size });
  getNormalBounds = () => this.getBounds();
  show(): void {}
  focus(): void {}
  restore(): void {}
  minimize(): void {}
  maximize(): void {}
  setProgressBar(): void {}
  setMenuBarVisibility(): void {}
  flashFrame(): void {}
}

provideWindows(() => [...windows.values()]);
handlers.windowEvent = (id: number, name: string, ...args: unknown[]) =>
  windows.get(id)?.pageEvent(name, args);
handlers.mayGo = (id: number, kind: 'navigate' | 'open', url: string) =>
  windows.get(id)?.webContents.allows(kind, url) ?? false;
