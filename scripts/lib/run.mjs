import { spawn, spawnSync } from 'node:child_process';
import { findNode, nodeEnv } from './node.mjs';
import { inRoot, root } from './paths.mjs';

/**
 * Runs a program to its end; resolves with its exit code (130 for an interrupt, 1 for another signal or a program that is not there).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    handOnSignals(child);
    child.on('error', () => resolve(1));
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/**
 * A package's command line under a current Node.
 * @param {string} script path below node_modules
 */
export function runTool(script, args, options = {}) {
  const { env, ...rest } = options;
  return run(findNode(), [inRoot('node_modules', script), ...args], { env: nodeEnv(env), ...rest });
}

/** Output of a program, or null when it fails. */
export function ask(program, args) {
  const r = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return r.status === 0 ? r.stdout : null;
}

/** Is there a program of that name? */
export function has(program) {
  return ask(process.platform === 'win32' ? 'where' : 'which', [program]) !== null;
}

/**
 * Runs the program as if it stood in our place: its streams are ours, signals are handed on, and its exit code becomes ours.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function become(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  handOnSignals(child);
  child.on('error', (e) => {
    console.error(String(e.message));
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** What stops us stops the program we wait for, and we end when it has: it may have state to keep. */
function handOnSignals(child) {
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => child.kill(signal)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  child.on('close', () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  });
}
