import sharp from 'sharp';
import type { PageImage } from '../ocr/sheet';

/** Pixels across at which a page is looked at: a letter of print is still darker than paper there. */
const WIDTH = 620;
/** Share of the width and height left out along the edges: scanners shade them. */
const EDGE = 0.04;
/** Grey levels under the paper's own from which on something is printed, drawn or stamped; paper's grain is well below. */
const INK = 32;
/** Dark pixels a blank leaf may have: dust. */
const DUST = 8;

/** Is there nothing at all on the page? Cheap beside reading it, and careful: a lone page number is something. */
export async function isBlank(image: PageImage): Promise<boolean> {
  const source = image.raw
    ? sharp(Buffer.from(image.data.buffer, image.data.byteOffset, image.data.byteLength), { raw: image.raw })
    : sharp(image.data, { failOn: 'none', limitInputPixels: false });
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // red ink is dark in green
    .extractChannel(1)
    .resize({ width: WIDTH, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const levels = new Uint32Array(256);
  const inner = { x: Math.round(width * EDGE), y: Math.round(height * EDGE) };
  let count = 0;
  for (let y = inner.y; y < height - inner.y; y++)
    for (let x = inner.x; x < width - inner.x; x++) {
      const at = data[(y * width + x) * channels] ?? 255;
      levels[at] = (levels[at] ?? 0) + 1;
      count++;
    }
  const paper = median(levels, count);
  let ink = 0;
  for (let level = 0; level < paper - INK; level++) ink += levels[level] ?? 0;
  return ink <= DUST;
}

function median(levels: Uint32Array, count: number): number {
  let below = 0;
  return levels.findIndex((n) => (below += n) * 2 >= count);
}
