import type { Transform } from 'node:stream';
import type { BBox } from '../domain/bbox';
import type { QuarterTurn } from '../domain/turn';
import type { ErrorShape } from '../domain/errors';
import type { ExtractContext, Extraction } from '../domain/person';
import type { Reason } from '../domain/reasons';
import type { PagePlan, SourceFormat } from '../domain/words';
import type { RosterModel } from '../export/model';
import type { FoundPair, MatchInput } from '../conflicts/match/types';
import type { TableInput, TableOutput } from '../lists/table';

/**
 * What the pool can do: task name → input and output. Tasks are pure: paths or bytes in, values out, no database.
 * Everything here crosses a thread boundary by structured clone.
 */
export interface Tasks {
  /** sha256 of a file, 64 hex digits, and what its content says it is. */
  hashFile: { in: { path: string }; out: { sha256: string; bytes: number; sniff: Sniff } };
  /** How many pages, and does it ask for a password? Reads no page. */
  peekDocument: { in: { path: string; password?: string }; out: Peek };
  /** ZIP → files under `into`, names decoded (UTF-8 or CP949) and NFC; never outside `into`. */
  unpack: { in: { path: string; into: string }; out: { files: UnpackedFile[]; skipped: SkippedEntry[] } };
  /** Any document → pages. Pages already known (`skipPages`) are not read again. */
  readDocument: { in: ReadInput; out: ReadOutput };
  /** One page as an image. */
  renderPage: { in: RenderInput; out: RenderOutput };
  /** Pages → people, by rules. */
  extractPeople: { in: ExtractContext & { pages: readonly string[] }; out: Extraction };
  /** Roster → XLSX bytes; with a password the file asks for it when it is opened. */
  writeWorkbook: { in: { model: RosterModel; password?: string }; out: { bytes: Uint8Array } };
  /** A list of people (XLSX, CSV, pasted rows) → rows of text. */
  readTable: { in: TableInput; out: TableOutput };
  /** Evaluators against everybody tied to some applicants. */
  matchEvaluators: { in: MatchInput; out: { pairs: FoundPair[] } };
}
export type TaskName = keyof Tasks;

/** What the bytes are, whatever the name says. `format` is absent where no reader can read it. */
export interface Sniff {
  readonly format?: SourceFormat;
  /** `pdf`, `png`, `jpeg`, `hwp5`, `hwpx`, `hwp3`, `docx`, `doc`, `zip`, `html`, `text`, `empty`, `unknown` … */
  readonly kind: string;
}

/** What a file tells of itself before it is read. */
export interface Peek {
  /** Null where only reading tells. */
  readonly pages: number | null;
  /** Locked, and the password given (if any) does not open it. */
  readonly encrypted: boolean;
}

export interface UnpackedFile {
  /** Path inside the archive, NFC, `/` between parts. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}
export interface SkippedEntry {
  readonly name: string;
  /** `unsafe_path`, `link`, `limit`, `too_large`, `encrypted`, `damaged`, `system` (`__MACOSX`, `Thumbs.db`). */
  readonly why: string;
}

export interface ReadInput {
  readonly path: string;
  readonly filename: string;
  readonly password?: string;
  /** Pages whose reading is stored already; from 1. */
  readonly skipPages: readonly number[];
  /**
   * Pages somebody has begun, one byte a page at its number, shared by all tasks that read this document at the same time: a page is
   * read by the one that begins it. The whole document is this task's where absent.
   */
  readonly claims?: SharedArrayBuffer;
  /** Most pages this task begins. */
  readonly most?: number;
  /** `text` where absent. */
  readonly plan?: PagePlan;
  /** Pictures of pages are made no finer than this, where memory is short; their own resolution where absent. */
  readonly maxDpi?: number;
}

/** One page's reading: `json` is a `Page`. */
export interface PageReading {
  readonly number: number;
  readonly json: string;
  /** Characters of text, spaces not counted. */
  readonly chars: number;
  /** Is the text layer usable? False: empty, too short or garbage. */
  readonly usable: boolean;
}

/** Pages arrive while the task runs, as progress; the reply holds what is known of the whole. */
export interface ReadOutput {
  readonly format: SourceFormat;
  readonly reader: string;
  readonly readerVersion: string;
  readonly pageCount: number;
  readonly title?: string;
  /** What could not be read, or was mended: for a person. */
  readonly notes: readonly Reason[];
}

export interface RenderInput {
  readonly path: string;
  readonly format: SourceFormat;
  readonly page: number;
  /** Pixels of the longer side at most. */
  readonly maxPixels: number;
  readonly password?: string;
  /** Page points; the whole page where absent. */
  readonly box?: BBox;
  /** Turns the picture clockwise afterwards: a sheet that lies on its side is shown upright. */
  readonly turn?: QuarterTurn;
}
export interface RenderOutput {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** The page's size in points. */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Sent by a running task. A page names its reader, so that it can be stored before the task has ended. */
export type Progress =
  | {
      readonly type: 'page';
      readonly reading: PageReading;
      readonly of: number;
      readonly reader: string;
      readonly readerVersion: string;
    }
  /** A page is about to be read from its picture, which takes seconds; `of` pages are in the document. */
  | { readonly type: 'picture'; readonly of: number }
  | { readonly type: 'step'; readonly done: number; readonly of: number };

export interface TaskLimits {
  readonly timeMs: number;
  /** V8 heap of the worker. */
  readonly memoryMb: number;
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly maxPixels: number;
}

/** What a worker receives and answers. The id comes back, so that a lying worker is noticed. */
export interface TaskEnvelope<N extends TaskName = TaskName> {
  readonly id: string;
  readonly task: N;
  readonly input: Tasks[N]['in'];
  readonly limits: TaskLimits;
  readonly vault?: VaultAccess;
}
/** What a task of an encrypted case is given: the key of the case's files, and where it may open its own while it runs. */
export interface VaultAccess {
  readonly key: Uint8Array;
  readonly plainPath: string;
}
export type TaskReply<N extends TaskName = TaskName> =
  | { readonly id: string; readonly ok: true; readonly value: Tasks[N]['out'] }
  | { readonly id: string; readonly ok: false; readonly error: ErrorShape };

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<TaskLimits>;
  readonly onProgress?: (p: Progress) => void;
  readonly vault?: VaultAccess;
}

/** The engine's door to heavy work. Real: piscina (`pool.ts`). In tests of one task: `createInlinePool`. */
export interface Pool {
  run<N extends TaskName>(task: N, input: Tasks[N]['in'], options?: RunOptions): Promise<Tasks[N]['out']>;
  destroy(): Promise<void>;
}

/** One task's code: runs in a worker, reports progress, obeys the limits it is given. */
export type TaskHandler<N extends TaskName> = (
  input: Tasks[N]['in'],
  ctx: {
    readonly limits: TaskLimits;
    readonly progress: (p: Progress) => void;
    readonly signal: AbortSignal;
    /** In an encrypted case: what a task writes to disk passes through this. */
    readonly seal?: () => Transform;
  },
) => Promise<Tasks[N]['out']>;
