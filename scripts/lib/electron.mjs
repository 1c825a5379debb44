import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runTool } from './run.mjs';

const folder = inRoot('node_modules/electron');
const FAILED = inRoot('node_modules/.electron-not-fetched');
const FETCH_MS = 5 * 60_000;
const RETRY_AFTER_MS = 24 * 3600_000;

/** Path of Electron's binary, or undefined. Never `require('electron')`: since 42 that starts a download. */
export function findElectron() {
  try {
    const path = inRoot('node_modules/electron/dist', readFileSync(`${folder}/path.txt`, 'utf8').trim());
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Electron's binary; fetched when it is not there. A fetch that failed is not repeated for a day: a closed network stays closed, and
 * `npm start` should not wait for it every time. `force` asks anyway.
 */
export async function ensureElectron({ force = false } = {}) {
  const found = findElectron();
  if (found) return found;
  const failedLately = existsSync(FAILED) && Date.now() - statSync(FAILED).mtimeMs < RETRY_AFTER_MS;
  if (!force && (failedLately || process.env.ELECTRON_SKIP_BINARY_DOWNLOAD)) return undefined;
  console.error("Electron 실행 파일을 받습니다 (약 110MB, 한 번만). / Fetching Electron's binary, once.");
  await runTool('electron/install.js', [], { stdio: ['ignore', 'ignore', 'ignore'], timeout: FETCH_MS });
  const fetched = findElectron();
  if (fetched) rmSync(FAILED, { force: true });
  else writeFileSync(FAILED, '');
  return fetched;
}

/**
 * Chromium's sandbox needs user namespaces, which it refuses to root and which some systems (Ubuntu from 23.10 on) refuse to programs
 * without a profile; a helper of root's would do as well. Where none of them is there, Electron would not start at all.
 */
export function sandboxSwitches() {
  if (process.platform !== 'linux') return [];
  if (process.getuid?.() === 0) return ['--no-sandbox'];
  const setting = (name) => {
    try {
      return readFileSync(`/proc/sys/${name}`, 'utf8').trim();
    } catch {
      return undefined;
    }
  };
  const refused =
    setting('kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    setting('kernel/unprivileged_userns_clone') === '0' ||
    setting('user/max_user_namespaces') === '0';
  if (!refused) return [];
  const helper = inRoot('node_modules/electron/dist/chrome-sandbox');
  const { uid, mode } = existsSync(helper) ? statSync(helper) : { uid: -1, mode: 0 };
  if (uid === 0 && (mode & 0o4000) !== 0) return [];
  console.error(`알림: 이 시스템은 Chromium의 샌드박스를 막아 두어 샌드박스 없이 엽니다. 켜려면:
NOTICE: this system refuses Chromium's sandbox, so the window opens without it. To have it:
  sudo chown root ${helper} && sudo chmod 4755 ${helper}`);
  return ['--no-sandbox'];
}
