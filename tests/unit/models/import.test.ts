import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkModels, listModels, type Inspect } from '../../../src/main/engine/models/folder';
import { inspectGguf } from '../../../src/main/engine/models/gguf';
import { importModels } from '../../../src/main/engine/models/import';
import { readManifest, writeManifest } from '../../../src/main/engine/models/manifest';
import { makeTinyModel, makeTinyProjector } from './make/tiny-models';

const base = mkdtempSync(join(tmpdir(), 'minesweeper-import-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const model = makeTinyModel({ scripts: ['{"name":"홍길동"}'] });
const projector = makeTinyProjector();
const sha = (b: Uint8Array): string => createHash('sha256').update(b).digest('hex');
const inspect: Inspect = async (path) => ({ ...(await inspectGguf(path)), sha256: sha(readFileSync(path)) });

let n = 0;
let stick = '';
let into = '';
beforeEach(() => {
  n += 1;
  stick = join(base, `stick-${n}`);
  into = join(base, `models-${n}`);
  mkdirSync(stick);
});
const put = (name: string, bytes: Uint8Array): void => writeFileSync(join(stick, name), bytes);
const take = () => importModels({ from: stick, into, inspect });
const leftovers = (): string[] =>
  existsSync(into) ? readdirSync(into).filter((f) => f.endsWith('.part')) : [];

describe('taking models over from a stick', () => {
  it('copies model and projector, says how far it is, and lists them as ready and sound', async () => {
    put('a.gguf', model);
    put('mmproj-a.gguf', projector);
    put('readme.txt', Buffer.from('x'));
    const seen: [number, number][] = [];
    const [entry] = await importModels({ from: stick, into, inspect, onProgress: (...p) => seen.push(p) });
    expect(entry).toMatchObject({
      id: 'tiny-llama',
      file: 'a.gguf',
      sha256: sha(model),
      licence: 'cc0-1.0',
      projector: { file: 'mmproj-a.gguf', sha256: sha(projector), bytes: projector.length },
    });
    expect(seen.at(-1)).toEqual([model.length + projector.length, model.length + projector.length]);
    expect((await listModels(into)).map((m) => m.state)).toEqual(['ready']);
    expect(await checkModels(into, inspect)).toEqual([{ entry, fault: null }]);
    expect(readdirSync(into).sort()).toEqual(['a.gguf', 'manifest.json', 'mmproj-a.gguf']);
  });

  it('the same stick twice is one model', async () => {
    put('a.gguf', model);
    await take();
    await take();
    expect(await readManifest(into)).toHaveLength(1);
  });

  it('a damaged file, one of a kind nobody tried and one whose licence excludes this use are left where they are', async () => {
    for (const [bytes, code] of [
      [model.subarray(0, model.length >> 1), 'model_damaged'],
      [makeTinyModel({ architecture: 'mamba' }), 'model_unsupported'],
      [makeTinyModel({ licence: 'cc-by-nc-4.0' }), 'model_forbidden'],
    ] as const) {
      put('a.gguf', bytes);
      await expect(take()).rejects.toMatchObject({ code });
      expect(await listModels(into)).toEqual([]);
      expect(leftovers()).toEqual([]);
    }
  });

  it('nothing there, only a projector, or two projectors that fit', async () => {
    await expect(take()).rejects.toMatchObject({ code: 'model_none_found' });
    put('mmproj.gguf', projector);
    await expect(take()).rejects.toMatchObject({ code: 'model_none_found' });
    put('a.gguf', model);
    put('mmproj2.gguf', projector);
    await expect(take()).rejects.toMatchObject({ code: 'model_mismatch' });
  });

  it('a manifest on the stick is held to its checksum', async () => {
    put('a.gguf', model);
    const [entry] = await take();
    await writeManifest(stick, [{ ...entry!, sha256: '0'.repeat(64) }]);
    await expect(take()).rejects.toMatchObject({ code: 'model_checksum' });
    expect(leftovers()).toEqual([]);
    await writeManifest(stick, [{ ...entry!, title: 'As the stick says' }]);
    expect((await take())[0]?.title).toBe('As the stick says');
  });

  it('stopped in the middle it leaves nothing behind', async () => {
    put('a.gguf', model);
    const stop = new AbortController();
    const run = importModels({
      from: stick,
      into,
      inspect,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(readdirSync(into)).toEqual([]);
  });

  it('a manifest cannot name a file outside its folder', async () => {
    put('a.gguf', model);
    const [entry] = await take();
    for (const file of ['../a.gguf', '/etc/a.gguf', '..\\a.gguf', '.hidden.gguf', 'a.txt']) {
      writeFileSync(
        join(into, 'manifest.json'),
        JSON.stringify({ schema: 'minesweeper-models/1', models: [{ ...entry, file }] }),
      );
      await expect(readManifest(into)).rejects.toMatchObject({ code: 'model_manifest_damaged' });
    }
  });

  it('what changed or went away since is noticed', async () => {
    put('a.gguf', model);
    await take();
    const path = join(into, 'a.gguf');
    const flipped = Buffer.from(model);
    flipped[flipped.length - 5]! ^= 1;
    writeFileSync(path, flipped);
    expect((await listModels(into))[0]?.state).toBe('ready');
    expect((await checkModels(into, inspect))[0]?.fault).toBe('model_checksum');
    writeFileSync(path, model.subarray(0, 100));
    expect((await listModels(into))[0]?.state).toBe('changed');
    expect((await checkModels(into, inspect))[0]?.fault).toBe('model_damaged');
    rmSync(path);
    expect((await listModels(into))[0]?.state).toBe('missing');
    expect((await checkModels(into, inspect))[0]?.fault).toBe('model_missing');
  });
});
