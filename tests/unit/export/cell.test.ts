import { describe, expect, it } from 'vitest';
import { CELL_LIMIT, cellText, displayWidth, fileText } from '../../../src/main/engine/export/cell';

describe('cellText', () => {
  it('leaves names as they are, also those a spreadsheet would take for a formula', () => {
    for (const name of [
      '홍길동',
      '=HYPERLINK("x")',
      '+82 10',
      '-1',
      '@cmd',
      '＝cmd',
      '＋1',
      '－1',
      '＠x',
      '00012',
      "O'Brannoch",
    ])
      expect(cellText(name)).toBe(name);
  });

  it('shows what would be invisible', () => {
    expect(cellText('서\u202e하람')).toBe('서<U+202E>하람');
    expect(cellText('김\u200b도현\u0000')).toBe('김<U+200B>도현<U+0000>');
    expect(cellText('이\u2066새벽\u3164')).toBe('이<U+2066>새벽<U+3164>');
    expect(cellText('a\ud800b')).toBe('a<U+D800>b');
    expect(cellText('x\u{e0041}\ufffe\u00ad\ufeff')).toBe('x<U+E0041><U+FFFE><U+00AD><U+FEFF>');
    expect(cellText('갈\ufe00\u115f\u007f')).toBe('갈<U+FE00><U+115F><U+007F>');
  });

  it('keeps pairs of surrogates whole', () => {
    expect(cellText('𠮷野')).toBe('𠮷野');
  });

  it('makes one line of several', () => {
    expect(cellText('위원\r\n김도현\t교수\u2028끝')).toBe('위원 김도현 교수 끝');
  });

  it('cuts at the cell limit, says so and splits no pair', () => {
    const cut = cellText('가'.repeat(40_000));
    expect(cut).toHaveLength(CELL_LIMIT);
    expect(cut.endsWith('…(잘림)')).toBe(true);
    expect(cellText('𠮷'.repeat(20_000))).not.toMatch(/\p{Cs}/u);
    expect(cellText('가'.repeat(CELL_LIMIT))).toBe('가'.repeat(CELL_LIMIT));
  });
});

it('fileText escapes what the format would take for an escape', () => {
  expect(fileText('_x0041_')).toBe('_x005F_x0041_');
  expect(fileText('_x41_ plain_x')).toBe('_x41_ plain_x');
});

it('displayWidth counts wide characters as two', () => {
  expect(displayWidth('홍길동 Kim')).toBe(10);
  expect(displayWidth('（주）')).toBe(6);
});
