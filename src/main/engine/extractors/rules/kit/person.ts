import { roundBox } from '../../../domain/bbox';
import type { RawPerson, Work } from '../../../domain/person';
import type { Role } from '../../../domain/words';
import type { Piece } from './packed';

export interface Sighting {
  readonly name: string;
  readonly role: Role;
  readonly page: number;
  readonly piece: Piece;
  /** How sure the rule is that this is a person in this role, 0 to 1; the reading's own confidence is multiplied in. */
  readonly certainty: number;
  /** The line the name stands in. */
  readonly line: string;
  readonly aliases?: readonly string[];
  readonly hanja?: string;
  readonly affiliation?: string;
  readonly email?: string;
  readonly work?: Work;
}

/** A sighting → the person record every extractor hands on. */
export function toPerson(s: Sighting): RawPerson {
  return {
    nameRaw: s.name,
    role: s.role,
    ...(s.aliases?.length ? { aliases: s.aliases } : {}),
    ...(s.affiliation ? { affiliation: s.affiliation } : {}),
    ...(s.email ? { email: s.email } : {}),
    ...(s.hanja ? { hanja: s.hanja } : {}),
    sourceKind: 'printed',
    page: s.page,
    bbox: roundBox(s.piece.box),
    confidence: Math.round(s.certainty * s.piece.confidence * 1000) / 1000,
    ...fromPixels(s.certainty, s.piece.confidence),
    evidence: shorten(s.line),
    candidates: [],
    ...(s.work ? { work: s.work } : {}),
  };
}

/** What is said of a name that was read from pixels: how sure the rule is apart from its letters. Nothing for a text layer. */
export function fromPixels(certainty: number, reading: number): Partial<RawPerson> {
  return reading < 1 ? { certainty, ocrEngine: 'tesseract', ocrConfidence: reading } : {};
}

/** A doubt about the kind of document or its layout: no reading of the letters, however good, lifts the person above it. */
export function doubted(person: RawPerson, most: number): RawPerson {
  return {
    ...person,
    confidence: Math.min(person.confidence, most),
    ...(person.certainty !== undefined && { certainty: Math.min(person.certainty, most) }),
  };
}

/** What a person sees beside the name: one line, 200 characters at most. */
export function shorten(line: string): string {
  const flat = line.replace(/\s+/g, ' ').trim();
  return flat.length <= 200 ? flat : `${flat.slice(0, 199)}…`;
}

/** First `most` different texts, shortened: what an observation shows. */
export function shown(texts: Iterable<string>, most = 10): string[] {
  const out = new Set<string>();
  for (const text of texts) {
    const flat = text.replace(/\s+/g, ' ').trim().slice(0, 60);
    if (flat) out.add(flat);
    if (out.size >= most) break;
  }
  return [...out];
}
