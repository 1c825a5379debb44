import { globSync, readFileSync } from 'node:fs';
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inputs, type Channel } from '../../src/preload/contract';
import type { Calls } from '../../src/main/app/answer';

/** Electron's side of the shell: what it is told and asked is kept. What is tested is what the product tells it. */
const electron = vi.hoisted(() => ({
  sandboxed: 0,
  switches: [] as string[],
  windows: [] as { options: Record<string, unknown>; contents: EventEmitter & Record<string, unknown> }[],
  handlers: new Map<string, (event: unknown, input: unknown) => unknown>(),
  exposed: new Map<string, Record<string, unknown>>(),
  invoked: [] as [string, unknown][],
}));
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class Contents extends EventEmitter {
    open: (() => { action: string }) | undefined;
    setWindowOpenHandler(handler: () => { action: string }): void {
      this.open = handler;
    }
  }
  class BrowserWindow extends EventEmitter {
    webContents = new Contents();
    constructor(options: Record<string, unknown>) {
      super();
      electron.windows.push({ options, contents: this.webContents as never });
    }
    loadURL = (): Promise<void> => Promise.resolve();
    show(): void {}
  }
  return {
    BrowserWindow,
    app: {
      enableSandbox: () => electron.sandboxed++,
      commandLine: { appendSwitch: (name: string, value = '') => electron.switches.push(`${name}=${value}`) },
    },
    ipcMain: {
      handle: (channel: string, handler: never) => electron.handlers.set(channel, handler),
    },
    ipcRenderer: {
      invoke: (channel: string, input: unknown) => {
        electron.invoked.push([channel, input]);
        return Promise.resolve({ ok: true, value: null });
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
    contextBridge: {
      exposeInMainWorld: (name: string, api: Record<string, unknown>) => electron.exposed.set(name, api),
    },
    webUtils: { getPathForFile: (file: { path?: string }) => file.path ?? '' },
  };
});
const { createWindow } = await import('../../src/main/app/window');
const { denyNetwork, hardenProcess } = await import('../../src/main/app/security');
const { registerCalls } = await import('../../src/main/app/ipc');
const { CONTENT_SECURITY_POLICY, ORIGIN, createOwnership } = await import('../../src/main/app/policy');

const prevented = (emitter: EventEmitter, event: string, ...args: unknown[]): boolean => {
  let stopped = false;
  emitter.emit(event, { preventDefault: () => (stopped = true) }, ...args);
  return stopped;
};

describe('the window', () => {
  beforeEach(() => {
    electron.windows.length = 0;
    createWindow({ preload: '/p.cjs', url: `${ORIGIN}/`, onClosed: () => undefined, log: () => undefined });
  });

  it('is isolated, sandboxed, without Node and without a webview', () => {
    expect(electron.windows[0]!.options.webPreferences).toEqual({
      preload: '/p.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      webviewTag: false,
    });
  });

  it('goes nowhere, opens nothing and embeds nothing', () => {
    const { contents } = electron.windows[0]!;
    for (const event of ['will-navigate', 'will-redirect', 'will-attach-webview'])
      expect([event, prevented(contents, event, `${ORIGIN}/elsewhere`)]).toEqual([event, true]);
    expect((contents.open as () => unknown)()).toEqual({ action: 'deny' });
  });

  it('is the only one: nothing else in the product makes a window, runs code in a page or opens an address', () => {
    const risky =
      /new BrowserWindow|new BrowserView|WebContentsView|executeJavaScript|insertCSS|openExternal|openPath|remote\b.*electron/;
    const found = globSync('src/{main,preload,renderer}/**/*.{ts,tsx}').filter((f) =>
      risky.test(readFileSync(f, 'utf8')),
    );
    expect(found.map((f) => f.replaceAll('\\', '/'))).toEqual(['src/main/app/window.ts']);
    const html = globSync('src/renderer/**/*.{ts,tsx}').filter((f) =>
      /dangerouslySetInnerHTML|\.innerHTML|\beval\(|new Function/.test(readFileSync(f, 'utf8')),
    );
    expect(html).toEqual([]);
  });
});

describe('the process and its session', () => {
  it('sandboxes every renderer and resolves no name', () => {
    hardenProcess(false);
    expect(electron.sandboxed).toBe(1);
    expect(electron.switches).toContain('host-resolver-rules=MAP * ~NOTFOUND');
    expect(electron.switches).toContain('force-webrtc-ip-handling-policy=disable_non_proxied_udp');
  });

  it('lets no request but the application’s own through, grants nothing, downloads nothing', () => {
    type Listener = (details: { url: string }, done: (verdict: { cancel?: boolean }) => void) => void;
    const told: {
      request?: Listener;
      ask?: (...a: never[]) => void;
      check?: () => boolean;
      device?: () => boolean;
    } = {};
    const spell: boolean[] = [];
    const session = Object.assign(new EventEmitter(), {
      webRequest: { onBeforeRequest: (l: Listener) => (told.request = l) },
      setPermissionRequestHandler: (h: never) => (told.ask = h),
      setPermissionCheckHandler: (h: never) => (told.check = h),
      setDevicePermissionHandler: (h: never) => (told.device = h),
      setSpellCheckerEnabled: (on: boolean) => spell.push(on),
    });
    denyNetwork(session as never, createOwnership(null), null);
    const passes = (url: string): boolean => {
      let cancel: boolean | undefined;
      told.request!({ url }, (verdict) => (cancel = verdict.cancel));
      return cancel === false;
    };
    expect([`${ORIGIN}/`, `${ORIGIN}/page/1/1`, 'data:image/png;base64,AA'].map(passes)).toEqual([
      true,
      true,
      true,
    ]);
    for (const url of [
      'https://example.com/',
      'http://127.0.0.1:9/',
      'ws://example.com/',
      'file:///etc/passwd',
      'app://other/',
      'app://minesweeper.example.com/',
      'ftp://example.com/x',
      'chrome://settings',
      'javascript:alert(1)',
    ])
      expect([url, passes(url)]).toEqual([url, false]);
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'fileSystem',
    ]) {
      let answer: boolean | undefined;
      told.ask!(null as never, permission as never, ((ok: boolean) => (answer = ok)) as never);
      expect([permission, answer]).toEqual([permission, false]);
    }
    expect([told.check!(), told.device!(), spell]).toEqual([false, false, [false]]);
    expect(prevented(session, 'will-download')).toBe(true);
  });

  it('has a policy that runs own scripts only and frames nothing', () => {
    const policy = Object.fromEntries(
      CONTENT_SECURITY_POLICY.split('; ').map((d) => [d.split(' ')[0], d.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy['script-src']).not.toContain('unsafe-inline');
  });
});

describe('every message', () => {
  const channels = Object.keys(inputs) as Channel[];
  const reached: string[] = [];
  const calls = Object.fromEntries(
    channels.map((c) => [c, () => (reached.push(c), null)]),
  ) as unknown as Calls;
  registerCalls({ calls, isOurPage: createOwnership(null).isOurPage, log: () => undefined });
  const send = (channel: string, frame: unknown, input: unknown): unknown =>
    electron.handlers.get(channel)!({ senderFrame: frame }, input);
  const own = { url: `${ORIGIN}/`, parent: null };

  it('has a handler and a schema', () => {
    expect([...electron.handlers.keys()].sort()).toEqual([...channels].sort());
    expect(channels.length).toBeGreaterThan(50);
  });

  it.each([
    ['of a foreign page', { url: 'https://example.com/', parent: null }],
    ['of a page that looks like ours', { url: 'app://minesweeper.example.com/', parent: null }],
    ['of a file', { url: 'file:///tmp/x.html', parent: null }],
    ['of a frame inside our page', { url: `${ORIGIN}/`, parent: own }],
    ['of a frame that is gone', null],
  ])('%s is refused on every channel, whatever it holds', async (_who, frame) => {
    reached.length = 0;
    for (const channel of channels)
      expect([channel, await send(channel, frame, {})]).toEqual([
        channel,
        { ok: false, code: 'untrusted_sender' },
      ]);
    expect(reached).toEqual([]);
  });

  it('of our page is held against its schema before anything happens', async () => {
    const rubbish = [
      7,
      'x',
      [],
      null,
      { __proto__: { roundId: 'x' } },
      { roundId: 7, flagId: 'x', key: 1, paths: 'p', name: '', kind: '../..' },
    ];
    for (const channel of channels)
      for (const input of rubbish) {
        reached.length = 0;
        const fits = inputs[channel].safeParse(input).success;
        const reply = (await send(channel, own, input)) as { ok: boolean; code?: string };
        expect([channel, input, reached.length]).toEqual([channel, input, fits ? 1 : 0]);
        if (!fits) expect(reply).toEqual({ ok: false, code: 'invalid_input' });
      }
    // a call without input takes none
    for (const channel of channels.filter((c) => inputs[c].safeParse(undefined).success))
      expect(inputs[channel].safeParse({ path: '/etc/passwd' }).success).toBe(false);
  });

  it('names no place on the disk: no call of the page takes a path', () => {
    const taking = channels.filter(
      (c) => !FROM_A_DROP.includes(c) && /"(paths?|file|folder|dir)"/.test(describeInput(c)),
    );
    expect(taking).toEqual([]);
  });
});

/** Calls that carry a path: only the preload script can make them, with the path of a file that was dropped. */
const FROM_A_DROP: readonly Channel[] = ['intake.drop', 'conflicts.dropList'];

/** The names a call's input has. */
function describeInput(channel: Channel): string {
  const schema = inputs[channel] as { shape?: Record<string, unknown> };
  return JSON.stringify(Object.keys(schema.shape ?? {}));
}

describe('the preload script', () => {
  it('gives the page four functions, and keeps paths and the transport to itself', async () => {
    await import('../../src/preload/index');
    expect([...electron.exposed.keys()]).toEqual(['minesweeper']);
    const api = electron.exposed.get('minesweeper')! as {
      call(c: string, i: unknown): Promise<unknown>;
      dropFiles(files: unknown[]): Promise<unknown>;
      dropList(list: string, file: unknown): Promise<unknown>;
      on(event: string, listener: () => void): () => void;
    };
    expect(Object.keys(api).sort()).toEqual(['call', 'dropFiles', 'dropList', 'on']);
    for (const channel of FROM_A_DROP)
      expect(await api.call(channel, { paths: ['/etc'], path: '/etc/passwd', list: 'evaluators' })).toEqual({
        ok: false,
        code: 'unknown_call',
      });
    expect(electron.invoked).toEqual([]);
    await api.dropFiles([{ path: '/a/b.pdf' }, { path: '' }]);
    expect(electron.invoked).toEqual([['intake.drop', { paths: ['/a/b.pdf'] }]]);
    expect(await api.dropFiles([{}])).toEqual({ ok: false, code: 'no_files' });
    expect(await api.dropList('evaluators', {})).toEqual({ ok: false, code: 'no_files' });
    await api.dropList('evaluators', { path: '/a/c.xlsx' });
    expect(electron.invoked.at(-1)).toEqual([
      'conflicts.dropList',
      { list: 'evaluators', path: '/a/c.xlsx' },
    ]);
    expect(() => api.on('ipc-message', () => undefined)).toThrow('unknown event');
    expect(() => api.on('__proto__', () => undefined)).toThrow('unknown event');
  });
});
