import type { IRBlock, IRTable } from 'kordoc';
import type { FlowBlock } from './flow';

export interface HwpShape {
  /** Page numbers come from Hangul's own layout, so that a new number is a new page; otherwise they count sections. */
  readonly asPrinted: boolean;
  /** Font sizes are tenths of a point: the library divides HWP 5's hundredths by ten, HWPX's by a hundred. */
  readonly tenths: boolean;
}

/** Sizes outside are slips of a style sheet. */
const SMALLEST = 6;
const LARGEST = 40;

/** The library's blocks → flow blocks: paragraphs, lists, tables with captions, footnotes behind their paragraph. */
export function blocksOfHwp(blocks: readonly IRBlock[], shape: HwpShape): FlowBlock[] {
  const out: FlowBlock[] = [];
  let page = 0;
  for (const block of blocks) {
    const at = block.pageNumber ?? page;
    if (shape.asPrinted && page > 0 && at > page) out.push({ type: 'break' });
    page = Math.max(page, at);
    addBlock(out, block, shape);
  }
  return out;
}

function addBlock(out: FlowBlock[], block: IRBlock, shape: HwpShape): void {
  if (block.type === 'table' && block.table) addTable(out, block.table, shape);
  else if (block.type === 'image') out.push({ type: 'picture' });
  else if (block.text?.trim()) {
    const size = sizeOf(block, shape);
    const bold = block.style?.bold ?? false;
    out.push({ type: 'text', text: block.text, ...(size ? { size } : {}), ...(bold ? { bold } : {}) });
  }
  // Affiliations and the corresponding author often stand in a footnote of the byline.
  if (block.footnoteText?.trim()) out.push({ type: 'text', text: block.footnoteText, size: 9 });
  for (const child of block.children ?? []) addBlock(out, child, shape);
}

function sizeOf(block: IRBlock, shape: HwpShape): number | undefined {
  const size = block.style?.fontSize;
  if (!size) return undefined;
  return Math.min(LARGEST, Math.max(SMALLEST, shape.tenths ? size / 10 : size));
}

/** Cells already stand on the full grid, empty where a merged cell reaches over; nested tables come as a cell's own lines. */
function addTable(out: FlowBlock[], table: IRTable, shape: HwpShape): void {
  if (table.captionBlocks) for (const block of table.captionBlocks) addBlock(out, block, shape);
  else if (table.caption?.trim()) out.push({ type: 'text', text: table.caption });
  const rows = table.cells.map((row) => row.map((cell) => cell.text.trim()));
  if (rows.some((row) => row.some((cell) => cell !== ''))) out.push({ type: 'table', rows });
}
