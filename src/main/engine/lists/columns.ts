import type { ApplicantField, EvaluatorField, ListKind } from '../domain/conflicts';
import type { ListColumn } from '../domain/views-conflicts';
import { looksLikeName } from '../names';
import { readPersonName } from './person-name';
import { APPLICANT_HEADERS, EVALUATOR_HEADERS, fieldOfHeader, headerKey } from './synonyms';
import type { TableRow } from './table';

export type ListField = EvaluatorField | ApplicantField;

/** How a list is to be read. `body`: rows below the header. */
export interface Layout {
  /** Row number of the header's last line; null without one. */
  readonly headerRow: number | null;
  readonly columns: readonly ListColumn[];
  readonly body: readonly TableRow[];
}

/** Rows a header is looked for in: titles, dates and notes stand above it. */
const HEADER_WITHIN = 30;
/** Rows a column's content is judged by. */
const CONTENT_ROWS = 200;
const SAMPLES = 5;
/** Share of a column's cells that must look like the field. */
const MOST = 0.6;

/** Finds header and columns, by the header's words and, where it says nothing, by what stands below. */
export function recognise(kind: ListKind, rows: readonly TableRow[], headerRow?: number | null): Layout {
  const filled = rows.filter((r) => r.cells.some((c) => c !== ''));
  const patterns = kind === 'evaluators' ? EVALUATOR_HEADERS : APPLICANT_HEADERS;
  const fields = (cells: readonly string[]) => cells.map((c) => fieldOfHeader<ListField>(c, patterns));
  const header =
    headerRow === undefined
      ? findHeader(kind, filled, fields)
      : headerRow === null
        ? null
        : headerAt(filled, headerRow);
  const body = header === null ? filled : filled.filter((r) => r.row > header.last);
  const titles = header?.cells ?? [];
  const width = Math.max(0, ...filled.map((r) => r.cells.length));
  const named = unique(header === null ? [] : fields(titles));
  const columns = Array.from({ length: width }, (_, index): ListColumn => {
    const field = named[index] ?? null;
    return {
      index,
      header: titles[index] ?? '',
      sample: body
        .map((r) => r.cells[index] ?? '')
        .filter((c) => c !== '')
        .slice(0, SAMPLES),
      field,
      how: field === null ? null : 'header',
    };
  });
  return { headerRow: header?.last ?? null, columns: byContent(kind, columns, body), body };
}

interface Header {
  readonly last: number;
  readonly cells: readonly string[];
}

/** A header's cells: the row itself, or with the row above it where both name columns (merged: 성명 above 한글, 영문). */
function findHeader(
  kind: ListKind,
  rows: readonly TableRow[],
  fields: (cells: readonly string[]) => (ListField | null)[],
): Header | null {
  let best: { header: Header; score: number } | null = null;
  for (const [i, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const below = rows[i + 1];
    const options: Header[] = [{ last: row.row, cells: row.cells }];
    if (below && isSubHeader(row, below, fields))
      options.push({ last: below.row, cells: joined(row.cells, below.cells) });
    for (const header of options) {
      const found = new Set(fields(header.cells).filter((f) => f !== null));
      const key = kind === 'evaluators' ? ['name', 'nameKo', 'nameEn'] : ['externalId'];
      // a row of people is no header, although one of them may be called like one
      const people = header.cells.some((c) => c.includes('@')) || looksLikeRow(row);
      if (people || ![...found].some((f) => key.includes(f))) continue;
      const score = found.size * 2 + (header === options[1] ? 1 : 0);
      if (!best || score > best.score) best = { header, score };
    }
  }
  return best?.header ?? null;
}

function headerAt(rows: readonly TableRow[], at: number): Header | null {
  const row = rows.find((r) => r.row === at);
  return row ? { last: row.row, cells: row.cells } : null;
}

/** Second line of a merged header: repeats what was merged downwards, and names at least two columns the line above leaves together. */
function isSubHeader(
  above: TableRow,
  below: TableRow,
  fields: (cells: readonly string[]) => (ListField | null)[],
): boolean {
  const top = above.cells.map(headerKey);
  const parts = below.cells.map(headerKey);
  const repeated = parts.filter((p, i) => p !== '' && p === top[i]).length;
  const split = top.some((t, i) => t !== '' && t === top[i + 1] && parts[i] !== parts[i + 1]);
  return (
    split &&
    (repeated > 0 || fields(below.cells).filter((f) => f !== null).length > 0) &&
    !looksLikeRow(below)
  );
}

function joined(above: readonly string[], below: readonly string[]): string[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, i) => {
    const [a, b] = [above[i] ?? '', below[i] ?? ''];
    return a === b ? a : `${a} ${b}`.trim();
  });
}

/** Does a row hold somebody rather than titles? A Korean name and no header word in the same cell. */
function looksLikeRow(row: TableRow): boolean {
  const cells = row.cells.filter((c) => c !== '');
  return cells.some(
    (c) =>
      fieldOfHeader(c, EVALUATOR_HEADERS) === null &&
      fieldOfHeader(c, APPLICANT_HEADERS) === null &&
      looksLikeName(c, { script: 'hangul' }).score >= 0.7,
  );
}

/** A field belongs to one column: the first that names it. */
function unique(fields: readonly (ListField | null)[]): (ListField | null)[] {
  const seen = new Set<ListField>();
  return fields.map((f) => {
    if (f === null || seen.has(f)) return null;
    seen.add(f);
    return f;
  });
}

/** Fields nobody named, found by what stands in the columns nobody claimed. */
function byContent(kind: ListKind, columns: readonly ListColumn[], body: readonly TableRow[]): ListColumn[] {
  const taken = new Set(columns.flatMap((c) => c.field ?? []));
  const has = (...fields: ListField[]): boolean => fields.some((f) => taken.has(f));
  const rows = body.slice(0, CONTENT_ROWS);
  return columns.map((column) => {
    // a header that says something else is believed
    if (column.field !== null || column.header !== '') return column;
    const cells = rows.map((r) => r.cells[column.index] ?? '').filter((c) => c !== '');
    const field = cells.length === 0 ? null : contentField(kind, cells, has);
    if (field === null) return column;
    taken.add(field);
    return { ...column, field, how: 'content' as const };
  });
}

function contentField(
  kind: ListKind,
  cells: readonly string[],
  has: (...fields: ListField[]) => boolean,
): ListField | null {
  const most = (test: (cell: string) => boolean): boolean => cells.filter(test).length >= cells.length * MOST;
  const hangul = (c: string): boolean => looksLikeName(c, { script: 'hangul' }).score >= 0.5;
  const latin = (c: string): boolean =>
    /^[\p{Script=Latin}\s.,'’-]{3,}$/u.test(c) && looksLikeName(c).score >= 0.4;
  const both = (c: string): boolean => {
    const name = readPersonName(c);
    return name.nameKo !== '' && name.nameEn !== '';
  };
  if (kind === 'applicants') {
    if (!has('externalId') && most((c) => /^(?=.*\d)[\w-]{3,40}$/u.test(c))) return 'externalId';
    if (!has('name') && most(hangul)) return 'name';
    return !has('nameEn') && most(latin) ? 'nameEn' : null;
  }
  if (!has('email') && most((c) => c.includes('@'))) return 'email';
  if (
    !has('department') &&
    most((c) => /(?:학과|학부|전공|교실|과)$|^(?:department|school|division) of/iu.test(c))
  )
    return 'department';
  if (
    !has('affiliation') &&
    most((c) => /대학|대$|연구원|연구소|과학기술원|병원|university|institute|college/iu.test(c))
  )
    return 'affiliation';
  if (!has('name', 'nameKo') && most((c) => hangul(c) || both(c))) return 'name';
  return !has('nameEn') && most(latin) ? (has('name', 'nameKo') ? 'nameEn' : 'name') : null;
}
