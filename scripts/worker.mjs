#!/usr/bin/env node
/** `npm run worker -- [case folder]`: the worker loop alone, on a case. */
import { becomeCli } from './lib/cli.mjs';

await becomeCli(['worker', ...process.argv.slice(2)]);
