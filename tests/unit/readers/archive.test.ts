import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/main/engine/pool/limits';
import type { TaskLimits } from '../../../src/main/engine/pool/tasks';
import { unpack } from '../../../src/main/engine/readers/archive';
import { makeZip } from '../../fixtures';
import { tempFolder } from './helpers';

const text = (t: string): Buffer => Buffer.from(t);

/** Changes the central directory entry (and local header) of the only file in a ZIP. */
function patched(zip: Uint8Array, change: (central: Buffer, local: Buffer) => void): Buffer {
  const bytes = Buffer.from(zip);
  const central = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  change(bytes.subarray(central), bytes);
  return bytes;
}

describe('unpack', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  let count = 0;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  async function run(zip: Uint8Array, limits: Partial<TaskLimits> = {}) {
    const into = join(folder.path, `out${++count}`);
    const path = await folder.write(`${count}.zip`, zip);
    const result = await unpack(
      { path, into },
      {
        limits: { ...DEFAULT_LIMITS.unpack, ...limits },
        signal: new AbortController().signal,
        progress: () => undefined,
      },
    );
    for (const file of result.files) expect(relative(into, file.path)).not.toMatch(/^\.\.|[/\\]/);
    return { ...result, into };
  }

  it.each(['cp949', 'utf8'] as const)('reads %s names', async (encoding) => {
    const name = '2401-000001 (홍길동)/학위논문/똠방각하의 논문.pdf';
    const { files, skipped } = await run(makeZip([{ name, bytes: text('글') }], encoding));
    expect(files).toEqual([{ name, path: expect.stringMatching(/00001\.pdf$/) as string, bytes: 3 }]);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('글');
    expect(skipped).toEqual([]);
  });

  it('reads UTF-8 names without the flag, decomposed ones composed', async () => {
    const zip = makeZip([{ name: '학위논문/홍길동.pdf'.normalize('NFD'), bytes: text('x') }], 'utf8');
    const plain = patched(zip, (central, local) => {
      central.writeUInt16LE(0, 8);
      local.writeUInt16LE(0, 6);
    });
    expect((await run(plain)).files[0]?.name).toBe('학위논문/홍길동.pdf');
  });

  it.each([
    ['../../etc/passwd', 'unsafe_path'],
    ['a/../../b.pdf', 'unsafe_path'],
    ['/etc/passwd', 'unsafe_path'],
    ['..\\..\\boot.ini', 'unsafe_path'],
    ['C:\\boot.ini', 'unsafe_path'],
    ['__MACOSX/._a.pdf', 'system'],
    ['논문/Thumbs.db', 'system'],
    ['.DS_Store', 'system'],
  ])('leaves %s out', async (name, why) => {
    const good = { name: 'good.pdf', bytes: text('x') };
    const { files, skipped, into } = await run(makeZip([{ name, bytes: text('x') }, good], 'utf8'));
    expect(files.map((f) => f.name)).toEqual(['good.pdf']);
    expect(skipped).toEqual([{ name: name.replaceAll('\\', '/'), why }]);
    expect(await readdir(into)).toEqual(['00001.pdf']);
  });

  it('never follows links, opens no encrypted entry, and names what is damaged', async () => {
    const one = makeZip([{ name: 'a.pdf', bytes: text('/etc/passwd') }], 'utf8');
    const link = patched(one, (central) => {
      central.writeUInt8(3, 5);
      central.writeUInt32LE((0o120777 << 16) >>> 0, 38);
    });
    expect((await run(link)).skipped).toEqual([{ name: 'a.pdf', why: 'link' }]);
    const secret = patched(one, (central, local) => {
      central.writeUInt16LE(0x801, 8);
      local.writeUInt16LE(0x801, 6);
    });
    expect((await run(secret)).skipped).toEqual([{ name: 'a.pdf', why: 'encrypted' }]);
    const broken = patched(one, (_, local) => local.fill(0xff, 35, 40));
    const result = await run(broken);
    expect(result.skipped).toEqual([{ name: 'a.pdf', why: 'damaged' }]);
    expect(await readdir(result.into)).toEqual([]);
  });

  it('keeps long, odd and equal names apart on disk', async () => {
    const names = [
      'CON.pdf',
      '=1+1;"&<b>.pdf',
      `${'긴'.repeat(120)}.pdf`,
      'a\u202Efdp.pdf',
      'same.pdf',
      'SAME.pdf',
    ];
    const { files } = await run(
      makeZip(
        names.map((name) => ({ name, bytes: text(name) })),
        'utf8',
      ),
    );
    expect(files.map((f) => f.name)).toEqual(names);
    for (const file of files) expect(await readFile(file.path, 'utf8')).toBe(file.name);
  });

  it('stops bombs: by ratio, by size, by a size that lies', async () => {
    const zeros = makeZip(
      [
        { name: 'bomb.txt', bytes: Buffer.alloc(40 * 1024 * 1024) },
        { name: 'good.txt', bytes: text('x') },
      ],
      'utf8',
    );
    expect(await run(zeros)).toMatchObject({
      files: [{ name: 'good.txt' }],
      skipped: [{ name: 'bomb.txt', why: 'too_large' }],
    });
    const big = makeZip([{ name: 'big.txt', bytes: text('x'.repeat(5000)) }], 'utf8');
    expect((await run(big, { maxBytes: 1000 })).skipped).toEqual([{ name: 'big.txt', why: 'too_large' }]);
    const lying = patched(big, (central, local) => {
      central.writeUInt32LE(10, 24);
      local.writeUInt32LE(10, 22);
    });
    expect((await run(lying, { maxBytes: 1000 })).files).toEqual([]);
  });

  it('refuses what is no ZIP', async () => {
    await expect(run(text('no zip at all'))).rejects.toMatchObject({
      name: 'PermanentError',
      code: 'damaged',
    });
  });
});
