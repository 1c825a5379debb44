/**
 * `node --import out/standin/register.js out/main/index.js`: makes the specifier `electron` mean the stand-in.
 * Worker threads get a file that does not exist: pool workers must not use `electron`, as on the real thing.
 */
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const target = new URL(isMainThread ? './electron.js' : './electron-is-not-for-workers.js', import.meta.url);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: target.href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
