#!/usr/bin/env node
/**
 * `npm run models -- list|recommended|check|import PATH`: the models folder, without a network.
 * `npm run models -- fetch …`: prepares the folder on a machine with a network; the only place of the project that downloads.
 */
import { becomeCli } from './lib/cli.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'fetch') return becomeCli(['models', ...process.argv.slice(2)]);
  const { fetchModel } = await import('./models/fetch.mjs');
  process.exitCode = await fetchModel(rest);
});
