import { describe, expect, it } from 'vitest';
import type { PixelBox } from '../../../src/main/engine/ocr/raster';
import { wordSpans } from '../../../src/main/engine/ocr/word-spans';

const HEIGHT = 40;

/** Letters as they stand on a line: `_` is a quarter of a letter of paper. */
function line(drawn: string): { letters: string[]; boxes: PixelBox[] } {
  const letters: string[] = [];
  const boxes: PixelBox[] = [];
  let x = 0;
  for (const sign of drawn) {
    if (sign === '_') x += HEIGHT / 4;
    else {
      letters.push(sign);
      boxes.push({ x0: x, y0: 0, x1: x + HEIGHT, y1: HEIGHT });
      x += HEIGHT + 2;
    }
  }
  return { letters, boxes };
}

/** The words of a drawn line; those voted on together in one list. */
function words(drawn: string): string[][] {
  const { letters, boxes } = line(drawn);
  const reading = { letters, confidences: letters.map(() => 0.9), begins: letters.map(() => false) };
  return wordSpans(reading, boxes, HEIGHT, new Map()).map(({ parts }) =>
    parts.map(([from, to]) => letters.slice(from, to).join('')),
  );
}

describe('words of a cell', () => {
  it('are parted by gaps, and letters set apart are voted on together', () => {
    expect(words('위원장____김철수')).toEqual([['위원장'], ['김철수']]);
    expect(words('위원장______김__철__수')).toEqual([['위원장'], ['김', '철', '수']]);
  });

  it('hold a name together that one narrow letter seems to part', () => {
    expect(words('위원장______차시__한')).toEqual([['위원장'], ['차시한']]);
    expect(words('위원장______정__원환')).toEqual([['위원장'], ['정원환']]);
  });

  it('keep a family name that stands well apart for itself, and vote on the whole name', () => {
    expect(words('위원장________김_____철수')).toEqual([['위원장'], ['김', '철수']]);
  });

  it('know a name as a typeface foreign to the model is read', () => {
    expect(words('위원장________길_____극멈')).toEqual([['위원장'], ['길', '극멈']]);
    expect(words('심__즐혁')).toEqual([['심즐혁']]);
  });

  it('hold a school together that a wide gap seems to part', () => {
    expect(words('위원______남도대__학교____교수')).toEqual([['위원'], ['남도대학교'], ['교수']]);
    expect(words('한빛대학__원')).toEqual([['한빛대학원']]);
    expect(words('김정대____학과장')).toEqual([['김정대'], ['학과장']]);
  });

  it('join no words that are no name', () => {
    expect(words('부______교수__김철수')).toEqual([['부'], ['교수'], ['김철수']]);
    expect(words('이__논문을')).toEqual([['이'], ['논문을']]);
    expect(words('장____김철__수')).toEqual([['장'], ['김철', '수']]);
    // as far from its own letters as from others: nothing tells where a name begins
    expect(words('김__철수__박')).toEqual([['김'], ['철수'], ['박']]);
  });
});
