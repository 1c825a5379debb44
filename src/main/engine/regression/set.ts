import { PermanentError } from '../domain/errors';
import type { BBox } from '../domain/bbox';
import type { DocType, Role } from '../domain/words';

/** First line of the file; whoever reads another one must not guess. */
export const SCHEMA = 'minesweeper-regression/1';

/** A name as somebody read it: every form of it, and what the person is there. */
export interface Reading {
  readonly names: readonly string[];
  readonly role: Role;
  readonly page: number;
}
/** What stands after the review. */
export interface Answer extends Reading {
  readonly bbox: BBox;
  /** A person looked at it; false: it passed by itself beside names that were looked at. */
  readonly confirmed: boolean;
}

/** One document of the set: what its pages look like, what is right about it, and what the rules made of it then. */
export interface RegressionCase {
  readonly file: string;
  readonly fingerprint: string;
  readonly docType: DocType;
  readonly family: string;
  readonly selfNames: readonly string[];
  readonly largeCollaboration: number;
  /** Pages that follow, a line each: `Page` values as JSON, words with their boxes and marks. */
  readonly pages: number;
  readonly answers: readonly Answer[];
  readonly before: readonly Reading[];
}

export interface RegressionHead {
  readonly schema: typeof SCHEMA;
  readonly version: string;
  readonly madeAt: string;
}

/** Throws `PermanentError('not_a_regression_set')`. */
export function checkHead(line: string): void {
  const head = parse(line) as Partial<RegressionHead> | null;
  if (head?.schema !== SCHEMA) throw new PermanentError('not_a_regression_set');
}

/** Throws `PermanentError('not_a_regression_set')` for a line that describes no document. */
export function parseCase(line: string): RegressionCase {
  const value = parse(line) as Partial<RegressionCase> | null;
  const lists = [value?.answers, value?.before, value?.selfNames];
  const { file, docType, pages } = value ?? {};
  if (typeof file !== 'string' || typeof docType !== 'string' || !lists.every(Array.isArray) || !(pages! > 0))
    throw new PermanentError('not_a_regression_set');
  return value as RegressionCase;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
