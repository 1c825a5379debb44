#!/usr/bin/env node
/** `npm run -s conflicts -- --db CASE --evaluators FILE [options]`: who must not evaluate whom, without a window. */
import { becomeCli } from './lib/cli.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => becomeCli(['conflicts', ...process.argv.slice(2)]));
