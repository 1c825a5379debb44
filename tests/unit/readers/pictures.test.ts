import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/main/engine/pool/limits';
import type { RenderInput, RenderOutput, TaskLimits } from '../../../src/main/engine/pool/tasks';
import { renderPage } from '../../../src/main/engine/readers/render';
import { createPaper } from '../../fixtures';
import { readAll, tempFolder } from './helpers';

/** 300 × 200 pixels, white, with a black bar along the top edge. */
function sheet(type: 'image/png' | 'image/jpeg'): Buffer {
  const canvas = createCanvas(300, 200);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, 300, 200);
  g.fillStyle = '#000';
  g.fillRect(0, 0, 300, 40);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

/** Mean grey (0 to 255) of a part of a picture, the part in shares of its size. */
async function grey(image: RenderOutput, x: number, y: number, w: number, h: number): Promise<number> {
  const part = {
    left: Math.round(x * image.width),
    top: Math.round(y * image.height),
    width: Math.max(1, Math.round(w * image.width)),
    height: Math.max(1, Math.round(h * image.height)),
  };
  const { channels } = await sharp(await sharp(image.bytes).extract(part).greyscale().toBuffer()).stats();
  return channels[0]?.mean ?? -1;
}

function bmp24(width: number, height: number, rgb: (x: number, y: number) => number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      file.fill(
        rgb(x, y),
        54 + stride * (height - 1 - y) + x * 3,
        54 + stride * (height - 1 - y) + x * 3 + 3,
      );
  return file;
}

describe('pictures', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());
  const render = (path: string, input: Partial<RenderInput> = {}, limits: Partial<TaskLimits> = {}) =>
    renderPage(
      { path, format: 'image', page: 1, maxPixels: 600, ...input },
      {
        limits: { ...DEFAULT_LIMITS.renderPage, ...limits },
        signal: new AbortController().signal,
        progress: () => undefined,
      },
    );

  it('a picture is a page without words, as large as its resolution says or as A4', async () => {
    const plain = await readAll(await folder.write('a.dat', sheet('image/png')));
    expect(plain).toMatchObject({ format: 'image', pageCount: 1 });
    expect(plain.pages[0]).toMatchObject({ words: [], marks: [] });
    expect(plain.pages[0]?.width).toBeCloseTo(841.89, 1);
    expect(plain.readings[0]?.usable).toBe(false);
    const dpi = await sharp(sheet('image/png')).withMetadata({ density: 300 }).png().toBuffer();
    expect((await readAll(await folder.write('b.dat', dpi))).pages[0]?.width).toBeCloseTo(72, 1);
  });

  it('turns as EXIF says', async () => {
    const turned = await sharp(sheet('image/jpeg')).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const path = await folder.write('c.jpg', turned);
    const page = (await readAll(path)).pages[0];
    expect((page?.height ?? 0) > (page?.width ?? 0)).toBe(true);
    const image = await render(path);
    expect([image.width, image.height]).toEqual([400, 600]);
    // Orientation 6: the stored top edge is the right edge.
    expect(await grey(image, 0.9, 0.2, 0.09, 0.6)).toBeLessThan(40);
    expect(await grey(image, 0, 0.2, 0.5, 0.6)).toBeGreaterThan(215);
  });

  it('counts the pages of a TIFF and draws each', async () => {
    const white = { create: { width: 100, height: 100, channels: 3, background: '#fff' } } as const;
    const black = { create: { width: 100, height: 100, channels: 3, background: '#000' } } as const;
    const frames = [await sharp(white).png().toBuffer(), await sharp(black).png().toBuffer()];
    const tiff = await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const path = await folder.write('d.tif', tiff);
    expect((await readAll(path)).pages.map((p) => p.number)).toEqual([1, 2]);
    expect(await grey(await render(path), 0, 0, 1, 1)).toBeGreaterThan(250);
    expect(await grey(await render(path, { page: 2 }), 0, 0, 1, 1)).toBeLessThan(5);
    await expect(render(path, { page: 3 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reads BMP', async () => {
    const path = await folder.write(
      'e.bmp',
      bmp24(101, 60, (_, y) => (y < 20 ? 0 : 255)),
    );
    expect((await readAll(path)).pages).toHaveLength(1);
    const image = await render(path);
    expect(await grey(image, 0, 0, 1, 0.3)).toBeLessThan(10);
    expect(await grey(image, 0, 0.4, 1, 0.6)).toBeGreaterThan(245);
  });

  it('refuses too many pixels and what is cut off', async () => {
    const path = await folder.write('f.png', sheet('image/png'));
    await expect(readAll(path, {}, { maxPixels: 1000 })).rejects.toMatchObject({ code: 'too_large' });
    const bad = await folder.write('g.png', sheet('image/png').subarray(0, 20));
    await expect(readAll(bad)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('draws a box of a PDF page, enlarged', async () => {
    const paper = createPaper('x');
    paper.newPage();
    paper.doc.rect(100, 200, 50, 20).fill('#000');
    const path = await folder.write('h.pdf', await paper.bytes());
    const box = { x: 100, y: 200, w: 50, h: 20 };
    const image = await render(path, { format: 'pdf', box, maxPixels: 200 });
    expect([image.width, image.height]).toEqual([200, 80]);
    expect(image).toMatchObject({ pageWidth: 595.28, pageHeight: 841.89 });
    expect(await grey(image, 0.05, 0.05, 0.9, 0.9)).toBeLessThan(10);
    const whole = await render(path, { format: 'pdf', maxPixels: 842 });
    expect(await grey(whole, 0, 0.5, 1, 0.4)).toBeGreaterThan(250);
  });

  it('draws words where the reader says they stand, in every format', async () => {
    const paper = createPaper('x');
    paper.newPage();
    paper.line('심사위원장 이새벽', 120, 300, 'gothic', 20);
    const files = [
      await folder.write('i.pdf', await paper.bytes()),
      await folder.write('j.txt', '심사위원장 이새벽'),
    ];
    for (const path of files) {
      const page = (await readAll(path)).pages[0];
      const word = page?.words[1]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
      const at = await render(path, { box: word, maxPixels: 300 });
      expect(await grey(at, 0, 0, 1, 1)).toBeLessThan(225);
      const beside = { ...word, y: word.y + 3 * word.h };
      expect(await grey(await render(path, { box: beside, maxPixels: 300 }), 0, 0, 1, 1)).toBeGreaterThan(
        250,
      );
    }
  });

  it('draws Korean text whose font is not embedded', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0, compress: false });
    doc.font('Helvetica').fontSize(40).text('MM', 100, 100, { lineBreak: false });
    const chunks: Buffer[] = [];
    doc.on('data', (c: Buffer) => chunks.push(c));
    const ended = new Promise((resolve) => doc.on('end', resolve));
    doc.end();
    await ended;
    // The same page with a Korean CID font that only has a name: the two letters become two syllables of EUC-KR.
    const text = Buffer.concat(chunks).toString('latin1');
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /KSC-EUC-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor << /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >> >>] >>';
    const korean = text
      .replace(/<<[^<>]*\/BaseFont \/Helvetica[^<>]*>>/, font)
      .replace(/\[<4d4d> 0\] TJ/, '<B1E8B5B5> Tj');
    expect(korean).not.toBe(text);
    const path = await folder.write('k.pdf', Buffer.from(korean, 'latin1'));
    expect((await readAll(path)).pages[0]?.words[0]?.text).toBe('김도');
    const box = { x: 100, y: 100, w: 80, h: 45 };
    const image = await render(path, { box, maxPixels: 320 });
    // Two syllables cover a good part of their squares; an empty box for a missing glyph is a thin frame, nothing is blank.
    const left = await grey(image, 0.1, 0.15, 0.3, 0.7);
    const right = await grey(image, 0.6, 0.15, 0.3, 0.7);
    expect(left).toBeLessThan(240);
    expect(right).toBeLessThan(240);
    expect(Math.abs(left - right)).toBeGreaterThan(1);
  });
});
