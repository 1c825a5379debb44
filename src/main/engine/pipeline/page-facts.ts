import type { ReadingSource } from '../domain/calibration';
import type { Mark, Page } from '../domain/page';
import type { PageReading } from '../pool/tasks';

/** What the names of a page need to know of it beside their own places. */
export interface PageFacts {
  /** Usable pages with text of their own, and those that were read from pixels. */
  readonly textPages: number;
  readonly ocrPages: number;
  /** Leaves without any ink. */
  readonly blankPages: number;
  readonly sourceOf: (page: number) => ReadingSource;
  readonly marksOf: (page: number) => readonly Mark[];
}

/** Quotation marks inside words are escaped, so no text of a page looks like these. */
const OCR_PAGE = '"source":"ocr"';
const BLANK_PAGE = '"blank":true';
const NO_MARKS = '"marks":[]';

/** Pages are looked into only where somebody was found, and parsed only where there are marks: a thesis has hundreds. */
export function pageFacts(pages: readonly PageReading[]): PageFacts {
  const json = new Map(pages.map((p) => [p.number, p.json]));
  const usable = pages.filter((p) => p.usable);
  const ocrPages = usable.filter((p) => p.json.includes(OCR_PAGE)).length;
  const marks = new Map<number, readonly Mark[]>();
  return {
    textPages: usable.length - ocrPages,
    ocrPages,
    blankPages: pages.filter((p) => !p.usable && p.json.includes(BLANK_PAGE)).length,
    sourceOf: (page) => (json.get(page)?.includes(OCR_PAGE) ? 'ocr' : 'text'),
    marksOf: (page) => {
      const text = json.get(page);
      if (text === undefined || text.includes(NO_MARKS)) return [];
      const known = marks.get(page) ?? (JSON.parse(text) as Page).marks;
      marks.set(page, known);
      return known;
    },
  };
}

/** What the plan left out, what is broken in the file and what is empty is nothing to look at. */
const NOTHING_TO_SEE = [BLANK_PAGE, '"unread":"left"', '"unread":"picture"', '"unread":"damaged"'];

/** Is there something on the page that nobody could read? */
export function isBlind({ usable, json }: Pick<PageReading, 'usable' | 'json'>): boolean {
  return !usable && !NOTHING_TO_SEE.some((mark) => json.includes(mark));
}

/** Pages nobody knows more of: printed text without marks. */
export const PLAIN_PAGES: PageFacts = {
  textPages: 1,
  ocrPages: 0,
  blankPages: 0,
  sourceOf: () => 'text',
  marksOf: () => [],
};
