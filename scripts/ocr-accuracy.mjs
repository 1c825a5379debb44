#!/usr/bin/env node
/**
 * `node scripts/ocr-accuracy.mjs [VARIANTS] [PAGES] [FIRST SEED]`: how well scanned approval pages are read, on pages drawn for it.
 * Names found exactly, names passed without a flag, names missed or misread without one, seals.
 */
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeEnv } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';

await ensureInstalled();
if (
  (await runTool('vite/bin/vite.js', [
    'build',
    '--config',
    'scripts/ocr/vite.config.ts',
    '--logLevel',
    'warn',
  ])) !== 0
)
  process.exit(1);
process.exitCode = await run(findNode(), [inRoot('tmp/ocr/main.js'), ...process.argv.slice(2)], {
  env: nodeEnv(),
});
