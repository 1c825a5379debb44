import type { Grey, PixelBox } from './raster';
import type { Cell } from './cells';

const INK = 200;
/** Most pieces one letter falls into across a line (하, ill). */
const PIECES = 5;
/** Most letters whose ink runs together. */
const TOUCHING = 4;
/** Costs, in squared letter heights: ink that no letter explains, a letter without ink, letters that touch. */
const LOOSE = 0.5;
const INKLESS = 1.2;
const JOINED = 0.12;

/**
 * Where each letter of a reading stands, from the ink itself: columns of ink are dealt out to the letters in order so that every
 * letter gets about the width its kind has.
 */
export function placeLetters(page: Grey, cell: Cell, letters: readonly string[]): PixelBox[] {
  const pieces = inkColumns(page, cell.box);
  const em = cell.height;
  const widths = letters.map((l) => widthOf(l) * em);
  const n = letters.length;
  const m = pieces.length;
  const cost = new Float64Array((n + 1) * (m + 1)).fill(Infinity);
  const from = new Int32Array((n + 1) * (m + 1));
  const at = (i: number, j: number): number => i * (m + 1) + j;
  cost[0] = 0;
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= m; j++) {
      const here = cost[at(i, j)] as number;
      if (here === Infinity) continue;
      const reach = (di: number, dj: number, more: number): void => {
        const to = at(i + di, j + dj);
        if (here + more >= (cost[to] as number)) return;
        cost[to] = here + more;
        from[to] = at(i, j);
      };
      if (j < m) reach(0, 1, LOOSE);
      if (i < n) reach(1, 0, INKLESS);
      for (let k = 1; i < n && k <= PIECES && j + k <= m; k++)
        reach(1, k, off(pieces, j, k, widths[i] as number, em));
      for (let k = 2, sum = widths[i] ?? 0; k <= TOUCHING && i + k <= n && j < m; k++) {
        sum += widths[i + k - 1] as number;
        reach(k, 1, off(pieces, j, 1, sum, em) + JOINED);
      }
    }
  return walkBack(cell.box, pieces, widths, from, n, m);
}

type Piece = readonly [from: number, to: number];

function off(pieces: readonly Piece[], j: number, k: number, width: number, em: number): number {
  const own = (pieces[j + k - 1] as Piece)[1] - (pieces[j] as Piece)[0];
  return ((own - width) / em) ** 2 * 4;
}

function walkBack(
  box: PixelBox,
  pieces: readonly Piece[],
  widths: readonly number[],
  from: Int32Array,
  n: number,
  m: number,
): PixelBox[] {
  const out: PixelBox[] = widths.map(() => ({ ...box, x1: box.x0 }));
  let [i, j] = [n, m];
  while (i > 0 || j > 0) {
    const before = from[i * (m + 1) + j] as number;
    const [pi, pj] = [Math.floor(before / (m + 1)), before % (m + 1)];
    const left = (pieces[pj] ?? pieces[m - 1])?.[0] ?? box.x0;
    const right = j > pj ? (pieces[j - 1] as Piece)[1] : left;
    const sum = widths.slice(pi, i).reduce((a, b) => a + b, 0) || 1;
    let x = left;
    for (let k = pi; k < i; k++) {
      const w = ((right - left) * (widths[k] as number)) / sum;
      out[k] = { ...box, x0: x, x1: x + w };
      x += w;
    }
    [i, j] = [pi, pj];
  }
  return out;
}

/** Columns with ink in a box, joined where they touch. */
function inkColumns({ data, width, height }: Grey, box: PixelBox): Piece[] {
  const out: [number, number][] = [];
  let open = -1;
  const bottom = Math.min(height, box.y1);
  for (let x = Math.max(0, box.x0); x <= Math.min(width, box.x1); x++) {
    let ink = false;
    if (x < Math.min(width, box.x1))
      for (let y = box.y0; y < bottom && !ink; y++) ink = (data[y * width + x] as number) < INK;
    if (ink && open < 0) open = x;
    else if (!ink && open >= 0) {
      out.push([open, x]);
      open = -1;
    }
  }
  return out;
}

/** Ink widths as shares of the height of Hangul. */
function widthOf(letter: string): number {
  if (/[\p{Script=Hangul}\p{Script=Han}]/u.test(letter)) return 0.86;
  if (/[mwMW@]/u.test(letter)) return 0.72;
  if (/[ijlIft1r.,:;'|!()[\]]/u.test(letter)) return 0.2;
  if (/[A-Z0-9]/u.test(letter)) return 0.55;
  return /\p{L}/u.test(letter) ? 0.42 : 0.25;
}
