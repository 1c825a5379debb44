import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../src/main/engine/export/csv';

const text = (rows: string[][]): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    writeCsv({ name: '1', columns: ['접수번호', '성명'], rows }),
  );

describe('CSV', () => {
  it('begins with a byte order mark and ends every line with CRLF', () => {
    expect(text([['0001', '홍길동']])).toBe('\ufeff"접수번호","성명"\r\n"0001","홍길동"\r\n');
  });

  it('keeps commas and quotes inside a field, and a line break as a space', () => {
    expect(text([['a,b', 'O"Neill\r\n둘째 줄']])).toContain('"a,b","O""Neill 둘째 줄"');
  });

  it('never lets a cell begin as a formula, with blanks or full-width signs before it either', () => {
    for (const cell of ['=1+1', '+82', '-1', '@cmd', '＝cmd', '＋1', '－1', '＠x', ' =1+1', '\t=1+1'])
      expect(text([[cell, '']])).toMatch(/\r\n"'[^"]*",""\r\n$/);
    expect(text([['2401-000001', '김=하늘']])).toContain('"2401-000001","김=하늘"');
  });

  it('shows what would hide in a name', () => {
    expect(text([['\u202eabc', '']])).toContain('"<U+202E>abc"');
  });
});
