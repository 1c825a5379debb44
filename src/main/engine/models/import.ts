import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CancelledError, PermanentError, TransientError } from '../domain/errors';
import type { Inspect } from './folder';
import type { GgufInfo } from './gguf';
import { readManifest, writeManifest, type ModelEntry, type ModelPart } from './manifest';
import { isForbidden, recommendedFor } from './recommended';

export interface ImportDeps {
  /** A folder with `.gguf` files, or one file; its neighbours are looked at for a projector. */
  readonly from: string;
  readonly into: string;
  readonly inspect: Inspect;
  readonly signal?: AbortSignal;
  readonly onProgress?: (doneBytes: number, ofBytes: number) => void;
}

interface Found {
  readonly path: string;
  readonly info: GgufInfo;
}

/**
 * Takes models over from a folder (a USB stick): structure first, then a copy under another name while its sha256 is taken, then the
 * name, then the manifest. What was interrupted leaves nothing behind. A manifest on the stick is believed in what it says of a
 * file, and its checksum is held against the copy; without one the checksum of this copy is what later checks compare with.
 *
 * Throws `PermanentError`: `model_none_found`, `model_damaged`, `model_unsupported`, `model_forbidden` (licence), `model_mismatch`
 * (no projector fits), `model_checksum`; `TransientError('disk_full')`; `CancelledError`.
 */
export async function importModels(deps: ImportDeps): Promise<ModelEntry[]> {
  const { folder, files } = await ggufFiles(deps.from);
  const stated = await readManifest(folder);
  const found: Found[] = [];
  for (const path of files) found.push({ path, info: await deps.inspect(path) });
  const models = found.filter((f) => f.info.kind === 'model');
  if (models.length === 0) throw new PermanentError('model_none_found');
  const pairs = models.map((model) => ({ model, projector: projectorFor(model, found, stated) }));
  const total = pairs.reduce((n, p) => n + p.model.info.bytes + (p.projector?.info.bytes ?? 0), 0);
  await mkdir(deps.into, { recursive: true });
  const space = await statfs(deps.into);
  if (space.bavail * space.bsize < total) throw new TransientError('disk_full');
  let done = 0;
  const step = (n: number): void => deps.onProgress?.((done += n), total);
  const taken: ModelEntry[] = [];
  for (const { model, projector } of pairs) {
    if (isForbidden(model.info)) throw new PermanentError('model_forbidden');
    const said = stated.find((e) => e.file === basename(model.path));
    const copy = await copyPart(model, deps, said, step);
    const lens = projector && (await copyPart(projector, deps, said?.projector, step));
    taken.push(entryOf(model.info, copy, lens, said));
  }
  const ids = new Set(taken.map((e) => e.id));
  const before = await readManifest(deps.into);
  await writeManifest(deps.into, [...taken, ...before.filter((e) => !ids.has(e.id))]);
  return taken;
}

async function ggufFiles(from: string): Promise<{ folder: string; files: string[] }> {
  const found = await stat(from).catch(() => {
    throw new PermanentError('model_none_found');
  });
  const folder = found.isDirectory() ? from : dirname(from);
  const names = (await readdir(folder)).filter((n) => /\.gguf$/i.test(n) && !n.startsWith('.')).sort();
  return { folder, files: names.map((n) => join(folder, n)) };
}

/** The one the stick's manifest names, or the only one whose width fits. */
function projectorFor(model: Found, all: readonly Found[], stated: readonly ModelEntry[]): Found | undefined {
  const name = stated.find((e) => e.file === basename(model.path))?.projector?.file;
  const fitting = all.filter(
    (f) =>
      f.info.kind === 'projector' &&
      (name === undefined || basename(f.path) === name) &&
      (f.info.projects === undefined || f.info.projects === model.info.embedding),
  );
  if (fitting.length > 1 || (name !== undefined && fitting.length === 0))
    throw new PermanentError('model_mismatch', `${fitting.length} projectors fit`);
  return fitting[0];
}

/** Copies under another name, then gives it its own; the same file a second time is no fault. */
async function copyPart(
  { path, info }: Found,
  { into, signal }: ImportDeps,
  said: ModelPart | undefined,
  step: (bytes: number) => void,
): Promise<ModelPart> {
  const file = basename(path);
  const target = join(into, file);
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      step(chunk.length);
      next(null, chunk);
    },
  });
  try {
    await pipeline(
      createReadStream(path, { highWaterMark: 1 << 20 }),
      watch,
      createWriteStream(`${target}.part`),
      signal ? { signal } : {},
    );
    const sha256 = hash.digest('hex');
    if (said && said.sha256 !== sha256) throw new PermanentError('model_checksum');
    const written = await open(`${target}.part`, 'r+');
    await written.sync();
    await written.close();
    await rename(`${target}.part`, target);
    return { file, sha256, bytes: info.bytes };
  } catch (e) {
    await rm(`${target}.part`, { force: true });
    if (signal?.aborted) throw new CancelledError();
    if ((e as { code?: string }).code === 'ENOSPC') throw new TransientError('disk_full');
    throw e;
  }
}

function entryOf(
  info: GgufInfo,
  copy: ModelPart,
  projector: ModelPart | undefined,
  said: ModelEntry | undefined,
): ModelEntry {
  const known = recommendedFor(info);
  const own = info.name ?? copy.file.replace(/\.gguf$/i, '');
  const id = own
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 80);
  return {
    id: said?.id ?? known?.id ?? (id || 'model'),
    title: said?.title ?? known?.title ?? own.slice(0, 120),
    licence: said?.licence ?? info.licence ?? known?.licence ?? 'unknown',
    source: said?.source ?? known?.source ?? '',
    context: said?.context ?? known?.context ?? Math.max(512, Math.min(info.context ?? 4096, 8192)),
    family: said?.family ?? known?.family ?? 'plain',
    needs: said?.needs ?? known?.needs ?? Math.ceil((copy.bytes + (projector?.bytes ?? 0)) * 1.3),
    ...copy,
    ...(projector && { projector }),
  };
}
