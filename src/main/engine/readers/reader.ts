import type { Page } from '../domain/page';
import type { PageImage } from '../ocr/sheet';
import type { PagePlan } from '../domain/words';
import type { ReadOutput, Sniff, TaskLimits } from '../pool/tasks';

/** One file as a reader gets it. */
export interface Source {
  readonly path: string;
  /** NFC, without folder. For messages and titles only, never for deciding the format. */
  readonly filename: string;
  readonly sniff: Sniff;
  readonly password?: string;
}

/** What a reader may use and must obey. */
export interface ReadContext {
  readonly limits: TaskLimits;
  readonly signal: AbortSignal;
  /** Is this page wanted? To be asked once of each page, in order: a page that is wanted is this reader's from then on. */
  readonly wants: (page: number) => boolean;
  readonly plan: PagePlan;
  /** Pictures of pages are made no finer than this. */
  readonly maxDpi?: number;
  /** Where somebody wants to see a picture of the document rather than have it read: gets the pixels instead of `emit`. */
  readonly onPicture?: (page: number, image: PageImage) => void;
  /** Told before a page is read from its picture, which takes seconds; `of` pages are in the document. */
  readonly onSlow?: (of: number) => void;
  /** Hands one finished page on; it is not kept. */
  readonly emit: (page: Page, of: number) => void;
}

/** What a reader knows of the whole once its pages are handed on. */
export type ReadResult = Pick<ReadOutput, 'pageCount' | 'title' | 'notes'>;

/** One format → pages. `version` is part of what a stored page is known by: change it and pages are read again. */
export interface Reader {
  readonly name: string;
  readonly version: string;
  /** Throws `PermanentError` where nothing at all can be read. */
  readonly read: (source: Source, ctx: ReadContext) => Promise<ReadResult>;
}
