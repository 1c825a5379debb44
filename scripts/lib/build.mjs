import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { runTool } from './run.mjs';

/** What the output is made of. */
const SOURCES = ['src', 'electron.vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const STAMP = inRoot('out/.stamp');
const LOCK = inRoot('out/.building');

function* filesUnder(path) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    yield `${path}:${stat.size}:${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** Changes when a source is added, removed or touched. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of filesUnder(inRoot(source))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

const isBuilt = (stamp) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Builds `out/` when a source has changed since. Two commands started together build once: the second waits. */
export async function ensureBuilt(stdio = ['ignore', 'inherit', 'inherit']) {
  const stamp = fingerprint();
  if (isBuilt(stamp)) return;
  const release = await lock();
  try {
    if (!isBuilt(stamp)) await build(stamp, stdio);
  } finally {
    release();
  }
}

/** Builds without asking whether it is needed. */
async function build(stamp, stdio) {
  rmSync(STAMP, { force: true });
  // Quiet: a build prints dozens of lines nobody asked for; a failure prints its own.
  const steps = [
    ['electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn']],
    ['vite/bin/vite.js', ['build', '--config', 'src/standin/vite.config.ts', '--logLevel', 'warn']],
  ];
  for (const [tool, args] of steps)
    if ((await runTool(tool, args, { stdio })) !== 0)
      throw new Error('빌드가 끝나지 못했습니다. / The build failed.');
  writeFileSync(STAMP, stamp);
}

async function lock() {
  mkdirSync(inRoot('out'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch {
      if (!isAlive(Number(readFileOr(LOCK, '0')))) rmSync(LOCK, { force: true });
      else await sleep(200);
    }
  }
}

function readFileOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (e) {
    return e.code === 'EPERM';
  }
}
