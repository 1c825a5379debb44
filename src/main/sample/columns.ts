import type { FontName, Paper } from './paper';

export interface Columns {
  /** A paragraph in the running column; goes to the next column, then to a new page. */
  add(text: string, font: FontName, size: number, gap?: number): void;
}

/** Two columns of running text: the left one first. `top` is where they start on this page. */
export function createColumns(
  paper: Paper,
  options: { top: number; bottom?: number; left?: number; width?: number; gutter?: number },
): Columns {
  const { bottom = 775, left = 50, width = 240, gutter = 16 } = options;
  let top = options.top;
  let column = 0;
  let y = top;
  const next = (): void => {
    if (column === 0) column = 1;
    else {
      paper.newPage();
      column = 0;
      top = 60;
    }
    y = top;
  };
  return {
    add(text, font, size, gap = 6) {
      const height = paper.height(text, width, font, size);
      if (y + height > bottom) next();
      y = paper.paragraph(text, { x: left + column * (width + gutter), y, width }, font, size) + gap;
    },
  };
}
