import type { Pair } from './model';
import type { Place, Related } from './people';

/**
 * Evaluator and applicant who are co-authors of a work that only another applicant handed in (hotcrp #316: "the evaluator co-wrote
 * another document with one of the authors"). The applicant's own folder does not show it, so it is only ever `possible`.
 * @param direct pairs of evaluators; @param applicants pairs of applicants found among others' related people (ids negative).
 */
export function findIndirect(direct: readonly Pair[], applicants: readonly Pair[]): Pair[] {
  const named = new Map<number, Pair[]>();
  for (const pair of applicants) {
    if (pair.self || !isPlain(pair) || -pair.evaluatorId === pair.applicantId) continue;
    named.set(pair.applicantId, [...(named.get(pair.applicantId) ?? []), pair]);
  }
  const made = new Map<string, Pair>();
  for (const pair of direct) {
    if (pair.self || !isPlain(pair)) continue;
    for (const other of named.get(pair.applicantId) ?? []) {
      const places = other.person === pair.person ? [] : sharedPlaces(pair.person, other.person);
      if (places.length === 0) continue;
      const applicantId = -other.evaluatorId;
      // a hit of its own beside the one in the applicant's documents: another place, another doubt
      const key = `${pair.person.key}~${pair.applicantId}`;
      made.set(`${pair.evaluatorId} ${applicantId} ${key}`, {
        ...pair,
        applicantId,
        verdict: 'possible',
        person: { ...pair.person, key, places },
        indirect: { ownerId: pair.applicantId },
      });
    }
  }
  return [...made.values()];
}

/** Only whole names that nothing contradicts: a guess upon a guess would tie everybody to everybody. */
function isPlain(pair: Pair): boolean {
  return pair.verdict === 'same' || (pair.way === 'hangul' && !pair.notes.some((n) => DOUBTS.includes(n)));
}
const DOUBTS: readonly string[] = [
  'other_affiliation',
  'other_department',
  'dueum',
  'hanja',
  'hangul_differs',
];

/** Places at which the first is named as an author of a work the second is an author of, too. */
function sharedPlaces(a: Related, b: Related): Place[] {
  const works = new Set(b.places.flatMap(workKey));
  return a.places.filter((p) => workKey(p).some((k) => works.has(k)));
}

const AUTHORS = ['coauthor', 'corresponding_author'];

/** A list of works (CV) is one document with many works: without a title it ties nobody to anybody. */
function workKey({ person, document }: Place): string[] {
  if (!AUTHORS.includes(person.finalRole ?? person.role)) return [];
  const title = person.work?.title;
  if (title) return [`${document.id} ${title}`];
  return document.docType === 'cv' || document.docType === 'hindex' ? [] : [String(document.id)];
}
