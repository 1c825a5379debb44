import { runTool } from './run.mjs';

/** What `npm run check` runs: name, tool, arguments. */
const CHECKS = [
  ['format (prettier)', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['types (tsc)', 'typescript/bin/tsc', ['--project', '.']],
  ['lint (eslint)', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
  [
    'import rule (dependency-cruiser)',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
  ['unused files and packages (knip)', 'knip/bin/knip.js', ['--no-progress']],
];

/** Runs all checks, whatever the first ones say. Resolves with how many passed and which failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, tool, args] of CHECKS) {
    const began = Date.now();
    const ok = (await runTool(tool, args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name} ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (!ok) failed.push(name);
  }
  return { passed: CHECKS.length - failed.length, failed };
}
