#!/usr/bin/env node
/** `npm run -s roster -- <folder|zip>... [options]`: folders in, roster out, without a window. Right after `npm ci` it builds first. */
import { becomeCli } from './lib/cli.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => becomeCli(process.argv.slice(2)));
