import type { BBox } from '../domain/bbox';
import { reasonText, type Reason } from '../domain/reasons';
import type {
  DocType,
  DocTypeMethod,
  DocumentStatus,
  FinalStatus,
  FlagStatus,
  FlagType,
  Role,
  SourceFormat,
  SourceKind,
} from '../domain/words';
import {
  compareText,
  groupBy,
  indexRoster,
  type DocumentData,
  type FlagData,
  type PersonView,
  type RosterData,
  type RosterIndex,
  type SourceData,
} from './roster-data';
import { rosterStatus } from './ties';

export interface JsonReason {
  readonly code: string;
  readonly message: string;
}
export interface JsonDocument {
  /** Relative to the dropped argument, NFC. */
  readonly file: string;
  readonly fingerprint: string;
  readonly format: SourceFormat | null;
  readonly docType: DocType;
  readonly docTypeMethod: DocTypeMethod;
  readonly pages: number | null;
  readonly hasTextLayer: boolean | null;
  readonly status: DocumentStatus;
  readonly reasons: readonly JsonReason[];
  readonly note: string | null;
}
export interface JsonSource {
  readonly file: string;
  /** From 1. */
  readonly page: number;
  readonly bbox: BBox;
  readonly nameRaw: string;
  readonly role: Role;
  readonly sourceKind: SourceKind;
  readonly confidence: number;
  readonly needsHuman: boolean;
  readonly evidence: string;
}
export interface JsonPerson {
  readonly canonicalName: string;
  readonly nameNormalized: string;
  readonly names: readonly string[];
  readonly roles: readonly Role[];
  readonly affiliation: string | null;
  readonly isSelf: boolean;
  readonly needsHuman: boolean;
  readonly finalStatus: FinalStatus;
  readonly sources: readonly JsonSource[];
}
export interface JsonFlag {
  readonly type: FlagType;
  readonly file: string | null;
  readonly page: number | null;
  readonly bbox: BBox | null;
  /** Canonical name; null for a flag about a document. */
  readonly person: string | null;
  readonly label: string;
  readonly reasons: readonly JsonReason[];
  readonly status: FlagStatus;
}
export interface RosterJson {
  readonly schema: 'minesweeper-roster/1';
  readonly generatedAt: string;
  readonly engine: { readonly version: string; readonly mode: string; readonly models: readonly string[] };
  readonly applicants: readonly {
    readonly externalId: string;
    readonly name: string;
    readonly documents: readonly JsonDocument[];
    readonly persons: readonly JsonPerson[];
    readonly flags: readonly JsonFlag[];
  }[];
  readonly report: {
    readonly documents: number;
    readonly loaded: number;
    readonly review: number;
    readonly failed: number;
    /** Related persons that passed without a look, of all; 0 to 1. 0 where there are none. */
    readonly autoRate: number;
    readonly pagesRead: number;
    readonly pagesReused: number;
  };
}

export interface JsonOptions {
  readonly generatedAt: string;
  readonly version: string;
  readonly mode: string;
  readonly models?: readonly string[];
  readonly pagesRead: number;
  readonly pagesReused: number;
}

/**
 * Rows of a case → the command line's JSON. It holds everything that was read and still counts, the applicant, open people
 * and every role included; the round's settings thin out the workbook only.
 */
export function buildJson(data: RosterData, options: JsonOptions): RosterJson {
  const index = indexRoster(data);
  const applicants = [...data.applicants].sort((a, b) => compareText(a.externalId, b.externalId));
  const people = index.people.filter((v) => !v.person.isSelf);
  const documents = groupBy(data.documents, (d) => d.applicantId);
  const persons = groupBy(index.people, (v) => v.applicant.id);
  const flags = groupBy(data.flags, (f) => f.applicantId);
  const sources = new Map(data.persons.map((p) => [p.id, p]));
  const auto = people.filter((v) => rosterStatus(v, index) === 'auto').length;
  const count = (status: DocumentStatus): number => data.documents.filter((d) => d.status === status).length;
  return {
    schema: 'minesweeper-roster/1',
    generatedAt: options.generatedAt,
    engine: { version: options.version, mode: options.mode, models: options.models ?? [] },
    applicants: applicants.map((a) => ({
      externalId: a.externalId,
      name: a.name,
      documents: jsonDocuments(documents.get(a.id) ?? []),
      persons: (persons.get(a.id) ?? []).map((v) => jsonPerson(v, index)),
      flags: jsonFlags(flags.get(a.id) ?? [], sources, index),
    })),
    report: {
      documents: data.documents.length,
      loaded: count('loaded'),
      review: count('needs_review'),
      failed: count('failed'),
      autoRate: people.length === 0 ? 0 : Math.round((auto / people.length) * 10_000) / 10_000,
      pagesRead: options.pagesRead,
      pagesReused: options.pagesReused,
    },
  };
}

function jsonReasons(reasons: readonly Reason[]): JsonReason[] {
  return reasons.map((r) => ({ code: r.code, message: reasonText(r, 'ko') }));
}

function jsonDocuments(documents: readonly DocumentData[]): JsonDocument[] {
  return [...documents]
    .sort((a, b) => compareText(a.relativePath, b.relativePath) || a.id - b.id)
    .map((d) => ({
      file: d.relativePath,
      fingerprint: d.fingerprint,
      format: d.sourceFormat,
      docType: d.docType,
      docTypeMethod: d.docTypeMethod,
      pages: d.pageCount,
      hasTextLayer: d.hasTextLayer,
      status: d.status,
      reasons: jsonReasons(d.reasons),
      note: d.note,
    }));
}

function jsonPerson(view: PersonView, index: RosterIndex): JsonPerson {
  const { person } = view;
  return {
    canonicalName: person.canonicalName,
    nameNormalized: person.nameNormalized,
    names: person.names,
    roles: person.roles,
    affiliation: person.affiliation,
    isSelf: person.isSelf,
    needsHuman: person.needsHuman,
    finalStatus: rosterStatus(view, index),
    sources: view.sources.map((s) => ({
      file: index.document(s.documentId)?.relativePath ?? '',
      page: s.sourcePage,
      bbox: s.regionBbox,
      nameRaw: s.nameRaw,
      role: s.finalRole ?? s.role,
      sourceKind: s.sourceKind,
      confidence: s.confidence,
      needsHuman: s.needsHuman,
      evidence: s.evidence,
    })),
  };
}

function jsonFlags(
  flags: readonly FlagData[],
  sources: ReadonlyMap<number, SourceData>,
  index: RosterIndex,
): JsonFlag[] {
  return [...flags]
    .sort((a, b) => a.id - b.id)
    .map((f) => {
      const source = f.personId === null ? undefined : sources.get(f.personId);
      return {
        type: f.flagType,
        file: index.document(f.documentId)?.relativePath ?? null,
        page: f.page,
        bbox: f.bbox,
        person: f.personId === null ? null : (personName(f.personId, source, index) ?? f.label),
        label: f.label,
        reasons: jsonReasons(f.reasons),
        status: f.status,
      };
    });
}

/** Canonical name; for a reading that was rejected since, the name as it was read. */
function personName(id: number, source: SourceData | undefined, index: RosterIndex): string | undefined {
  return index.personOfSource(id)?.person.canonicalName ?? source?.finalName ?? source?.nameRaw;
}
