/** `npm start` without Electron's binary: `node out/standin/start.js --browser=PATH [--user-data-dir=FOLDER] [arguments]`. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDesktopDialogs } from './host/dialogs';
import { launchStandIn, notifyDesktop, openWithDesktop } from './host/launch';

const out = fileURLToPath(new URL('..', import.meta.url));
const value = (name: string): string | undefined =>
  process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);

const browser = value('browser');
if (!browser) {
  console.error('usage: start.js --browser=PATH [--user-data-dir=FOLDER] [arguments of the application]');
  process.exit(2);
}
const app = await launchStandIn({
  main: join(out, 'main/index.js'),
  register: join(out, 'standin/register.js'),
  browser,
  userDataDir: value('user-data-dir') ?? join(homedir(), '.config', 'Minesweeper'),
  args: process.argv.slice(2),
  env: process.env,
  headed: true,
  dialogs: createDesktopDialogs((line) => console.error(line)),
  open: openWithDesktop,
  notify: notifyDesktop,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
process.exit(await app.exited);
