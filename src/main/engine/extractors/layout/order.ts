import type { Line } from './shapes';

/**
 * Reading order from positions alone (some files print the byline last in their text stream): from the top, column by column;
 * a line across columns ends the columns above it.
 */
export function readingOrder(lines: readonly Line[]): Line[] {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline || a.box.x - b.box.x);
  const out: Line[] = [];
  let zone: Line[] = [];
  const flush = (): void => {
    out.push(...zone.sort((a, b) => a.column - b.column || a.baseline - b.baseline || a.box.x - b.box.x));
    zone = [];
  };
  for (const line of sorted) {
    if (line.column < 0) {
      flush();
      out.push(line);
    } else zone.push(line);
  }
  flush();
  return out;
}
