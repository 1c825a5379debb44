#!/usr/bin/env node
/** `npm run check`: format, types, lint, the import rule, unused code. */
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  await ensureInstalled();
  const { failed } = await runChecks();
  process.exitCode = failed.length === 0 ? 0 : 1;
});
