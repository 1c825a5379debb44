import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import { inputs, type Channel } from '../../preload/contract';
import { answer, type AnswerDeps } from './answer';

export interface IpcDeps extends AnswerDeps {
  /** May a page of this address call? */
  readonly isOurPage: (url: string) => boolean;
}

/** Registers every channel of the contract. */
export function registerCalls(deps: IpcDeps): void {
  for (const channel of Object.keys(inputs) as Channel[])
    ipcMain.handle(channel, (event: IpcMainInvokeEvent, raw: unknown) => {
      const frame = event.senderFrame;
      const trusted = frame !== null && frame.parent === null && deps.isOurPage(frame.url);
      return trusted ? answer(deps, channel, raw) : ({ ok: false, code: 'untrusted_sender' } as const);
    });
}
