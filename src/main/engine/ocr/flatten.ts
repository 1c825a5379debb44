import type { Grey } from './raster';

/**
 * Evens out the paper: divides by a local estimate of its brightness (the lightest quarter of each tile, between tiles
 * interpolated). Shadows of a book's fold and of a phone go; ink keeps its share.
 */
export function flatten(grey: Grey, tile: number): Grey {
  const { data, width, height } = grey;
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const paper = paperOf(grey, tile, columns, rows);
  const out = new Uint8Array(width * height);
  const line = new Float32Array(columns);
  const gain = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const [above, below, down] = between(y, tile, rows);
    for (let c = 0; c < columns; c++)
      line[c] =
        (paper[above * columns + c] as number) * (1 - down) + (paper[below * columns + c] as number) * down;
    // Brightness changes slowly: one gain serves four rows.
    if (y % 4 === 0) {
      for (let x = 0; x < width; x++) {
        const [left, right, across] = between(x, tile, columns);
        gain[x] = 255 / ((line[left] as number) * (1 - across) + (line[right] as number) * across);
      }
    }
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = (data[i] as number) * (gain[x] as number);
      out[i] = value > 255 ? 255 : value;
    }
  }
  return { data: out, width, height };
}

function between(at: number, tile: number, count: number): [number, number, number] {
  const f = Math.min(count - 1, Math.max(0, at / tile - 0.5));
  const low = Math.floor(f);
  return [low, Math.min(count - 1, low + 1), f - low];
}

function paperOf(grey: Grey, tile: number, columns: number, rows: number): Float32Array {
  const { data, width, height } = grey;
  const paper = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      histogram.fill(0);
      let count = 0;
      const bottom = Math.min(height, (r + 1) * tile);
      const right = Math.min(width, (c + 1) * tile);
      for (let y = r * tile; y < bottom; y += 2)
        for (let x = c * tile; x < right; x += 2) {
          const v = data[y * width + x] as number;
          histogram[v] = (histogram[v] as number) + 1;
          count++;
        }
      let seen = 0;
      let value = 255;
      while (value > 0 && (seen += histogram[value] as number) < count * 0.25) value--;
      // A tile that is all ink (a photo, a table's dark head) must not be lifted to paper.
      paper[r * columns + c] = Math.max(120, value);
    }
  }
  return paper;
}
