#!/usr/bin/env node
/**
 * `node scripts/ocr-confusions.mjs FONT.ttf [NAMES] [SEED]`: which syllables the Korean model reads for which in a typeface, as
 * src/main/engine/ocr/confusions.ts lists them.
 */
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeEnv } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';

await ensureInstalled();
const config = ['--config', 'scripts/ocr/vite.config.ts', '--logLevel', 'warn'];
if ((await runTool('vite/bin/vite.js', ['build', ...config])) !== 0) process.exit(1);
process.exitCode = await run(findNode(), [inRoot('tmp/ocr/confusions.js'), ...process.argv.slice(2)], {
  env: nodeEnv(),
});
