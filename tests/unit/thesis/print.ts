import type { Page, PageSourceKind, Word } from '../../../src/main/engine/domain/page';

/** One printed line: text at x, or several texts at their own x. */
export type Row =
  | string
  | {
      readonly text?: string;
      readonly cells?: readonly (readonly [x: number, text: string])[];
      readonly x?: number;
      readonly size?: number;
      /** Points from the line before; 1.5 × size where absent. */
      readonly step?: number;
      readonly confidence?: number;
    };

const widthOf = (text: string, size: number): number =>
  [...text].reduce((w, ch) => w + (/[\u1100-\uffff]/.test(ch) ? size : size * 0.52), 0);

function place(text: string, x: number, baseline: number, size: number, confidence: number): Word[] {
  const words: Word[] = [];
  let at = x;
  for (const part of text.split(/( +)/)) {
    if (part.trim() === '') at += part.length * size * 0.3;
    else {
      const w = widthOf(part, size);
      words.push({
        text: part,
        box: { x: at, y: baseline - size, w, h: size },
        confidence,
        fontSize: size,
        baseline,
      });
      at += w;
    }
  }
  return words;
}

/** Prints one A4 page. Several spaces in a row print a wider gap, as letter-spaced covers do. */
export function print(number: number, rows: readonly Row[], source: PageSourceKind = 'text-layer'): Page {
  const words: Word[] = [];
  let baseline = 90;
  for (const row of rows) {
    const spec = typeof row === 'string' ? { text: row } : row;
    const size = spec.size ?? 11;
    baseline += spec.step ?? 1.5 * size;
    const cells = spec.cells ?? [[spec.x ?? 72, spec.text ?? ''] as const];
    for (const [x, text] of cells) words.push(...place(text, x, baseline, size, spec.confidence ?? 1));
  }
  return { number, width: 595.28, height: 841.89, words, marks: [], source };
}

/** Several pages, numbered from 1. */
export const book = (...pages: readonly (readonly Row[])[]): Page[] =>
  pages.map((rows, i) => print(i + 1, rows));

/** Labels far left, values far right, as tables print them. */
export const row = (label: string, value: string): Row => ({
  cells: [
    [150, label],
    [300, value],
  ],
});

/** A page of running text, so that a book has a body. */
export const BODY: readonly Row[] = [
  '제 1 장 서론',
  '본 장에서는 시험의 배경과 목적을 설명하고 이후의 구성을 차례로 밝힌다.',
  '시험은 어느 분야에서나 필요하며 그 방법은 여러 가지가 있을 수 있다.',
];
