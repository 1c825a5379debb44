import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { PermanentError } from '../domain/errors';
import type { Page, Word } from '../domain/page';
import type { RenderOutput, TaskLimits } from '../pool/tasks';
import { registerKoreanFonts, SANS } from './canvas-fonts';
import { readWith } from './index';
import type { PageImage } from '../ocr/sheet';
import { encodeCanvas } from './render-canvas';
import { clampBox, output, pictureScale } from './render-job';
import type { RenderJob } from './render-job';

/** A page of a document without a layout, drawn by us from its words, so that review always has a picture. */
export async function renderFlow(
  job: RenderJob,
  ctx: { limits: TaskLimits; signal: AbortSignal },
): Promise<RenderOutput> {
  let page: Page | undefined;
  let picture: PageImage | undefined;
  await readWith(job.source, () => ({
    ...ctx,
    wants: (number) => number === job.page,
    plan: 'text',
    emit: (found) => {
      page = found;
    },
    onPicture: (_, image) => {
      picture = image;
    },
  }));
  if (picture) return renderPicture(picture, job);
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

/** A picture of the document, or a box of it. */
async function renderPicture(image: PageImage, job: RenderJob): Promise<RenderOutput> {
  const size = { width: image.pageWidth, height: image.pageHeight };
  const box = clampBox(job.box, size.width, size.height);
  const source = image.raw ? sharp(image.data, { raw: image.raw }) : sharp(image.data);
  const { width } = image.raw ?? (await source.metadata());
  const px = (points: number): number => Math.round((points / size.width) * width);
  const scale = pictureScale(box, job.maxPixels);
  const { data, info } = await source
    .extract({
      left: px(box.x),
      top: px(box.y),
      width: Math.max(1, px(box.w) - 1),
      height: Math.max(1, px(box.h) - 1),
    })
    .resize(Math.max(1, Math.round(box.w * scale)), Math.max(1, Math.round(box.h * scale)), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return output(data, 'image/jpeg', info.width, info.height, size);
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
