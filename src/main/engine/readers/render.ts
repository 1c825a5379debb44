import { stat } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { RenderOutput, TaskHandler } from '../pool/tasks';
import type { Source } from './reader';
import type { RenderJob } from './render-job';
import { sniffFile } from './sniff';

type Context = Parameters<TaskHandler<'renderPage'>>[1];

/**
 * One page, or a box of it, as a picture. Throws `not_found` (no such page), `encrypted`, `damaged`, `unsupported`.
 * The renderer is chosen by content, as reading is.
 */
export const renderPage: TaskHandler<'renderPage'> = async (input, ctx): Promise<RenderOutput> => {
  const { size } = await stat(input.path);
  if (size > ctx.limits.maxBytes) throw new PermanentError('too_large', 'file is larger than the limit');
  const sniff = await sniffFile(input.path);
  const source: Source = {
    path: input.path,
    filename: '',
    sniff,
    ...(input.password ? { password: input.password } : {}),
  };
  const job: RenderJob = {
    source,
    page: input.page,
    maxPixels: Math.max(16, input.maxPixels),
    ...(input.box ? { box: input.box } : {}),
  };
  const drawn = await draw(job, ctx);
  return input.turn ? turned(drawn, input.turn) : drawn;
};

async function draw(job: RenderJob, ctx: Context): Promise<RenderOutput> {
  switch (job.source.sniff.format) {
    case 'pdf':
      return (await import('./pdf/render')).renderPdf(job, ctx);
    case 'image':
      return (await import('./render-image')).renderImage(job, ctx.limits.maxPixels);
    case undefined:
      throw new PermanentError('unsupported', '');
    default:
      return (await import('./render-flow')).renderFlow(job, ctx);
  }
}

async function turned(drawn: RenderOutput, degrees: number): Promise<RenderOutput> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(drawn.bytes).rotate(degrees).png().toBuffer({ resolveWithObject: true });
  return { ...drawn, bytes: data, mime: 'image/png', width: info.width, height: info.height };
}
