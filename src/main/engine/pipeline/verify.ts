import type { BBox } from '../domain/bbox';
import type { Mark } from '../domain/page';
import type { RawPerson } from '../domain/person';
import type { VerificationStatus } from '../domain/words';
import { matchNames, normalizeName } from '../names';

/** How far right of a printed name its seal or signature stands, in heights of the name. */
const REACH = 14;

/**
 * Every reading held against the seal, signature or handwriting beside it. Where that was read as a name, the two names decide; a mark
 * nobody has read, and a name that is not printed and stands alone, are `unverifiable`. Null: printed, with nothing beside it.
 * @param marksOf marks found on a page.
 */
export function verify(
  persons: readonly RawPerson[],
  marksOf: (page: number) => readonly Mark[],
): (VerificationStatus | null)[] {
  return persons.map((p) => {
    const printed = p.sourceKind === 'printed';
    const partners = persons.filter(
      (o) =>
        o.page === p.page &&
        (o.sourceKind === 'printed') !== printed &&
        (printed ? beside(p.bbox, o.bbox) : beside(o.bbox, p.bbox)),
    );
    const verdicts = partners.map(
      (o) => matchNames(normalizeName(p.nameRaw), normalizeName(o.nameRaw)).verdict,
    );
    if (verdicts.includes('same')) return 'confirmed';
    if (verdicts.length > 0) return verdicts.includes('possible') ? 'unverifiable' : 'mismatch';
    if (printed && !marksOf(p.page).some((m) => beside(p.bbox, m.box))) return null;
    return 'unverifiable';
  });
}

/** On the name's own row: over it or to its right. */
function beside(name: BBox, mark: BBox): boolean {
  const middle = mark.y + mark.h / 2;
  const onRow = middle > name.y - name.h / 2 && middle < name.y + 1.5 * name.h;
  const gap = mark.x - (name.x + name.w);
  return onRow && mark.x + mark.w > name.x && gap < REACH * name.h;
}
