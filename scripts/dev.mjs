#!/usr/bin/env node
/**
 * `npm run dev`: the window and its worker, rebuilt and reloaded when a source changes (electron-vite). Without Electron's binary the
 * stand-in takes its place.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDisplay } from './lib/display.mjs';
import { ensureElectron } from './lib/electron.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeEnv } from './lib/node.mjs';
import { inRoot, root, scratch } from './lib/paths.mjs';
import { become } from './lib/run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const electron = await ensureElectron();
  const browser = electron ? undefined : await ensureBrowser();
  const display = electron || browser ? await ensureDisplay() : null;
  if (!display) throw new Error('창을 열 수 없습니다. / The window cannot be opened.');
  process.on('exit', display.end);
  const env = nodeEnv({ ...display.env, ELECTRON_EXEC_PATH: electron ?? standinProgram(browser) });
  const tool = inRoot('node_modules/electron-vite/bin/electron-vite.js');
  become(findNode(), [tool, 'dev', '--watch'], { env, cwd: root });
});

/** electron-vite starts one program with the project's folder as its argument: a two-line script that starts the stand-in. */
function standinProgram(path) {
  mkdirSync(scratch, { recursive: true });
  const script = join(scratch, 'electron-standin');
  const data = join(scratch, 'dev-data');
  const command = [
    findNode(),
    inRoot('out/standin/start.js'),
    `--browser=${path}`,
    `--user-data-dir=${data}`,
  ];
  writeFileSync(script, `#!/bin/sh\nexec ${command.map((part) => `'${part}'`).join(' ')} "$@"\n`);
  chmodSync(script, 0o755);
  return script;
}
