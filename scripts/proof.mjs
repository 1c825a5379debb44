#!/usr/bin/env node
/**
 * `node scripts/proof.mjs [why=SETUP] [GROUP… sample]`: what the proof of names is worth (`domain/proof.ts`). Reads the corpus's scans and an invented round by
 * rules and by `ensemble` with scripted models (truthful, careless, lying) and prints review load, silent errors, and how often a name
 * of each confidence was right. Changes nothing: thresholds are set by hand from what it prints.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeEnv } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  const corpus = resolve(root, '../shared/corpus');
  if (!existsSync(join(corpus, 'manifest.json')))
    console.error('../shared/corpus: 없습니다. 만든 문서만 잽니다. / Only invented documents are measured.');
  await ensureInstalled(['ignore', 2, 2]);
  const config = ['--config', 'scripts/proof/vite.config.ts', '--logLevel', 'warn'];
  if ((await runTool('vite/bin/vite.js', ['build', ...config])) !== 0)
    throw new Error('proof: the build failed.');
  const folder = mkdtempSync(join(tmpdir(), 'minesweeper-proof-'));
  try {
    const args = [inRoot('tmp/proof/main.js'), folder, corpus, ...process.argv.slice(2)];
    process.exitCode = await run(findNode(), args, { env: nodeEnv() });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
