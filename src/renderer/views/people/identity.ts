import type { PersonRow } from '../../../preload/contract';

/** The ways a person's name is printed, each once, with how often. */
export function spellings(person: PersonRow): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { nameRaw } of person.sources) counts.set(nameRaw, (counts.get(nameRaw) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Whom a person can be put together with: everybody else who is listed, the applicant left out. */
export function mergeable(people: readonly PersonRow[], person: PersonRow): PersonRow[] {
  return people.filter((p) => p.personId !== person.personId && !p.isSelf && p.finalStatus !== 'rejected');
}
