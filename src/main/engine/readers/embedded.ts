import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PageImage } from '../ocr/sheet';
import { decodeBmp } from './bmp';

/** Smaller pictures are logos, icons and single stamps: no page that somebody pasted in. Pixels. */
const LEAST = { long: 500, short: 160 };
/** Pictures of one document that are looked at. */
const MOST = 60;
/** A4's long side, in points: what a pasted page is taken for. */
const LONG_SIDE = 841.89;

/**
 * The pictures inside a document that may be pages of their own (a pasted scan of an approval page), each once: libraries hand the same
 * picture over for every place it stands in. What libvips cannot decode (EMF, WMF: drawings) is left out.
 */
export async function embeddedPages(pictures: Iterable<Uint8Array>, maxPixels: number): Promise<PageImage[]> {
  const seen = new Set<string>();
  const pages: PageImage[] = [];
  for (const bytes of pictures) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (seen.has(hash) || pages.length >= MOST) continue;
    seen.add(hash);
    const page = await pageOf(bytes, maxPixels).catch(() => undefined);
    if (page) pages.push(page);
  }
  return pages;
}

async function pageOf(bytes: Uint8Array, maxPixels: number): Promise<PageImage | undefined> {
  if (bytes[0] === 0x42 && bytes[1] === 0x4d) {
    const { data, width, height } = await decodeBmp(Buffer.from(bytes), maxPixels);
    return isPage(width, height)
      ? { data, raw: { width, height, channels: 3 }, ...sheetOf(width, height) }
      : undefined;
  }
  const { autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const { width, height } = autoOrient;
  if (!isPage(width, height) || width * height > maxPixels) return undefined;
  const data = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'none' })
    .autoOrient()
    .png()
    .toBuffer();
  return { data, ...sheetOf(width, height) };
}

const isPage = (width: number, height: number): boolean =>
  Math.max(width, height) >= LEAST.long && Math.min(width, height) >= LEAST.short;

function sheetOf(width: number, height: number): { pageWidth: number; pageHeight: number } {
  const scale = LONG_SIDE / Math.max(width, height);
  return { pageWidth: width * scale, pageHeight: height * scale };
}
