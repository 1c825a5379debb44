import type { applicants, documents, extractedPersons, personAggregates, reviewFlags } from '../db/schema';
import type { RoundSettings } from '../domain/settings';

export type ApplicantData = typeof applicants.$inferSelect;
export type DocumentData = typeof documents.$inferSelect;
export type SourceData = typeof extractedPersons.$inferSelect;
export type PersonData = typeof personAggregates.$inferSelect;
export type FlagData = typeof reviewFlags.$inferSelect;

/** One case as plain rows: everything an export needs, nothing looked up later. */
export interface RosterData {
  readonly round: { readonly name: string; readonly settings: RoundSettings };
  readonly applicants: readonly ApplicantData[];
  /** Those that count: not replaced by a newer version. */
  readonly documents: readonly DocumentData[];
  /** Every reading of those documents, rejected and excluded ones too. */
  readonly persons: readonly SourceData[];
  readonly aggregates: readonly PersonData[];
  readonly flags: readonly FlagData[];
}

/** A related person (or the applicant) with everything that hangs on them. */
export interface PersonView {
  readonly person: PersonData;
  readonly applicant: ApplicantData;
  readonly sources: readonly SourceData[];
  readonly flags: readonly FlagData[];
}

export interface RosterIndex {
  document(id: number | null): DocumentData | undefined;
  applicant(id: number): ApplicantData | undefined;
  /** People in a fixed order: application number, then name, then what was read first. */
  readonly people: readonly PersonView[];
  /** The person a reading was joined to; undefined for rejected and excluded readings. */
  personOfSource(sourceId: number): PersonView | undefined;
  flagsOfSource(sourceId: number): readonly FlagData[];
}

/** Order of texts that does not depend on a locale: Hangul syllables stand in dictionary order by code point. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Values by key, in their order; a null key is kept as one. */
export function groupBy<T, K>(values: readonly T[], key: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

export function indexRoster(data: RosterData): RosterIndex {
  const documents = new Map(data.documents.map((d) => [d.id, d]));
  const applicants = new Map(data.applicants.map((a) => [a.id, a]));
  const sources = new Map(data.persons.map((p) => [p.id, p]));
  const flags = groupBy(data.flags, (f) => f.personId);
  const views = data.aggregates.flatMap((person): PersonView[] => {
    const applicant = applicants.get(person.applicantId);
    if (!applicant) return [];
    const own = person.sources.flatMap((s) => sources.get(s.personId) ?? []);
    return [{ person, applicant, sources: own, flags: own.flatMap((s) => flags.get(s.id) ?? []) }];
  });
  const people = views.sort(
    (a, b) =>
      compareText(a.applicant.externalId, b.applicant.externalId) ||
      compareText(a.person.canonicalName, b.person.canonicalName) ||
      (a.sources[0]?.id ?? 0) - (b.sources[0]?.id ?? 0),
  );
  const bySource = new Map(people.flatMap((v) => v.sources.map((s) => [s.id, v] as const)));
  return {
    document: (id) => (id === null ? undefined : documents.get(id)),
    applicant: (id) => applicants.get(id),
    people,
    personOfSource: (id) => bySource.get(id),
    flagsOfSource: (id) => flags.get(id) ?? [],
  };
}
