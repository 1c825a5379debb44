import { better, withBoth } from './both';
import type { Cell } from './cells';
import { hangulShare, isClear, isWeak, KOREAN } from './figures';
import type { Prepared } from './prepare';
import { lookOnce, type ReadCell } from './read-cells';
import type { Languages, Recogniser } from './recogniser';
import type { Sample } from './sample';

/**
 * The first look at every cell: by the Korean model, by the English one where the sample above and below is Latin. What a model hardly
 * reads goes to both together, and the surer reading is kept.
 */
export async function lookFirst(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  sample: Sample,
): Promise<ReadCell[]> {
  const known = sample.cells.filter((c) => cells.includes(c.cell));
  const rest = cells.filter((c) => !known.some((k) => k.cell === c));
  const look = (list: readonly Cell[], languages: Languages): Promise<ReadCell[]> =>
    lookOnce(recogniser, prepared, list, languages);
  const latin = rest.filter((c) => sample.latin && isAmongLatin(c, sample));
  const korean = await look(
    rest.filter((c) => !latin.includes(c)),
    'kor',
  );
  if (!sample.latin) return [...known, ...(await withBoth(recogniser, prepared, korean))];
  const english = await look(latin, 'eng');
  const open = [...korean.filter(isWeak), ...english.filter((c) => !isClear(c))];
  const both = await better(recogniser, prepared, open);
  return [...known, ...[...korean, ...english].map((c) => both.get(c.cell) ?? c)];
}

/** Are the sample's nearest cells above and below Latin? */
function isAmongLatin({ box }: Cell, sample: Sample): boolean {
  const above = sample.cells.findLast((c) => c.cell.box.y0 <= box.y0);
  const below = sample.cells.find((c) => c.cell.box.y1 >= box.y1);
  return [above, below].every((c) => !c || hangulShare(c) < KOREAN);
}
