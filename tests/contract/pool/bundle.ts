import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Bundles a thread entry into the project's own cache, where bare imports resolve as they do from `out/main`. */
export async function bundleWorker(entry: string): Promise<URL> {
  const dir = join(ROOT, 'node_modules/.cache/minesweeper-tests');
  await mkdir(dir, { recursive: true });
  await removeLeftovers(dir);
  const outdir = join(dir, `${basename(entry, '.ts')}-${process.pid}`);
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

/** A test's process is ended without a chance to clean up: what an earlier one left goes when the next one starts. */
async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const pid = Number(name.split('-').at(-1));
    try {
      process.kill(pid, 0);
    } catch {
      await rm(join(dir, name), { recursive: true, force: true });
    }
  }
}
