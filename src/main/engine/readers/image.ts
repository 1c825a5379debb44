import sharp, { type Sharp } from 'sharp';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import type { Page } from '../domain/page';
import type { PageImage } from '../ocr/read';
import { bmpSize, decodeBmp } from './bmp';
import { isCut } from './cut';
import { createPageOcr } from './page-ocr';
import type { ReadContext, Reader, ReadResult, Source } from './reader';
import { blankPage } from './unread';

/** Longer side of a page whose picture does not say its resolution, in points: A4's. */
const LONG_SIDE = 841.89;

export interface ImageInfo {
  /** Pixels, upright (after EXIF orientation). */
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  /** Points of one pixel. */
  readonly scale: number;
}

/**
 * Size of one page of a picture, and how many it has, without decoding it. A resolution between 100 and 1200 dpi is believed (scanners write it);
 * the 72 and 96 that cameras and screens write are not, and the picture is taken for an A4 sheet.
 * Throws `too_large` over `maxPixels`, `unsupported` for HEIC, `damaged` where it is no picture.
 */
export async function imageInfo(
  source: Pick<Source, 'path' | 'sniff'>,
  maxPixels: number,
  page = 1,
): Promise<ImageInfo> {
  const raw = source.sniff.kind === 'bmp' ? await bmpSize(source.path) : await metadataOf(source, page);
  if (raw.width * raw.height > maxPixels)
    throw new PermanentError('too_large', 'picture has too many pixels');
  const density = raw.density ?? 0;
  const scale =
    density >= 100 && density <= 1200 ? 72 / density : LONG_SIDE / Math.max(raw.width, raw.height);
  return { width: raw.width, height: raw.height, pages: raw.pages, scale };
}

async function metadataOf(
  source: Pick<Source, 'path' | 'sniff'>,
  page: number,
): Promise<{ width: number; height: number; pages: number; density?: number }> {
  if (source.sniff.kind === 'heic') throw new PermanentError('unsupported', ' (HEIC)');
  try {
    const meta = await sharp(source.path, { limitInputPixels: false, page: page - 1 }).metadata();
    const { width, height } = meta.autoOrient;
    if (!width || !height) throw new PermanentError('damaged', 'picture without a size');
    // An animation's frames are one picture to a reader of documents; only TIFF has pages.
    const pages = source.sniff.kind === 'tiff' ? (meta.pages ?? 1) : 1;
    return { width, height, pages, ...(meta.density ? { density: meta.density } : {}) };
  } catch (error) {
    if (error instanceof PermanentError) throw error;
    throw new PermanentError('damaged', 'not a readable picture', { cause: error });
  }
}

/** A picture → one page (or a TIFF's pages) as its pixels read. */
export const imageReader: Reader = { name: 'image', version: '8', read };

async function read(source: Source, ctx: ReadContext): Promise<ReadResult> {
  const info = await imageInfo(source, ctx.limits.maxPixels);
  const notes: Reason[] = [];
  const last = Math.min(info.pages, ctx.limits.maxPages);
  if (last < info.pages) notes.push({ code: 'partial_read', params: { note: `${last}/${info.pages}` } });
  if (await isCut(source)) notes.push({ code: 'cut_picture' });
  const ocr = createPageOcr(ctx);
  try {
    for (let number = 1; number <= last; number++) {
      if (!ctx.wants(number)) continue;
      // A scanner's sheets differ: a slip of paper may lie before the page that counts.
      const sheet = number === 1 ? info : await sheetOf(source, number, ctx);
      if (typeof sheet === 'string') {
        ctx.emit(blankPage(number, sheet), info.pages);
        continue;
      }
      const size = { width: sheet.width * sheet.scale, height: sheet.height * sheet.scale };
      const page: Page = { number, ...size, words: [], marks: [], source: 'text-layer' };
      const draw = (): Promise<PageImage> => pixelsOf(source, number, size, ctx.limits.maxPixels, ctx.maxDpi);
      ctx.emit(await ocr.fill(page, info.pages, draw), info.pages);
    }
    return { pageCount: info.pages, notes };
  } finally {
    await ocr.close();
  }
}

/** A later page's size, or why it is not read; one bad page takes no other along. */
async function sheetOf(
  source: Source,
  number: number,
  { limits }: ReadContext,
): Promise<ImageInfo | 'failed' | 'damaged'> {
  try {
    return await imageInfo(source, limits.maxPixels, number);
  } catch (error) {
    return error instanceof PermanentError && error.code === 'too_large' ? 'failed' : 'damaged';
  }
}

/** One page's pixels, upright by its EXIF orientation. */
async function pixelsOf(
  source: Source,
  number: number,
  size: { readonly width: number; readonly height: number },
  maxPixels: number,
  maxDpi: number | undefined,
): Promise<PageImage> {
  const picture = await openPicture(source, number, maxPixels);
  const most =
    maxDpi === undefined ? undefined : Math.round((maxDpi / 72) * Math.max(size.width, size.height));
  const image = (
    most ? picture.resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true }) : picture
  )
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    data,
    raw: { width: info.width, height: info.height, channels: info.channels as 1 | 3 | 4 },
    pageWidth: size.width,
    pageHeight: size.height,
  };
}

/** A picture's page for libvips, upright; its errors come with the first pixel asked for. */
export async function openPicture(
  source: Pick<Source, 'path' | 'sniff'>,
  number: number,
  maxPixels: number,
): Promise<Sharp> {
  if (source.sniff.kind === 'bmp') {
    const { data, width, height } = await decodeBmp(source.path, maxPixels);
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  const options = { limitInputPixels: maxPixels, failOn: 'none', page: number - 1 } as const;
  return sharp(source.path, options).autoOrient();
}
