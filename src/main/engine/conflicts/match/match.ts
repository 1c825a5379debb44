import { createNameIndex, jamoDistance, matchNames, type MatchResult, type NameForm } from '../../names';
import { decidePair, type Meeting } from './decide';
import {
  createReaders,
  knowEvaluator,
  knowPerson,
  type Known,
  type KnownEvaluator,
  type Readers,
} from './forms';
import { initialsAgree, initialsKeys } from './initials';
import { openKeys } from './misread';
import type { FoundPair, MatchApplicant, MatchEvaluator, MatchInput, MatchNote, MatchPerson } from './types';

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
      const meetings = search.meet(known, candidates, person.unsure);
      const pairs = [...meetings]
        .sort(([a], [b]) => a - b)
        .flatMap(([i, met]): FoundPair[] => {
          const evaluator = evaluators[i];
          if (!evaluator) return [];
          const namesake = evaluator.hangul.some((f) => (namesakes.get(f.normalized) ?? 0) > 1);
          const verdict = decidePair(evaluator, known, met, { unsure: person.unsure, namesake });
          return verdict ? [{ ...verdict, ...about(evaluator, applicant.id, person) }] : [];
        });
      found.push(...withoutRivals(pairs));
    }
  return found;
}

const about = (e: KnownEvaluator, applicantId: number, p: MatchPerson) => ({
  evaluatorId: e.id,
  applicantId,
  personId: p.id,
  self: p.self,
});

/**
 * One person is not two evaluators: where several seem certain, only one that is better attested (the same address, the same
 * institution) stays so; without such a one none does.
 */
function withoutRivals(pairs: readonly FoundPair[]): readonly FoundPair[] {
  const certain = pairs.filter((p) => p.verdict === 'same');
  if (certain.length < 2) return pairs;
  const attested = (note: MatchNote): FoundPair[] => certain.filter((p) => p.notes.includes(note));
  const [mail, place] = [attested('same_email'), attested('same_affiliation')];
  const best = mail.length > 0 ? mail : place;
  const kept = best.length === 1 ? best[0] : undefined;
  return pairs.map((p) =>
    p.verdict === 'possible' || p === kept
      ? p
      : {
          ...p,
          verdict: 'possible',
          homonym: true,
          notes: [...new Set([...p.notes, 'namesake_evaluator' as const])],
        },
  );
}

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
  // another spelling (Kildong Hong, G. D. Hong, Geondo Chang, Kundo Jang) meets by what a Latin name sounds like, on either side
  const sounds = evaluators.flatMap((e, i) => e.sounds.map((form) => ({ form, i })));
  const soundIndex = createNameIndex(sounds.map((f) => f.form));
  const latins = forms.filter((f) => f.form.script === 'latin' && evaluators[f.i]?.hangul.length === 0);
  const initials = forms.filter((f) => f.form.completeness === 'initials');
  const spelled = [...latins.filter((f) => f.form.completeness === 'full'), ...initials];
  const spelledIndex = createNameIndex(spelled.map((f) => f.form));
  // what lacks a family name is found by no index and compared with everybody
  const partial = forms.filter((f) => f.form.completeness === 'partial');
  const open = new Map<string, { form: NameForm; i: number }[]>();
  for (const f of forms)
    if (f.form.nameKo !== null) for (const key of openKeys(f.form.nameKo)) push(open, key, f);
  const byInitials = new Map<string, { form: NameForm; i: number }[]>();
  for (const f of initials) for (const key of initialsKeys(f.form)) push(byInitials, key, f);
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
      { forms: own, sounds: heard, emails }: Known,
      candidates: readonly NameForm[],
      unsure: boolean,
    ): Map<number, Meeting[]> {
      const met = new Map<number, Meeting[]>();
      // what is shown is what is printed, never what it sounds like
      const latin = (all: readonly NameForm[]): NameForm | undefined =>
        all.find((f) => f.latinReadings.length > 0);
      const heardAs = (
        i: number | undefined,
        evaluator: NameForm | undefined,
        person: NameForm | undefined,
        match: MatchResult,
      ) => {
        if (i === undefined || !evaluator || !person) return;
        const reason = match.reason === 'initials' ? 'initials' : 'similar_spelling';
        push(met, i, { evaluator, person, reason, reading: 'own' });
      };
      for (const person of own)
        if (person.script === 'latin' && (person.completeness === 'initials' || heard.length > 0))
          for (const { index: at, match } of soundIndex.find(person)) {
            const i = sounds[at]?.i;
            heardAs(i, latin(evaluators[i ?? -1]?.forms ?? []), person, match);
          }
      for (const sound of heard)
        for (const { index: at, match } of spelledIndex.find(sound))
          heardAs(spelled[at]?.i, spelled[at]?.form, latin(own), match);
      for (const person of own)
        for (const { form, i } of new Set(initialsKeys(person).flatMap((key) => byInitials.get(key) ?? [])))
          if (initialsAgree(form, person))
            push(met, i, { evaluator: form, person, reason: 'initials', reading: 'own' });
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
