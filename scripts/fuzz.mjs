#!/usr/bin/env node
/** `npm run fuzz [-- COUNT [SEED]]`: damaged files for every reader, so many each; the seed is printed and repeats the run. */
import { bundleAndRun } from './lib/bundle-run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => bundleAndRun('fuzz', process.argv.slice(2)));
