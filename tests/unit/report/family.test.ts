import { expect, it } from 'vitest';
import type { Page, Word } from '../../../src/main/engine/domain/page';
import { layoutFamily } from '../../../src/main/engine/report/family';

const A4 = { width: 595, height: 842 };
const word = (text: string, x: number, y: number, w = 40, fontSize = 10): Word => ({
  text,
  box: { x, y, w, h: fontSize },
  confidence: 1,
  fontSize,
});
/** Body lines of `columns` columns below a title. */
function page(columns: 1 | 2, text: string, size = A4): Page {
  const words = [word(text, 150, 80, 200, 18)];
  const width = columns === 1 ? 480 : 220;
  for (let line = 0; line < 40; line += 1)
    for (let c = 0; c < columns; c += 1)
      for (let i = 0; i < width / 44; i += 1)
        words.push(word(text, 50 + c * 265 + i * 44, 200 + line * 14, 42));
  return { number: 1, ...size, words, marks: [], source: 'text-layer' };
}

it('tells papers, columns, scripts and fullness apart, and nothing finer', () => {
  const two = layoutFamily([page(2, '논문'), page(2, '논문')]);
  expect(two).toBe('a4p-text-ko-dense-2col-t3-top.dense');
  expect(layoutFamily([page(1, '논문'), page(1, '논문')])).toBe('a4p-text-ko-dense-1col-t3-top.dense');
  expect(layoutFamily([page(2, 'Paper')])).toBe('a4p-text-en-dense-2col-t3-top.end');
  expect(layoutFamily([page(2, 'Paper', { width: 612, height: 792 })])).toMatch(/^letterp-/);
  // another title and another number of lines are the same layout
  const other = page(2, '다른');
  expect(layoutFamily([{ ...other, words: other.words.slice(0, -40) }, page(2, '글')])).toBe(two);
  expect(layoutFamily([])).toBe('none');
  expect(layoutFamily([{ number: 1, ...A4, words: [], marks: [], source: 'ocr' }])).toBe(
    'a4p-ocr-en-empty-1col-t0.end',
  );
});
