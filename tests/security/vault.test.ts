import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyFile, keysFromRoot, openKeyFile, rewrap } from '../../src/main/engine/vault/keys';
import {
  isSealed,
  openBytes,
  openFile,
  sealBytes,
  sealFile,
  sealedSize,
} from '../../src/main/engine/vault/seal';
import { tempDir } from '../integration/support/case';

const key = randomBytes(32);
/** Around the chunk's size, where the last chunk is decided. */
const SIZES = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000];

describe('sealed bytes', () => {
  it.each(SIZES)('%i bytes: streamed and at once give the same plain bytes back', async (size) => {
    const dir = tempDir();
    const plain = randomBytes(size);
    const [from, to, back] = ['plain', 'sealed', 'back'].map((n) => join(dir, n)) as [string, string, string];
    writeFileSync(from, plain);
    await sealFile(key, from, to);
    await openFile(key, to, back);
    expect(readFileSync(back).equals(plain)).toBe(true);
    expect(openBytes(key, readFileSync(to)).equals(plain)).toBe(true);
    expect(openBytes(key, sealBytes(key, plain)).equals(plain)).toBe(true);
    expect(readFileSync(to)).toHaveLength(sealedSize(size));
    expect([await isSealed(to), await isSealed(from)]).toEqual([true, false]);
  });

  it('does not open with one byte changed, anywhere', () => {
    const sealed = sealBytes(key, randomBytes(70_000));
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bad = Buffer.from(sealed);
        bad[at] = bad[at]! ^ flip;
        expect(() => openBytes(key, bad)).toThrow('sealed file');
      }),
      { numRuns: 200 },
    );
  });

  it('does not open cut off, with chunks swapped or repeated, or with another key', async () => {
    const sealed = sealBytes(
      key,
      Buffer.concat([Buffer.alloc(65_536, 1), Buffer.alloc(65_536, 2), Buffer.alloc(65_536, 3)]),
    );
    const [head, size] = [24, 65_552];
    const chunk = (i: number): Buffer => sealed.subarray(head + i * size, head + (i + 1) * size);
    const start = sealed.subarray(0, head);
    const bad = [
      Buffer.concat([start, chunk(0), chunk(1)]),
      Buffer.concat([start, chunk(1), chunk(0), chunk(2)]),
      Buffer.concat([start, chunk(0), chunk(0), chunk(2)]),
      Buffer.concat([start, chunk(0), chunk(1), chunk(2), chunk(2)]),
      start,
      sealed.subarray(0, 10),
      Buffer.alloc(0),
    ];
    const dir = tempDir();
    for (const [i, bytes] of bad.entries()) {
      expect(() => openBytes(key, bytes)).toThrow('sealed file');
      writeFileSync(join(dir, `${i}`), bytes);
      await expect(openFile(key, join(dir, `${i}`), join(dir, `${i}.out`))).rejects.toThrow('sealed file');
    }
    expect(() => openBytes(randomBytes(32), sealed)).toThrow('sealed file');
  });
});

describe('the key file', () => {
  it('opens with its passphrase however it is composed, with no other, and not with the old one after a change', async () => {
    const file = join(tempDir(), 'case.key');
    const keys = await createKeyFile(file, '지뢰찾기 암호'.normalize('NFD'));
    expect((await openKeyFile(file, '지뢰찾기 암호'.normalize('NFC'))).root.equals(keys.root)).toBe(true);
    await expect(openKeyFile(file, '지뢰찾기 암호 ')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    await rewrap(file, keys, '다른 암호입니다');
    expect((await openKeyFile(file, '다른 암호입니다')).files.equals(keys.files)).toBe(true);
    await expect(openKeyFile(file, '지뢰찾기 암호')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    expect(keysFromRoot(file, keys.root)?.database.equals(keys.database)).toBe(true);
    expect(keysFromRoot(file, randomBytes(32))).toBeNull();
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(keys.root.toString('hex'));
  });

  it('does not let a file from elsewhere choose how much memory is taken', async () => {
    const file = join(tempDir(), 'case.key');
    await createKeyFile(file, '12345678');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"N": \d+/, '"N": 1073741824'));
    await expect(openKeyFile(file, '12345678')).rejects.toMatchObject({ code: 'case_damaged' });
  });

  it('is stretched in a thread: the loop goes on meanwhile', async () => {
    const file = join(tempDir(), 'case.key');
    await createKeyFile(file, '12345678');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await openKeyFile(file, '12345678');
    clearInterval(timer);
    console.info(`longest hold of the loop while a key was derived: ${Math.round(delay.max / 1e6)} ms`);
    // derived on this thread, not one turn would have been taken
    expect(turns).toBeGreaterThan(3);
  });
});
