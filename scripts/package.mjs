#!/usr/bin/env node
/** `npm run package [-- --win|--mac|--linux|--dir]`: an installer in `release/`. See docs/packaging.md. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = ['--publish', 'never', ...process.argv.slice(2)];
  const code = await runTool('electron-builder/cli.js', args);
  if (code !== 0)
    throw new Error(
      '설치 파일을 만들지 못했습니다. Electron 실행 파일을 받을 수 있는지 확인하십시오. / Packaging failed: can Electron be fetched?',
    );
});
