#!/usr/bin/env node
/** `npm run sample -- DIR`: writes the invented sample round. */
import { becomeCli } from './lib/cli.mjs';

await becomeCli(['sample', ...process.argv.slice(2)]);
