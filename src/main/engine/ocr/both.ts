import { isHangul } from '../names';
import type { Cell } from './cells';
import { figureOf, isWeak } from './figures';
import type { Prepared } from './prepare';
import { lookOnce, type ReadCell } from './read-cells';
import type { Recogniser } from './recogniser';

/** Weak cells read by both models too; the surer reading stays. */
export async function withBoth(
  recogniser: Recogniser,
  prepared: Prepared,
  read: readonly ReadCell[],
): Promise<ReadCell[]> {
  const both = await better(recogniser, prepared, read.filter(isWeak));
  return read.map((c) => both.get(c.cell) ?? c);
}

/** The readings by both models that are surer than those at hand. */
export async function better(
  recogniser: Recogniser,
  prepared: Prepared,
  read: readonly ReadCell[],
): Promise<Map<Cell, ReadCell>> {
  const own = new Map(read.map((c) => [c.cell, c]));
  const both = await lookOnce(recogniser, prepared, [...own.keys()], 'kor+eng');
  return new Map(both.filter((c) => isBetter(c, own.get(c.cell))).map((c) => [c.cell, c]));
}

function isBetter(both: ReadCell, own: ReadCell | undefined): boolean {
  if (!own) return true;
  // Strokes of a syllable pass for letters and signs (소현of, ol%3) with a figure that says nothing.
  if (textOf(own).length > 1 && isHangul(textOf(own)) && isMixture(textOf(both))) return false;
  return figureOf(both) > figureOf(own);
}

const textOf = ({ readings }: ReadCell): string => readings[0]?.letters.join('') ?? '';
/** Neither Hangul, nor a Latin word, nor a number alone. */
const isMixture = (text: string): boolean =>
  !isHangul(text) && !/^[\p{Script=Latin}.,'’-]+$|^[\d.,-]+$/u.test(text);
