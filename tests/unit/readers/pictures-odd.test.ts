import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeBmp } from '../../../src/main/engine/readers/bmp';
import { imageInfo } from '../../../src/main/engine/readers/image';
import { isCut } from '../../../src/main/engine/readers/cut';
import { readAll, tempFolder } from './helpers';

/** BMP of one row: `header` is written behind the file header, `pixels` behind it. */
function bmp(header: readonly number[], rest: Buffer, sizes: readonly (2 | 4)[]): Buffer {
  const info = Buffer.alloc(sizes.reduce((n, s) => n + s, 0));
  let at = 0;
  sizes.forEach((size, i) => {
    if (size === 4) info.writeInt32LE(header[i] ?? 0, at);
    else info.writeUInt16LE(header[i] ?? 0, at);
    at += size;
  });
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(14 + info.length + rest.length - 8, 10);
  return Buffer.concat([file, info, rest]);
}
const V3 = [4, 4, 4, 2, 2, 4, 4, 4, 4, 4, 4] as const;
const words16 = (...values: number[]): Buffer => {
  const b = Buffer.alloc(values.length * 2);
  values.forEach((v, i) => b.writeUInt16LE(v, i * 2));
  return b;
};

/** A grey TIFF whose pages have sizes of their own, white. */
function tiffOf(sizes: readonly (readonly [width: number, height: number])[], dpi: number): Buffer {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  let at = 8;
  sizes.forEach(([width, height], i) => {
    const count = 11;
    const head = 2 + count * 12 + 4;
    const pixels = width * height + ((width * height) % 2);
    const dir = Buffer.alloc(head + 8);
    dir.writeUInt16LE(count, 0);
    const put = (n: number, tag: number, type: 3 | 4 | 5, value: number): void => {
      dir.writeUInt16LE(tag, 2 + n * 12);
      dir.writeUInt16LE(type, 4 + n * 12);
      dir.writeUInt32LE(1, 6 + n * 12);
      dir.writeUInt32LE(value, 10 + n * 12);
    };
    const entries: [number, 3 | 4 | 5, number][] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, at + head + 8],
      [278, 4, height],
      [279, 4, width * height],
      [282, 5, at + head],
      [283, 5, at + head],
      [296, 3, 2],
    ];
    entries.forEach(([tag, type, value], n) => put(n, tag, type, value));
    dir.writeUInt32LE(i + 1 < sizes.length ? at + head + 8 + pixels : 0, 2 + count * 12);
    dir.writeUInt32LE(dpi, head);
    dir.writeUInt32LE(1, head + 4);
    parts.push(dir, Buffer.alloc(pixels, 255));
    at += head + 8 + pixels;
  });
  return Buffer.concat(parts);
}

describe('odd pictures', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  it('every page of a TIFF has its own size', async () => {
    const path = await folder.write(
      'a.tif',
      tiffOf(
        [
          [300, 100],
          [200, 400],
        ],
        144,
      ),
    );
    const { pages } = await readAll(path);
    expect(pages.map((p) => [p.width, p.height])).toEqual([
      [150, 50],
      [100, 200],
    ]);
    const source = { path, sniff: { format: 'image', kind: 'tiff' } } as const;
    expect(await imageInfo(source, 1e6, 2)).toMatchObject({ width: 200, height: 400, pages: 2 });
  });

  it('a page of a TIFF that is over the limit or broken takes no other along', async () => {
    const sheets = tiffOf(
      [
        [100, 100],
        [400, 400],
      ],
      144,
    );
    const large = await readAll(await folder.write('b.tif', sheets), {}, { maxPixels: 20_000 });
    expect(large.pages.map((p) => p.unread)).toEqual([undefined, 'failed']);
  });

  it('reads old and narrow BMPs', async () => {
    const red = Buffer.from([0, 0, 255, 255, 255, 255, 0, 0]);
    const core = bmp([12, 2, 1, 1, 24], red, [4, 2, 2, 2, 2]);
    core.writeUInt32LE(26, 10);
    expect([...(await decodeBmp(core, 100)).data]).toEqual([255, 0, 0, 255, 255, 255]);
    const rgb555 = bmp([40, 2, 1, 1, 16], words16(0x7c00, 0x7fff), V3);
    rgb555.writeUInt32LE(54, 10);
    expect([...(await decodeBmp(rgb555, 100)).data]).toEqual([255, 0, 0, 255, 255, 255]);
    const masks = Buffer.alloc(12);
    [0xf800, 0x07e0, 0x001f].forEach((mask, i) => masks.writeUInt32LE(mask, i * 4));
    const rgb565 = bmp([40, 2, 1, 1, 16, 3], Buffer.concat([masks, words16(0x07e0, 0x001f)]), V3);
    rgb565.writeUInt32LE(66, 10);
    expect([...(await decodeBmp(rgb565, 100)).data]).toEqual([0, 255, 0, 0, 0, 255]);
  });

  it.each(['jpeg', 'png'] as const)('says that a %s breaks off', async (kind) => {
    const ramp = Buffer.from(Array.from({ length: 300 * 300 }, (_, i) => 200 + ((i * i) % 40)));
    const raw = { width: 300, height: 300, channels: 1 } as const;
    const whole = await sharp(ramp, { raw }).toFormat(kind).toBuffer();
    const sniff = { format: 'image', kind } as const;
    expect(await isCut({ path: await folder.write('whole', whole), sniff })).toBe(false);
    const path = await folder.write('cut', whole.subarray(0, whole.length / 2));
    expect(await isCut({ path, sniff })).toBe(true);
    expect((await readAll(path, { skipPages: [1] })).notes).toEqual([{ code: 'cut_picture' }]);
  });

  it('a WebP that breaks off is damaged', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#eee' } })
      .webp()
      .toBuffer();
    const path = await folder.write('cut.webp', whole.subarray(0, whole.length / 2));
    await expect(readAll(path)).rejects.toMatchObject({ code: 'damaged' });
  });
});
