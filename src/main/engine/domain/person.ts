import type { BBox } from './bbox';
import type { DocType, Role, SourceKind } from './words';

/** Which work a tie comes from: the year decides whether it lies in the round's window, the position how strong it is. */
export interface Work {
  readonly title?: string;
  readonly venue?: string;
  readonly year?: number;
  /** Author number of this person, from 1. */
  readonly index?: number;
  /** How many authors the work has. */
  readonly count?: number;
}

/** Another reading of the same place. */
export interface Candidate {
  readonly name: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Where the alternative comes from: `ocr`, `other_document`, `romanisation`, `model`. */
  readonly source: string;
}

/** One name at one place of one document, as an extractor found it. */
export interface RawPerson {
  /** As printed, without title, degree or marker. */
  readonly nameRaw: string;
  readonly role: Role;
  /** Other forms of the same person printed in the same document and tied by evidence there (paired byline, parenthesis). */
  readonly aliases?: readonly string[];
  /** What the other script prints at this person's place in the list although its letters do not fit: no alias, a doubt. */
  readonly unpaired?: string;
  readonly affiliation?: string;
  readonly email?: string;
  readonly orcid?: string;
  readonly hanja?: string;
  readonly sourceKind: SourceKind;
  /** From 1. */
  readonly page: number;
  readonly bbox: BBox;
  /** 0 to 1. */
  readonly confidence: number;
  /**
   * How sure the rule is of the person and the role, whatever the letters are; `confidence` is this times the reading's own. Given where
   * the letters come from pixels; absent, it is `confidence`.
   */
  readonly certainty?: number;
  /** What independent readers of the pixels agree on (`proof.ts`), 0 to 1; stands in for a measured confidence. Absent: not proven. */
  readonly proven?: number;
  readonly ocrEngine?: string;
  readonly ocrConfidence?: number;
  readonly charConfidences?: readonly number[];
  /** The line the name was found in, shortened to 200 characters: what a person sees beside the name. */
  readonly evidence: string;
  readonly candidates: readonly Candidate[];
  readonly work?: Work;
}

/** What an extractor noticed beside the people; the gate's cross-checks need it. Everything is optional: absent means "not seen". */
export interface Observations {
  readonly title?: string;
  readonly year?: number;
  readonly degree?: 'bachelor' | 'master' | 'doctor';
  /** Rows of a committee seen on approval pages, named or not. */
  readonly committeeRows?: number;
  /** Rows (committee or supervisor) with a label but no readable name. */
  readonly emptyRows?: number;
  /** Sizes of the Korean and the English byline where both are printed. */
  readonly bylineKo?: number;
  readonly bylineEn?: number;
  /** Number of authors a form states (총저자수). */
  readonly statedAuthors?: number;
  /** Text that hides people: "et al.", "외 3인", "…", a consortium. At most 10 shown. */
  readonly hiddenPeople?: readonly string[];
  /** Placeholders met where a name belongs ("○○○", "Name1"). At most 10 shown. */
  readonly placeholders?: readonly string[];
  /** People left out because the author list is longer than the round's limit for large collaborations. */
  readonly collapsed?: number;
  /** Pages that looked as if they should hold names and gave none. */
  readonly silentPages?: readonly number[];
  /** Names a model read that nothing on the page supports, with their page: never listed. At most 10. */
  readonly unproven?: readonly string[];
  /** Bylines that rules and a text model read differently: both readings, for a person. At most 5. */
  readonly bylines?: readonly { readonly page: number; readonly rules: string; readonly model: string }[];
  /** Anything else that doubts completeness: stable codes with a sentence in `i18n/`. */
  readonly doubts?: readonly string[];
}

export interface Extraction {
  readonly persons: readonly RawPerson[];
  readonly observations: Observations;
}

/** What every extractor is told about a document. */
export interface ExtractContext {
  readonly docType: DocType;
  /** NFC, without folder. */
  readonly filename: string;
  /** The applicant's name forms, folder's first; empty when nobody knows. */
  readonly selfNames: readonly string[];
  /** Authors above which a list is a large collaboration. */
  readonly largeCollaboration: number;
}
