import { open, readFile } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';

interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly pages: 1;
  readonly density?: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  readonly pixelsAt: number;
  readonly paletteAt: number;
  /** Bytes of one colour of the palette. */
  readonly paletteStep: 3 | 4;
}

/** Where a colour's bits stand in a pixel of 16 or 32 bits. */
type Masks = readonly [red: number, green: number, blue: number];
const RGB555: Masks = [0x7c00, 0x03e0, 0x001f];
const RGB888: Masks = [0xff0000, 0x00ff00, 0x0000ff];
/** The header of OS/2 and of Windows before 3.0. */
const CORE_HEADER = 12;

/** Size of a BMP from its header. Throws `damaged`. */
export async function bmpSize(path: string): Promise<BmpHeader> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(54);
    const { bytesRead } = await file.read(head, 0, 54, 0);
    return parseHeader(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function parseHeader(head: Buffer): BmpHeader {
  if (head.length >= 26 && head.readUInt32LE(14) === CORE_HEADER) return parseCore(head);
  if (head.length < 54 || head.readUInt32LE(14) < 40) throw new PermanentError('damaged', 'BMP header');
  const height = head.readInt32LE(22);
  const perMetre = head.readInt32LE(38);
  const header = {
    width: head.readInt32LE(18),
    height: Math.abs(height),
    pages: 1 as const,
    topDown: height < 0,
    bits: head.readUInt16LE(28),
    compression: head.readUInt32LE(30),
    pixelsAt: head.readUInt32LE(10),
    paletteAt: 14 + head.readUInt32LE(14),
    paletteStep: 4 as const,
    ...(perMetre > 0 ? { density: Math.round(perMetre * 0.0254) } : {}),
  };
  if (header.width <= 0 || header.height === 0) throw new PermanentError('damaged', 'BMP size');
  return header;
}

function parseCore(head: Buffer): BmpHeader {
  const [width, height] = [head.readUInt16LE(18), head.readUInt16LE(20)];
  if (width === 0 || height === 0) throw new PermanentError('damaged', 'BMP size');
  return {
    width,
    height,
    pages: 1,
    topDown: false,
    bits: head.readUInt16LE(24),
    compression: 0,
    pixelsAt: head.readUInt32LE(10),
    paletteAt: 14 + CORE_HEADER,
    paletteStep: 3,
  };
}

/** Uncompressed BMP (1, 4, 8, 16, 24, 32 bits) → RGB bytes: libvips has no BMP loader in its prebuilt form. */
export async function decodeBmp(
  source: string | Buffer,
  maxPixels: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const file = typeof source === 'string' ? await readFile(source) : source;
  const h = parseHeader(file);
  if (h.width * h.height > maxPixels) throw new PermanentError('too_large', 'BMP has too many pixels');
  if ((h.compression !== 0 && h.compression !== 3) || ![1, 4, 8, 16, 24, 32].includes(h.bits))
    throw new PermanentError('unsupported', ' (BMP)');
  const stride = Math.ceil((h.width * h.bits) / 32) * 4;
  if (h.pixelsAt + stride * h.height > file.length) throw new PermanentError('damaged', 'BMP is cut');
  const data = Buffer.alloc(h.width * h.height * 3);
  const masked = h.bits === 16 || (h.bits === 32 && h.compression === 3);
  const masks = masksOf(file, h);
  for (let y = 0; y < h.height; y++) {
    const row = h.pixelsAt + stride * (h.topDown ? y : h.height - 1 - y);
    for (let x = 0; x < h.width; x++) {
      if (masked) {
        const pixel = h.bits === 16 ? file.readUInt16LE(row + x * 2) : file.readUInt32LE(row + x * 4);
        for (let c = 0; c < 3; c++) data[(y * h.width + x) * 3 + c] = shareOf(pixel, masks[c as 0 | 1 | 2]);
        continue;
      }
      const at =
        h.bits >= 24 ? row + x * (h.bits / 8) : h.paletteAt + h.paletteStep * indexAt(file, row, x, h.bits);
      const out = (y * h.width + x) * 3;
      data[out] = file[at + 2] ?? 0;
      data[out + 1] = file[at + 1] ?? 0;
      data[out + 2] = file[at] ?? 0;
    }
  }
  return { data, width: h.width, height: h.height };
}

/** The masks stand behind the header of 40 bytes, and in the same place of the longer ones. */
function masksOf(file: Buffer, { bits, compression }: BmpHeader): Masks {
  if (compression !== 3 || file.length < 66) return bits === 16 ? RGB555 : RGB888;
  return [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)];
}

/** A colour of a pixel, from 0 to 255. */
function shareOf(pixel: number, mask: number): number {
  if (mask === 0) return 0;
  const lowest = (mask & -mask) >>> 0;
  return Math.round((((pixel & mask) >>> 0) / lowest / (mask / lowest)) * 255);
}

function indexAt(file: Buffer, row: number, x: number, bits: number): number {
  const byte = file[row + Math.floor((x * bits) / 8)] ?? 0;
  const shift = 8 - bits - ((x * bits) % 8);
  return (byte >> shift) & ((1 << bits) - 1);
}
