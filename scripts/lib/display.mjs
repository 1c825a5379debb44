import { spawn } from 'node:child_process';
import { aptHint, aptInstall, canApt } from './debian.mjs';
import { has } from './run.mjs';

const START_MS = 10_000;

/**
 * A display to draw on: the one there is, or a virtual one (Xvfb). Resolves with the environment to add and a function that ends it;
 * null, with the reason on stderr, where none can be had.
 */
export async function ensureDisplay() {
  const { platform, env } = process;
  if (platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY)
    return { env: {}, virtual: false, end() {} };
  if (!has('Xvfb') && canApt()) await aptInstall(['xvfb']);
  if (!has('Xvfb')) {
    console.error(`화면이 없고 가상 화면(Xvfb)도 없습니다: ${aptHint('xvfb')}. / No display and no Xvfb.`);
    return null;
  }
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) => {
    let text = '';
    const timer = setTimeout(resolve, START_MS, null);
    const done = (value) => {
      clearTimeout(timer);
      resolve(value);
    };
    xvfb.on('exit', () => done(null));
    xvfb.on('error', () => done(null));
    xvfb.stdio[3].on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) done(text.trim());
    });
  });
  if (number === null) {
    xvfb.kill();
    console.error('가상 화면(Xvfb)이 열리지 않았습니다. / Xvfb did not start.');
    return null;
  }
  return { env: { DISPLAY: `:${number}` }, virtual: true, end: () => void xvfb.kill() };
}
