#!/usr/bin/env node
/**
 * `npm start`: sets up what is missing and opens the application. `npm start -- --headless [FOLDER]` does the main job without a window.
 * Needs nothing but Node 20 and npm: no package is there yet when it begins.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { aptInstall, canApt } from './lib/debian.mjs';
import { ensureDisplay } from './lib/display.mjs';
import { ensureElectron, sandboxSwitches } from './lib/electron.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { inRoot, root, scratch } from './lib/paths.mjs';
import { become, has, run } from './lib/run.mjs';
import { orSay } from './lib/say.mjs';

const args = process.argv.slice(2);
const headlessAt = args.indexOf('--headless');

await orSay(async () => {
  await ensureInstalled();
  await ensureBuilt();
  if (headlessAt >= 0) process.exitCode = await headless(args[headlessAt + 1]);
  else await openWindow();
});

/** The roster of a folder, or of a generated sample round. Exit code of the command line. */
async function headless(folder) {
  const target = folder ? resolve(process.env.INIT_CWD ?? root, folder) : await makeSample();
  const out = join(scratch, 'roster');
  mkdirSync(out, { recursive: true });
  const name = basename(target).replace(/\.zip$/i, '') || 'roster';
  const files = ['--out', join(out, `${name}.xlsx`), '--json', join(out, `${name}.json`)];
  const code = await run(findNode(), [inRoot('out/main/cli.js'), target, ...files]);
  if (![0, 3, 4].includes(code)) return code;
  console.log(`
볼 곳: '이해충돌 관계자 명단' 시트의 이름과 출처(파일·쪽). '자동'은 기계가 높은 신뢰도로 읽은 이름, '미확정'은 사람이 볼 이름입니다.
       끝까지 읽지 못한 문서와 확인할 항목은 이유와 함께 다른 시트에 있습니다.
The workbook lists every person with file and page; rows marked 미확정 wait for a person.`);
  if (folder) return code;
  console.log(`
견본 라운드입니다: 사람과 학교는 모두 지어낸 것이고, 한 파일은 일부러 망가뜨렸습니다.
This was the sample round: everybody in it is invented, and one file is broken on purpose.`);
  return code === 3 ? 0 : code;
}

async function makeSample() {
  const folder = join(scratch, 'sample-round');
  rmSync(folder, { recursive: true, force: true });
  const code = await run(findNode(), [inRoot('out/main/cli.js'), 'sample', folder], {
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) throw new Error('견본 라운드를 만들지 못했습니다. / The sample round could not be made.');
  return folder;
}

async function openWindow() {
  const electron = args.includes('--standin') ? undefined : await ensureElectron();
  const browser = electron ? undefined : await ensureBrowser();
  const display = electron || browser ? await ensureDisplay() : null;
  if (!display) {
    console.error(`
창을 열 수 없습니다. 창 없이 명단을 만들려면:  npm start -- --headless [폴더]
No window can be opened here. Without a window:  npm start -- --headless [FOLDER]`);
    process.exitCode = 1;
    return;
  }
  if (display.virtual)
    console.error(
      `화면이 없어 가상 화면 ${display.env.DISPLAY}에 창을 엽니다. / No display: the window is on ${display.env.DISPLAY}.`,
    );
  process.on('exit', display.end);
  const env = { ...process.env, ...display.env };
  const rest = args.filter((a) => a !== '--standin');
  if (electron) {
    become(electron, [root, ...sandboxSwitches(), ...rest], { env });
    return;
  }
  if (process.platform === 'linux' && !has('zenity') && canApt()) await aptInstall(['zenity']);
  console.error(`알림: Electron 실행 파일이 없어, 같은 프로그램을 이 컴퓨터의 Chromium에서 엽니다 (${browser}).
NOTICE: Electron's binary could not be had; the same application runs in this machine's Chromium.`);
  become(findNode(), [inRoot('out/standin/start.js'), `--browser=${browser}`, ...rest], { env });
}
