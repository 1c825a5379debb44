import type { DocumentRow } from '../db/documents';
import type { ReadingSource } from '../domain/calibration';
import type { GateResult } from '../domain/gate';
import type { Candidate, Extraction, RawPerson } from '../domain/person';
import type { Reason } from '../domain/reasons';
import type { DocType, DocTypeMethod, FlagType, SourceFormat, VerificationStatus } from '../domain/words';
import type { NameForm } from '../names';

/** A person of one document with everything that was found out about the name, before it is stored. */
export interface PersonDraft {
  /** As the extractor gave it; its confidence is the extractor's own. */
  readonly raw: RawPerson;
  /** Measured: of names at this value at least this share is right (`domain/calibration`). What is stored and shown. */
  readonly confidence: number;
  readonly source: ReadingSource;
  readonly form: NameForm;
  readonly isSelf: boolean;
  /** Held against the seal or signature beside it; null where a printed name has none. */
  readonly verification: VerificationStatus | null;
  /** What the machine alone would do: a person must look. */
  readonly needsHuman: boolean;
  /** First flag that applies, if any; `ambiguous` is added by the aggregation. */
  flag: FlagType | null;
  readonly reasons: Reason[];
  /** Alternatives offered in review, best first. */
  candidates: readonly Candidate[];
}

/** What the pipeline knows of one document at the end of the stages, before anything is written. */
export interface DocumentDraft {
  readonly document: DocumentRow;
  /** `waiting`: encrypted, and none of the passwords given so far opens it. */
  readonly outcome: 'read' | 'failed' | 'waiting';
  readonly docType: DocType;
  readonly docTypeMethod: DocTypeMethod;
  readonly format: SourceFormat | null;
  readonly pageCount: number | null;
  readonly usablePages: number;
  /** Bucket of its first pages' shape (`report/family`); null when nothing was read. */
  readonly family: string | null;
  readonly title: string | null;
  readonly persons: PersonDraft[];
  readonly observations: Extraction['observations'];
  readonly notes: readonly Reason[];
  readonly gate: GateResult | null;
  readonly pagesRead: number;
  readonly pagesReused: number;
}
