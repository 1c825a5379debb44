#!/usr/bin/env node
/**
 * `npm test`: sets up what is missing (packages, a browser), then checks, unit and integration tests, and the window's tests.
 * Ends with `N passed, N failed`. `npm test -- --only=check,vitest,playwright` runs a part.
 * Needs nothing but Node 20 and npm: no package is there yet when it begins.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { playwrightCounts, vitestCounts } from './lib/counts.mjs';
import { ensureDisplay } from './lib/display.mjs';
import { ensureElectron, sandboxSwitches } from './lib/electron.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { scratch } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';

const only = process.argv
  .find((a) => a.startsWith('--only='))
  ?.slice(7)
  .split(',');
const reports = join(scratch, 'test-reports');
const title = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);

const STEPS = {
  async check() {
    const { passed, failed } = await runChecks();
    return { passed, failed: failed.length, skipped: 0 };
  },
  async vitest() {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool('vitest/vitest.mjs', args);
    return withExitCode(code, vitestCounts(report));
  },
  async playwright() {
    const host = process.env.E2E_HOST === 'electron' ? 'electron' : 'standin';
    const browser = host === 'electron' ? await ensureElectron({ force: true }) : await ensureBrowser();
    // A real Electron window needs a display; the stand-in's tests are headless.
    const display = host === 'electron' ? await ensureDisplay() : { env: {}, end() {} };
    if (!browser || !display) {
      console.error(
        '창의 테스트를 돌릴 수 없습니다: 위의 이유를 보십시오. / The window tests cannot run: see above.',
      );
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const report = join(reports, 'playwright.json');
    const named =
      host === 'standin' ? { STANDIN_BROWSER: browser } : { E2E_ELECTRON_ARGS: sandboxSwitches().join(' ') };
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_HOST: host, ...named, ...display.env };
    const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env });
    display.end();
    return withExitCode(code, playwrightCounts(report));
  },
};

/** A runner that says "failed" while its report counts no failure has failed all the same. */
function withExitCode(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function main() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  title('set-up');
  await ensureInstalled();
  await ensureBuilt();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (only && !only.includes(name)) continue;
    title(name);
    const began = Date.now();
    const counts = await step();
    for (const key of Object.keys(total)) total[key] += counts[key];
    const seconds = Math.round((Date.now() - began) / 1000);
    lines.push(
      `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`,
    );
  }
  title('result');
  for (const line of lines) console.log(line);
  return total;
}

const total = await main().catch((e) => {
  console.error(e instanceof Error ? e.message : String(e));
  return { passed: 0, failed: 1, skipped: 0 };
});
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
