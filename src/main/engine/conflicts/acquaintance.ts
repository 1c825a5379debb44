import type { Related } from './people';

const AUTHORS = ['coauthor', 'corresponding_author'];

/** Who wrote what with whom, over the whole round: for context, never for grounds. */
export interface Acquaintance {
  add(applicantId: number, people: readonly Related[]): void;
  /** People an evaluator wrote with, by what stands in the documents of others than `applicantId`, who are tied to that applicant, too. */
  shared(
    works: readonly { readonly applicantId: number; readonly person: Related }[],
    applicantId: number,
  ): string[];
}

/** Names are compared whole and as spelled: context that has to be guessed is no context. */
export function createAcquaintance(): Acquaintance {
  const authors = new Map<string, Set<string>>();
  const tiedTo = new Map<string, Set<number>>();
  return {
    add(applicantId, people) {
      for (const p of people) {
        if (p.self || !isWhole(p.name)) continue;
        put(tiedTo, p.name, applicantId);
        for (const work of worksOf(applicantId, p)) put(authors, work, p.name);
      }
    },
    shared(works, applicantId) {
      const names = new Set<string>();
      for (const { applicantId: owner, person } of works) {
        if (owner === applicantId) continue;
        for (const work of worksOf(owner, person))
          for (const name of authors.get(work) ?? [])
            if (name !== person.name && tiedTo.get(name)?.has(applicantId)) names.add(name);
      }
      return [...names].sort();
    },
  };
}

const isWhole = (name: string): boolean =>
  /^[가-힣]{3,5}$/u.test(name) || /^\p{Lu}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)+$/u.test(name);

function put<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

/** A list (CV) names many works: there the title tells them apart, and without one it says nothing. */
function worksOf(applicantId: number, p: Related): string[] {
  return p.places.flatMap(({ person, document }) => {
    if (!AUTHORS.includes(person.finalRole ?? person.role)) return [];
    const title = person.work?.title;
    if (title) return [`${applicantId} ${document.id} ${title}`];
    return document.docType === 'cv' || document.docType === 'hindex'
      ? []
      : [`${applicantId} ${document.id}`];
  });
}
