import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { RenderOutput } from '../pool/tasks';
import { output } from './render-job';

/**
 * A drawn page as JPEG by libvips: the canvas's own encoders take several times as long (a page at reading size as WebP: ten times).
 * Colour at full resolution, as seals are thin red lines.
 */
export async function encodeCanvas(
  canvas: Canvas,
  page: { readonly width: number; readonly height: number },
): Promise<RenderOutput> {
  const { width, height } = canvas;
  const bytes = await sharp(canvas.data(), { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return output(bytes, 'image/jpeg', width, height, page);
}
