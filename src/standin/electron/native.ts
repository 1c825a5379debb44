import { EventEmitter } from 'node:events';
import { dirname } from 'node:path';
import { call } from './link';

/**
 * Without a person at the screen every dialog answers "cancelled"; a test replaces the method, as it does on real Electron. In
 * `npm start` the host shows the desktop's own dialog.
 */
export const dialog = {
  showOpenDialog: (...args: unknown[]) =>
    call<{ canceled: boolean; filePaths: string[] }>('dialog', 'open', args.at(-1)),
  showSaveDialog: (...args: unknown[]) =>
    call<{ canceled: boolean; filePath: string }>('dialog', 'save', args.at(-1)),
  showMessageBox: (...args: unknown[]) =>
    call<{ response: number; checkboxChecked: boolean }>('dialog', 'message', args.at(-1)),
  showErrorBox: (title: string, content: string): void => console.error(`${title}: ${content}`),
};

export const shell = {
  openExternal: (url: string) => call<void>('shell', url),
  async openPath(path: string): Promise<string> {
    await call('shell', path);
    return '';
  },
  showItemInFolder: (path: string): void => void call('shell', dirname(path)).catch(() => {}),
  beep(): void {},
};

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});
/** A test unplugs it: `powerMonitor.onBatteryPower = true; powerMonitor.emit('on-battery')`. */
export const powerMonitor = Object.assign(new EventEmitter(), {
  onBatteryPower: false,
  isOnBatteryPower: (): boolean => powerMonitor.onBatteryPower,
});
export const screen = {
  getPrimaryDisplay: () => ({ workAreaSize: { width: 1280, height: 800 }, scaleFactor: 1 }),
  getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1280, height: 800 } }),
};
/** There is no system vault behind a browser. */
export const safeStorage = {
  isEncryptionAvailable: (): boolean => false,
  getSelectedStorageBackend: (): string => 'basic_text',
  encryptString: (): never => {
    throw new Error('stand-in: safeStorage is not available');
  },
  decryptString: (): never => {
    throw new Error('stand-in: safeStorage is not available');
  },
};

/** Told to the host, which hands it to the desktop where it can; `shown` is for tests. */
export class Notification extends EventEmitter {
  static readonly shown: { title: string; body: string; click(): void }[] = [];
  static isSupported = (): boolean => true;
  constructor(private readonly options: { title?: string; body?: string }) {
    super();
  }
  show(): void {
    const { title = '', body = '' } = this.options;
    Notification.shown.push({ title, body, click: () => this.emit('click') });
    void call('notify', title, body).catch(() => {});
  }
}
