#!/usr/bin/env node
/** `npm run worker -- [case folder]`: the worker loop alone, on a case. */
import { becomeCli } from './lib/cli.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => becomeCli(['worker', ...process.argv.slice(2)]));
