import { CancelledError } from '../domain/errors';
import type { Page } from '../domain/page';
import type { Reason } from '../domain/reasons';
import type { PageImage } from '../ocr/sheet';
import { embeddedPages } from './embedded';
import { createPageOcr } from './page-ocr';
import type { ReadContext } from './reader';

/**
 * Hands laid-out pages on, and behind them the document's pictures that may be pages, read from their pixels. Returns how many there are;
 * what is over the limit is noted.
 */
export async function emitFlow(
  pages: readonly Page[],
  ctx: ReadContext,
  notes: Reason[],
  pictures: Iterable<Uint8Array> = [],
): Promise<number> {
  const images = await embeddedPages(pictures, ctx.limits.maxPixels);
  const of = pages.length + images.length;
  const last = Math.min(of, ctx.limits.maxPages);
  if (last < of) notes.push({ code: 'partial_read', params: { note: `${last}/${of}` } });
  for (const page of pages.slice(0, last)) {
    if (ctx.signal.aborted) throw new CancelledError();
    if (ctx.wants(page.number)) ctx.emit(page, of);
  }
  if (images.length > 0) await emitImages(images.slice(0, last - pages.length), pages.length, of, ctx);
  return of;
}

async function emitImages(
  images: readonly PageImage[],
  before: number,
  of: number,
  ctx: ReadContext,
): Promise<void> {
  const ocr = createPageOcr(ctx);
  try {
    for (const [i, image] of images.entries()) {
      const number = before + i + 1;
      if (!ctx.wants(number)) continue;
      if (ctx.onPicture) ctx.onPicture(number, image);
      else ctx.emit(await readImage(number, of, image, ocr), of);
    }
  } finally {
    await ocr.close();
  }
}

/** Most pictures are photographs and diagrams: one without a line of text is nothing that was missed. */
async function readImage(
  number: number,
  of: number,
  image: PageImage,
  ocr: ReturnType<typeof createPageOcr>,
): Promise<Page> {
  const { pageWidth: width, pageHeight: height } = image;
  const empty: Page = { number, width, height, words: [], marks: [], source: 'text-layer' };
  const page = await ocr.fill(empty, of, () => Promise.resolve(image));
  return page.unread !== undefined || page.words.length > 0 || page.marks.length > 0
    ? page
    : { ...page, blank: true };
}
