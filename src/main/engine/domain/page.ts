import type { BBox } from './bbox';
import type { SourceKind } from './words';

/** Which reader a page's words came from. `flow`: HWP, DOCX and TXT, which have no layout of their own. */
export type PageSourceKind = 'text-layer' | 'ocr' | 'vlm' | 'flow';

/**
 * `damaged`: the file is broken there. `failed`: its picture was to be read and could not be.
 * `late`: the same, because the task's time was out. `picture`: the page plan leaves its picture out. `left`: the page plan leaves the page out.
 */
export type Unread = 'damaged' | 'failed' | 'late' | 'picture' | 'left';

/** One word as the page prints it. */
export interface Word {
  readonly text: string;
  readonly box: BBox;
  /** 0 to 1; 1 for a text layer, the engine's own figure for OCR. */
  readonly confidence: number;
  /** Points. */
  readonly fontSize?: number;
  readonly bold?: boolean;
  /** y of the baseline in page points from the top: superscripts stand higher than their neighbours. */
  readonly baseline?: number;
  /** Other readings of the same ink by OCR, the likeliest first. */
  readonly alternatives?: readonly string[];
}

/** A seal, a signature or handwriting found on the page. */
export interface Mark {
  readonly kind: Exclude<SourceKind, 'printed'>;
  readonly box: BBox;
  /** File of the enlarged crop inside the case folder, once it is written. */
  readonly crop?: string;
}

/**
 * The one value that flows between the stages. A text layer, an OCR result and an HWP paragraph become the same pages, so
 * that finding people is written once. Words stand in the order the source gives them; reading order is `layout`'s work.
 */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** Points, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly marks: readonly Mark[];
  readonly source: PageSourceKind;
  /** A leaf without any ink: nothing to read, nothing missed. */
  readonly blank?: true;
  /** Why nothing is known of the page's content; absent on a page that was read. */
  readonly unread?: Unread;
  /** Clockwise degrees that set a scanned sheet upright (quarter turns and skew). Boxes are the sheet's: see `turn.ts`. */
  readonly turned?: number;
}
