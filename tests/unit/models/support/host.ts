import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { forkHost } from '../../../../src/main/engine/models/host/fork';
import type { LoadPlan, Question, StartHost } from '../../../../src/main/engine/models/host/protocol';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The native library is an optional package: without it there is nothing to try. */
export const hasNative = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve(`@fugood/node-llama-${process.platform}-${process.arch}`);
    return true;
  } catch {
    console.warn('skipped: the optional package @fugood/llama.node has no build here');
    return false;
  }
})();

/** Bundles the real host's entries where bare imports resolve. */
export async function bundleHost(): Promise<URL> {
  await bundle();
  return pathToFileURL(join(outdir, 'host.js'));
}
/** A process that has a host answer a question without an end. */
export async function bundleParent(): Promise<URL> {
  await bundle();
  return pathToFileURL(join(outdir, 'parent.js'));
}

const outdir = join(ROOT, 'node_modules/.cache/minesweeper-tests', `host-${process.pid}`);
async function bundle(): Promise<void> {
  if (existsSync(join(outdir, 'parent.js'))) return;
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
  await build({
    entryPoints: [
      { in: join(ROOT, 'src/main/workers/model-host.ts'), out: 'host' },
      { in: join(ROOT, 'src/main/workers/model-watch.ts'), out: 'model-watch' },
      { in: join(ROOT, 'tests/unit/models/support/parent-worker.ts'), out: 'parent' },
    ],
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    logLevel: 'silent',
  });
}

export const startHost = async (): Promise<StartHost> => forkHost(await bundleHost());

/** A grey picture; real PNG bytes. */
export const picture = (grey: number, width = 310, height = 438): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

export const plan = (model: string, projector?: string): LoadPlan => ({
  model,
  ...(projector !== undefined && { projector }),
  backend: 'cpu',
  devices: [],
  layers: 0,
  context: 4096,
  threads: 1,
});

export const NAME_SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 40 } },
  required: ['name'],
  additionalProperties: false,
} as const;

export const question = (image?: Uint8Array, over: Partial<Question> = {}): Question => ({
  ...(image && { image }),
  prompt: 'Read the name.',
  schema: NAME_SCHEMA,
  maxTokens: 64,
  seed: 1,
  ...over,
});
