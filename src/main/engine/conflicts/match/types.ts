import type { ConflictWay } from '../../domain/conflicts';

/** An evaluator as the matcher sees one. Plain data: it crosses a thread boundary. */
export interface MatchEvaluator {
  readonly id: number;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly affiliation: string;
  readonly department: string;
  readonly email: string;
}

/** A related person, or the applicant (`self`), with every printed form. */
export interface MatchPerson {
  readonly id: number;
  readonly self: boolean;
  readonly names: readonly string[];
  /** Other readings of the same places, which may be what is printed. */
  readonly candidates: readonly string[];
  /** Read from pixels or by hand and not confirmed: a letter may be wrong. */
  readonly unsure: boolean;
  readonly affiliations: readonly string[];
  readonly emails: readonly string[];
}

export interface MatchApplicant {
  readonly id: number;
  readonly people: readonly MatchPerson[];
}

export interface MatchInput {
  readonly evaluators: readonly MatchEvaluator[];
  readonly applicants: readonly MatchApplicant[];
  /** Applicants to be found among others' related people, by the same means but apart from the evaluators; ids negative. */
  readonly others?: readonly MatchEvaluator[];
}

/** Why a verdict is not more certain, or is as certain as it is: stable codes with a sentence each. */
export type MatchNote =
  | 'same_email'
  | 'same_affiliation'
  | 'same_mail_domain'
  | 'other_affiliation'
  | 'other_department'
  | 'affiliation_unknown'
  | 'common_name'
  | 'name_alone'
  | 'other_address'
  | 'spelled_apart'
  | 'namesake_evaluator'
  | 'latin_alone'
  | 'spelling_open'
  | 'dueum'
  | 'hanja'
  | 'initials_alone'
  | 'shortened'
  | 'part_alone'
  | 'other_reading'
  | 'hangul_differs'
  | 'name_differs';

export interface FoundPair {
  readonly evaluatorId: number;
  readonly applicantId: number;
  readonly personId: number;
  readonly self: boolean;
  readonly verdict: 'same' | 'possible';
  readonly way: ConflictWay;
  readonly evaluatorName: string;
  readonly personName: string;
  readonly homonym: boolean;
  readonly notes: readonly MatchNote[];
}
