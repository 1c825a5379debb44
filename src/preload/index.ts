import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Api, Channel, Events, Reply } from './contract';

/** Only types come from the contract: zod has no business in a preload script. The type keeps the list complete. */
const EVENTS: Record<keyof Events, true> = { intake: true, progress: true, changed: true, menu: true };

/** Paths come from a drop only: the page must not be able to name one. */
const PRELOAD_ONLY: ReadonlySet<string> = new Set<Channel>(['intake.drop', 'conflicts.dropList']);

const refused: Reply<never> = { ok: false, code: 'unknown_call' };

async function invoke(channel: string, input: unknown): Promise<Reply<never>> {
  try {
    return (await ipcRenderer.invoke(channel, input)) as Reply<never>;
  } catch {
    // No such channel, or a value that cannot be sent. The page gets a code, never a stack.
    return refused;
  }
}

const api: Api = {
  call: (channel, input) => (PRELOAD_ONLY.has(channel) ? Promise.resolve(refused) : invoke(channel, input)),
  dropFiles(files) {
    const paths = files.map((file) => webUtils.getPathForFile(file)).filter((path) => path !== '');
    return paths.length === 0
      ? Promise.resolve({ ok: false, code: 'no_files' })
      : invoke('intake.drop', { paths } satisfies { paths: string[] });
  },
  dropList(list, file) {
    const path = webUtils.getPathForFile(file);
    return path === ''
      ? Promise.resolve({ ok: false, code: 'no_files' })
      : invoke('conflicts.dropList', { list, path });
  },
  on(event, listener) {
    if (!Object.hasOwn(EVENTS, event)) throw new Error(`unknown event: ${event}`);
    const forward = (_event: unknown, payload: unknown): void => listener(payload as never);
    ipcRenderer.on(event, forward);
    return () => void ipcRenderer.removeListener(event, forward);
  },
};

contextBridge.exposeInMainWorld('minesweeper', api);
