import type { DocType, Role, SourceFormat, SourceKind } from '../engine/domain/words';
import { latin, type CastMember } from './cast';

/** One tie a sample document prints. */
export interface ExpectedPerson {
  /** Hangul where the document prints it, Latin otherwise. */
  readonly name: string;
  /** Every form the document prints. */
  readonly names: readonly string[];
  readonly role: Role;
  /** From 1: the page that says so. */
  readonly page: number;
  readonly sourceKind: SourceKind;
  /** Which work the tie comes from, where the document is one: author `index` (from 1) of `count`. */
  readonly work?: { readonly year: number; readonly index: number; readonly count: number };
}

/** A document the builders made, and what is true of it. */
export interface BuiltDocument {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Related persons; the applicant is never among them. */
  readonly persons: readonly ExpectedPerson[];
}

/** What the whole pipeline should make of one file of the sample round. */
export interface ExpectedFile {
  /** Relative to the sample folder, NFC, `/` between parts; inside a ZIP: `archive.zip/name`. */
  readonly file: string;
  readonly applicant: string;
  readonly docType: DocType;
  readonly format: SourceFormat | null;
  readonly pages: number;
  /** `picture`: readable for a person only, until OCR reads it. */
  readonly state: 'text' | 'picture' | 'damaged';
  readonly persons: readonly ExpectedPerson[];
}

export function expected(
  person: CastMember,
  role: Role,
  page: number,
  printed: 'ko' | 'en' | 'both',
  sourceKind: SourceKind = 'printed',
): ExpectedPerson {
  const en = latin(person);
  const names =
    person.ko === undefined || printed === 'en' ? [en] : printed === 'ko' ? [person.ko] : [person.ko, en];
  return { name: names[0] as string, names, role, page, sourceKind };
}
