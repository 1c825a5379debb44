import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/main/engine/domain/page';
import { toSheet, toUpright, uprightPage, uprightSize } from '../../../src/main/engine/domain/turn';
import { findCells } from '../../../src/main/engine/ocr/cells';
import { placeLetters } from '../../../src/main/engine/ocr/letters';
import { findSeals } from '../../../src/main/engine/ocr/marks/seals';
import type { Grey } from '../../../src/main/engine/ocr/raster';

function page(
  width: number,
  height: number,
  boxes: readonly (readonly [number, number, number, number])[],
): Grey {
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y, w, h] of boxes)
    for (let yy = y; yy < y + h; yy++) data.fill(0, yy * width + x, yy * width + x + w);
  return { data, width, height };
}

describe('cells and letters', () => {
  /** "위원장" close together, then a name set apart, all 30 pixels high; one row below. */
  const label = [[40, 100, 26, 30], [70, 100, 26, 30], [100, 100, 26, 30]] as const; // prettier-ignore
  const name = [[240, 100, 26, 30], [290, 100, 26, 30], [340, 100, 10, 30], [354, 100, 8, 30]] as const; // prettier-ignore
  const below = [[40, 160, 26, 30], [70, 160, 26, 30]] as const; // prettier-ignore
  const sheet = page(600, 300, [...label, ...name, ...below]);

  it('parts a label from its name and one row from the next', () => {
    expect(findCells(sheet, 100)?.map((c) => [c.box.x0, c.box.y0, c.box.x1, c.box.y1])).toEqual([
      [40, 100, 126, 130],
      [240, 100, 362, 130],
      [40, 160, 96, 190],
    ]);
  });

  it('takes a bar and the corner of a frame for no part of a line', () => {
    const framed = page(600, 300, [...label, ...name, ...below, [20, 60, 12, 200], [400, 60, 120, 160]]);
    expect(findCells(framed, 100)?.map((c) => [c.box.x0, c.box.y0, c.box.x1, c.box.y1])).toEqual([
      [40, 100, 126, 130],
      [240, 100, 362, 130],
      [40, 160, 96, 190],
    ]);
  });

  it('holds syllables together whose final consonants stand apart from what is above them', () => {
    // 백 병 일, set wide: the upper parts reach each other, the lower ones are as high as usual letters' parts
    const syllable = (x: number): [number, number, number, number][] => [
      [x, 100, 14, 20],
      [x + 16, 100, 8, 22],
      [x + 2, 124, 22, 14],
    ];
    const other: [number, number, number, number][] = [0, 1, 2, 3, 4].map((i) => [60 + 50 * i, 200, 26, 26]);
    const sheet = page(600, 300, [...syllable(60), ...syllable(120), ...syllable(180), ...other]);
    expect(findCells(sheet, 100)?.map((c) => [c.box.x0, c.box.y0, c.box.x1, c.box.y1])).toEqual([
      [60, 100, 204, 138],
      [60, 200, 286, 226],
    ]);
  });

  it('says nothing of a page with more pieces than a sparse one has', () => {
    expect(findCells(sheet, 5)).toBeUndefined();
  });

  it('deals the ink out to the letters, several pieces to one where it must', () => {
    const cell = { box: { x0: 240, y0: 100, x1: 362, y1: 130 }, height: 30 };
    const boxes = placeLetters(sheet, cell, [...'홍길하']);
    expect(boxes.map((b) => [b.x0, b.x1])).toEqual([
      [240, 266],
      [290, 316],
      [340, 362],
    ]);
  });
});

describe('turned sheets', () => {
  const sheet = { width: 842, height: 595 };
  it.each([0, 90, 180, 270, 1.5, 88.7, -2.25])('leads back to the same place from %d°', (turned) => {
    const box = { x: 120, y: 300, w: 60, h: 14 };
    const back = toSheet(toUpright(box, turned, sheet), turned, sheet);
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(back[side]).toBeCloseTo(box[side], 6);
  });

  it('stands a sheet on its side upright', () => {
    expect(uprightSize(90, sheet)).toEqual({ width: 595, height: 842 });
    // The left edge of the sheet becomes the top of the page.
    const corner = toUpright({ x: 0, y: 585, w: 20, h: 10 }, 90, sheet);
    expect([corner.x, corner.y, corner.w, corner.h].map(Math.round)).toEqual([0, 0, 10, 20]);
  });

  it('keeps a word on its baseline', () => {
    const lying: Page = {
      number: 1,
      ...sheet,
      turned: 90,
      source: 'ocr',
      marks: [],
      words: [{ text: '가', confidence: 1, box: { x: 100, y: 200, w: 12, h: 40 }, baseline: 210 }],
    };
    const [word] = uprightPage(lying).words;
    expect((word?.baseline ?? 0) - (word?.box.y ?? 0)).toBeCloseTo(10, 6);
    expect(uprightPage({ ...lying, turned: 0 }).words).toBe(lying.words);
  });
});

describe('findSeals', () => {
  const ring = (mask: Uint8Array, width: number, cx: number, cy: number, r: number): void => {
    for (let a = 0; a < 2000; a++)
      for (let t = 0; t < 7; t++) {
        const [x, y] = [cx + (r - t) * Math.cos(a), cy + (r - t) * Math.sin(a)];
        mask[Math.round(y) * width + Math.round(x)] = 1;
      }
  };

  it('finds seals one by one where they touch', () => {
    const mask = new Uint8Array(600 * 900);
    for (const cy of [150, 320, 490]) ring(mask, 600, 300, cy, 86);
    const seals = findSeals({ data: mask, width: 600, height: 900 }, 300);
    expect(seals).toHaveLength(3);
    seals.forEach((s, i) => expect(Math.abs((s.y0 + s.y1) / 2 - (150 + i * 170))).toBeLessThan(12));
  });

  it('takes no red line of text and no red picture for a seal', () => {
    const mask = new Uint8Array(600 * 900);
    for (let y = 100; y < 130; y++) mask.fill(1, y * 600 + 50, y * 600 + 400);
    for (let y = 200; y < 850; y++) mask.fill(1, y * 600 + 10, y * 600 + 590);
    expect(findSeals({ data: mask, width: 600, height: 900 }, 200)).toEqual([]);
  });
});
