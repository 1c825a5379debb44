import { describe, expect, it } from 'vitest';
import { erase, label } from '../../../src/main/engine/ocr/components';
import { flatten } from '../../../src/main/engine/ocr/flatten';
import { greyInk } from '../../../src/main/engine/ocr/marks/grey-ink';
import { liftGreySeals } from '../../../src/main/engine/ocr/marks/lift-grey';
import { findPageSeals } from '../../../src/main/engine/ocr/marks/marks';
import { prepare } from '../../../src/main/engine/ocr/prepare';
import { findRaised } from '../../../src/main/engine/ocr/raised';
import type { Grey } from '../../../src/main/engine/ocr/raster';
import { separateRed } from '../../../src/main/engine/ocr/red';
import { removeRules } from '../../../src/main/engine/ocr/rules';
import { openSheet, type Sheet } from '../../../src/main/engine/ocr/sheet';
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

it('removeRules paints out a thick frame, not the heading inside it', () => {
  const page = paper(900, 900);
  // 3 mm at 200 dpi is thicker than any rule.
  ink(page, 50, 50, 850, 66);
  ink(page, 50, 834, 850, 850);
  ink(page, 50, 50, 66, 850);
  ink(page, 834, 50, 850, 850);
  ink(page, 400, 300, 480, 316); // a stroke of a heading, as thick as the frame
  removeRules(page, 200);
  expect(at(page, 300, 58)).toBe(255);
  expect(at(page, 58, 500)).toBe(255);
  expect(at(page, 440, 308)).toBe(0);
});

it('lifts a grey seal off the print under it, and leaves thin print elsewhere alone', () => {
  const page = paper(300, 200);
  ink(page, 40, 40, 160, 160, 130); // the seal's ink
  ink(page, 90, 60, 96, 140, 20); // a stroke under it
  ink(page, 220, 60, 222, 140, 120); // a thin pale stroke beside it
  const seal = { x0: 40, y0: 40, x1: 160, y1: 160 };
  liftGreySeals(page, greyInk(page), [seal], 150);
  expect(at(page, 60, 60)).toBe(255);
  expect(at(page, 93, 100)).toBeLessThan(20);
  expect(at(page, 220, 100)).toBe(120);
});

it('finds a square grey seal although its rim is as straight as a rule', async () => {
  const page = paper(900, 900);
  for (let line = 0; line < 8; line++) ink(page, 60, 60 + line * 40, 400, 76 + line * 40, 10);
  ink(page, 500, 500, 700, 700, 125);
  ink(page, 505, 505, 695, 695, 255);
  ink(page, 540, 540, 552, 660, 125); // a letter's strokes
  ink(page, 600, 600, 670, 612, 125);
  const prepared = await prepare({ even: page }, 300);
  expect(at(prepared.flat, 600, 502)).toBe(255); // the rim went with the rules
  const sheet = { data: new Uint8Array(), width: 900, height: 900, dpi: 300, ownDpi: 300 };
  const { found, grey } = findPageSeals(sheet, prepared, true);
  expect(grey).toBe(true);
  expect(found).toHaveLength(1);
  expect(Math.abs((found[0]?.box.x0 ?? 0) - 500)).toBeLessThan(12);
});

it('finds a square grey seal that hangs on the rules of a table', async () => {
  const page = paper(900, 900);
  for (let line = 0; line < 5; line++) ink(page, 60, 60 + line * 40, 400, 76 + line * 40, 10);
  const rim = [500, 500, 700, 700] as const;
  for (const [x0, y0, x1, y1] of [
    [rim[0], rim[1], rim[2], rim[1] + 6],
    [rim[0], rim[3] - 6, rim[2], rim[3]],
    [rim[0], rim[1], rim[0] + 6, rim[3]],
    [rim[2] - 6, rim[1], rim[2], rim[3]],
    [540, 530, 552, 580],
    [620, 640, 680, 652],
  ] as const)
    ink(page, x0, y0, x1, y1, 125);
  // A table of small cells: each encloses a part of the seal.
  for (let y = 420; y <= 780; y += 90) ink(page, 60, y, 860, y + 3, 15);
  for (const x of [60, 330, 470, 600, 860]) ink(page, x, 420, x + 3, 783, 15);
  const sheet = { data: new Uint8Array(), width: 900, height: 900, dpi: 300, ownDpi: 300 };
  const { found } = findPageSeals(sheet, await prepare({ even: page }, 300), true);
  expect(found).toHaveLength(1);
  const box = found[0]?.box;
  [box?.x0, box?.y0, box?.x1, box?.y1].forEach((v, i) =>
    expect(Math.abs((v ?? 0) - (rim[i] as number))).toBeLessThan(14),
  );
});

it('keeps the tick of 최 and takes dust away, on coarse scans too', async () => {
  for (const dpi of [300, 200]) {
    const page = paper(600, 600);
    for (let line = 0; line < 5; line++) ink(page, 100, 300 + line * 50, 400, 330 + line * 50);
    ink(page, 100, 120, 130, 124); // the bar of ㅊ
    const gap = Math.round(dpi / 100);
    ink(page, 113, 120 - gap - 3, 117, 120 - gap); // its tick
    ink(page, 300, 120, 304, 123); // dust
    ink(page, 128, 128, 131, 131); // dust at the bar's foot
    const { flat } = await prepare({ even: page }, dpi);
    expect(at(flat, 115, 120 - gap - 2)).toBe(0);
    expect(at(flat, 301, 121)).toBe(255);
    expect(at(flat, 129, 129)).toBe(255);
  }
});

it('finds figures and signs that stand raised behind a name', () => {
  const page = paper(200, 60);
  ink(page, 10, 10, 36, 40);
  ink(page, 40, 10, 66, 40);
  ink(page, 70, 10, 76, 20); // a raised figure
  ink(page, 82, 34, 86, 40); // a full stop
  const boxes = [10, 40, 70, 82].map((x, i) => ({ x0: x, y0: 10, x1: x + [26, 26, 6, 4][i]!, y1: 40 }));
  const raised = findRaised(page, ['민', '수', '"', '.'], boxes);
  expect([...raised]).toEqual([[2, { x0: 70, y0: 10, x1: 76, y1: 20 }]]);
});

it('lets the dots of a black and white fax run together', async () => {
  const [width, height] = [60, 80];
  const dots = new Uint8Array(width * height).map((_, i) => ((i + Math.floor(i / width)) % 2 ? 255 : 0));
  const open = (data: Uint8Array): Promise<Sheet> =>
    openSheet({ data, raw: { width, height, channels: 1 }, pageWidth: 60, pageHeight: 80 });
  const middle = (sheet: Sheet): number =>
    sheet.data[3 * (Math.floor(sheet.height / 2) * sheet.width + Math.floor(sheet.width / 2))] as number;
  const fax = await open(dots);
  expect(fax.dpi).toBe(200);
  expect(middle(fax)).toBeGreaterThan(80);
  expect(middle(fax)).toBeLessThan(170);
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
