/** The forked main process's line to the host that drives Chromium, and what every part of the stand-in knows about where it is. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createRpc, type Call, type Handlers } from '../rpc';

const entry = resolve(process.argv[1] ?? '.');

function findRoot(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, 'package.json')) || parent === folder ? folder : findRoot(parent);
}

/** Value of `--name=value` on the command line. */
export function commandLineValue(name: string): string | undefined {
  return process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
}

export const mainEntry = entry;
export const appRoot = findRoot(dirname(entry));
export const manifest = JSON.parse(readFileSync(join(appRoot, 'package.json'), 'utf8')) as {
  name: string;
  productName?: string;
  version: string;
};

/** What the host may ask; each part adds its own. */
export const handlers: Handlers = {};
export const call: Call = createRpc(process, handlers);

/** An event that a listener may prevent, as Electron passes it. */
export function preventable(): { defaultPrevented: boolean; preventDefault(): void } {
  const event = {
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
