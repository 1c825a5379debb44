import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Bundles a thread entry into the project's own cache, where bare imports resolve as they do from `out/main`. */
export async function bundleWorker(entry: string): Promise<URL> {
  const dir = join(ROOT, 'node_modules/.cache/minesweeper-tests');
  await mkdir(dir, { recursive: true });
  const outdir = join(dir, `${basename(entry, '.ts')}-${process.pid}`);
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: [join(ROOT, entry)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    logLevel: 'silent',
  });
  return pathToFileURL(join(outdir, `${basename(entry, '.ts')}.mjs`));
}
