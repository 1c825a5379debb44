import { LEAST_MEASURED } from './calibration';
import type { Observations } from './person';
import type { Reason, ReasonCode } from './reasons';
import { isReasonCode } from './reasons';
import type { RoundSettings } from './settings';
import type { DocType, FlagType, Role, SourceFormat, SourceKind } from './words';

/** Below this a person is marked for review. */
export const HUMAN_REVIEW_CONFIDENCE = 0.7;
/** From this on a printed name may pass without a look. Measured; never below `HUMAN_REVIEW_CONFIDENCE`. */
export const AUTO_LOAD_CONFIDENCE = Math.max(HUMAN_REVIEW_CONFIDENCE, LEAST_MEASURED);

/** What the gate knows of one occurrence of a person. */
export interface GatePerson {
  readonly role: Role;
  readonly isSelf: boolean;
  readonly confidence: number;
  readonly sourceKind: SourceKind;
}

export interface GateInput {
  readonly docType: DocType;
  readonly format: SourceFormat;
  /** Blank leaves not counted; null for formats without pages of their own. */
  readonly pageCount: number | null;
  /** Pages with a usable text layer. */
  readonly usablePages: number;
  /** Pages read from pixels, where people stand on them or most of the document is such; absent where none matters. */
  readonly ocrPages?: number;
  readonly persons: readonly GatePerson[];
  readonly observations: Observations;
  /** What the reader could not read, or mended. */
  readonly notes: readonly Reason[];
  readonly settings: RoundSettings;
  /** Is the applicant's name known at all? Without it nobody can be missed as the applicant. */
  readonly selfKnown: boolean;
}

export interface DocumentFlag {
  readonly type: 'needs_vision' | 'incomplete';
  readonly reasons: readonly Reason[];
}

export interface GateResult {
  /** May the document be loaded without a person looking at it? */
  readonly ok: boolean;
  readonly reasons: readonly Reason[];
  /** At most one of each type. */
  readonly flags: readonly DocumentFlag[];
}

/** The rule of the design, to the letter: what is not printed always needs a person. */
export function needsHuman(sourceKind: SourceKind, confidence: number): boolean {
  return sourceKind !== 'printed' || confidence < HUMAN_REVIEW_CONFIDENCE;
}

/** The flag of one person: seal before handwriting before signature before low confidence; null when none is due. */
export function personFlag(person: Pick<GatePerson, 'sourceKind' | 'confidence'>): FlagType | null {
  if (person.sourceKind === 'seal') return 'seal';
  if (person.sourceKind === 'handwritten') return 'handwriting';
  if (person.sourceKind === 'signature') return 'signature';
  return person.confidence < Math.max(HUMAN_REVIEW_CONFIDENCE, AUTO_LOAD_CONFIDENCE)
    ? 'low_confidence'
    : null;
}

const AUTHORS: readonly Role[] = ['coauthor', 'corresponding_author'];
const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];
const SUPERVISORS: readonly Role[] = ['supervisor', 'co_supervisor'];
/** Notes of a reader that say something was left unread. Others only tell what was mended. */
const UNREAD_NOTES: readonly ReasonCode[] = [
  'partial_read',
  'timed_out',
  'out_of_memory',
  'too_large',
  'silent_pages',
  'attachments',
  'cut_picture',
  'layout_unknown',
];

const count = (input: GateInput, roles: readonly Role[]): number =>
  input.persons.filter((p) => roles.includes(p.role)).length;

/** Nobody, thanks aside: a list of thanked people is no list of related ones. */
const nobody = (input: GateInput): boolean => input.persons.every((p) => p.role === 'acknowledged');

/** Would a person have to look at pixels? More than half the pages without text counts as a scan; a few are blank leaves. */
function isScan(input: GateInput): boolean {
  if (input.format === 'image' || input.usablePages === 0) return true;
  return input.pageCount !== null && input.usablePages * 2 < input.pageCount;
}

/** Each check answers with its reasons; none is silent about what it saw. */
type Check = (input: GateInput) => Reason[];

const somebodyFound: Check = (input) => {
  if (!nobody(input)) return [];
  return [{ code: isScan(input) ? 'needs_vision' : 'nobody_found' }];
};

/**
 * Who works alone is rarer than a list that was read to its first name only. Two bylines or a form that count one author are believed;
 * a thesis is held to its jury instead.
 */
const somebodyBesideSelf: Check = (input) => {
  if (input.docType === 'degree_thesis' || nobody(input)) return [];
  if (!input.persons.every((p) => p.isSelf || p.role === 'acknowledged')) return [];
  const { bylineKo, bylineEn, statedAuthors } = input.observations;
  const alone = statedAuthors === 1 || (bylineKo === 1 && bylineEn === 1);
  return alone ? [] : [{ code: 'only_self' }];
};

const selfAmongAuthors: Check = (input) => {
  if (!input.selfKnown || nobody(input)) return [];
  if (!['journal_article', 'representative_research', 'degree_thesis'].includes(input.docType)) return [];
  return input.persons.some((p) => p.isSelf) ? [] : [{ code: 'self_missing' }];
};

const thesisNamesItsJury: Check = (input) => {
  if (input.docType !== 'degree_thesis' || nobody(input)) return [];
  const reasons: Reason[] = [];
  if (count(input, SUPERVISORS) === 0) reasons.push({ code: 'supervisor_missing' });
  const { degree, committeeRows = 0, emptyRows = 0 } = input.observations;
  // A bachelor's thesis is passed by the supervisor; an unstated degree is held to the smaller number.
  if (degree === 'bachelor') return reasons;
  const { master, doctor } = input.settings.committeeRows;
  const expected = degree === 'doctor' ? doctor : master;
  const found = Math.max(count(input, COMMITTEE), committeeRows - emptyRows);
  if (found === 0 && committeeRows === 0 && expected > 0) reasons.push({ code: 'committee_missing' });
  else if (found < expected) reasons.push({ code: 'committee_incomplete', params: { expected, found } });
  return reasons;
};

const rowsAreFilled: Check = ({ observations }) => {
  const empty = observations.emptyRows ?? 0;
  return empty > 0 ? [{ code: 'empty_rows', params: { count: empty } }] : [];
};

const bylinesPair: Check = ({ observations: { bylineKo: ko, bylineEn: en } }) =>
  ko !== undefined && en !== undefined && ko !== en ? [{ code: 'byline_mismatch', params: { ko, en } }] : [];

const statedCountRead: Check = (input) => {
  const stated = input.observations.statedAuthors;
  const found = count(input, AUTHORS) + (input.observations.collapsed ?? 0);
  return stated === undefined || stated === found
    ? []
    : [{ code: 'author_count_mismatch', params: { stated, found } }];
};

/**
 * Character recognition loses lines without a trace (a stamp, a fold, a faint print), and how often has not been measured:
 * whatever was read from pixels is looked at by a person, beside the names themselves.
 */
const pixelsAreDoubtful: Check = (input) =>
  input.ocrPages && !nobody(input) ? [{ code: 'ocr_read', params: { count: input.ocrPages } }] : [];

const nobodyHidden: Check = ({ observations }) =>
  (observations.hiddenPeople ?? []).map((text) => ({ code: 'hidden_people', params: { text } }));

const noPlaceholders: Check = ({ observations }) =>
  (observations.placeholders ?? []).map((text) => ({ code: 'placeholders', params: { text } }));

const nobodyCollapsed: Check = ({ observations }) =>
  observations.collapsed ? [{ code: 'large_collaboration', params: { count: observations.collapsed } }] : [];

const noSilentPages: Check = ({ observations }) =>
  observations.silentPages?.length
    ? [{ code: 'silent_pages', params: { pages: observations.silentPages.join(', ') } }]
    : [];

const nobodyUnproven: Check = ({ observations }) =>
  (observations.unproven ?? []).map((text) => ({ code: 'model_unproven', params: { text } }));

const bylinesReadAlike: Check = ({ observations }) =>
  (observations.bylines ?? []).map((params) => ({ code: 'model_differs', params }));

const noDoubts: Check = ({ observations }) =>
  (observations.doubts ?? []).map((code) => ({ code: isReasonCode(code) ? code : 'layout_unknown' }));

const allRead: Check = ({ notes }) => notes.filter((n) => UNREAD_NOTES.includes(n.code));

const COMPLETENESS: readonly Check[] = [
  somebodyFound,
  somebodyBesideSelf,
  selfAmongAuthors,
  thesisNamesItsJury,
  rowsAreFilled,
  bylinesPair,
  statedCountRead,
  pixelsAreDoubtful,
  nobodyHidden,
  noPlaceholders,
  nobodyCollapsed,
  noSilentPages,
  nobodyUnproven,
  bylinesReadAlike,
  noDoubts,
  allRead,
];

/** Reasons that lie with single people; they open flags of their own, never one of the document. The applicant is no related person. */
const peopleAreSure: Check = (input) => {
  const reasons: Reason[] = [];
  const persons = input.persons.filter((p) => !p.isSelf);
  const doubtful = persons.filter((p) => personFlag(p) === 'low_confidence').map((p) => p.confidence);
  if (doubtful.length > 0) {
    reasons.push({ code: 'low_confidence', params: { percent: Math.round(Math.min(...doubtful) * 100) } });
  }
  if (persons.some((p) => p.sourceKind !== 'printed')) reasons.push({ code: 'not_printed' });
  return reasons;
};

/**
 * May this document pass? Pure. Besides confidence it holds the cross-checks that catch silent misses. Whatever doubts
 * completeness opens the flag `incomplete`; where only pixels can answer, the flag is `needs_vision` instead.
 */
export function gate(input: GateInput): GateResult {
  const doubts = COMPLETENESS.flatMap((check) => check(input)).filter(unrepeated);
  // What the plan left out is no doubt by itself; where somebody may be missing it is where to look.
  if (doubts.length > 0) doubts.push(...input.notes.filter((n) => n.code === 'plan_left'));
  const reasons = [...doubts, ...peopleAreSure(input)];
  const flags: DocumentFlag[] = [];
  if (doubts.length > 0) {
    const needsPixels =
      (nobody(input) && isScan(input)) ||
      (doubts.some((r) => r.code === 'silent_pages') && hasBlindPages(input));
    flags.push({ type: needsPixels ? 'needs_vision' : 'incomplete', reasons: doubts });
  }
  return { ok: reasons.length === 0, reasons, flags };
}

function hasBlindPages(input: GateInput): boolean {
  return input.pageCount !== null && input.usablePages < input.pageCount;
}

function unrepeated(reason: Reason, index: number, all: readonly Reason[]): boolean {
  const key = JSON.stringify(reason);
  return all.findIndex((other) => JSON.stringify(other) === key) === index;
}
