import { unionBox } from '../../domain/bbox';
import type { Block, Line } from './shapes';

/** Groups lines (in reading order) to blocks and tells every line its block. */
export function groupBlocks(lines: readonly Line[]): { lines: Line[]; blocks: Block[] } {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups[groups.length - 1];
    const before = group?.[group.length - 1];
    if (group && before && belongs(before, line)) group.push(line);
    else groups.push([line]);
  }
  const blocks: Block[] = [];
  const out: Line[] = [];
  for (const [index, group] of groups.entries()) {
    const own = group.map((l) => ({ ...l, block: index }));
    out.push(...own);
    const first = own[0] as Line;
    blocks.push({
      index,
      lines: own,
      text: own.map((l) => l.text).join('\n'),
      box: unionBox(own.map((l) => l.box)),
      fontSize: first.fontSize,
      column: first.column,
    });
  }
  return { lines: out, blocks };
}

function belongs(before: Line, line: Line): boolean {
  if (before.column !== line.column) return false;
  const size = Math.max(before.fontSize, line.fontSize);
  if (Math.abs(before.fontSize - line.fontSize) > 0.12 * size) return false;
  const step = line.baseline - before.baseline;
  // One and a half line spacing is common in manuscripts; a paragraph gap is wider than 1.8 em.
  if (step <= 0 || step > 1.8 * size) return false;
  const shared =
    Math.min(before.box.x + before.box.w, line.box.x + line.box.w) - Math.max(before.box.x, line.box.x);
  return shared > -size;
}
