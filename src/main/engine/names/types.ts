/** Which letters a name is written in. `mixed`: two scripts side by side, such as `홍길동 (Gil-Dong Hong)`. */
export type NameScript = 'hangul' | 'hanja' | 'latin' | 'mixed' | 'other';

/** One way to read a name as family and given name. Both are folded keys (Hangul, or lower-case a to z). */
export interface NameReading {
  readonly family: string;
  /** Given name folded and joined; empty when only initials are printed. */
  readonly given: string;
  /** Folded parts of the given name as they were separated in print (`gil`, `dong`). */
  readonly parts: readonly string[];
  /** Initials in order (`g`, `d`), printed ones only. A part that is spelled out leaves its first letter here too. */
  readonly initials: readonly string[];
  /** Latin only: Hangul family names the spelling usually stands for, heads softened (Ryu → 유). Empty for foreign names. */
  readonly families: readonly string[];
  /** Latin only: Hangul given names it reads as first of all (kildong → 길동). At most eight. */
  readonly sounds: readonly string[];
  /** The less likely order of a Latin name, both ends of which are family names: what fits it is never certain. */
  readonly minor: boolean;
}

/** A name taken apart once, so that comparing two of them is cheap. Plain data: it may cross a worker boundary. */
export interface NameForm {
  /** Exactly what was handed in. */
  readonly raw: string;
  /** As printed, without title, degree or marker; Korean names without spaces. */
  readonly display: string;
  readonly script: NameScript;
  /** Key for equality of spelling: NFC; Hangul without spaces; Latin `given family`, lower-case, letters only. */
  readonly normalized: string;
  /** Hangul form, when one is printed or follows from Hanja. */
  readonly nameKo: string | null;
  /** Latin form, given name first, when one is printed. */
  readonly nameEn: string | null;
  /** `G. D. Hong`, for a Latin form with a known family name. */
  readonly initials: string | null;
  readonly surname: string | null;
  readonly given: readonly string[];
  /** `initials`: given name as initials only. `partial`: family or given name is missing or cannot be told. */
  readonly completeness: 'full' | 'initials' | 'partial';
  /** Family name first and last are both plausible. */
  readonly ambiguousOrder: boolean;
  /** Likely reading first. Hangul: splits of a compound family name. Latin: both orders where ambiguous. */
  readonly hangulReadings: readonly NameReading[];
  readonly latinReadings: readonly NameReading[];
}

/** What is known about a pair beside the two names. */
export interface MatchEvidence {
  /** Stand at the same position of a Korean and an English byline of equal length. */
  readonly pairedByline?: boolean;
  readonly sameEmail?: boolean;
  readonly sameOrcid?: boolean;
  /** Both stand in the author list of one work (same title, DOI). */
  readonly samePaper?: boolean;
  /** `false` says that both affiliations are known and disagree. */
  readonly sameAffiliation?: boolean;
  /** A person has decided that these two are not the same. */
  readonly dismissed?: boolean;
}

export type MatchVerdict = 'same' | 'different' | 'possible';

/** Verdict with its reason: a stable code and one Korean and one English sentence. */
export interface MatchResult {
  readonly verdict: MatchVerdict;
  readonly reason: MatchReason;
  readonly ko: string;
  readonly en: string;
}

export type MatchReason =
  | 'dismissed'
  | 'identical'
  | 'other_affiliation'
  | 'order_or_dueum'
  | 'romanised'
  | 'romanised_with_evidence'
  | 'romanised_unclear'
  | 'hanja_reading'
  | 'initials'
  | 'initials_with_evidence'
  | 'shortened'
  | 'similar_spelling'
  | 'same_contact_other_name'
  | 'part_only'
  | 'other_name';
