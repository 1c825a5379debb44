#!/usr/bin/env node
/**
 * `node scripts/calibrate.mjs`: reads the corpus and a few invented rounds with the product's own stages, holds every printed name
 * against the truth and writes what an extractor's confidence means: `domain/calibration-table.ts` and its copy in docs/accuracy.md.
 * Run it whenever the extractors or a reader change what they find or how sure they are.
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
  if (!existsSync(join(corpus, 'manifest.json'))) {
    console.log(
      '정확도 자료(../shared/corpus)가 없어 재지 않았습니다. / The corpus is not here; nothing was measured.',
    );
    return;
  }
  await ensureInstalled(['ignore', 2, 2]);
  const config = ['--config', 'scripts/calibrate/vite.config.ts', '--logLevel', 'warn'];
  if ((await runTool('vite/bin/vite.js', ['build', ...config])) !== 0)
    throw new Error('calibrate: the build failed.');
  const folder = mkdtempSync(join(tmpdir(), 'minesweeper-calibrate-'));
  try {
    process.exitCode = await run(findNode(), [inRoot('tmp/calibrate/main.js'), folder, corpus], {
      env: nodeEnv(),
    });
    if (process.exitCode === 0)
      await runTool('prettier/bin/prettier.cjs', [
        '--write',
        'src/main/engine/domain/calibration-table.ts',
        'docs/accuracy.md',
      ]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
