import { createHash } from 'node:crypto';
import { activeDocuments } from '../db/documents';
import type { Db } from '../db/open';
import { aggregatesOf, flagsOf, personsOf } from '../db/persons';
import type { ApplicantRow } from '../db/rounds';
import { standing } from '../domain/standing';
import type { FinalStatus } from '../domain/words';
import type { Caution } from '../domain/views-conflicts';
import type { MatchApplicant, MatchPerson } from './match/types';

type Person = ReturnType<typeof personsOf>[number];
type Document = ReturnType<typeof activeDocuments>[number];

/** One reading of a related person, with its document. */
export interface Place {
  readonly person: Person;
  readonly document: Document;
}

/** A related person (or the applicant) as the check shows them. */
export interface Related {
  /** Row of the aggregate; 0 for an applicant nobody has read anything of. */
  readonly personId: number;
  /** Stays the same over re-runs: made of the name, not of row ids. */
  readonly key: string;
  readonly self: boolean;
  readonly name: string;
  readonly names: readonly string[];
  readonly affiliation: string;
  readonly finalStatus: FinalStatus;
  readonly open: boolean;
  /** The roster's own review doubts whether this is one person. */
  readonly ambiguous: boolean;
  readonly places: readonly Place[];
}

export interface ApplicantPeople {
  readonly applicant: ApplicantRow;
  readonly caution: Caution;
  readonly people: readonly Related[];
  readonly affiliations: readonly string[];
  readonly match: MatchApplicant;
}

/** Everybody tied to one applicant, and the applicant. Rejected people are left out; those who wait for a reviewer are not. */
export function readPeople(db: Db, applicant: ApplicantRow): ApplicantPeople {
  const documents = new Map(activeDocuments(db, applicant.id).map((d) => [d.id, d]));
  const persons = new Map(personsOf(db, applicant.id).map((p) => [p.id, p]));
  const flags = flagsOf(db, applicant.id).filter((f) => f.status === 'open');
  const ordinals = new Map<string, number>();
  const people = aggregatesOf(db, applicant.id)
    .filter((a) => a.finalStatus !== 'rejected')
    .map((a): Related => {
      const places = a.sources.flatMap((s): Place[] => {
        const person = persons.get(s.personId);
        const document = documents.get(s.documentId);
        return person && document ? [{ person, document }] : [];
      });
      const ids = new Set(places.map((p) => p.person.id));
      const finalStatus = standing(
        a,
        places.map((p) => p.document.status),
      );
      const base = a.isSelf ? 'self' : a.nameNormalized;
      const ordinal = (ordinals.get(base) ?? 0) + 1;
      ordinals.set(base, ordinal);
      return {
        personId: a.id,
        key: personKey(`${base}#${ordinal}`),
        self: a.isSelf,
        name: a.canonicalName,
        names: a.names,
        affiliation: a.affiliation ?? '',
        finalStatus,
        open: finalStatus === 'open' || flags.some((f) => f.personId !== null && ids.has(f.personId)),
        ambiguous: flags.some(
          (f) => f.flagType === 'ambiguous' && f.personId !== null && ids.has(f.personId),
        ),
        places,
      };
    });
  const self = ownSelf(applicant, people);
  const all = [...people.filter((p) => !p.self), self];
  return {
    applicant,
    caution: {
      unread: [...documents.values()].filter((d) => d.status === 'failed').length,
      openItems: flags.length,
    },
    people: all,
    affiliations: distinct(self.places.map((p) => p.person.finalAffiliation ?? p.person.affiliation)),
    match: { id: applicant.id, people: all.map(toMatch) },
  };
}

const personKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The applicant under every name: the folder's, the list's, those in the documents. */
function ownSelf(applicant: ApplicantRow, people: readonly Related[]): Related {
  const found = people.filter((p) => p.self);
  return {
    personId: found[0]?.personId ?? 0,
    key: personKey('self#1'),
    self: true,
    name: applicant.name,
    names: distinct([applicant.name, ...applicant.nameVariants, ...found.flatMap((p) => p.names)]),
    affiliation: found[0]?.affiliation ?? '',
    finalStatus: 'confirmed',
    open: false,
    ambiguous: false,
    places: found.flatMap((p) => p.places),
  };
}

function toMatch(r: Related): MatchPerson {
  const waiting = r.places.map((p) => p.person).filter((p) => p.reviewStatus === 'pending');
  return {
    id: r.personId,
    self: r.self,
    names: distinct([r.name, ...r.names, ...r.places.map((p) => p.person.hanja)]),
    candidates: distinct(waiting.flatMap((p) => p.nameCandidates.map((c) => c.name))),
    unsure: waiting.some((p) => p.ocrEngine !== null || p.sourceKind !== 'printed'),
    affiliations: distinct([
      r.affiliation,
      ...r.places.map((p) => p.person.finalAffiliation ?? p.person.affiliation),
    ]),
    emails: distinct(r.places.map((p) => p.person.email)),
  };
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((v): v is string => v !== null && v !== ''))];
}
