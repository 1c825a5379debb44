import { parse, type Options } from 'csv-parse/sync';
import { PermanentError } from '../domain/errors';
import { MAX_COLUMNS, MAX_ROWS, tidy, type Table, type TableRow } from './table';

const DELIMITERS = [',', '\t', ';', '|'];
/** Lines a delimiter is guessed from. */
const SAMPLE = 40;

interface Record {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Delimited text → rows. The delimiter is the one that cuts most lines into the same number of cells; rows of uneven length, stray
 * quotes and empty lines are taken as they are. A quote that is never closed would swallow the rest of the list: then quotes count as
 * ordinary letters.
 */
export function readCsv(text: string, pasted: boolean): Table {
  const delimiter = pasted && text.includes('\t') ? '\t' : guessDelimiter(text);
  const base: Options = {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
    to: MAX_ROWS + 1,
  };
  let records: Record[];
  try {
    records = parse(text, { ...base, relax_quotes: true }) as unknown as Record[];
  } catch {
    records = parse(text, { ...base, quote: null }) as unknown as Record[];
  }
  if (records.length > MAX_ROWS) throw new PermanentError('too_large');
  let line = 1;
  const rows: TableRow[] = records.map(({ record, info }) => {
    // a cell may hold line breaks: the row is where it begins
    const row = line;
    line = info.lines + 1;
    return { row, cells: record.slice(0, MAX_COLUMNS).map(tidy) };
  });
  return { sheet: null, sheets: [], rows };
}

function guessDelimiter(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/u)
    .filter((l) => l.trim() !== '')
    .slice(0, SAMPLE);
  const score = (delimiter: string): number => {
    const counts = lines.map((l) => l.replace(/"[^"]*"/gu, '').split(delimiter).length - 1);
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual === 0 ? 0 : usual * counts.filter((c) => c === usual).length;
  };
  return DELIMITERS.map((d) => ({ d, s: score(d) })).sort((a, b) => b.s - a.s)[0]?.d ?? ',';
}
