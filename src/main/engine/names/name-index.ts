import { softenHead } from './hangul';
import { matchNames } from './match';
import { SURNAMES_BY_LATIN } from './tables';
import { decide } from './verdict';
import type { MatchResult, NameForm } from './types';

/** Candidates among many forms. */
export interface NameIndex {
  /** Forms that are or may be the same person as `form`, by position in the list given, with the verdict on the bare names. */
  find(form: NameForm): { readonly index: number; readonly match: MatchResult }[];
}

/**
 * Index over many forms, so that one name is compared only with those whose family name is related. Where two different Hangul names
 * fit one Latin form, neither is certain: both come back as `possible`.
 */
export function createNameIndex(forms: readonly NameForm[]): NameIndex {
  const byKey = new Map<string, number[]>();
  forms.forEach((form, i) => {
    for (const key of familyKeys(form)) {
      const list = byKey.get(key);
      if (list) list.push(i);
      else byKey.set(key, [i]);
    }
  });
  const related = (form: NameForm): { readonly index: number; readonly other: NameForm }[] =>
    [...new Set(familyKeys(form).flatMap((key) => byKey.get(key) ?? []))]
      .sort((x, y) => x - y)
      .flatMap((index) => {
        const other = forms[index];
        return other ? [{ index, other }] : [];
      });
  /** Hangul names that fit a Latin form, certain or not: 김승훈 disputes Sung-Hoon Kim although 김성훈 fits it better. */
  const claimants = (latin: NameForm): string[] =>
    related(latin)
      .filter(({ other }) => matchNames(latin, other).reason.startsWith('romanised'))
      .map(({ other }) => other.normalized);
  return {
    find(form) {
      return related(form).flatMap(({ index, other }) => {
        const match = matchNames(form, other);
        if (match.verdict === 'different') return [];
        if (match.reason !== 'romanised') return [{ index, match }];
        const [latin, korean] = form.script === 'latin' ? [form, other] : [other, form];
        const disputed = new Set([...claimants(latin), korean.normalized]).size > 1;
        return [{ index, match: disputed ? decide('romanised_unclear', {}) : match }];
      });
    },
  };
}

/** Keys under which two related forms meet: the softened Hangul family name, and a Latin one as spelled. */
function familyKeys(form: NameForm): string[] {
  const keys = new Set<string>([`=${form.normalized}`]);
  for (const r of form.hangulReadings) keys.add(softenHead(r.family));
  for (const r of form.latinReadings) {
    if (r.family) keys.add(`~${r.family}`);
    for (const hangul of SURNAMES_BY_LATIN.get(r.family) ?? []) keys.add(softenHead(hangul));
  }
  return [...keys];
}
