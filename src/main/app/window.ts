import { BrowserWindow } from 'electron';
import { pinDown } from './security';

export interface WindowDeps {
  readonly preload: string;
  readonly url: string;
  readonly onClosed: () => void;
  readonly log: (line: string) => void;
}

/** The one window: sandboxed, without Node, on its own page for good. Shown once it has something to show. */
export function createWindow({ preload, url, onClosed, log }: WindowDeps): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    minWidth: 960,
    minHeight: 640,
    show: false,
    title: '지뢰찾기',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      webviewTag: false,
    },
  });
  pinDown(window.webContents);
  window.once('ready-to-show', () => window.show());
  window.on('closed', onClosed);
  // A load that another one overtakes (the development server reloads a page while it loads) rejects as a failed one does.
  window.loadURL(url).catch((e: Error) => log(`window: ${e.message}`));
  return window;
}
