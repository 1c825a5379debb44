/**
 * Layout, computed once and shared by every rule: words become lines in reading order, lines become blocks, columns are told
 * from tables, markers from text, furniture from content. Works on text layers, OCR results and flow pages alike.
 */
import type { Page } from '../../domain/page';
import { groupBlocks } from './blocks';
import { columnsStart, findColumns, splitRow } from './columns';
import { markFurniture } from './furniture';
import { buildLine } from './lines';
import { readingOrder } from './order';
import { groupRows } from './rows';
import type { DocumentLayout, PageLayout } from './shapes';
import { dominantSize, prepareWords } from './words';

export type { Block, Cell, Column, DocumentLayout, Furniture, LayoutWord, Line, PageLayout } from './shapes';
export { gapBetween, joinWords, touches } from './words';

/** One page by itself: everything but running heads, which need several pages. Pure; never throws on odd input. */
export function analyzePage(page: Page): PageLayout {
  const { upright, rotated } = prepareWords(page);
  const rows = groupRows(upright);
  const columns = page.source === 'flow' ? [{ left: 0, right: page.width }] : findColumns(page, rows);
  const top = columnsStart(rows, columns);
  const parts = rows.flatMap((row) =>
    row.baseline < top ? [{ words: row.words, column: -1 }] : splitRow(row, columns),
  );
  const ordered = readingOrder(parts.map((part) => buildLine(page.number, part.words, part.column)));
  const { lines, blocks } = groupBlocks(ordered.map((line, index) => ({ ...line, index })));
  return { page, lines, blocks, columns, bodyFontSize: dominantSize(upright), rotated };
}

/** Several pages of one document: as `analyzePage`, and furniture is recognised over all of them. */
export function analyzeDocument(pages: readonly Page[]): DocumentLayout {
  const analyzed = markFurniture(pages.map(analyzePage));
  const words = analyzed.flatMap((p) => p.lines.filter((l) => !l.furniture).flatMap((l) => l.words));
  return { pages: analyzed, bodyFontSize: dominantSize(words) };
}
