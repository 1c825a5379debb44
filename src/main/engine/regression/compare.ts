import type { RegressionChange } from '../domain/views';
import { normalizeName } from '../names';
import type { Answer, Reading, RegressionCase } from './set';

/** Forms of a name as they are compared. */
const forms = (r: Reading): string[] => r.names.map((n) => normalizeName(n).normalized);

/** Readings by form and role: the page may move, who it is and as what may not. */
function index(readings: readonly Reading[]): (r: Reading) => boolean {
  const known = new Set(readings.flatMap((r) => forms(r).map((f) => `${f}\n${r.role}`)));
  return (r) => forms(r).some((f) => known.has(`${f}\n${r.role}`));
}

const named = (readings: readonly Reading[]): RegressionChange['lost'] => [
  ...new Map(readings.map((r) => [`${r.names[0]}\n${r.role}`, { name: r.names[0]!, role: r.role }])).values(),
];

/** What changed about a document between the rules that were and those that are, held against what is right. */
export function compareReadings(c: RegressionCase, now: readonly Reading[]) {
  const right = index(c.answers);
  const was = index(c.before);
  const is = index(now);
  const change = {
    /** Right then, not read now. */
    lost: named(c.answers.filter((a) => was(a) && !is(a))),
    gained: named(c.answers.filter((a) => !was(a) && is(a))),
    /** Read now, and wrong; not read then. */
    wrong: named(now.filter((r) => !right(r) && !was(r))),
    mended: named(c.before.filter((r) => !right(r) && !is(r))),
  };
  const found = (has: (a: Answer) => boolean): number => c.answers.filter(has).length;
  return {
    ...change,
    before: found(was),
    now: found(is),
    verdict:
      change.lost.length + change.wrong.length > 0
        ? ('worse' as const)
        : change.gained.length + change.mended.length > 0
          ? ('better' as const)
          : ('same' as const),
  };
}
