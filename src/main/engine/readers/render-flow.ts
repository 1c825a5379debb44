import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { PermanentError } from '../domain/errors';
import type { Page, Word } from '../domain/page';
import type { RenderOutput, TaskLimits } from '../pool/tasks';
import { registerKoreanFonts, SANS } from './canvas-fonts';
import { readWith } from './index';
import { encodeCanvas } from './render-canvas';
import { clampBox, pictureScale } from './render-job';
import type { RenderJob } from './render-job';

/** A page of a document without a layout, drawn by us from its words, so that review always has a picture. */
export async function renderFlow(
  job: RenderJob,
  ctx: { limits: TaskLimits; signal: AbortSignal },
): Promise<RenderOutput> {
  let page: Page | undefined;
  await readWith(job.source, () => ({
    ...ctx,
    wants: (number) => number === job.page,
    plan: 'text',
    emit: (found) => {
      page = found;
    },
  }));
  if (!page) throw new PermanentError('not_found', 'no such page');
  const box = clampBox(job.box, page.width, page.height);
  const scale = pictureScale(box, job.maxPixels);
  const canvas = createCanvas(Math.ceil(box.w * scale), Math.ceil(box.h * scale));
  const g = canvas.getContext('2d');
  g.fillStyle = '#ffffff';
  g.fillRect(0, 0, canvas.width, canvas.height);
  registerKoreanFonts();
  g.scale(scale, scale);
  g.translate(-box.x, -box.y);
  g.fillStyle = '#111111';
  for (const word of page.words) drawWord(g, word);
  return encodeCanvas(canvas, page);
}

/** The word in its box: squeezed or stretched, so that the highlight a person sees lies on the letters. */
function drawWord(g: SKRSContext2D, word: Word): void {
  const size = word.fontSize ?? word.box.h;
  g.font = `${word.bold ? 'bold ' : ''}${size}px ${SANS}`;
  const measured = g.measureText(word.text).width;
  g.save();
  g.translate(word.box.x, word.baseline ?? word.box.y + size * 0.85);
  if (measured > 0) g.scale(word.box.w / measured, 1);
  g.fillText(word.text, 0, 0);
  g.restore();
}
