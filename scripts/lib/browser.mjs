import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { aptHint, aptInstall, canApt } from './debian.mjs';
import { findNode } from './node.mjs';
import { ask, runTool } from './run.mjs';

/** Path of an installed Chromium-based browser, or of the one Playwright brings; undefined when there is none. Needs the build. */
async function find() {
  const { findBrowser } = await import('../../out/standin/browser.js');
  return findBrowser(process.platform, process.env) ?? playwrightBrowser();
}

function playwrightBrowser() {
  const program = "console.log(require('playwright-core').chromium.executablePath())";
  const path = ask(findNode(), ['--eval', program, inRoot('package.json')])?.trim();
  return path && existsSync(path) ? path : undefined;
}

/**
 * A browser for the stand-in and the tests: an installed one, else Debian's package (as root), else Playwright's download.
 * Undefined, with the reason on stderr, where none can be had.
 */
export async function ensureBrowser() {
  const found = await find();
  if (found) return found;
  if (canApt()) await aptInstall(['chromium', 'fonts-nanum']);
  else {
    console.error("Chromium이 없어 Playwright의 것을 받습니다. / Fetching Playwright's Chromium.");
    await runTool('playwright-core/cli.js', ['install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const now = await find();
  if (!now)
    console.error(`Chromium을 구하지 못했습니다: ${aptHint('chromium')}. / No Chromium could be had.`);
  return now;
}
