import { PermanentError } from '../domain/errors';
import type { RenderOutput } from '../pool/tasks';
import { imageInfo, openPicture } from './image';
import { clampBox, output } from './render-job';
import type { RenderJob } from './render-job';

/** A picture, upright, or a box of it, no larger than asked and never enlarged beyond three times. */
export async function renderImage(job: RenderJob, maxInputPixels: number): Promise<RenderOutput> {
  const first = await imageInfo(job.source, maxInputPixels);
  if (job.page < 1 || job.page > first.pages) throw new PermanentError('not_found', 'no such page');
  const info = job.page === 1 ? first : await imageInfo(job.source, maxInputPixels, job.page);
  const page = { width: info.width * info.scale, height: info.height * info.scale };
  const box = clampBox(job.box, page.width, page.height);
  const px = (points: number): number => Math.round(points / info.scale);
  const left = Math.min(px(box.x), info.width - 1);
  const top = Math.min(px(box.y), info.height - 1);
  const width = Math.max(1, Math.min(px(box.w), info.width - left));
  const height = Math.max(1, Math.min(px(box.h), info.height - top));
  const grow = Math.min(3, job.maxPixels / Math.max(width, height));
  try {
    const { data, info: done } = await (
      await openPicture(job.source, job.page, maxInputPixels)
    )
      .extract({ left, top, width, height })
      .resize(Math.max(1, Math.round(width * grow)), Math.max(1, Math.round(height * grow)), { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return output(data, 'image/jpeg', done.width, done.height, page);
  } catch (error) {
    throw new PermanentError('damaged', 'picture cannot be decoded', { cause: error });
  }
}
