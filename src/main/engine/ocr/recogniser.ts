import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { toPgm, type Grey, type PixelBox } from './raster';

/** `kor` alone reads sparse Korean best and ruins Latin; both together read mixed pages and cost a third more. */
export type Languages = 'kor' | 'eng' | 'kor+eng';
/** One uniform block, one line, or columns found by the recogniser (ruinous on sparse Korean pages, right on dense ones). */
export type Segmentation = 'block' | 'line' | 'columns';

export interface Letter {
  readonly text: string;
  readonly box: PixelBox;
  /** 0 to 1. */
  readonly confidence: number;
}
export interface ReadWord {
  readonly text: string;
  readonly box: PixelBox;
  readonly confidence: number;
  readonly letters: readonly Letter[];
}
export interface ReadLine {
  readonly words: readonly ReadWord[];
  readonly box: PixelBox;
  /** y at the left and at the right end. */
  readonly baseline: readonly [left: number, right: number];
}

export interface Recogniser {
  /** Lines from top to bottom; boxes in pixels of `image`. */
  read(
    image: Grey,
    how: { languages: Languages; segmentation: Segmentation; dpi: number },
  ): Promise<ReadLine[]>;
  close(): Promise<void>;
}

/** Pages after which the recogniser is made anew: its memory only ever grows. */
const RECYCLE_AFTER = 200;
const MODES = { block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE, columns: PSM.AUTO } as const;

/**
 * Tesseract in a thread of its own, started with the first page and stopped by `close` or with the thread that made it.
 * @param dataDirs Folders that hold `kor.traineddata.gz` and `eng.traineddata.gz`.
 */
export function createRecogniser(dataDirs: { readonly kor: string; readonly eng: string }): Recogniser {
  let worker: Promise<Worker> | undefined;
  let speaks: Languages | undefined;
  let pages = 0;

  async function ready(languages: Languages): Promise<Worker> {
    if (pages >= RECYCLE_AFTER) await close();
    worker ??= start(dataDirs);
    const running = await worker;
    if (speaks !== languages) await running.reinitialize(languages, 1);
    speaks = languages;
    return running;
  }

  async function close(): Promise<void> {
    const running = worker;
    worker = undefined;
    speaks = undefined;
    pages = 0;
    await (await running)?.terminate();
  }

  return {
    close,
    read: async (image, { languages, segmentation, dpi }) => {
      const running = await ready(languages);
      pages += segmentation === 'line' ? 0.05 : 1;
      await running.setParameters({
        tessedit_pageseg_mode: MODES[segmentation],
        preserve_interword_spaces: '1',
        user_defined_dpi: String(Math.round(dpi)),
      });
      const { data } = await running.recognize(toPgm(image), {}, { text: false, blocks: true });
      return linesOf(data.blocks ?? []);
    },
  };
}

/** The library takes one folder for all languages, the packages bring one each: they meet in a folder that lives for the start. */
async function start(dirs: { kor: string; eng: string }): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'minesweeper-ocr-'));
  try {
    for (const code of ['kor', 'eng'] as const)
      await copyFile(join(dirs[code], `${code}.traineddata.gz`), join(folder, `${code}.traineddata.gz`));
    return await createWorker(['kor', 'eng'], 1, {
      langPath: folder,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: () => undefined,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Blocks = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>;

function linesOf(blocks: Blocks): ReadLine[] {
  return blocks
    .flatMap((b) => b.paragraphs)
    .flatMap((p) => p.lines)
    .map((line) => ({
      box: line.bbox,
      baseline: [line.baseline.y0, line.baseline.y1] as const,
      words: line.words.map((word) => ({
        text: word.text,
        box: word.bbox,
        confidence: word.confidence / 100,
        letters: word.symbols.map((s) => ({ text: s.text, box: s.bbox, confidence: s.confidence / 100 })),
      })),
    }));
}
