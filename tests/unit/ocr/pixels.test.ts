import { describe, expect, it } from 'vitest';
import { erase, label } from '../../../src/main/engine/ocr/components';
import { flatten } from '../../../src/main/engine/ocr/flatten';
import type { Grey } from '../../../src/main/engine/ocr/raster';
import { separateRed } from '../../../src/main/engine/ocr/red';
import { removeRules } from '../../../src/main/engine/ocr/rules';
import { skewOf, turn } from '../../../src/main/engine/ocr/skew';

const paper = (width: number, height: number, value = 255): Grey => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
});
function ink(page: Grey, x0: number, y0: number, x1: number, y1: number, value = 0): void {
  for (let y = y0; y < y1; y++) page.data.fill(value, y * page.width + x0, y * page.width + x1);
}
const at = (page: Grey, x: number, y: number): number => page.data[y * page.width + x] as number;

describe('components', () => {
  it('joins ink that touches, corners included, and counts it', () => {
    const page = paper(20, 10);
    ink(page, 2, 2, 5, 4);
    ink(page, 5, 4, 8, 6); // touches by a corner
    ink(page, 12, 2, 14, 8);
    const { blobs } = label(page);
    expect(blobs.map((b) => [b.x0, b.y0, b.x1, b.y1, b.ink])).toEqual([
      [2, 2, 8, 6, 12],
      [12, 2, 14, 8, 12],
    ]);
  });

  it('joins the arms of a U that meet below', () => {
    const page = paper(10, 10);
    ink(page, 1, 1, 3, 8);
    ink(page, 6, 1, 8, 8);
    ink(page, 1, 7, 8, 9);
    expect(label(page).blobs).toHaveLength(1);
  });

  it('erases specks and leaves letters', () => {
    const page = paper(30, 10);
    ink(page, 3, 3, 5, 5);
    ink(page, 12, 1, 18, 9);
    erase(page, label(page), (b) => b.ink <= 4);
    expect(at(page, 3, 3)).toBe(255);
    expect(at(page, 14, 4)).toBe(0);
  });
});

describe('separateRed', () => {
  it('takes bare seal ink away and keeps print under it', () => {
    const [width, height] = [60, 60];
    const data = new Uint8Array(width * height * 3).fill(250);
    const put = (x: number, y: number, rgb: number[]): void => data.set(rgb, (y * width + x) * 3);
    for (let y = 10; y < 50; y++) for (let x = 10; x < 50; x++) put(x, y, [205, 40, 45]);
    for (let y = 28; y < 32; y++)
      for (let x = 5; x < 55; x++) put(x, y, x >= 10 && x < 50 ? [60, 12, 14] : [20, 20, 20]);
    const { ink: page, red } = separateRed({ data, width, height }, 300);
    expect(red).toBeDefined();
    expect(at(page, 20, 15)).toBeGreaterThan(230);
    expect(at(page, 20, 30)).toBeLessThan(90);
    expect(at(page, 6, 30)).toBe(20);
  });

  it('says that a grey page has no red', () => {
    expect(
      separateRed({ data: new Uint8Array(300).fill(120), width: 10, height: 10 }, 300).red,
    ).toBeUndefined();
  });
});

it('flatten lifts a shadow to paper and keeps ink dark', () => {
  const page = paper(200, 200, 240);
  ink(page, 100, 0, 200, 200, 150); // the shadowed half
  ink(page, 150, 90, 160, 110, 30);
  const even = flatten(page, 20);
  expect(at(even, 180, 50)).toBeGreaterThan(240);
  expect(at(even, 155, 100)).toBeLessThan(80);
});

it('removeRules paints out a rule, not the letter that stands on it', () => {
  const page = paper(400, 100);
  ink(page, 20, 60, 380, 63);
  ink(page, 100, 30, 106, 70);
  removeRules(page, 300);
  expect(at(page, 50, 61)).toBe(255);
  expect(at(page, 300, 61)).toBe(255);
  expect(at(page, 103, 61)).toBe(0);
});

it('finds the turn of a page of lines and turns it back', async () => {
  const page = paper(900, 900);
  for (let line = 0; line < 12; line++)
    for (let word = 0; word < 6; word++)
      ink(page, 120 + word * 110, 150 + line * 50, 200 + word * 110, 164 + line * 50);
  const turned = await turn(page, 2.4);
  expect(skewOf(turned)).toBeCloseTo(2.4, 0);
  expect(Math.abs(skewOf(await turn(turned, -2.4)))).toBeLessThan(0.2);
});
