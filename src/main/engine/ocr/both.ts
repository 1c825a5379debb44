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
  const own = new Map(read.map((c) => [c.cell, figureOf(c)]));
  const cells = read.map((c) => c.cell);
  const both = await lookOnce(recogniser, prepared, cells, 'kor+eng');
  return new Map(both.filter((c) => figureOf(c) > (own.get(c.cell) ?? 0)).map((c) => [c.cell, c]));
}
