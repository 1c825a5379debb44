import { join } from 'node:path';
import { CancelledError } from '../domain/errors';
import type { Page } from '../domain/page';
import { readPageImage, type PageImage } from '../ocr/read';
import { createRecogniser } from '../ocr/recogniser';
import { packageDir } from './assets';
import { isBlank } from './blank';
import { wantedOf } from './plan';
import { judgeText } from './usable';
import type { ReadContext } from './reader';

/** Share of a task's time after which no further picture is begun: what was read by then is kept, the rest is named. */
const TIME_SHARE = 0.75;

export interface PageOcr {
  /**
   * The page with what its picture says; the page as it is where its own text is usable or the picture says less, and marked as unread
   * where the plan leaves its picture out or the picture could not be read. `draw` is asked only when the picture is needed.
   */
  fill(page: Page, pageCount: number, draw: () => Promise<PageImage>): Promise<Page>;
  close(): Promise<void>;
}

/** Reading of pictures for one document; the recogniser starts with the first picture. */
export function createPageOcr(ctx: Pick<ReadContext, 'limits' | 'signal' | 'plan' | 'onSlow'>): PageOcr {
  const folder = (code: string): string => join(packageDir(`@tesseract.js-data/${code}`), '4.0.0_best_int');
  const recogniser = createRecogniser({ kor: folder('kor'), eng: folder('eng') });
  const until = performance.now() + ctx.limits.timeMs * TIME_SHARE;

  async function fill(page: Page, pageCount: number, draw: () => Promise<PageImage>): Promise<Page> {
    const against = judgeText(page.words);
    if (against === undefined) return page;
    if (wantedOf(ctx.plan, page.number, pageCount) !== 'all') return { ...page, unread: 'picture' };
    if (performance.now() > until) return { ...page, unread: 'late' };
    if (ctx.signal.aborted) throw new CancelledError();
    ctx.onSlow?.(pageCount);
    try {
      const image = await draw();
      if (await isBlank(image)) return { ...page, ...(page.words.length === 0 && { blank: true as const }) };
      const read = await readPageImage(image, recogniser);
      const letters = (words: Page['words']): number => words.reduce((n, w) => n + w.text.length, 0);
      // A page that says little says it best in its own text.
      if (against === 'too_short' && letters(read.words) <= letters(page.words) + 6)
        return { ...page, marks: read.marks };
      return {
        ...page,
        words: read.words,
        marks: read.marks,
        source: 'ocr',
        ...(read.turned === 0 ? {} : { turned: read.turned }),
      };
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      // A picture that cannot be decoded takes nothing else along.
      return { ...page, unread: 'failed' };
    }
  }

  return { fill, close: recogniser.close };
}
