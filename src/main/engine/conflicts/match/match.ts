import { createNameIndex, jamoDistance, matchNames, type MatchResult, type NameForm } from '../../names';
import { decidePair, type Meeting } from './decide';
import { createReaders, knowEvaluator, knowPerson, type KnownEvaluator, type Readers } from './forms';
import { openKeys } from './misread';
import type { FoundPair, MatchApplicant, MatchEvaluator, MatchInput, MatchPerson } from './types';

/** Letters that may differ between what is printed and what was read from pixels. */
const MISREAD_LETTERS = 1;

/**
 * Every evaluator against every person of every applicant: no pair is sampled or left out. Comes back with the pairs that are or may be
 * one person, by evaluator, applicant and person as they were handed in. Pure; knows nothing of rules or decisions.
 */
export function matchEvaluators({ evaluators, others = [], applicants }: MatchInput): FoundPair[] {
  const readers = createReaders();
  return [evaluators, others].flatMap((side) => matchSide(side, applicants, readers));
}

function matchSide(
  side: readonly MatchEvaluator[],
  applicants: readonly MatchApplicant[],
  readers: Readers,
): FoundPair[] {
  if (side.length === 0) return [];
  const evaluators = side.map((e) => knowEvaluator(e, readers));
  const search = createSearch(evaluators);
  const namesakes = countNamesakes(evaluators);
  const found: FoundPair[] = [];
  for (const applicant of applicants)
    for (const person of applicant.people) {
      const known = knowPerson(person, readers);
      const candidates = person.candidates
        .map((c) => readers.name(c))
        .filter((f) => f.completeness === 'full');
      const meetings = search.meet(known.forms, candidates, person.unsure, known.emails);
      for (const [i, met] of [...meetings].sort(([a], [b]) => a - b)) {
        const evaluator = evaluators[i];
        if (!evaluator) continue;
        const pair = decidePair(evaluator, known, met, {
          unsure: person.unsure,
          namesake: evaluator.hangul.some((f) => (namesakes.get(f.normalized) ?? 0) > 1),
        });
        if (pair) found.push({ ...pair, ...about(evaluator, applicant.id, person) });
      }
    }
  return found;
}

const about = (e: KnownEvaluator, applicantId: number, p: MatchPerson) => ({
  evaluatorId: e.id,
  applicantId,
  personId: p.id,
  self: p.self,
});

/** Evaluators of one Hangul name: neither of two is named by it. */
function countNamesakes(evaluators: readonly KnownEvaluator[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const e of evaluators)
    for (const f of e.hangul) counts.set(f.normalized, (counts.get(f.normalized) ?? 0) + 1);
  return counts;
}

/** Evaluators a person may be, by what their names and addresses have in common. */
function createSearch(evaluators: readonly KnownEvaluator[]) {
  const forms = evaluators.flatMap((e, i) => e.forms.map((form) => ({ form, i })));
  const index = createNameIndex(forms.map((f) => f.form));
  // what lacks a family name is found by no index and compared with everybody
  const partial = forms.filter((f) => f.form.completeness === 'partial');
  const open = new Map<string, { form: NameForm; i: number }[]>();
  for (const f of forms)
    if (f.form.nameKo !== null) for (const key of openKeys(f.form.nameKo)) push(open, key, f);
  const byMail = new Map<string, number[]>();
  evaluators.forEach((e, i) => e.emails.forEach((mail) => push(byMail, mail, i)));
  const seen = new Map<NameForm, readonly { form: NameForm; i: number; match: MatchResult }[]>();

  function related(form: NameForm): readonly { form: NameForm; i: number; match: MatchResult }[] {
    const known = seen.get(form);
    if (known) return known;
    const some = form.completeness === 'partial' ? forms : partial;
    const direct = some.flatMap((f) => {
      const match = matchNames(f.form, form);
      return match.verdict === 'different' ? [] : [{ ...f, match }];
    });
    const indexed = index.find(form).flatMap(({ index: at, match }) => {
      const f = forms[at];
      return f ? [{ ...f, match }] : [];
    });
    const all = [...indexed, ...direct];
    seen.set(form, all);
    return all;
  }

  return {
    meet(
      own: readonly NameForm[],
      candidates: readonly NameForm[],
      unsure: boolean,
      emails: ReadonlySet<string>,
    ): Map<number, Meeting[]> {
      const met = new Map<number, Meeting[]>();
      for (const person of own)
        for (const { form, i, match } of related(person))
          push(met, i, { evaluator: form, person, reason: match.reason, reading: 'own' });
      for (const person of candidates)
        for (const { form, i, match } of related(person))
          if (match.verdict === 'same')
            push(met, i, { evaluator: form, person, reason: match.reason, reading: 'other' });
      if (unsure)
        for (const person of own) {
          if (person.nameKo === null) continue;
          for (const key of openKeys(person.nameKo))
            for (const { form, i } of open.get(key) ?? [])
              if (
                form.nameKo !== person.nameKo &&
                jamoDistance(form.nameKo ?? '', person.nameKo) <= MISREAD_LETTERS
              )
                push(met, i, { evaluator: form, person, reason: 'identical', reading: 'other' });
        }
      for (const mail of emails) for (const i of byMail.get(mail) ?? []) if (!met.has(i)) met.set(i, []);
      return met;
    },
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
