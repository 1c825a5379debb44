import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageImage } from '../../ocr/read';
import { registerKoreanFonts } from '../canvas-fonts';
import { uprightPage } from './geometry';
import type { OpenPdf } from './open';

/** Where a page is no plain scan (vector outlines, several pictures) it is drawn at this resolution. */
const DRAWN_DPI = 250;
/** Bounds of a scan's own resolution: coarser than a fax is no scan, finer than this only costs. */
const DPI = { least: 72, most: 300 } as const;
/** A picture counts as the page's scan when its sides fit the page's within this share. */
const FITS = 0.12;

/**
 * A page's pixels, upright as the reader has it. A scan is drawn at its own resolution, so that no pixel is made up, but no finer
 * than `maxDpi`.
 */
export async function drawPage(pdf: OpenPdf, number: number, maxDpi = Infinity): Promise<PageImage> {
  registerKoreanFonts();
  const page = await pdf.doc.getPage(number);
  try {
    const text = await page.getTextContent().catch(() => ({ items: [], styles: {}, lang: null }));
    const shape = uprightPage(page, text);
    const dpi = Math.min(maxDpi, (await scanDpi(page, shape)) ?? DRAWN_DPI);
    const viewport = page.getViewport({ scale: dpi / 72, rotation: shape.rotation });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const g = canvas.getContext('2d');
    g.fillStyle = '#ffffff';
    g.fillRect(0, 0, canvas.width, canvas.height);
    await page.render({ canvasContext: g as unknown as CanvasRenderingContext2D, viewport, canvas: null })
      .promise;
    return {
      data: new Uint8Array(canvas.data()),
      raw: { width: canvas.width, height: canvas.height, channels: 4 },
      pageWidth: shape.width,
      pageHeight: shape.height,
    };
  } finally {
    page.cleanup();
  }
}

/** Resolution of the one picture that fills the page; undefined where there is none. */
async function scanDpi(
  page: PDFPageProxy,
  shape: { readonly width: number; readonly height: number },
): Promise<number | undefined> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const sheet = Math.max(shape.width, shape.height) / Math.min(shape.width, shape.height);
  let most = 0;
  fnArray.forEach((op, i) => {
    if (op !== OPS.paintImageXObject && op !== OPS.paintImageMaskXObject) return;
    const [, w, h] = argsArray[i] as [unknown, number?, number?];
    if (!w || !h) return;
    const picture = Math.max(w, h) / Math.min(w, h);
    if (Math.abs(picture / sheet - 1) < FITS) most = Math.max(most, Math.max(w, h));
  });
  if (most === 0) return undefined;
  const dpi = (most / Math.max(shape.width, shape.height)) * 72;
  return dpi < DPI.least ? undefined : Math.min(DPI.most, dpi);
}
