import { CancelledError, PermanentError } from '../../domain/errors';
import type { Page } from '../../domain/page';
import type { Reason } from '../../domain/reasons';
import { createPageOcr } from '../page-ocr';
import { wantedOf } from '../plan';
import type { ReadContext, Reader, ReadResult, Source } from '../reader';
import { blankPage } from '../unread';
import { annotationRuns } from './annotations';
import { createFontTable } from './fonts';
import { uprightPage } from './geometry';
import { openPdf } from './open';
import type { OpenPdf } from './open';
import { drawPage } from './picture';
import { mapSpaces } from './spaces';
import { hasPicture, isOnlyStamped, readStamped } from './stamped';
import { wordsOf } from './words';

/**
 * A PDF's text layer → pages, one at a time: a page is handed on and forgotten before the next is read.
 * A page that cannot be read, or that the plan leaves out, becomes an empty one and says so; the others are read.
 */
export const pdfReader: Reader = { name: 'pdf', version: '9', read };

async function read(source: Source, ctx: ReadContext): Promise<ReadResult> {
  const pdf = await openPdf(source.path, source.password, 1);
  const ocr = createPageOcr(ctx);
  const pictures = createPictures(source, ctx);
  try {
    const notes: Reason[] = [];
    if (pdf.repaired) notes.push({ code: 'repaired' });
    const pageCount = pdf.doc.numPages;
    const last = Math.min(pageCount, ctx.limits.maxPages);
    if (last < pageCount) notes.push({ code: 'partial_read', params: { note: `${last}/${pageCount}` } });
    const attached = await attachmentsOf(pdf);
    if (attached.length > 0) notes.push({ code: 'attachments', params: { names: namesOf(attached) } });
    const fill = (page: Page): Promise<Page> =>
      ocr.fill(page, pageCount, async () => drawPage(await pictures.open(), page.number, ctx.maxDpi));
    const lost = await readPages(pdf, last, ctx, async (page) =>
      isOnlyStamped(page) && (await hasPicture(await pictures.open(), page.number))
        ? readStamped(page, fill)
        : fill(page),
    );
    if (lost > 0 && lost === last) throw new PermanentError('damaged', 'PDF without a readable page');
    const title = await titleOf(pdf);
    return {
      pageCount,
      notes,
      ...(title ? { title } : {}),
    };
  } finally {
    await Promise.all([pdf.close(), pictures.close(), ocr.close()]);
  }
}

/** The same file opened once more when a picture is first wanted: for text alone no picture is ever decoded. */
function createPictures(
  source: Source,
  ctx: ReadContext,
): { open: () => Promise<OpenPdf>; close: () => Promise<void> } {
  let pdf: Promise<OpenPdf> | undefined;
  return {
    open: () => (pdf ??= openPdf(source.path, source.password, ctx.limits.maxPixels)),
    close: async () => (await pdf?.catch(() => undefined))?.close(),
  };
}

async function readPages(
  pdf: OpenPdf,
  last: number,
  ctx: ReadContext,
  complete: (page: Page) => Promise<Page>,
): Promise<number> {
  let lost = 0;
  const fonts = createFontTable();
  for (let number = 1; number <= last; number++) {
    if (ctx.signal.aborted) throw new CancelledError();
    if (!ctx.wants(number)) continue;
    const of = pdf.doc.numPages;
    if (wantedOf(ctx.plan, number, of) === 'nothing') {
      ctx.emit(blankPage(number, 'left'), of);
      continue;
    }
    const page = pdf.lost.includes(number)
      ? undefined
      : await readPage(pdf, number, fonts).catch(() => undefined);
    if (!page) lost++;
    ctx.emit(page ? await complete(page) : blankPage(number, 'damaged'), of);
  }
  return lost;
}

async function readPage(
  pdf: OpenPdf,
  number: number,
  fonts: ReturnType<typeof createFontTable>,
): Promise<Page> {
  const page = await pdf.doc.getPage(number);
  try {
    const content = await page.getTextContent();
    await fonts.learn(page, content);
    const shape = uprightPage(page, content);
    return {
      number,
      width: round(shape.width),
      height: round(shape.height),
      words: wordsOf(
        [...mapSpaces(shape.runs), ...(await annotationRuns(page, shape.rotation))],
        fonts.isBold,
      ),
      marks: [],
      source: 'text-layer',
    };
  } finally {
    page.cleanup();
  }
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** Names of the files inside the file (a portfolio holds its documents so); they are not opened. */
async function attachmentsOf(pdf: OpenPdf): Promise<string[]> {
  const found = (await pdf.doc.getAttachments().catch(() => null)) as Record<
    string,
    { filename?: unknown }
  > | null;
  return Object.entries(found ?? {}).map(([key, { filename }]) =>
    (typeof filename === 'string' ? filename : key).normalize('NFC').slice(0, 80),
  );
}

const namesOf = (names: readonly string[]): string =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` +${names.length - 3}` : '');

/** The title in the file's own data, for information only: it is often another document's. */
async function titleOf(pdf: OpenPdf): Promise<string | undefined> {
  const meta = await pdf.doc.getMetadata().catch(() => undefined);
  const title = (meta?.info as { Title?: unknown } | undefined)?.Title;
  if (typeof title !== 'string') return undefined;
  const clean = title.normalize('NFC').replace(/\s+/g, ' ').trim();
  return clean === '' ? undefined : clean.slice(0, 300);
}
