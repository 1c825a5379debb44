import { compareForms } from './compare';
import { normalizeName } from './normalize';
import { readingFit } from './romanize';
import type { MatchVerdict, NameForm } from './types';

/**
 * Recognises the applicant in every form of the name: Hangul, spaced, Hanja, romanised in either order. In the applicant's own
 * documents the name is expected, so a usual spelling is enough even where it could mean another syllable; initials and spellings that
 * only sound alike stay `possible`. Two people who both match in one document are the caller's to flag.
 * @param names the applicant's name forms, in any script; empty names are ignored.
 */
export function createSelfMatcher(
  names: readonly string[],
): (raw: string, aliases?: readonly string[]) => MatchVerdict {
  const own = names.map(normalizeName).filter((f) => f.completeness !== 'partial' || f.normalized.length > 1);
  return (raw, aliases = []) => {
    let best: MatchVerdict = 'different';
    for (const text of [raw, ...aliases]) {
      const form = normalizeName(text);
      for (const self of own) {
        const verdict = judge(self, form);
        if (verdict === 'same') return 'same';
        if (verdict === 'possible') best = 'possible';
      }
    }
    return best;
  };
}

function judge(self: NameForm, form: NameForm): MatchVerdict {
  const relation = compareForms(self, form);
  if (relation === 'none') return 'different';
  if (relation === 'identical' || relation === 'romanised' || relation === 'hanja') return 'same';
  if (relation === 'romanised_unclear') return bestFit(self, form) >= 2 ? 'same' : 'possible';
  return 'possible';
}

function bestFit(a: NameForm, b: NameForm): number {
  const fits = [
    ...a.hangulReadings.flatMap((h) => b.latinReadings.map((l) => readingFit(l, h))),
    ...b.hangulReadings.flatMap((h) => a.latinReadings.map((l) => readingFit(l, h))),
  ];
  return Math.max(0, ...fits);
}
