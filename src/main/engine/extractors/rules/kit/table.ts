import type { Cell, Line } from '../../layout';
import { pack } from './packed';
import type { View } from './view';

/** One cell of a printed table: its lines, as views, so that names keep their place. */
export interface TableCell {
  readonly text: string;
  readonly views: readonly View[];
}
export interface Table {
  /** Header texts without spaces, from left to right. */
  readonly headers: readonly string[];
  /** One map a row: header → cell. Empty cells are absent. */
  readonly rows: readonly ReadonlyMap<string, TableCell>[];
}

/**
 * Tables whose header row `isHeader` knows. Cells are given to the header above them by their x; a line without a cell in the
 * leading columns continues the row before it. A table ends with a line that fits no column.
 */
export function tablesOf(views: readonly View[], isHeader: (cells: readonly string[]) => boolean): Table[] {
  const tables: Table[] = [];
  for (let i = 0; i < views.length; i += 1) {
    const head = views[i] as View;
    if (!isHeader(head.line.cells.map(packedText))) continue;
    const body = bodyBelow(views.slice(i + 1), isHeader);
    tables.push(readTable(head.line, body));
    i += body.length;
  }
  return tables;
}

export const packedText = (cell: Cell): string => cell.plain.replace(/\s+/g, '');

export function cellView(line: Line, cell: Cell): View {
  const packed = pack(cell.words.filter((w) => !w.sup && !w.sub));
  return { line, packed, text: packed.slice(0)?.text ?? '', cellStarts: [0] };
}

function bodyBelow(views: readonly View[], isHeader: (cells: readonly string[]) => boolean): View[] {
  const body: View[] = [];
  let last: View | undefined;
  for (const view of views) {
    if (isHeader(view.line.cells.map(packedText))) break;
    // A wide gap, or a full sentence, ends a table.
    if (
      last &&
      view.line.page === last.line.page &&
      view.line.baseline - last.line.baseline > 5 * view.line.fontSize
    )
      break;
    if (view.line.cells.length === 1 && view.text.length > 60) break;
    body.push(view);
    last = view;
  }
  return body;
}

function readTable(header: Line, body: readonly View[]): Table {
  const columns = header.cells.map((cell) => ({
    name: packedText(cell),
    left: cell.box.x,
    right: cell.box.x + cell.box.w,
  }));
  const rows: Map<string, TableCell>[] = [];
  for (const view of body) {
    const cells = view.line.cells.map((cell) => ({ cell, column: nearest(columns, cell) }));
    const leads = cells.some((c) => c.column === 0) || cells.length * 2 > columns.length;
    let row = rows[rows.length - 1];
    if (leads || !row) rows.push((row = new Map()));
    for (const { cell, column } of cells) {
      const name = columns[column]?.name ?? '';
      const own = cellView(view.line, cell);
      const before = row.get(name);
      row.set(name, {
        text: before ? `${before.text} ${own.text}` : own.text,
        views: [...(before?.views ?? []), own],
      });
    }
  }
  return { headers: columns.map((c) => c.name), rows };
}

function nearest(columns: readonly { left: number; right: number }[], cell: Cell): number {
  const [l, r] = [cell.box.x, cell.box.x + cell.box.w];
  let best = 0;
  let least = Infinity;
  columns.forEach((c, i) => {
    const shared = Math.min(c.right, r) - Math.max(c.left, l);
    const distance =
      shared > 0 ? -shared : Math.min(Math.abs(c.left - l), Math.abs((c.left + c.right) / 2 - (l + r) / 2));
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}
