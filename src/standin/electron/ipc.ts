import { EventEmitter } from 'node:events';
import { fromHttp } from '../address';
import { handlers } from './link';
import { windowById } from './windows';

type Listener = (...args: any[]) => unknown;

class IpcMain extends EventEmitter {
  #handlers = new Map<string, Listener>();

  handle(channel: string, listener: Listener): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, listener);
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }
  /** Called by the host: `ipcRenderer.invoke` of a page. */
  async answer(windowId: number, channel: string, args: unknown[], url: string): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return handler(eventOf(windowId, url), ...args);
  }
}

function eventOf(windowId: number, url: string) {
  const contents = windowById(windowId)?.webContents;
  const senderFrame = { url: fromHttp(url), routingId: 1, parent: null };
  return { sender: contents, senderFrame, frameId: 1, processId: windowId };
}

export const ipcMain = new IpcMain();
handlers.invoke = (windowId: number, channel: string, args: unknown[], url: string) =>
  ipcMain.answer(windowId, channel, args, url);
handlers.ipcSend = (windowId: number, channel: string, args: unknown[], url: string) => {
  ipcMain.emit(channel, eventOf(windowId, url), ...args);
};
