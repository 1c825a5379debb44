import type { Page, Word } from '../domain/page';

/** Shares and limits that cut the features into buckets. Coarse on purpose: two papers of one journal must fall together. */
const DENSE = 250;
const SPARSE = 60;
const HANGUL = /[\uac00-\ud7a3]/u;

/**
 * Layout family of a document: a readable bucket of features of its first two pages, the same on every machine.
 *
 * `a4p-text-ko-dense-2col-t2-top.dense` = A4 portrait, text layer, mostly Korean, a full page, two columns, title type 1.3 to
 * 1.8 times the body's and in the top third, and a full second page. `none`: no readable page.
 */
export function layoutFamily(pages: readonly Page[]): string {
  const [first, second] = pages;
  if (!first) return 'none';
  const parts = [paper(first), SOURCE[first.source], script(first.words), density(first)];
  if (first.source !== 'flow') parts.push(`${columns(first)}col`, title(first));
  return `${parts.join('-')}.${second ? density(second) : 'end'}`;
}

const SOURCE: Readonly<Record<Page['source'], string>> = {
  'text-layer': 'text',
  ocr: 'ocr',
  vlm: 'vlm',
  flow: 'flow',
};

/** Points of the short and the long side. */
const PAPERS: readonly [string, number, number][] = [
  ['a4', 595, 842],
  ['b5', 516, 729],
  ['letter', 612, 792],
  ['a5', 420, 595],
];

function paper({ width, height }: Page): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const known = PAPERS.find(([, w, h]) => Math.abs(w - short) < 12 && Math.abs(h - long) < 12);
  return `${known?.[0] ?? 'other'}${width > height ? 'l' : 'p'}`;
}

function script(words: readonly Word[]): string {
  const share = words.length === 0 ? 0 : words.filter((w) => HANGUL.test(w.text)).length / words.length;
  return share > 0.5 ? 'ko' : share > 0.1 ? 'mixed' : 'en';
}

const density = ({ words }: Page): string =>
  words.length === 0 ? 'empty' : words.length < SPARSE ? 'sparse' : words.length < DENSE ? 'half' : 'dense';

/** Two columns leave the middle of the page free on most lines; a page with few lines counts as one column. */
function columns(page: Page): 1 | 2 {
  const body = page.words.filter((w) => w.box.y > page.height * 0.4 && w.box.y < page.height * 0.92);
  const lines = new Map<number, boolean>();
  const middle = page.width / 2;
  for (const { box } of body) {
    const line = Math.round(box.y / 8);
    const crosses = box.x < middle && box.x + box.w > middle;
    lines.set(line, (lines.get(line) ?? false) || crosses);
  }
  const crossed = [...lines.values()].filter(Boolean).length;
  return lines.size >= 8 && crossed / lines.size < 0.3 ? 2 : 1;
}

/** How much larger than the body the largest type is, and in which third of the page it stands. */
function title(page: Page): string {
  const sizes = page.words.map((w) => w.fontSize ?? w.box.h).sort((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = sizes.at(-1) ?? 0;
  if (body <= 0) return 't0';
  const ratio = largest / body;
  const step = ratio < 1.3 ? 1 : ratio < 1.8 ? 2 : 3;
  if (step === 1) return 't1';
  const at = page.words.find((w) => (w.fontSize ?? w.box.h) === largest)!.box.y / page.height;
  return `t${step}-${at < 1 / 3 ? 'top' : at < 2 / 3 ? 'middle' : 'bottom'}`;
}
