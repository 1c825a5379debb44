import sharp, { type Sharp } from 'sharp';

/** Grey pixels, row by row; 0 is ink, 255 paper. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Red, green and blue, row by row. */
export interface Colour {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels, the far edges excluded. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Grey pixels for libvips, without a copy. */
export function toSharp(grey: Grey): Sharp {
  const { data, width, height } = grey;
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 1 },
  });
}

/** One channel back from libvips. */
export async function fromSharp(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

/** The pixels of a box, and `margin` of paper around them. */
export function crop(grey: Grey, box: PixelBox, margin = 0): Grey {
  const x0 = Math.max(0, Math.floor(box.x0));
  const y0 = Math.max(0, Math.floor(box.y0));
  const x1 = Math.min(grey.width, Math.ceil(box.x1));
  const y1 = Math.min(grey.height, Math.ceil(box.y1));
  const inner = Math.max(1, x1 - x0);
  const width = inner + 2 * margin;
  const height = Math.max(1, y1 - y0) + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = y0; y < y1; y++)
    data.set(
      grey.data.subarray(y * grey.width + x0, y * grey.width + x0 + inner),
      (y - y0 + margin) * width + margin,
    );
  return { data, width, height };
}

/** Resized by a factor; cubic both ways, which kept Hangul strokes best. */
export async function resize(grey: Grey, factor: number): Promise<Grey> {
  if (Math.abs(factor - 1) < 0.03) return grey;
  const width = Math.max(1, Math.round(grey.width * factor));
  const height = Math.max(1, Math.round(grey.height * factor));
  return fromSharp(toSharp(grey).resize(width, height, { kernel: 'cubic', fit: 'fill' }));
}

/** Uncompressed PGM: the recogniser's library reads it, and nothing is spent on packing. */
export function toPgm(grey: Grey): Buffer {
  const head = Buffer.from(`P5\n${grey.width} ${grey.height}\n255\n`, 'latin1');
  return Buffer.concat([head, grey.data]);
}
