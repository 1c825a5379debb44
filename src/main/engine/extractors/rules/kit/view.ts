import type { Line, PageLayout } from '../../layout';
import { pack, type Packed, type Piece } from './packed';

/** A line ready for rules: with its spaces (`text`), without (`packed.text`), markers left out. */
export interface View {
  readonly line: Line;
  readonly text: string;
  readonly packed: Packed;
  /** Positions in `packed.text` at which a cell begins. */
  readonly cellStarts: readonly number[];
}

export function viewOf(line: Line): View {
  const words = line.words.filter((w) => !w.sup && !w.sub);
  const packed = pack(words);
  const cellStarts: number[] = [];
  let at = 0;
  for (const cell of line.cells) {
    cellStarts.push(at);
    for (const w of cell.words) if (!w.sup && !w.sub) at += w.text.replace(/\s/g, '').length;
  }
  return { line, text: packed.slice(0)?.text ?? '', packed, cellStarts };
}

/** Views of a page's content: running heads, page numbers and stamps are left out. */
export function viewsOf(page: PageLayout): View[] {
  return page.lines
    .filter((l) => !l.furniture)
    .map(viewOf)
    .filter((v) => v.text !== '');
}

/** Position in the packed text that belongs to a position in the spaced text. */
export function packedIndex(view: View, index: number): number {
  return view.text.slice(0, index).replace(/\s/g, '').length;
}

/** Where a name stands in a line, from a position of the packed text on; the whole line when its letters cannot be found. */
export function locate(view: View, name: string, from = 0): Piece {
  const letters = name.replace(/\s/g, '');
  const at = view.packed.text.indexOf(letters, from);
  const piece = at < 0 ? undefined : view.packed.slice(at, at + letters.length);
  return piece ?? { text: view.text, box: view.line.box, confidence: leastConfidence(view) };
}

function leastConfidence(view: View): number {
  return Math.min(...view.line.words.map((w) => w.confidence));
}

/** Words of a page in reading order, one line a row: for cues that only ask what a page speaks of. */
export function textOf(views: readonly View[]): string {
  return views.map((v) => v.text).join('\n');
}
