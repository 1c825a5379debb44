#!/usr/bin/env node
/** `npm run soak [-- APPLICANTS]`: 300 applicants with 3,000 documents through the whole engine; memory, stalls and the roster are judged. */
import { bundleAndRun } from './lib/bundle-run.mjs';
import { orSay } from './lib/say.mjs';

await orSay(() => bundleAndRun('soak', process.argv.slice(2), ['--expose-gc']));
