import { label } from '../components';
import type { Grey, PixelBox } from '../raster';

const INK = 140;
/** Share of a mark's ink that its mirror image has, and the other way round, from which it is an ornament. */
const ALIKE = 0.8;
/** Millimetres of a cell in which ink is compared, and cells the image may lie beside where it should: scans are a little slanted. */
const CELL_MM = 0.4;
const SHIFT = 10;
/** Pieces smaller than this share of the page's height are dust and do not tell where its print ends. */
const DUST = 0.004;

/** Ink of a part of the page, in cells: 1 where one has ink. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly ink: Uint8Array;
}

/**
 * Ornaments of a frame, emblems in its corners, flourishes beside a heading have their like on the other side of the page; a signature
 * has not. Tells of a box whether its ink comes back mirrored, left and right or above and below, about the middle of what is printed.
 * @param page The page with its rules.
 */
export function createMirror(page: Grey, dpi: number): (box: PixelBox) => boolean {
  const cell = Math.max(2, Math.round((dpi / 25.4) * CELL_MM));
  let middle: { readonly x: number; readonly y: number } | undefined;
  return (box) => {
    const { x, y } = (middle ??= middleOf(page));
    const own = gridOf(page, box, cell);
    const across = gridOf(page, widened({ ...box, x0: 2 * x - box.x1, x1: 2 * x - box.x0 }, cell), cell);
    const down = gridOf(page, widened({ ...box, y0: 2 * y - box.y1, y1: 2 * y - box.y0 }, cell), cell);
    return comesBack(turned(own, 'across'), across) || comesBack(turned(own, 'down'), down);
  };
}

const widened = (b: PixelBox, cell: number): PixelBox => ({
  x0: b.x0 - SHIFT * cell,
  y0: b.y0 - SHIFT * cell,
  x1: b.x1 + SHIFT * cell,
  y1: b.y1 + SHIFT * cell,
});

function middleOf(page: Grey): { x: number; y: number } {
  const least = DUST * page.height;
  const print = label(page).blobs.filter((b) => Math.max(b.x1 - b.x0, b.y1 - b.y0) > least);
  let [x0, y0, x1, y1] = [page.width, page.height, 0, 0];
  for (const b of print)
    [x0, y0, x1, y1] = [Math.min(x0, b.x0), Math.min(y0, b.y0), Math.max(x1, b.x1), Math.max(y1, b.y1)];
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

function gridOf({ data, width, height }: Grey, box: PixelBox, cell: number): Grid {
  const columns = Math.ceil((box.x1 - box.x0) / cell);
  const rows = Math.ceil((box.y1 - box.y0) / cell);
  const ink = new Uint8Array(columns * rows);
  for (let y = Math.max(0, Math.ceil(box.y0)); y < Math.min(height, box.y1); y++)
    for (let x = Math.max(0, Math.ceil(box.x0)); x < Math.min(width, box.x1); x++)
      if ((data[y * width + x] as number) < INK)
        ink[Math.floor((y - box.y0) / cell) * columns + Math.floor((x - box.x0) / cell)] = 1;
  return { columns, rows, ink };
}

function turned({ columns, rows, ink }: Grid, way: 'across' | 'down'): Grid {
  const out = new Uint8Array(ink.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const from = way === 'across' ? y * columns + columns - 1 - x : (rows - 1 - y) * columns + x;
      out[y * columns + x] = ink[from] as number;
    }
  return { columns, rows, ink: out };
}

/** Does a smaller grid's ink lie somewhere in the larger one, and nothing beside it? */
function comesBack(own: Grid, other: Grid): boolean {
  for (let dy = 0; dy <= 2 * SHIFT; dy++)
    for (let dx = 0; dx <= 2 * SHIFT; dx++) if (likeness(own, other, dx, dy) > ALIKE) return true;
  return false;
}

/** The lesser of the two shares of ink that have ink in or beside their cell in the other grid. */
function likeness(own: Grid, other: Grid, dx: number, dy: number): number {
  let [all, met, back, backMet] = [0, 0, 0, 0];
  for (let y = 0; y < own.rows; y++)
    for (let x = 0; x < own.columns; x++) {
      if (own.ink[y * own.columns + x]) {
        all++;
        if (hasNear(other, x + dx, y + dy)) met++;
      }
      if (isInk(other, x + dx, y + dy)) {
        back++;
        if (hasNear(own, x, y)) backMet++;
      }
    }
  return all === 0 || back === 0 ? 0 : Math.min(met / all, backMet / back);
}

const isInk = ({ columns, rows, ink }: Grid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows && ink[y * columns + x] === 1;

const hasNear = (grid: Grid, x: number, y: number): boolean =>
  isInk(grid, x, y) ||
  isInk(grid, x - 1, y) ||
  isInk(grid, x + 1, y) ||
  isInk(grid, x, y - 1) ||
  isInk(grid, x, y + 1);
