import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const HIDDEN_LOCK = 'node_modules/.package-lock.json';
const packages = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

/** Is every package of the lock file there, in its version? Optional ones of other platforms may be missing. */
export function isInstalled() {
  if (!existsSync(inRoot(HIDDEN_LOCK))) return false;
  try {
    const have = packages(HIDDEN_LOCK);
    return Object.entries(packages('package-lock.json')).every(
      ([path, wanted]) =>
        path === '' || have[path]?.version === wanted.version || (wanted.optional && !have[path]),
    );
  } catch {
    return false;
  }
}

/**
 * `npm ci`, when it is needed. Throws when it fails.
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export async function ensureInstalled(stdio = ['ignore', 'inherit', 'inherit']) {
  // another tree's packages, linked in: `npm ci` would empty them there, under whoever works with them
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (isInstalled()) return;
  console.error('패키지를 설치합니다 (npm ci). 처음 한 번은 몇 분 걸립니다. / Installing packages, once.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio,
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new Error('npm ci가 끝나지 못했습니다. 네트워크와 디스크를 확인하십시오. / npm ci failed.');
}
