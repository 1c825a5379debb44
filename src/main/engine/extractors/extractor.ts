import type { BBox } from '../domain/bbox';
import type { Page } from '../domain/page';
import type { QuarterTurn } from '../domain/turn';
import type { ExtractContext, Extraction } from '../domain/person';
import type { ExtractorMode } from '../domain/words';
import type { AnswerStore } from './vision/reader';

/**
 * A document's pages as they are stored: one JSON string a page. The main process hands them on unread (a 240-page thesis
 * is 10 MB and would stall the window); whoever needs a page parses that page.
 */
export interface PageSet {
  readonly json: readonly string[];
}

export interface ExtractInput extends ExtractContext {
  readonly pages: PageSet;
  /**
   * Pages nothing could be read of although there is something on them (too faint, a fault of character recognition): rules have no use for
   * them, a model may look. Those that the page plan leaves out are not among them.
   */
  readonly blind?: PageSet;
  /** Pixels for a vision model: PNG bytes of a page, or of a box of it as the sheet lies; turned clockwise afterwards. */
  readonly render: (page: number, dpi: number, box?: BBox, turn?: QuarterTurn) => Promise<Uint8Array>;
  readonly signal?: AbortSignal;
  /** Finished answers of models about this document; without it every question is asked anew. */
  readonly answers?: AnswerStore;
}

/** Stage 3, pluggable. Implementations: `stub`, `rules` (a pool task), `vlm`, `hybrid`, `ensemble`. */
export interface Extractor {
  readonly name: ExtractorMode;
  /** Part of what a finished extraction is known by: another version reads again. */
  readonly version: string;
  /** Ids of the vision models it asks; what was read by one says so in the export. */
  readonly models?: readonly string[];
  extract(input: ExtractInput): Promise<Extraction>;
}

/** All pages, parsed. For readers that need the whole document. */
export function parsePages(set: PageSet): Page[] {
  return set.json.map((s) => JSON.parse(s) as Page);
}
