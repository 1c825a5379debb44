import sharp, { type Sharp } from 'sharp';
import type { Colour } from './raster';

/** A page as it came: PNG, JPEG or other encoded bytes, or raw pixels with `channels` a pixel. */
export interface PageImage {
  readonly data: Uint8Array;
  /** Absent for encoded bytes. */
  readonly raw?: { readonly width: number; readonly height: number; readonly channels: 1 | 3 | 4 };
  /** The page's size in points; boxes are given in it. */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** The pixels that are worked on. */
export interface Sheet extends Colour {
  readonly dpi: number;
  /** Dots an inch of the picture as it came. */
  readonly ownDpi: number;
}

/** Print is read at 150 to 200 dpi; more than this only costs time. */
const MOST_DPI = 300;
/** Below this, strokes of 1 pixel run together: the picture is enlarged first. */
const LEAST_DPI = 200;

/** Coarser than this, black and white alone draw letters as patterns of dots (fax): they are blurred until the dots run together. */
const DOTTED_DPI = 130;
/** Standard deviation of that blur, in dots of the picture as it came. */
const DOT = 0.75;
/** Share of grey pixels that a picture of black and white alone stays below. */
const GREYS = 0.01;

/** Decodes a page and brings it to between 200 and 300 dpi. Throws what the decoder throws. */
export async function openSheet(image: PageImage): Promise<Sheet> {
  const source: Sharp = image.raw
    ? sharp(Buffer.from(image.data.buffer, image.data.byteOffset, image.data.byteLength), { raw: image.raw })
    : sharp(image.data, { failOn: 'none', limitInputPixels: false });
  const { width } = image.raw ?? (await source.metadata());
  const own = (width / image.pageWidth) * 72;
  const dpi = Math.min(MOST_DPI, Math.max(LEAST_DPI, own));
  const plain = source.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const dotted = own < DOTTED_DPI && (await isBlackAndWhite(plain.clone()));
  const { data, info } = await (dotted ? await enlarged(plain, width, dpi / own) : plain)
    .resize(Math.round((image.pageWidth / 72) * dpi), Math.round((image.pageHeight / 72) * dpi), {
      kernel: 'cubic',
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
    dpi,
    ownDpi: own,
  };
}

async function isBlackAndWhite(image: Sharp): Promise<boolean> {
  const { data } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  let greys = 0;
  for (const value of data) if (value > 30 && value < 225) greys++;
  return greys < GREYS * data.length;
}

async function enlarged(image: Sharp, width: number, factor: number): Promise<Sharp> {
  const { data, info } = await image
    .resize({ width: Math.round(width * factor), kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).blur(DOT * factor);
}
