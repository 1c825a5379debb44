import type { Page, Word } from '../../../src/main/engine/domain/page';
import type { Extraction, RawPerson } from '../../../src/main/engine/domain/person';
import type { DocType } from '../../../src/main/engine/domain/words';
import type { ExtractInput, Extractor } from '../../../src/main/engine/extractors/extractor';
import type {
  VisionAnswer,
  VisionQuestion,
  VisionReader,
} from '../../../src/main/engine/extractors/vision/reader';

/** A page whose lines are given as text; words get boxes where they stand. */
export function pageOf(lines: readonly string[], over: Partial<Page> & { confidence?: number } = {}): Page {
  const { confidence = 0.93, ...rest } = over;
  const words: Word[] = lines.flatMap((line, i) =>
    line.split(' ').map((text, j) => ({
      text,
      confidence,
      box: { x: 60 + j * 90, y: 80 + i * 40, w: text.length * 14, h: 16 },
    })),
  );
  return { number: 1, width: 595, height: 842, words, marks: [], source: 'ocr', ...rest };
}

export function personOn(page: Page, name: string, over: Partial<RawPerson> = {}): RawPerson {
  const word = page.words.find((w) => w.text === name)!;
  return {
    nameRaw: name,
    role: 'committee',
    sourceKind: 'printed',
    page: page.number,
    bbox: word.box,
    confidence: 0.95 * word.confidence,
    certainty: 0.95,
    ocrEngine: 'tesseract',
    ocrConfidence: word.confidence,
    evidence: name,
    candidates: [],
    ...over,
  };
}

export const rulesThat = (extraction: Extraction): Extractor => ({
  name: 'rules',
  version: '1',
  extract: () => Promise.resolve(extraction),
});

export const inputOf = (
  pages: readonly Page[],
  docType: DocType = 'degree_thesis',
  over: Partial<ExtractInput> = {},
): ExtractInput => ({
  docType,
  filename: 'a.pdf',
  selfNames: [],
  largeCollaboration: 100,
  pages: { json: pages.map((p) => JSON.stringify(p)) },
  // the picture says which page and which cut of it is asked about
  render: (page, dpi, box, turn) => Promise.resolve(Buffer.from(JSON.stringify({ page, dpi, box, turn }))),
  ...over,
});

export interface Shown {
  readonly page: number;
  readonly dpi: number;
  readonly box?: { x: number; y: number; w: number; h: number };
  readonly turn?: number;
}

/** A model whose answers are a function of what it is asked; every token gets the same probability. */
export function readerThat(
  answer: (question: VisionQuestion, shown: Shown) => unknown,
  chance = 0.97,
  id = 'scripted',
): VisionReader & { asked: VisionQuestion[] } {
  const asked: VisionQuestion[] = [];
  return {
    id,
    family: 'plain',
    version: '1',
    asked,
    ask(question): Promise<VisionAnswer> {
      asked.push(question);
      const shown = JSON.parse(Buffer.from(question.image).toString()) as Shown;
      const text = JSON.stringify(answer(question, shown));
      return Promise.resolve({
        text,
        tokens: [...text].map((t) => ({ text: t, chance })),
        cut: false,
      });
    },
  };
}

/** What a question wants: a choice, a name, or everybody of a page. */
export function kindOf(question: VisionQuestion): 'closed' | 'open' | 'page' {
  const { properties } = question.schema as { properties: Record<string, { enum?: unknown }> };
  if (properties['persons']) return 'page';
  return properties['name']?.enum ? 'closed' : 'open';
}

/** Reads what really stands under the middle of the cut: the truth of a page. */
export function truthful(
  pages: readonly Page[],
  roleOf = 'committee',
): VisionReader & { asked: VisionQuestion[] } {
  return readerThat((question, { page: number, box }) => {
    const page = pages.find((p) => p.number === number)!;
    const names = page.words.filter((w) => /^[가-힣]{3}$/u.test(w.text));
    if (kindOf(question) === 'page')
      return { persons: names.map((w) => ({ name: w.text, role: roleOf, kind: 'printed' })) };
    const middle = { x: box!.x + box!.w / 2, y: box!.y + box!.h / 2 };
    const near = names.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
    return { name: near?.text ?? '' };
  });
}
const distance = (w: Word, p: { x: number; y: number }): number =>
  Math.hypot(w.box.x + w.box.w / 2 - p.x, w.box.y + w.box.h / 2 - p.y);
