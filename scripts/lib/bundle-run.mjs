import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findNode, nodeEnv } from './node.mjs';
import { inRoot } from './paths.mjs';
import { run, runTool } from './run.mjs';

/**
 * Bundles `scripts/<name>/main.ts` with the product's sources and runs it with a folder of its own, which goes afterwards.
 * @param {string} name
 * @param {string[]} args
 * @param {string[]} nodeArgs
 */
export async function bundleAndRun(name, args, nodeArgs = []) {
  await ensureInstalled();
  const config = ['--config', `scripts/${name}/vite.config.ts`, '--logLevel', 'warn'];
  if ((await runTool('vite/bin/vite.js', ['build', ...config])) !== 0)
    throw new Error(`${name}: the build failed.`);
  const folder = mkdtempSync(join(tmpdir(), `minesweeper-${name}-`));
  try {
    const main = inRoot(`tmp/${name}/main.js`);
    process.exitCode = await run(findNode(), [...nodeArgs, main, folder, ...args], { env: nodeEnv() });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
