#!/usr/bin/env node
/** `npm run build`: `out/`, when a source has changed since the last time. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { orSay } from './lib/say.mjs';

await orSay(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
