import type { Page, Word } from '../../domain/page';
import type { PageOcr } from '../page-ocr';
import type { OpenPdf } from './open';

/** Running heads, page numbers and libraries' stamps stand in these shares of a page, above and below. */
const MARGIN = 0.12;
/** More characters than this are no stamp. */
const MOST = 400;

/**
 * Does a page's text say only what stands in its margins? A library that prints its stamp on every page of a scan (an identifier, the day
 * of the download, who may copy it) gives it a text layer that looks sound and holds nothing of the page.
 */
export function isOnlyStamped(page: Page): boolean {
  const inMargin = ({ box }: Word): boolean => {
    const middle = (box.y + box.h / 2) / page.height;
    return middle < MARGIN || middle > 1 - MARGIN;
  };
  return page.words.length > 0 && letters(page.words) <= MOST && page.words.every(inMargin);
}

/** Is a picture drawn on this page? Asked of a document that keeps its pictures; a page that cannot tell may hold one. */
export async function hasPicture({ doc }: OpenPdf, number: number): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const drawn: number[] = [OPS.paintImageXObject, OPS.paintImageMaskXObject, OPS.paintInlineImageXObject];
  try {
    const page = await doc.getPage(number);
    const { fnArray } = await page.getOperatorList();
    page.cleanup();
    return fnArray.some((op) => drawn.includes(op));
  } catch {
    return true;
  }
}

/** Reads the picture of such a page, and keeps the page's own text where the picture holds nothing beside it. */
export async function readStamped(
  page: Page,
  fill: (page: Page) => Promise<Page>,
): ReturnType<PageOcr['fill']> {
  const read = await fill({ ...page, words: [] });
  if (read.unread !== undefined) return read;
  const more = letters(read.words) > letters(page.words) * 1.3 + 6;
  return more ? read : { ...page, marks: read.marks };
}

const letters = (words: readonly Word[]): number => words.reduce((n, w) => n + w.text.length, 0);
