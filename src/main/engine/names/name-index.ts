import { softenHead } from './hangul';
import { matchNames } from './match';
import { soundKey } from './sound-key';
import { SURNAMES_BY_LATIN } from './tables';
import type { MatchResult, NameForm } from './types';

/** Candidates among many forms. */
export interface NameIndex {
  /** Forms that are or may be the same person as `form`, by position in the list given, with the verdict on the bare names. */
  find(form: NameForm): { readonly index: number; readonly match: MatchResult }[];
}

/** Index over many forms, so that one name is not compared with all of them: a Latin and a Hangul family name must be related. */
export function createNameIndex(forms: readonly NameForm[]): NameIndex {
  const byKey = new Map<string, number[]>();
  forms.forEach((form, i) => {
    for (const key of familyKeys(form)) {
      const list = byKey.get(key);
      if (list) list.push(i);
      else byKey.set(key, [i]);
    }
  });
  return {
    find(form) {
      const hits = new Set<number>(familyKeys(form).flatMap((key) => byKey.get(key) ?? []));
      return [...hits]
        .sort((x, y) => x - y)
        .flatMap((index) => {
          const other = forms[index];
          if (!other) return [];
          const match = matchNames(form, other);
          return match.verdict === 'different' ? [] : [{ index, match }];
        });
    },
  };
}

/** Keys under which two related forms meet: the softened Hangul family name, and how a Latin one sounds. */
function familyKeys(form: NameForm): string[] {
  const keys = new Set<string>();
  for (const r of form.hangulReadings) keys.add(softHead(r.family));
  for (const r of form.latinReadings) {
    if (r.family) keys.add(`~${soundKey(r.family)}`);
    for (const hangul of SURNAMES_BY_LATIN.get(r.family) ?? []) keys.add(softHead(hangul));
  }
  if (keys.size === 0 || form.completeness === 'partial') keys.add(`=${form.normalized}`);
  return [...keys];
}

function softHead(family: string): string {
  return softenHead(family.slice(0, 1)) + family.slice(1);
}
