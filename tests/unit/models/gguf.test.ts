import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inspectGguf } from '../../../src/main/engine/models/gguf';
import { makeTinyModel, makeTinyProjector } from './make/tiny-models';

const dir = mkdtempSync(join(tmpdir(), 'minesweeper-gguf-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const sound = makeTinyModel({ scripts: ['{"name":"홍길동"}'] });
const projector = makeTinyProjector();

async function codeOf(bytes: Uint8Array): Promise<string> {
  const path = join(dir, 'a.gguf');
  writeFileSync(path, bytes);
  return inspectGguf(path).then(
    () => 'sound',
    (e: { code?: string }) => e.code ?? String(e),
  );
}
function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}
/** Where the entry of the first tensor begins: its name's length. */
const firstTensor = sound.indexOf('token_embd.weight') - 8;
const afterName = firstTensor + 8 + 'token_embd.weight'.length;

describe('what a model file says of itself', () => {
  it('a sound model and a sound projector are described', async () => {
    writeFileSync(join(dir, 'm.gguf'), sound);
    writeFileSync(join(dir, 'p.gguf'), projector);
    expect(await inspectGguf(join(dir, 'm.gguf'))).toMatchObject({
      kind: 'model',
      architecture: 'llama',
      bytes: sound.length,
      layers: 1,
      embedding: 256,
      headsKv: 2,
      headLength: 64,
      context: 8192,
      licence: 'cc0-1.0',
      chatTemplate: true,
    });
    expect(await inspectGguf(join(dir, 'p.gguf'))).toMatchObject({
      kind: 'projector',
      projector: 'idefics3',
      projects: 256,
    });
    expect(Math.max(sound.length, projector.length)).toBeLessThan(3e6);
  });

  it.each<[string, Buffer]>([
    ['empty', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4096)],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) & 255))],
    ['cut inside the header', sound.subarray(0, 3000)],
    ['cut by a kilobyte', sound.subarray(0, sound.length - 1024)],
    ['cut in half', sound.subarray(0, sound.length >> 1)],
    ['a version nobody knows', changed(sound, (b) => b.writeUInt32LE(99, 4))],
    ['more keys than a file can hold', changed(sound, (b) => b.writeBigUInt64LE(1n << 62n, 16))],
    ['more tensors than it holds', changed(sound, (b) => b.writeBigUInt64LE(19_999n, 8))],
    ['a text longer than the file', changed(sound, (b) => b.writeBigUInt64LE(1n << 40n, 24))],
    [
      'bits flipped in the header',
      changed(sound, (b) => {
        for (let i = 200; i < 3000; i += 97) b[i]! ^= 0x5a;
      }),
    ],
    ['a tensor type nobody knows', changed(sound, (b) => b.writeUInt32LE(77, afterName + 4 + 16))],
    ['a tensor of five dimensions', changed(sound, (b) => b.writeUInt32LE(5, afterName))],
    [
      'a tensor outside the file',
      changed(sound, (b) => b.writeBigUInt64LE(1n << 30n, afterName + 4 + 16 + 4)),
    ],
    ['a tensor on top of another', changed(sound, (b) => b.writeBigUInt64LE(1024n, afterName + 4 + 16 + 4))],
    ['a tensor without elements', changed(sound, (b) => b.writeBigUInt64LE(0n, afterName + 4))],
    ['a projector cut short', projector.subarray(0, projector.length - 1024)],
  ])('damaged: %s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('model_damaged');
  });

  it('a sound file of an architecture or projector that was never tried is refused', async () => {
    expect(await codeOf(makeTinyModel({ architecture: 'mamba' }))).toBe('model_unsupported');
    expect(await codeOf(makeTinyProjector({ projector: 'resampler' }))).toBe('model_unsupported');
  });

  it('a file that is not there', async () => {
    await expect(inspectGguf(join(dir, 'none.gguf'))).rejects.toMatchObject({ code: 'model_missing' });
  });
});
