import { join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iou, type BBox } from '../../../src/main/engine/domain/bbox';
import { findWritten } from '../../../src/main/engine/ocr/marks/written';
import type { Grey, PixelBox } from '../../../src/main/engine/ocr/raster';
import { readPageImage, type ReadImage } from '../../../src/main/engine/ocr/read';
import { createRecogniser, type Recogniser } from '../../../src/main/engine/ocr/recogniser';
import { koreanFonts, packageDir } from '../../../src/main/engine/readers/assets';

/** A5 at 300 dpi. */
const SIZE = { width: 1748, height: 2480 };
const POINTS = 72 / 300;

let recogniser: Recogniser;
beforeAll(() => {
  const data = (code: string): string => join(packageDir(`@tesseract.js-data/${code}`), '4.0.0_best_int');
  recogniser = createRecogniser({ kor: data('kor'), eng: data('eng') });
  for (const font of koreanFonts())
    if (font.serif && !font.bold) GlobalFonts.registerFromPath(font.path, 'MarksSerif');
});
afterAll(() => recogniser.close());

/** A certificate with a few printed lines, and what `draw` adds. */
async function certificate(draw: (g: SKRSContext2D) => void): Promise<ReadImage> {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, SIZE.width, SIZE.height);
  g.fillStyle = '#222';
  const lines = [
    '우수논문상',
    '한빛대학교 김도현',
    '위 사람은 학술대회에서 논문을 발표하였으므로',
    '이 상장을 수여합니다.',
    '회장 박서준',
  ];
  lines.forEach((text, i) => {
    g.font = '58px MarksSerif';
    g.textAlign = 'center';
    g.fillText(text, SIZE.width / 2, 600 + 260 * i);
  });
  draw(g);
  const image = { data: new Uint8Array(await canvas.encode('jpeg', 88)) };
  return readPageImage(
    { ...image, pageWidth: SIZE.width * POINTS, pageHeight: SIZE.height * POINTS },
    recogniser,
  );
}

const LONG = { timeout: 180_000 };

describe('seals', () => {
  it('are found where little ink took: pale strokes around a few red ones', LONG, async () => {
    const side = 170;
    const [x, y] = [1180, 1540];
    const { marks } = await certificate((g) => {
      const stroke = (alpha: number, draw: () => void): void => {
        g.strokeStyle = `rgba(214, 60, 70, ${alpha})`;
        g.lineWidth = 4;
        g.beginPath();
        draw();
        g.stroke();
      };
      stroke(0.32, () => {
        g.rect(x, y, side, side);
        for (let i = 1; i < 6; i++) {
          g.moveTo(x + 18, y + (side / 6) * i);
          g.lineTo(x + side - 18, y + (side / 6) * i);
          g.moveTo(x + (side / 6) * i, y + 14);
          g.lineTo(x + (side / 6) * i, y + side - 14);
        }
      });
      // pressed down at one corner only
      stroke(0.9, () => {
        g.moveTo(x + side - 60, y + side - 30);
        g.lineTo(x + side - 10, y + side - 30);
        g.moveTo(x + side - 40, y + side - 60);
        g.lineTo(x + side - 40, y + side - 12);
      });
    });
    const box: BBox = { x: x * POINTS, y: y * POINTS, w: side * POINTS, h: side * POINTS };
    expect(marks.map((m) => m.kind)).toEqual(['seal']);
    expect(iou(marks[0]!.box, box)).toBeGreaterThan(0.8);
  });

  it('are not seen in a few red letters', LONG, async () => {
    const { marks } = await certificate((g) => {
      g.fillStyle = '#c83232';
      g.font = '40px MarksSerif';
      g.fillText('제2021-67호', 360, 320);
    });
    expect(marks).toEqual([]);
  });
});

describe('signatures', () => {
  it('are not seen in the corners of a frame', LONG, async () => {
    const { marks } = await certificate((g) => {
      const [left, top, right, bottom] = [150, 150, SIZE.width - 150, SIZE.height - 150];
      const r = 190;
      g.strokeStyle = '#111';
      g.lineWidth = 5;
      g.beginPath();
      g.moveTo(left + r, top);
      g.lineTo(right - r, top);
      g.quadraticCurveTo(right - r, top + r, right, top + r);
      g.lineTo(right, bottom - r);
      g.quadraticCurveTo(right - r, bottom - r, right - r, bottom);
      g.lineTo(left + r, bottom);
      g.quadraticCurveTo(left + r, bottom - r, left, bottom - r);
      g.lineTo(left, top + r);
      g.quadraticCurveTo(left + r, top + r, left + r, top);
      g.stroke();
    });
    expect(marks).toEqual([]);
  });

  it('are seen beside a name inside a frame', LONG, async () => {
    const { marks } = await certificate((g) => {
      g.strokeStyle = '#1a1a1a';
      g.lineWidth = 5;
      g.strokeRect(150, 150, SIZE.width - 300, SIZE.height - 300);
      g.lineWidth = 6;
      g.beginPath();
      g.moveTo(1130, 1660);
      g.bezierCurveTo(1180, 1480, 1230, 1790, 1270, 1560);
      g.bezierCurveTo(1300, 1450, 1330, 1760, 1400, 1590);
      g.stroke();
    });
    expect(marks.map((m) => m.kind)).toEqual(['signature']);
  });
});

describe('signatures in a table', () => {
  it('are seen in its last corner as well', LONG, async () => {
    const { marks } = await certificate((g) => {
      const [left, top, right, bottom] = [220, 420, 1528, 1800];
      g.strokeStyle = '#111';
      g.lineWidth = 4;
      g.strokeRect(left, top, right - left, bottom - top);
      for (let y = top; y < bottom; y += 276) g.strokeRect(left, y, right - left, 276);
      g.lineWidth = 6;
      g.beginPath();
      g.moveTo(1210, 1690);
      g.bezierCurveTo(1250, 1560, 1330, 1850, 1380, 1620);
      g.bezierCurveTo(1410, 1540, 1440, 1800, 1515, 1640);
      g.stroke();
    });
    expect(marks.map((m) => m.kind)).toEqual(['signature']);
  });
});

describe('handwriting', () => {
  /** Words of strokes at an angle, a box each. */
  function page(angles: readonly number[]): { page: Grey; words: PixelBox[] } {
    const [width, height] = [900, 80 * angles.length];
    const canvas = createCanvas(width, height);
    const g = canvas.getContext('2d');
    g.fillStyle = '#fff';
    g.fillRect(0, 0, width, height);
    g.lineWidth = 5;
    const words = angles.map((angle, i) => {
      for (let k = 0; k < 20; k++) {
        const [x, y] = [60 + 40 * k, 80 * i + 40];
        const turned = ((angle + (k % 2) * 90) * Math.PI) / 180;
        g.beginPath();
        g.moveTo(x - 15 * Math.cos(turned), y - 15 * Math.sin(turned));
        g.lineTo(x + 15 * Math.cos(turned), y + 15 * Math.sin(turned));
        g.stroke();
      }
      return { x0: 30, y0: 80 * i + 15, x1: 870, y1: 80 * i + 65 };
    });
    const { data } = g.getImageData(0, 0, width, height);
    return {
      page: { data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!), width, height },
      words,
    };
  }

  it('stands out from the print beside it, brushed type or not', () => {
    const { page: grey, words } = page([0, 0, 0, 30, 0, 0, 0]);
    expect([...findWritten(grey, words, false)]).toEqual([3]);
    expect([...findWritten(grey, words, true)]).toEqual([3]);
  });

  it('is a whole page, unless the page shows brushed type', () => {
    const { page: grey, words } = page([30, 35, 28, 33]);
    expect(findWritten(grey, words, false).size).toBe(4);
    expect(findWritten(grey, words, true).size).toBe(0);
  });
});
