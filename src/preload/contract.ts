/**
 * The one contract between the window and the engine: every call with its input schema and output type, every event.
 * The window sees ids, JSON and page images; never a path on disk, never a document.
 * Page images come from `page/<documentId>/<page>?size=thumb|reading` on the window's own origin.
 */
import { z } from 'zod';
import { conflictInputs, type ConflictOutputs, type ListKind, type ListPreview } from './contract-conflicts';
import { modelInputs, type ModelOutputs } from './contract-models';
import { machineSettings, roundInputs, type RoundOutputs, type RoundSummary } from './contract-rounds';
import { DOC_TYPES, FLAG_TYPES, PAGE_PLANS, ROLES } from '../main/engine/domain/words';
import type { RoundSettings } from '../main/engine/domain/settings';
import type {
  ApplicantRow,
  DeadLetter,
  DecisionResult,
  HealthReport,
  FoundPerson,
  PersonHit,
  PersonRow,
  Preflight,
  ProgressSnapshot,
  RegressionReport,
  ReviewItem,
  ReviewRow,
  RosterPreview,
  SignOff,
  UndoState,
  WaitingDocument,
} from '../main/engine/domain/views';

export * from './contract-conflicts';
export type * from './contract-models';
export type * from './contract-rounds';
export type * from '../main/engine/domain/views';
export type * from '../main/engine/domain/words';
export type { BBox } from '../main/engine/domain/bbox';
export type { RoundSettings } from '../main/engine/domain/settings';
export { DOC_TYPES, FLAG_TYPES, PAGE_PLANS, ROLES } from '../main/engine/domain/words';

const id = z.number().int().positive();
const name = z.string().trim().min(1).max(200);
const box = z.object({ x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() });

export const inputs = {
  'app.info': z.undefined(),
  'app.setPreferences': z.object({
    language: z.enum(['ko', 'en']).optional(),
    theme: z.enum(['light', 'dark', 'auto']).optional(),
    operator: z.string().trim().max(60).optional(),
    /** Review keys that differ from the usual ones: action → `KeyboardEvent.code`. */
    keys: z.record(z.string().max(30), z.string().regex(/^(Shift\+)?[A-Za-z0-9]{1,20}$/)).optional(),
    /** The three steps of the first run were seen. */
    tourSeen: z.boolean().optional(),
    ...z.object(machineSettings).partial().shape,
  }),

  'rounds.list': z.undefined(),
  'rounds.create': z.object({ name }),
  'rounds.open': z.object({ roundId: z.string().min(1).max(80) }),
  'rounds.rename': z.object({ name }),
  'rounds.setSettings': z.object({
    windowYears: z.union([z.literal(3), z.literal(4), z.literal(5), z.null()]).optional(),
    referenceDate: z.iso.date().optional(),
    committeeRows: z
      .object({ master: z.number().int().min(0).max(20), doctor: z.number().int().min(0).max(20) })
      .optional(),
    largeCollaboration: z.number().int().min(5).max(1000).optional(),
    exportedRoles: z.array(z.enum(ROLES)).optional(),
    pagePlan: z.enum(PAGE_PLANS).optional(),
    /** Share of automatic passes put into review, 0 to 1. */
    auditSample: z.number().min(0).max(1).optional(),
  }),

  /** Opens the system's dialog; null when nothing was chosen. The scan goes on by itself: follow the `intake` event. */
  'intake.pick': z.object({ kind: z.enum(['folder', 'files']) }),
  /** Called by the preload script for a drop; the page itself never holds a path. */
  'intake.drop': z.object({ paths: z.array(z.string().min(1)).min(1).max(2000) }),
  /** The generated sample round. */
  'intake.sample': z.undefined(),
  'intake.current': z.undefined(),
  'intake.editApplicant': z.object({
    key: z.string(),
    externalId: z.string().trim().min(1).max(60).optional(),
    name: z.string().trim().max(100).optional(),
    position: z.string().trim().max(100).optional(),
    excluded: z.boolean().optional(),
  }),
  'intake.editFile': z.object({
    key: z.string(),
    docType: z.enum(DOC_TYPES).optional(),
    excluded: z.boolean().optional(),
  }),
  'intake.start': z.undefined(),
  'intake.discard': z.undefined(),

  'progress.snapshot': z.undefined(),
  'queue.pause': z.undefined(),
  'queue.resume': z.undefined(),
  /** Without an applicant: everything that waits or runs. */
  'queue.cancel': z.object({ applicantId: id.optional() }),
  'queue.retry': z.object({ applicantId: id.optional(), documentId: id.optional() }),
  'queue.readWhole': z.object({ documentId: id }),
  'queue.prioritise': z.object({ applicantId: id }),

  'dead.list': z.undefined(),
  /** Without a document: all that nobody put aside. */
  'dead.replay': z.object({ documentId: id.optional() }),
  'dead.dismiss': z.object({ documentId: id, note: z.string().trim().max(300) }),

  'health.report': z.undefined(),
  /** Confirmed reviews into a file of the user's; asks where. */
  'health.exportRegression': z.undefined(),
  /** Asks for such a file and reads it with the rules in use now. */
  'health.replayRegression': z.undefined(),

  'passwords.waiting': z.undefined(),
  /** The password stays in memory and is tried on the applicant's waiting documents. */
  'passwords.give': z.object({ documentId: id, password: z.string().min(1).max(200) }),

  'review.list': z.object({
    applicantId: id.optional(),
    /** A large list is asked for in parts, so that neither side stands still. */
    applicantIds: z.array(id).max(1000).optional(),
    flagType: z.enum(FLAG_TYPES).optional(),
    status: z.enum(['open', 'all']).default('open'),
  }),
  'review.item': z.object({ flagId: id }),
  'review.decide': z.object({
    flagId: id,
    action: z.enum(['confirm', 'edit', 'reject', 'exclude']),
    name: name.optional(),
    role: z.enum(ROLES).optional(),
    affiliation: z.string().trim().max(200).optional(),
  }),
  /** One decision about several like items; undone as one. */
  'review.decideAll': z.object({
    flagIds: z.array(id).min(1).max(5000),
    action: z.enum(['confirm', 'reject', 'exclude']),
  }),
  /** Adds a person somebody sees on a page that the machine missed. */
  'review.add': z.object({
    documentId: id,
    page: z.number().int().min(1),
    bbox: box.optional(),
    name,
    role: z.enum(ROLES),
    affiliation: z.string().trim().max(200).optional(),
  }),
  'review.undo': z.undefined(),
  'review.redo': z.undefined(),
  /** What undo and redo would act on, also right after a start. */
  'review.undoState': z.undefined(),

  'people.applicants': z.undefined(),
  'people.list': z.object({ applicantId: id }),
  /** Whose reading this is, with every place. */
  'people.find': z.object({ sourceId: id }),
  /** Everybody of the round, short: for the search over all of it. */
  'people.index': z.undefined(),
  /** A decision on a listed person's source, made from the people view. */
  'people.decide': z.object({
    sourceId: id,
    action: z.enum(['confirm', 'edit', 'reject', 'exclude']),
    name: name.optional(),
    role: z.enum(ROLES).optional(),
    affiliation: z.string().trim().max(200).optional(),
  }),

  /** Two names of an applicant are, or are not, one person. */
  'people.identity': z.object({
    applicantId: id,
    nameA: name,
    nameB: name,
    more: z.array(name).max(50).optional(),
    verdict: z.enum(['same', 'different']),
    reason: z.string().trim().max(300).optional(),
  }),

  'roster.preview': z.object({ includeOpen: z.boolean() }),
  /** The operator answers for the roster as it stands, the given number of open items known. */
  'roster.sign': z.object({ openItems: z.number().int().min(0) }),
  /** Opens the save dialog; null when cancelled. `csv` holds the first sheet alone. */
  'roster.export': z.object({ includeOpen: z.boolean(), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  'roster.reveal': z.undefined(),

  ...modelInputs,
  ...roundInputs,
  ...conflictInputs,
} as const satisfies Record<string, z.ZodType>;

export type Channel = keyof typeof inputs;
export type Input<C extends Channel> = z.input<(typeof inputs)[C]>;

export interface AppInfo {
  version: string;
  /** `Electron 45` or `Chromium (…)`: shown in the about box. */
  host: string;
  extractor: string;
  language: 'ko' | 'en';
  theme: 'light' | 'dark' | 'auto';
  operator: string;
  keys: Record<string, string>;
  tourSeen: boolean;
  operatorAsked: boolean;
  workers: number;
  pauseOnBattery: boolean;
  notify: boolean;
  keepPagesDays: number | null;
  wipeAfterDays: number | null;
  /** The system can keep a key for this user. */
  keyRing: boolean;
  /** Vision models that are installed; none: rules only. */
  models: string[];
  round: RoundInfo | null;
  /** The round that would be open, but waits for its passphrase. */
  waiting: RoundSummary | null;
}

export interface RoundInfo {
  roundId: string;
  name: string;
  settings: RoundSettings;
  /** Opens with a passphrase only. */
  encrypted: boolean;
  /** The system's key ring opens it on this computer. */
  remembered: boolean;
}

export interface Outputs extends ConflictOutputs, ModelOutputs, RoundOutputs<AppInfo> {
  'app.info': AppInfo;
  'app.setPreferences': AppInfo;
  'rounds.list': RoundSummary[];
  'rounds.create': AppInfo;
  'rounds.open': AppInfo;
  'rounds.rename': AppInfo;
  'rounds.setSettings': AppInfo;
  'intake.pick': boolean;
  'intake.drop': boolean;
  'intake.sample': boolean;
  'intake.current': Preflight | null;
  'intake.editApplicant': Preflight;
  'intake.editFile': Preflight;
  'intake.unlock': Preflight;
  'intake.start': { applicants: number; documents: number };
  'intake.discard': null;
  'progress.snapshot': ProgressSnapshot;
  'queue.pause': null;
  'queue.resume': null;
  'queue.cancel': null;
  'queue.retry': { queued: number };
  'queue.readWhole': { queued: number };
  'queue.prioritise': null;
  'dead.list': DeadLetter[];
  'dead.replay': { queued: number };
  'dead.dismiss': DecisionResult;
  'health.report': HealthReport;
  'health.exportRegression': { filename: string; documents: number } | null;
  'health.replayRegression': RegressionReport | null;
  'passwords.waiting': WaitingDocument[];
  'passwords.give': { queued: number };
  'review.list': ReviewRow[];
  'review.item': ReviewItem;
  'review.decide': DecisionResult;
  'review.decideAll': DecisionResult;
  'review.add': DecisionResult;
  'review.undo': DecisionResult;
  'review.redo': DecisionResult;
  'review.undoState': UndoState;
  'people.applicants': ApplicantRow[];
  'people.list': PersonRow[];
  'people.find': FoundPerson;
  'people.index': PersonHit[];
  'people.decide': DecisionResult;
  'people.identity': DecisionResult;
  'roster.preview': RosterPreview;
  'roster.sign': SignOff;
  'roster.export': { filename: string; rows: number; openItems: number } | null;
  'roster.reveal': null;
}

/** Pushed to the window. `changed` says which lists to ask for again, and whose; without `applicantIds` everybody's. */
export interface Events {
  intake: Preflight | null;
  progress: ProgressSnapshot;
  changed: { scopes: ('round' | 'review' | 'people' | 'roster' | 'conflicts')[]; applicantIds?: number[] };
  /** A menu item or a shortcut of the system: `pick`, `export`, `undo`, `redo`, `settings`. */
  menu: { command: string };
}
export const EVENT_NAMES = ['intake', 'progress', 'changed', 'menu'] as const satisfies (keyof Events)[];

/** An error that crossed the IPC boundary: a stable code; the window has the sentence. */
export type Reply<T> = { ok: true; value: T } | { ok: false; code: string };

/** What the preload script exposes as `window.minesweeper`. */
export interface Api {
  call<C extends Channel>(channel: C, input: Input<C>): Promise<Reply<Outputs[C]>>;
  /** Files or folders from a drop or a file input; their paths stay in the preload script. */
  dropFiles(files: readonly File[]): Promise<Reply<boolean>>;
  /** A list of evaluators or applicants from a drop; its path stays in the preload script. */
  dropList(list: ListKind, file: File): Promise<Reply<ListPreview>>;
  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): () => void;
}
