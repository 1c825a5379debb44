import { mendAccents } from './accents';
import type { Cell, LayoutWord, Line } from './shapes';
import { joinSpaced } from './spaced';
import { boxOf, dominantSize, gapBetween, isBold, joinWords } from './words';

/** A gap wider than this share of the size starts a new cell. Justified text stays below it. */
const CELL_GAP = 1.6;

/** Words of one row part → a line. `index` and `block` are set later, when the order is known. */
export function buildLine(page: number, raw: readonly LayoutWord[], column: number): Line {
  const words = joinSpaced(mendAccents(raw));
  const main = words.filter((w) => !w.sup && !w.sub);
  const carrying = main.length > 0 ? main : words;
  const fontSize = dominantSize(carrying);
  const gaps = words.slice(1).map((w, i) => gapBetween(words[i] as LayoutWord, w));
  return {
    page,
    index: 0,
    words,
    text: joinWords(words),
    plain: plainText(words),
    box: boxOf(words),
    fontSize,
    bold: isBold(carrying),
    baseline: Math.max(...carrying.map((w) => w.baseline)),
    gaps,
    cells: splitCells(words, gaps, fontSize),
    block: 0,
    column,
  };
}

function splitCells(words: readonly LayoutWord[], gaps: readonly number[], size: number): Cell[] {
  const groups: LayoutWord[][] = [];
  words.forEach((w, i) => {
    const group = groups[groups.length - 1];
    const gap = gaps[i - 1];
    if (group && gap !== undefined && gap <= CELL_GAP * size) group.push(w);
    else groups.push([w]);
  });
  return groups.map((group) => ({
    words: group,
    text: joinWords(group),
    plain: plainText(group),
    box: boxOf(group),
  }));
}

/** Text without markers. Where a marker stood between two words there is a space, so that names do not grow together. */
function plainText(words: readonly LayoutWord[]): string {
  let text = '';
  let run: LayoutWord[] = [];
  const flush = (): void => {
    if (run.length) text += (text ? ' ' : '') + joinWords(run);
    run = [];
  };
  for (const w of words) {
    if (w.sup || w.sub) flush();
    else run.push(w);
  }
  flush();
  return text.replace(/ +([,;.·])/g, '$1');
}
