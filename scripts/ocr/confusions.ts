/**
 * Prints which syllables the Korean model reads for which in a typeface: the printed syllable, and what it was read as with the share of
 * its readings in per cent. Names of all family names and given names' syllables are drawn as an approval page prints them, scanned, and
 * read with every look a cell gets.
 */
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { ALL_LOOKS, readCell } from '../../src/main/engine/ocr/looks';
import type { Grey, PixelBox } from '../../src/main/engine/ocr/raster';
import { createRecogniser } from '../../src/main/engine/ocr/recogniser';
import { packageDir } from '../../src/main/engine/readers/assets';
import { SURNAMES, SYLLABLES } from '../../src/main/engine/names/tables';
import { createRandom, type Random } from '../../src/main/sample/random';

/** Rarer confusions are chance. */
const LEAST = { times: 6, share: 0.06 };

/** Usage: confusions.js FONT.ttf [times each syllable is drawn] [seed] */
const [file, count = '12', seed = '1'] = process.argv.slice(2);
if (!file) throw new Error('confusions: name a font file');
GlobalFonts.registerFromPath(file, 'Measured');

/** A name on a strip of paper as a scanner gives it, and where its ink is. */
async function strip(name: string, random: Random): Promise<{ flat: Grey; box: PixelBox }> {
  const size = Math.round(((12 + 5 * random()) * 300) / 72);
  const gap = random() < 0.5 ? 0 : 0.7 * random() * size;
  const canvas = createCanvas(size * 8, size * 3);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.fillStyle = '#1a1a1a';
  g.font = `${size}px Measured`;
  let x = size;
  for (const letter of name) {
    g.fillText(letter, x, 2 * size + random());
    x += g.measureText(letter).width + gap;
  }
  const scanned = sharp(await canvas.encode('png'))
    .greyscale()
    .blur(0.5 + random() / 2);
  const { data, info } = await sharp(await scanned.jpeg({ quality: 85 }).toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const flat = { data: data.map((v) => Math.max(0, Math.min(255, v + 16 * (random() - 0.5)))), ...info };
  return { flat, box: inkOf(flat) };
}

function inkOf({ data, width, height }: Grey): PixelBox {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[y * width + x] as number) < 150) {
        box.x0 = Math.min(box.x0, x);
        box.x1 = Math.max(box.x1, x + 1);
        box.y0 = Math.min(box.y0, y);
        box.y1 = Math.max(box.y1, y + 1);
      }
  return box;
}

const recogniser = createRecogniser({
  kor: join(packageDir('@tesseract.js-data/kor'), '4.0.0_best_int'),
  eng: join(packageDir('@tesseract.js-data/eng'), '4.0.0_best_int'),
});
const random = createRandom(Number(seed));
/** Family names that are not so rare, and the syllables of given names, `count` times each, in any order. */
function inventNames(): string[] {
  const shuffled = (list: readonly string[]): string[] => {
    const all = Array.from({ length: Number(count) }, () => list).flat();
    return all
      .map((s) => [random(), s] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, s]) => s);
  };
  const families = shuffled([...SURNAMES].filter(([n, s]) => n.length === 1 && s.band < 'D').map(([n]) => n));
  const given = shuffled([...SYLLABLES.keys()]);
  return Array.from(
    { length: Math.ceil(given.length / 2) },
    (_, i) => `${families[i % families.length]}${given[2 * i]}${given[2 * i + 1] ?? given[0]}`,
  );
}

const times = new Map<string, number>();
const printed = new Map<string, number>();
const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
for (const name of inventNames()) {
  const { flat, box } = await strip(name, random);
  const cell = { box, height: box.y1 - box.y0 };
  const how = { languages: 'kor', from: 0, to: ALL_LOOKS } as const;
  for (const { letters } of await readCell(recogniser, flat, cell, how)) {
    const read = letters.filter((l) => /[가-힣]/u.test(l));
    if (read.length !== [...name].length) continue;
    [...name].forEach((syllable, at) => {
      add(times, `${read[at]}${syllable}`);
      add(printed, syllable);
    });
  }
}
await recogniser.close();
const found = new Map<string, string[]>();
for (const [pair, n] of [...times].sort()) {
  const [read, syllable] = [...pair] as [string, string];
  const share = n / (printed.get(syllable) ?? 1);
  if (read === syllable || n < LEAST.times || share < LEAST.share) continue;
  found.set(syllable, [...(found.get(syllable) ?? []), `${read}${Math.round(100 * share)}`]);
}
for (const [syllable, reads] of [...found].sort()) console.log(syllable, reads.join(' '));
