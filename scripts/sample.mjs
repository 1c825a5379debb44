#!/usr/bin/env node
/** `npm run sample -- DIR`: writes the invented sample round. */
import { becomeCli } from './lib/cli.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => becomeCli(['sample', ...process.argv.slice(2)]));
