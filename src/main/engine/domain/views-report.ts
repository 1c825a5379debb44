/** How well the machine does, as the health view shows it. */
import type { DocType, Role } from './words';

/** What the machine alone made of documents. */
export interface OutcomeCounts {
  documents: number;
  /** Passed without a look. */
  loaded: number;
  review: number;
  failed: number;
  /** `loaded` of `documents`, 0 to 1. */
  autoRate: number;
}
/** An auto rate clearly under its history: Fisher's exact test, one-sided, at 1 % (shared by what is tested together). */
export interface DriftAlarm {
  pValue: number;
  rate: number;
  historyRate: number;
  historyDocuments: number;
}
export interface BatchReport extends OutcomeCounts {
  batchId: number;
  startedAt: number;
  /** Null: it runs, or was cut off. */
  finishedAt: number | null;
  mode: string;
  alarm: DriftAlarm | null;
  byDocType: ({ docType: DocType; alarm: DriftAlarm | null } & OutcomeCounts)[];
}
/** How well the machine does. Lists of batches and days: newest first. */
export interface HealthReport {
  batches: BatchReport[];
  days: ({ day: string } & OutcomeCounts)[];
  byDocType: ({ docType: DocType } & OutcomeCounts)[];
  /** Layout families, most corrected first. `people`: names the machine read there; `corrections`: of these, changed by a person. */
  byFamily: ({ family: string; people: number; corrections: number } & OutcomeCounts)[];
  /** What people keep correcting, most frequent first. */
  corrected: {
    field: 'name' | 'role' | 'affiliation' | 'rejected' | 'added';
    role: Role;
    docType: DocType;
    family: string;
    count: number;
  }[];
  /** Names drawn from the automatic passes: the honest estimate of silent errors, with Wilson's 95 % interval. */
  sample: {
    share: number;
    drawn: number;
    decided: number;
    wrong: number;
    error: { rate: number; low: number; high: number } | null;
  };
}

/** A document that is read otherwise than when the regression set was made. Names with their roles. */
export interface RegressionChange {
  file: string;
  docType: DocType;
  family: string;
  /** Right then, and no longer read. */
  lost: { name: string; role: Role }[];
  /** Right, and read only now. */
  gained: { name: string; role: Role }[];
  /** Read only now, and wrong. */
  wrong: { name: string; role: Role }[];
  /** Wrong then, and no longer read. */
  mended: { name: string; role: Role }[];
  /** The rules fell over on it: a stable code. */
  fault: string | null;
}
/** A regression set read with the rules in use now. */
export interface RegressionReport {
  documents: number;
  same: number;
  /** Right names in the set, and how many of them were read when it was made and are read now. */
  answers: number;
  before: number;
  now: number;
  better: RegressionChange[];
  worse: RegressionChange[];
}
