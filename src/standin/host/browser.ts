import { existsSync } from 'node:fs';
import { join } from 'node:path';

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/usr/bin/brave-browser',
  '/snap/bin/chromium',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/**
 * A Chromium-based browser of this machine, or undefined. `STANDIN_BROWSER` in `env` names one; on Windows `env` also tells where
 * programs are installed.
 */
export function findBrowser(platform: string, env: Record<string, string | undefined>): string | undefined {
  const windowsFolders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (f) => f !== undefined,
  );
  const known: Record<string, string[]> = {
    linux: LINUX,
    darwin: MAC,
    win32: windowsFolders.flatMap((folder) => WINDOWS.map((program) => join(folder, program))),
  };
  const named = env.STANDIN_BROWSER;
  return [...(named ? [named] : []), ...(known[platform] ?? [])].find((path) => existsSync(path));
}
