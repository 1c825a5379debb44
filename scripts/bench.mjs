#!/usr/bin/env node
/**
 * `npm run bench [-- PART...]`: how fast the parts are, each beside a peer in the same run (text · render · ocr · queue · workbook · conflicts ·
 * start).
 * Figures of a busy machine mean little; the ratios hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findElectron, sandboxSwitches } from './lib/electron.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeEnv } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const config = ['--config', 'scripts/bench/vite.config.ts', '--logLevel', 'warn'];
  if ((await runTool('vite/bin/vite.js', ['build', ...config])) !== 0)
    throw new Error('bench: the build failed.');

  const folder = mkdtempSync(join(tmpdir(), 'minesweeper-bench-'));
  try {
    // Real Electron where it is installed; a measurement does not download anything.
    const host = findElectron() ? 'electron' : 'standin';
    const named =
      host === 'electron'
        ? { E2E_ELECTRON_ARGS: sandboxSwitches().join(' ') }
        : { STANDIN_BROWSER: (await ensureBrowser()) ?? '' };
    const env = nodeEnv({ E2E_HOST: host, ...named, BENCH_FOLDER: folder });
    process.exitCode = await run(findNode(), [inRoot('tmp/bench/main.js'), ...process.argv.slice(2)], {
      env,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
