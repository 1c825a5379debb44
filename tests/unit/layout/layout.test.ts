import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../../../src/main/engine/domain/page';
import { analyzeDocument, analyzePage } from '../../../src/main/engine/extractors/layout';
import { page, prose } from './pages';

const word = (text: string, x: number, y: number, size = 10, more: Partial<Word> = {}): Word => ({
  text,
  box: { x, y: y - 0.8 * size, w: text.length * size * 0.5, h: size },
  confidence: 1,
  fontSize: size,
  baseline: y,
  ...more,
});
const sheet = (words: readonly Word[], more: Partial<Page> = {}): Page => ({
  number: 1,
  width: 595,
  height: 842,
  words,
  marks: [],
  source: 'text-layer',
  ...more,
});
const texts = (p: Page): string[] => analyzePage(p).lines.map((l) => l.text);

/** Two columns of running text that fill their columns. */
function columns(top: number, rows: number): Word[] {
  const words: Word[] = [];
  for (let i = 0; i < rows; i += 1) {
    for (const [side, x] of [
      ['left', 50],
      ['right', 310],
    ] as const) {
      for (let k = 0; k < 6; k += 1)
        words.push(word(`${side}${i}w${k}`.padEnd(8, 'x'), x + k * 41, top + i * 12));
    }
  }
  return words;
}

describe('lines', () => {
  it('come from positions, whatever order the words stand in', () => {
    const p = page([{ text: 'First line of two' }, { text: 'second line' }]);
    expect(texts({ ...p, words: [...p.words].reverse() })).toEqual(['First line of two', 'second line']);
  });

  it('keep cells apart at wide gaps and say where they stand', () => {
    const [line] = analyzePage(page([{ text: '위원장      노을찬      (인)' }])).lines;
    expect(line?.cells.map((c) => c.text)).toEqual(['위원장', '노을찬', '(인)']);
    expect(line?.gaps[0]).toBeGreaterThan(30);
    expect(line?.cells[1]?.box.x).toBeGreaterThan(line?.cells[0]?.box.x ?? 0);
  });

  it('join pieces of a word that touch, a change of font inside it', () => {
    expect(texts(sheet([word('F', 50, 100), word('AMA', 55, 100, 8), word('and', 70, 100)]))).toEqual([
      'FAMA and',
    ]);
  });

  it('take a doubled text layer apart instead of mixing it', () => {
    expect(texts(sheet([word('Shadow', 50, 100), word('Shadow', 50, 100)]))).toEqual(['Shadow', 'Shadow']);
  });

  it('have a size and weight of their own', () => {
    const [title, body] = analyzePage(
      page([{ text: 'Title words', size: 18, bold: true }, { text: 'body words' }]),
    ).lines;
    expect(title).toMatchObject({ fontSize: 18, bold: true });
    expect(body).toMatchObject({ fontSize: 10, bold: false });
  });

  it('survive words without size or baseline, and an empty page', () => {
    const bare: Word[] = [
      { text: 'Scanned', box: { x: 50, y: 90, w: 40, h: 10 }, confidence: 0.9 },
      { text: 'words', box: { x: 95, y: 91, w: 30, h: 9 }, confidence: 0.8 },
    ];
    expect(texts(sheet(bare, { source: 'ocr' }))).toEqual(['Scanned words']);
    expect(analyzePage(sheet([]))).toMatchObject({ lines: [], blocks: [], bodyFontSize: 0 });
  });
});

describe('boxes of ink, as OCR gives them', () => {
  /** The box an engine draws round the ink of a word. */
  const ink = (text: string, x: number, baseline: number, size: number): Word => {
    const korean = /[가-힣]/u.test(text);
    const tall = korean ? 0.8 : /[A-Z0-9bdfhklt]/u.test(text) ? 0.7 : 0.48;
    const low = korean ? 0.1 : /[gjpqy,]/u.test(text) ? 0.21 : 0;
    const w = text.length * size * (korean ? 1 : 0.5);
    return { text, box: { x, y: baseline - tall * size, w, h: (tall + low) * size }, confidence: 0.9 };
  };

  it('make one line of high, low and hanging words, all of one size', () => {
    const words = ['Some', 'even', 'gypsy', 'areas', 'Type', 'judge', 'man'].map((t, i) =>
      ink(t, 50 + i * 34, 100, 10),
    );
    const [line, ...rest] = analyzePage(sheet(words, { source: 'ocr' })).lines;
    expect(rest).toEqual([]);
    expect(line?.text).toBe('Some even gypsy areas Type judge man');
    expect(line?.words.every((w) => Math.abs(w.fontSize - 10) < 0.5 && !w.sup)).toBe(true);
  });

  it('still tell a raised sign', () => {
    const words = [
      ink('노을찬', 50, 100, 12),
      ink('1', 87, 96, 7),
      ink('채누리', 100, 100, 12),
      ink('2', 137, 96, 7),
    ];
    const [line] = analyzePage(sheet(words, { source: 'ocr' })).lines;
    expect(line?.words.map((w) => [w.text, w.sup])).toEqual([
      ['노을찬', false],
      ['1', true],
      ['채누리', false],
      ['2', true],
    ]);
  });
});

describe('markers', () => {
  it('small and raised beside a larger neighbour', () => {
    const [line] = analyzePage(page([{ text: '노을찬^{1,*} , 채누리^{2}', size: 12 }])).lines;
    expect(line?.words.filter((w) => w.sup).map((w) => w.text)).toEqual(['1,*', '2']);
    expect(line?.plain).toBe('노을찬, 채누리');
  });

  it('behind another marker', () => {
    const [line] = analyzePage(page([{ text: 'Kang ^{b,} ^{∗} ^{,1} , Quist', size: 12 }])).lines;
    expect(line?.words.filter((w) => w.sup).map((w) => w.text)).toEqual(['b,', '∗', ',1']);
  });

  it('of the next line do not fall to the line above', () => {
    const lines = analyzePage(
      page([
        { text: 'Hanbit University, Seoul', x: 60, size: 10 },
        { text: '^{2} Norhaven University', x: 60, size: 10 },
      ]),
    ).lines;
    expect(lines.map((l) => l.words[0]?.sup)).toEqual([false, true]);
  });

  it('lowered ones are no footnote signs', () => {
    const [line] = analyzePage(
      sheet([word('H', 50, 100), word('2', 55.5, 102, 6), word('O', 59, 100)]),
    ).lines;
    expect(line?.words.find((w) => w.text === '2')).toMatchObject({ sup: false, sub: true });
  });
});

describe('letters printed apart', () => {
  it('are one word', () => {
    const [line] = analyzePage(page([{ text: '위   원   장      홍   길   동' }])).lines;
    expect(line?.words.filter((w) => w.spaced).map((w) => w.text)).toEqual(['위원장', '홍길동']);
  });

  it('also by single spaces, with a sign behind the last', () => {
    expect(texts(page([{ text: '강 다 온*' }]))).toEqual(['강다온*']);
  });

  it('two ordinary one-syllable words stay two', () => {
    expect(texts(page([{ text: '자료 및 그 해석' }]))).toEqual(['자료 및 그 해석']);
  });

  it('Latin capitals too', () => {
    expect(texts(page([{ text: 'A B S T R A C T' }]))).toEqual(['ABSTRACT']);
  });
});

describe('accents printed apart', () => {
  it('go back on their letters', () => {
    const words = [
      word('Gr', 50, 100),
      word('´egory', 60, 100),
      word('Mouni', 96, 100),
      word('´e', 121, 100),
      word('and', 140, 100),
      word('Franc¸ois', 160, 100),
    ];
    expect(texts(sheet(words))).toEqual(['Grégory Mounié and François']);
  });
});

describe('columns', () => {
  it('are read one after the other, a line across them first', () => {
    const layout = analyzePage(
      sheet([word('AcrossBothColumnsOfThePageGoesThisTitleLine', 150, 60, 14), ...columns(100, 12)]),
    );
    expect(layout.columns).toHaveLength(2);
    const order = layout.lines.map((l) => l.text.slice(0, 5));
    expect(order[0]).toBe('Acros');
    expect(order.slice(1, 13)).toEqual(
      Array(12)
        .fill('left0')
        .map((_, i) => `left${i}`.slice(0, 5)),
    );
    expect(order[13]).toBe('right');
  });

  it('an author grid above them stays in rows', () => {
    const grid = [
      word('Daon', 130, 70, 12),
      word('Kang', 160, 70, 12),
      word('Edda', 390, 70, 12),
      word('Quist', 420, 70, 12),
    ];
    const [first] = analyzePage(sheet([...grid, ...columns(110, 12)])).lines;
    expect(first?.cells.map((c) => c.text)).toEqual(['Daon Kang', 'Edda Quist']);
  });

  it('labels beside values are none', () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ text: `위원      한별${i}`, above: 10 }));
    expect(analyzePage(page(rows)).columns).toHaveLength(1);
  });

  it('a page without a layout of its own has none', () => {
    expect(analyzePage(sheet(columns(100, 12), { source: 'flow' })).columns).toHaveLength(1);
  });
});

describe('text that does not run with the page', () => {
  it('is set aside', () => {
    const stamp: Word = {
      text: 'arXiv:2301.00001v1',
      box: { x: 16, y: 200, w: 20, h: 300 },
      confidence: 1,
      fontSize: 20,
    };
    const layout = analyzePage(sheet([stamp, word('Title', 100, 60)]));
    expect(layout.rotated.map((w) => w.text)).toEqual(['arXiv:2301.00001v1']);
    expect(layout.lines.map((l) => l.text)).toEqual(['Title']);
  });
});

describe('blocks', () => {
  it('end at a gap and at a change of size', () => {
    const layout = analyzePage(
      page([
        { text: 'one', x: 60 },
        { text: 'two', x: 60 },
        { text: 'three', x: 60, above: 20 },
        { text: 'four', x: 60, size: 16 },
      ]),
    );
    expect(layout.blocks.map((b) => b.text)).toEqual(['one\ntwo', 'three', 'four']);
    expect(layout.lines.map((l) => l.block)).toEqual([0, 0, 1, 2]);
  });
});

describe('furniture', () => {
  const head = (n: number): Page =>
    page(
      [
        { text: `${n} Journal of Sparse Methods`, size: 8 },
        { text: `Text of page ${n} begins here`, above: 100 },
        ...prose('en'),
      ],
      n,
    );

  it('repeated lines at the edge, digits aside', () => {
    const doc = analyzeDocument([head(1), head(2), head(3)]);
    expect(doc.pages.map((p) => p.lines[0]?.furniture)).toEqual(['header', 'header', 'header']);
    expect(doc.pages.flatMap((p) => p.lines.slice(1)).every((l) => l.furniture === undefined)).toBe(true);
  });

  it('a title that two pages print at different heights is none', () => {
    const first = page([{ text: 'Filling Gaps', size: 14 }]);
    const second = page([{ text: 'Filling Gaps', size: 14, above: 12 }], 2);
    expect(analyzeDocument([first, second]).pages.map((p) => p.lines[0]?.furniture)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('page numbers and download notices', () => {
    const p = sheet([
      word('12', 290, 820),
      word('Downloaded', 60, 400),
      word('from', 115, 400),
      word('academic.example', 140, 400),
    ]);
    expect(analyzeDocument([p]).pages[0]?.lines.map((l) => l.furniture)).toEqual(['stamp', 'page_number']);
  });
});
