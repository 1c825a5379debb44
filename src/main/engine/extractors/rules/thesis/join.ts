import { isRomanisationOf, normalizeName } from '../../../names';
import type { Found } from './found';

const HANGUL = /[가-힣]/u;

/** One name of one person in a thesis: every form printed, and the places in order of the pages. */
interface Person {
  forms: Set<string>;
  readonly found: Found[];
}

/**
 * Joins the occurrences of each person. Spelling decides; a Hangul and a Latin form are one person when the Latin one spells every
 * syllable and no other Hangul name of the thesis fits it: cover and approval page name the same few people in both scripts.
 */
export function joinPeople(
  all: readonly Found[],
): { readonly found: readonly Found[]; readonly forms: readonly string[] }[] {
  const people: Person[] = [];
  const keyOf = (name: string): string => normalizeName(name).normalized;
  for (const f of all) {
    const forms = [f.read.name, ...f.read.aliases];
    const keys = forms.map(keyOf);
    const known = people.find((p) => [...p.forms].some((form) => keys.includes(keyOf(form))));
    if (known) {
      known.found.push(f);
      for (const form of forms) known.forms.add(form);
    } else people.push({ forms: new Set(forms), found: [f] });
  }
  const hangul = people.filter((p) => [...p.forms].some((f) => HANGUL.test(f)));
  const latin = people.filter((p) => !hangul.includes(p));
  for (const p of latin) {
    const fits = hangul.filter((h) => spells(p, h));
    const home = fits.length === 1 ? fits[0] : undefined;
    if (!home) continue;
    home.found.push(...p.found);
    for (const form of p.forms) home.forms.add(form);
    people.splice(people.indexOf(p), 1);
  }
  return people.map((p) => ({ found: p.found, forms: [...p.forms] }));
}

function spells(latin: Person, hangul: Person): boolean {
  return [...latin.forms].some((l) =>
    [...hangul.forms].some((h) => HANGUL.test(h) && isRomanisationOf(l, h) === 'full'),
  );
}

/** Forms that differ in more than case and spaces from `name`. */
export function otherForms(name: string, forms: readonly string[]): string[] {
  const key = normalizeName(name).normalized;
  return forms.filter((f) => normalizeName(f).normalized !== key);
}
