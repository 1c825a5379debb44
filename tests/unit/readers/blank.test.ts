import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { registerKoreanFonts, SANS } from '../../../src/main/engine/readers/canvas-fonts';
import { isBlank } from '../../../src/main/engine/readers/blank';

const A4 = { width: 1240, height: 1754 };

/** A scanned sheet: grey paper with grain and dark edges, and what is drawn on it. */
async function sheet(draw?: (g: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  registerKoreanFonts();
  const canvas = createCanvas(A4.width, A4.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#e9e7e2';
  g.fillRect(0, 0, A4.width, A4.height);
  g.fillStyle = '#77736b';
  g.fillRect(0, 0, 30, A4.height);
  g.fillStyle = '#111111';
  draw?.(g);
  const grain = await sharp({
    create: { ...A4, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png()
    .toBuffer();
  const data = await sharp(canvas.toBuffer('image/png'))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { data: new Uint8Array(data), pageWidth: 595, pageHeight: 842 };
}

describe('a blank leaf', () => {
  it('is paper with its grain and the shade of the scanner', async () => {
    expect(await isBlank(await sheet())).toBe(true);
  });

  it.each([
    ['a page number', 16, '- 7 -', '#111111'],
    ['one name in pale grey', 22, '홍길동', '#9a9a9a'],
    ['a name in small print', 14, '이 몽 룡', '#333333'],
    ['a red stamp', 26, '인', '#d0475c'],
  ])('is none with %s', async (_, size, text, colour) => {
    const image = await sheet((g) => {
      g.font = `${size}px ${SANS}`;
      g.fillStyle = colour;
      g.fillText(text, 600, 900);
    });
    expect(await isBlank(image)).toBe(false);
  });
});
