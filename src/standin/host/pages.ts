import { randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { preloadEnv } from '../preload-env';
import type { Call, Handlers } from '../rpc';

interface NewWindow {
  width: number;
  height: number;
  preload: { path: string; source: string } | null;
}

export interface Pages {
  readonly handlers: Handlers;
  list(): Page[];
  /** Number of the window a page belongs to. */
  idOf(page: Page | undefined): number | undefined;
  /** Did the main process itself send this window there? Asked once per address. */
  wasSent(id: number, url: string): boolean;
  /** Resolves with the first window's page. */
  readonly first: Promise<Page>;
}

/** BrowserWindows as pages: what the main process may ask about them. */
export function createPages(context: BrowserContext, headed: boolean, main: () => Call): Pages {
  const pages = new Map<number, Page>();
  const sent = new Map<number, string>();
  const binding = `b${randomBytes(8).toString('hex')}`;
  const hidden = `h${randomBytes(8).toString('hex')}`;
  let opened: (page: Page) => void = () => {};
  const first = new Promise<Page>((resolve) => (opened = resolve));

  const get = (id: number): Page => {
    const page = pages.get(id);
    if (!page) throw new Error(`stand-in: window ${id} is gone`);
    return page;
  };
  const tell = (id: number, event: string, ...args: unknown[]): void =>
    void main()('windowEvent', id, event, ...args).catch(() => {});

  async function create(id: number, window: NewWindow): Promise<void> {
    const taken = new Set(pages.values());
    const page = context.pages().find((p) => !taken.has(p)) ?? (await context.newPage());
    pages.set(id, page);
    if (!headed) await page.setViewportSize({ width: window.width, height: window.height });
    const cdp = await context.newCDPSession(page);
    await page.exposeBinding(binding, ({ frame }, method: string, ...args: any[]) => {
      if (method === 'filePath') return filePath(cdp, hidden, Number(args[0]));
      if (method === 'send') return main()('ipcSend', id, args[0], args[1], frame.url()).catch(() => {});
      return main()('invoke', id, args[0], args[1], frame.url()).then(
        (value) => ({ ok: true, value }),
        (e: Error) => ({ ok: false, error: { name: e.name, message: e.message } }),
      );
    });
    const preload = window.preload && `${window.preload.source}\n//# sourceURL=${window.preload.path}`;
    await page.addInitScript(preloadEnv, { binding, hidden, preload, platform: process.platform });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) tell(id, 'did-navigate', frame.url());
    });
    page.on('load', () => tell(id, 'did-finish-load'));
    page.on('crash', () => tell(id, 'render-process-gone', { reason: 'crashed' }));
    // Whether it may open was asked when its address was requested; a second renderer is not part of the stand-in.
    page.on('popup', (popup) => void popup.close().catch(() => {}));
    page.on('close', () => {
      pages.delete(id);
      tell(id, 'closed');
    });
    opened(page);
  }

  return {
    first,
    list: () => [...pages.values()],
    idOf: (page) => [...pages].find(([, p]) => p === page)?.[0],
    wasSent(id, url) {
      const here = sent.get(id) === url;
      if (here) sent.delete(id);
      return here;
    },
    handlers: {
      create,
      async load(id: number, url: string) {
        sent.set(id, new URL(url).href);
        await get(id).goto(url);
      },
      send: (id: number, batch: [string, unknown[]][]) =>
        get(id).evaluate(
          ([name, messages]) => {
            const receiver = (globalThis as any)[name];
            for (const [channel, args] of messages) receiver?.emit(channel, args);
          },
          [hidden, batch] as const,
        ),
      exec: (id: number, code: string) => get(id).evaluate(code),
      screenshot: (id: number) => get(id).screenshot(),
      close: (id: number) => void pages.get(id)?.close(),
    },
  };
}

/** Where the n-th file that the preload world asks about lies on disk. */
async function filePath(cdp: CDPSession, hidden: string, index: number): Promise<string> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `globalThis.${hidden}.file(${index})`,
  });
  if (!result.objectId) return '';
  return (await cdp.send('DOM.getFileInfo', { objectId: result.objectId })).path;
}
