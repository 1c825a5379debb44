/**
 * The world a sandboxed preload script expects, inside a plain page. Serialised with `toString()` and run before any script of the
 * page: it must not close over anything outside itself.
 */
export interface PreloadEnv {
  /** Name of the binding to the host; removed before the page's scripts run. */
  readonly binding: string;
  /** Name under which the host delivers messages and asks for `File` objects. */
  readonly hidden: string;
  readonly preload: string | null;
  readonly platform: string;
}

export function preloadEnv({ binding, hidden, preload, platform }: PreloadEnv): void {
  if (window.top !== window || location.href === 'about:blank' || !preload) return;
  const world = globalThis as any;
  const host = world[binding] as (method: string, ...args: unknown[]) => Promise<any>;
  // Only this closure holds the transport; the page itself never sees it.
  delete world[binding];
  const listeners = new Map<string, Set<(...args: any[]) => void>>();
  const asked: (File | null)[] = [];
  const paths = new WeakMap<File, string>();

  const emit = (channel: string, args: unknown[]): void => {
    for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args);
  };
  Object.defineProperty(world, hidden, { value: { emit, file: (i: number) => asked[i] } });

  const clone = (args: unknown[]): unknown[] => {
    const copy = structuredClone(args); // throws DataCloneError on functions and the like, as Electron does
    if (copy.some((v) => v instanceof Map || v instanceof Set))
      throw new Error('stand-in: no Map or Set over IPC');
    return copy;
  };
  const unsupported = (what: string) => () => {
    throw new Error(`stand-in: ${what} is not supported`);
  };
  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]) {
      const reply = await host('invoke', channel, clone(args));
      if (reply.ok) return reply.value;
      throw new Error(
        `Error invoking remote method '${channel}': ${reply.error.name}: ${reply.error.message}`,
      );
    },
    send: (channel: string, ...args: unknown[]) => void host('send', channel, clone(args)),
    sendSync: unsupported('sendSync'),
    postMessage: unsupported('postMessage'),
    on(channel: string, listener: (...args: any[]) => void) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return ipcRenderer;
    },
    once(channel: string, listener: (...args: any[]) => void) {
      const wrapped = (...args: any[]) => {
        ipcRenderer.removeListener(channel, wrapped);
        listener(...args);
      };
      return ipcRenderer.on(channel, wrapped);
    },
    off: (channel: string, listener: (...args: any[]) => void) =>
      ipcRenderer.removeListener(channel, listener),
    removeListener(channel: string, listener: (...args: any[]) => void) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
  };

  const bridge = (value: any): any => {
    if (typeof value === 'function') return (...args: any[]) => bridge(value(...args));
    if (Array.isArray(value)) return value.map(bridge);
    if (value && Object.getPrototypeOf(value) === Object.prototype)
      return Object.freeze(Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bridge(v)])));
    return value;
  };
  const contextBridge = {
    exposeInMainWorld: (key: string, value: unknown) =>
      void Object.defineProperty(world, key, { value: bridge(value), enumerable: true }),
  };
  const webUtils = {
    getPathForFile(file: File) {
      if (!(file instanceof File)) throw new TypeError('getPathForFile: not a File');
      return paths.get(file) ?? '';
    },
  };

  // A File has no path in a plain browser. The debugging protocol knows it, but only asynchronously, while getPathForFile is
  // synchronous: so drop and change events are held back until every path is there, then delivered again with the same files.
  const replayed = new WeakSet<Event>();
  const learnPath = async (file: File): Promise<void> => {
    const index = asked.push(file) - 1;
    paths.set(file, await host('filePath', index));
    asked[index] = null;
  };
  const replayDrop = (event: DragEvent, files: File[]): Event => {
    const transfer = event.dataTransfer!;
    const items = [...transfer.items].map((item, i) => {
      const entry = item.webkitGetAsEntry?.();
      return {
        kind: item.kind,
        type: item.type,
        getAsFile: () => files[i] ?? null,
        webkitGetAsEntry: () => entry,
      };
    });
    const list = Object.assign(files, { item: (i: number) => files[i] ?? null });
    const again = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      composed: true,
      clientX: event.clientX,
      clientY: event.clientY,
    });
    Object.defineProperty(again, 'dataTransfer', {
      value: {
        files: list,
        items,
        types: [...transfer.types],
        getData: () => '',
        dropEffect: 'copy',
        effectAllowed: 'all',
      },
    });
    return again;
  };
  const hold = (event: Event): void => {
    if (replayed.has(event)) return;
    const isDrop = event instanceof DragEvent;
    const files = [
      ...((isDrop ? event.dataTransfer?.files : (event.target as HTMLInputElement | null)?.files) ?? []),
    ];
    if (files.length === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const target = event.composedPath()[0];
    const again = isDrop ? replayDrop(event, files) : new Event(event.type, { bubbles: true });
    void Promise.all(files.map(learnPath)).then(() => {
      replayed.add(again);
      target?.dispatchEvent(again);
    });
  };
  for (const type of ['drop', 'change']) addEventListener(type, hold, true);

  const electron = { ipcRenderer, contextBridge, webUtils };
  const require = (id: string): unknown => {
    if (id === 'electron' || id === 'electron/renderer') return electron;
    throw new Error(`module not found: ${id} (a sandboxed preload script can only require electron)`);
  };
  const module = { exports: {} };
  const sandbox = {
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    platform,
    versions: {},
    env: {},
  };
  new Function('require', 'module', 'exports', 'process', preload)(require, module, module.exports, sandbox);
}
