import type { ApplicantRow, PersonHit } from '../../preload/contract';
import { holds } from '../i18n/josa';

export type Hit =
  | { readonly kind: 'applicant'; readonly applicant: ApplicantRow }
  | { readonly kind: 'person'; readonly person: PersonHit };

/** So many are shown of each kind: who has more goes on typing. */
const MOST = 30;

/** Applicants by name, number and field; people by every form of their name. Letters or initial consonants. */
export function findHits(
  applicants: readonly ApplicantRow[],
  people: readonly PersonHit[],
  query: string,
): Hit[] {
  if (query.trim() === '') return [];
  const hits: Hit[] = [];
  for (const applicant of applicants) {
    if (!holds(`${applicant.externalId} ${applicant.name} ${applicant.position}`, query)) continue;
    hits.push({ kind: 'applicant', applicant });
    if (hits.length === MOST) break;
  }
  const before = hits.length;
  for (const person of people) {
    if (!holds([person.name, ...person.names].join(' '), query)) continue;
    hits.push({ kind: 'person', person });
    if (hits.length === before + MOST) break;
  }
  return hits;
}
