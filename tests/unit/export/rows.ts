import { defaultSettings, type RoundSettings } from '../../../src/main/engine/domain/settings';
import type { Role } from '../../../src/main/engine/domain/words';
import type {
  ApplicantData,
  DocumentData,
  FlagData,
  PersonData,
  RosterData,
  SourceData,
} from '../../../src/main/engine/export/roster-data';

/** Invented rows of a case, complete by default: a test states only what it is about. */
export function applicantRow(patch: Partial<ApplicantData> & { id: number }): ApplicantData {
  return {
    roundId: 1,
    externalId: `2401-00000${patch.id}`,
    name: '서하람',
    nameVariants: [],
    position: '데이터과학',
    folderPath: '',
    createdAt: 0,
    ...patch,
  };
}

export function documentRow(patch: Partial<DocumentData> & { id: number }): DocumentData {
  return {
    applicantId: 1,
    folderCategory: '학술논문',
    docType: 'journal_article',
    docTypeMethod: 'tag',
    sourceFormat: 'pdf',
    filename: `논문${patch.id}.pdf`,
    title: null,
    relativePath: `학술논문/논문${patch.id}.pdf`,
    filepath: '',
    fingerprint: String(patch.id).repeat(64).slice(0, 64),
    bytes: 1,
    pageCount: 3,
    hasTextLayer: true,
    status: 'loaded',
    reasons: [],
    note: null,
    supersededBy: null,
    createdAt: 0,
    updatedAt: 0,
    ...patch,
  };
}

export function sourceRow(patch: Partial<SourceData> & { id: number; nameRaw: string }): SourceData {
  return {
    documentId: 1,
    nameNormalized: patch.nameRaw,
    nameKo: null,
    nameEn: null,
    nameInitials: null,
    aliases: [],
    role: 'coauthor',
    affiliation: null,
    email: null,
    orcid: null,
    hanja: null,
    work: null,
    isSelf: false,
    sourceKind: 'printed',
    sourcePage: 1,
    regionBbox: { x: 10, y: 20, w: 30, h: 12 },
    cropPath: null,
    ocrEngine: null,
    ocrConfidence: null,
    charConfidences: null,
    confidence: 0.95,
    needsHuman: false,
    nameCandidates: [],
    verificationStatus: null,
    reviewStatus: 'pending',
    excluded: false,
    finalName: null,
    finalRole: null,
    finalAffiliation: null,
    decidedBy: null,
    decidedAt: null,
    origin: 'machine',
    evidence: patch.nameRaw,
    reasons: [],
    aggregateId: null,
    ...patch,
  };
}

/** A person joined from readings; names and roles follow from them unless stated. */
export function personRow(
  id: number,
  sources: readonly SourceData[],
  patch: Partial<PersonData> = {},
): PersonData {
  const names = [...new Set(sources.map((s) => s.finalName ?? s.nameRaw))];
  return {
    id,
    applicantId: 1,
    canonicalName: names[0] ?? '',
    nameNormalized: names[0] ?? '',
    names,
    roles: [...new Set(sources.map((s): Role => s.finalRole ?? s.role))],
    sources: sources.map((s) => ({ personId: s.id, documentId: s.documentId, page: s.sourcePage })),
    affiliation: null,
    isSelf: sources.some((s) => s.isSelf),
    needsHuman: false,
    finalStatus: 'auto',
    ...patch,
  };
}

export function flagRow(patch: Partial<FlagData> & { id: number }): FlagData {
  return {
    personId: null,
    documentId: 1,
    applicantId: 1,
    flagType: 'low_confidence',
    label: '',
    field: null,
    rawText: null,
    page: null,
    bbox: null,
    reasons: [],
    cropPath: null,
    status: 'open',
    ...patch,
  };
}

/** A case with one applicant and one loaded article; `people` are joined one reading each unless given. */
export function rosterData(
  patch: Partial<Omit<RosterData, 'round'>> & { settings?: Partial<RoundSettings> } = {},
): RosterData {
  const { settings, ...rest } = patch;
  const persons = patch.persons ?? [];
  return {
    round: { name: '2024년 1차', settings: { ...defaultSettings('2024-03-04'), ...settings } },
    applicants: [applicantRow({ id: 1 })],
    documents: [documentRow({ id: 1 })],
    persons,
    aggregates: persons.map((s) => personRow(s.id, [s])),
    flags: [],
    ...rest,
  };
}
