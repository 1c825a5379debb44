import { createCanvas } from '@napi-rs/canvas';
import { CancelledError, PermanentError } from '../../domain/errors';
import type { RenderOutput, TaskLimits } from '../../pool/tasks';
import { registerKoreanFonts } from '../canvas-fonts';
import { encodeCanvas } from '../render-canvas';
import { clampBox, pictureScale } from '../render-job';
import type { RenderJob } from '../render-job';
import { uprightPage } from './geometry';
import { openPdf } from './open';

/** One PDF page, or a box of it, drawn by pdf.js on a canvas; turned as the reader turned it. */
export async function renderPdf(
  job: RenderJob,
  ctx: { limits: TaskLimits; signal: AbortSignal },
): Promise<RenderOutput> {
  registerKoreanFonts();
  const pdf = await openPdf(job.source.path, job.source.password, ctx.limits.maxPixels);
  try {
    if (job.page < 1 || job.page > pdf.doc.numPages) throw new PermanentError('not_found', 'no such page');
    const page = await pdf.doc.getPage(job.page);
    const text = await page.getTextContent().catch(() => ({ items: [], styles: {}, lang: null }));
    const shape = uprightPage(page, text);
    const box = clampBox(job.box, shape.width, shape.height);
    const scale = pictureScale(box, job.maxPixels);
    const viewport = page.getViewport({
      scale,
      rotation: shape.rotation,
      offsetX: -box.x * scale,
      offsetY: -box.y * scale,
    });
    const canvas = createCanvas(Math.ceil(box.w * scale), Math.ceil(box.h * scale));
    const g = canvas.getContext('2d');
    g.fillStyle = '#ffffff';
    g.fillRect(0, 0, canvas.width, canvas.height);
    if (ctx.signal.aborted) throw new CancelledError();
    await page.render({ canvasContext: g as unknown as CanvasRenderingContext2D, viewport, canvas: null })
      .promise;
    return await encodeCanvas(canvas, shape);
  } catch (error) {
    if (error instanceof PermanentError || error instanceof CancelledError) throw error;
    throw new PermanentError('damaged', 'page cannot be drawn', { cause: error });
  } finally {
    await pdf.close();
  }
}
