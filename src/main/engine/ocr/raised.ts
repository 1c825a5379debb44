import type { Grey, PixelBox } from './raster';

const INK = 200;
/** A marker's ink ends this much (share of the letters' height) above the line's foot; a quotation mark and a small figure alike. */
const UP = 0.36;

/** Where the ink of a letter stands, from the first to after the last row; undefined where it has none. */
function rowsOf({ data, width, height }: Grey, box: PixelBox): readonly [number, number] | undefined {
  const [x0, x1] = [Math.max(0, Math.round(box.x0)), Math.min(width, Math.round(box.x1))];
  let first = -1;
  let last = -1;
  for (let y = Math.max(0, Math.round(box.y0)); y < Math.min(height, box.y1); y++)
    for (let x = x0, i = y * width + x0; x < x1; x++, i++)
      if ((data[i] as number) < INK) {
        if (first < 0) first = y;
        last = y + 1;
        break;
      }
  return first < 0 ? undefined : [first, last];
}

/**
 * The boxes of letters that stand raised behind Hangul: figures and signs that say whose address or note is meant. The recogniser
 * makes quotation marks of them, and a name with one at its end is no name.
 */
export function findRaised(
  page: Grey,
  letters: readonly string[],
  boxes: readonly PixelBox[],
): ReadonlyMap<number, PixelBox> {
  const out = new Map<number, PixelBox>();
  letters.forEach((letter, i) => {
    const box = boxes[i] as PixelBox;
    const behind = out.has(i - 1) || /[가-힣]/u.test(letters[i - 1] ?? '');
    if (!behind || /[가-힣ㄱ-ㆎ]/u.test(letter)) return;
    const rows = rowsOf(page, box);
    if (rows && rows[1] < box.y1 - UP * (box.y1 - box.y0)) out.set(i, { ...box, y0: rows[0], y1: rows[1] });
  });
  return out;
}
