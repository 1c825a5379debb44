import type { NameForm } from '../../names';

/** Letters that spell the head of one Korean syllable: Gil-Dong and Kil-Tong, Jun and Chun, Ra and La. */
const ALIKE: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', j: 'c', z: 'c', r: 'l' };
const headOf = (initial: string): string => {
  const letter = initial.slice(0, 1);
  return ALIKE[letter] ?? letter;
};

/**
 * What two forms of initials have in common when they spell one name otherwise (`K. D. Hong`, `G. T. Hong`): the Hangul family
 * names they may stand for, with the head of the first given syllable.
 */
export function initialsKeys(form: NameForm): string[] {
  if (form.completeness !== 'initials') return [];
  return [
    ...new Set(
      form.latinReadings.flatMap((r) =>
        r.initials.length === 0 ? [] : r.families.map((family) => `${family} ${headOf(r.initials[0]!)}`),
      ),
    ),
  ];
}

/** Do two forms that share a key agree in all initials both of them print? */
export function initialsAgree(a: NameForm, b: NameForm): boolean {
  return a.latinReadings.some((x) =>
    b.latinReadings.some(
      (y) =>
        x.families.some((f) => y.families.includes(f)) &&
        x.initials.every((i, at) => y.initials[at] === undefined || headOf(i) === headOf(y.initials[at])),
    ),
  );
}
