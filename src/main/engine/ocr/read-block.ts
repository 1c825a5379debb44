import type { PlacedWord } from './placed';
import { resize, type Grey, type PixelBox } from './raster';
import type { Languages, ReadLine, ReadWord, Recogniser } from './recogniser';

/** Articles are set small: dots an inch at which they are read. */
const DPI = 250;
/** Highest figure of a single reading: nothing has confirmed it. */
const LONE = 0.65;
/** A word this much lower than its line is a marker with a foot of its own. */
const SMALL = 0.72;

/** Text whose lines cannot be told apart by their ink: read once, in the columns the recogniser finds. */
export async function readBlock(
  recogniser: Recogniser,
  page: Grey,
  dpi: number,
  languages: Languages,
): Promise<PlacedWord[]> {
  const image = await resize(page, DPI / dpi);
  const f = page.width / image.width;
  const lines = await recogniser.read(image, { languages, segmentation: 'columns', dpi: DPI });
  return lines.flatMap((line) => placeLine(line, f));
}

function placeLine(line: ReadLine, f: number): PlacedWord[] {
  const whole = letterHeight(line.words);
  return line.words
    .filter((w) => w.text.trim() !== '')
    .map((word) => {
      const own = letterHeight([word]);
      const marker = own < SMALL * whole && /[\p{L}\p{N}*]/u.test(word.text);
      return {
        text: word.text.trim(),
        box: scaled(word.box, f),
        confidence: Math.min(LONE, word.confidence),
        height: (marker ? own : whole) * f,
        foot: (marker ? word.box.y1 : (line.baseline[0] + line.baseline[1]) / 2) * f,
      };
    });
}

const scaled = (b: PixelBox, f: number): PixelBox => ({
  x0: b.x0 * f,
  y0: b.y0 * f,
  x1: b.x1 * f,
  y1: b.y1 * f,
});

/** Median height of the letters that are no punctuation. */
function letterHeight(words: readonly ReadWord[]): number {
  const heights = words
    .flatMap((w) => w.letters)
    .filter((l) => /[\p{L}\p{N}]/u.test(l.text))
    .map((l) => l.box.y1 - l.box.y0)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? (words[0] ? words[0].box.y1 - words[0].box.y0 : 0);
}
