import type { FlowBlock } from './flow';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const HEADING_SIZE: Record<string, number> = { h1: 18, h2: 15, h3: 13 };
const BLOCKS = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'ul',
  'ol',
  'dt',
  'dd',
  'blockquote',
]);

interface Table {
  rows: string[][];
  /** Rows still covered by a cell above, per column. */
  covered: number[];
  cell: string | undefined;
  columns: number;
  lines: number;
}

/**
 * The small, well-formed HTML that converters write (never a web page) → flow blocks. Tables keep rows and cells; a table
 * inside a cell becomes lines of that cell, its cells parted by tabs; a cell over several columns or rows leaves empty ones
 * behind, so that what stands beside and below keeps its column.
 */
export function blocksOfHtml(html: string): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  const tables: Table[] = [];
  let text = '';
  let bold = 0;
  let boldChars = 0;
  let size: number | undefined;
  const flush = (): void => {
    const trimmed = text.replace(/[ \t]+$/gm, '').trim();
    const table = tables.at(-1);
    if (table) {
      if (table.cell !== undefined && trimmed) table.cell += (table.cell ? '\n' : '') + trimmed;
    } else if (trimmed) {
      const isBold = boldChars > trimmed.replace(/\s/g, '').length / 2;
      blocks.push({
        type: 'text',
        text: trimmed,
        ...(size ? { size } : {}),
        ...(isBold || size ? { bold: true } : {}),
      });
    }
    text = '';
    boldChars = 0;
  };
  for (const part of html.match(/<[^>]*>|[^<]+/g) ?? []) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part);
    if (!tag) {
      if (part.startsWith('<')) continue;
      const piece = decodeEntities(part);
      text += piece;
      if (bold > 0) boldChars += piece.replace(/\s/g, '').length;
      continue;
    }
    const close = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (name === 'br') text += '\n';
    else if (name === 'strong' || name === 'b') bold += close ? -1 : 1;
    else if (BLOCKS.has(name)) {
      flush();
      size = close ? undefined : HEADING_SIZE[name];
    } else tableTag(name, close, part, tables, blocks, flush);
  }
  flush();
  return blocks;
}

function tableTag(
  name: string,
  close: boolean,
  part: string,
  tables: Table[],
  blocks: FlowBlock[],
  flush: () => void,
): void {
  if (name === 'table') {
    flush();
    if (!close) tables.push({ rows: [], covered: [], cell: undefined, columns: 1, lines: 1 });
    else endTable(tables, blocks);
    return;
  }
  const table = tables.at(-1);
  if (!table) return;
  if (name === 'tr') {
    if (close) finishRow(table);
    else table.rows.push([]);
  }
  if (name !== 'td' && name !== 'th') return;
  if (close) {
    flush();
    placeCell(table);
  } else {
    table.cell = '';
    table.columns = spanOf(part, 'colspan');
    table.lines = spanOf(part, 'rowspan');
  }
}

function spanOf(tag: string, name: 'colspan' | 'rowspan'): number {
  const value = Number(new RegExp(`${name}="?(\\d+)`, 'i').exec(tag)?.[1] ?? 1);
  return Math.min(50, Math.max(1, value));
}

function placeCell(table: Table): void {
  const row = table.rows.at(-1);
  if (!row) return;
  skipCovered(table, row);
  for (let i = 0; i < table.columns; i++) {
    table.covered[row.length] = table.lines - 1;
    row.push(i === 0 ? (table.cell ?? '') : '');
  }
  table.cell = undefined;
}

/** Columns that a cell of an earlier row still stands in are passed over, each once a row. */
function skipCovered(table: Table, row: string[]): void {
  while ((table.covered[row.length] ?? 0) > 0) {
    table.covered[row.length] = (table.covered[row.length] ?? 0) - 1;
    row.push('');
  }
}

/** Cells from above that reach beyond the row's own last cell. */
function finishRow(table: Table): void {
  const row = table.rows.at(-1);
  if (!row) return;
  for (let i = row.length; i < table.covered.length; i++) {
    const left = table.covered[i] ?? 0;
    if (left > 0) table.covered[i] = left - 1;
    row.push('');
  }
}

function endTable(tables: Table[], blocks: FlowBlock[]): void {
  const table = tables.pop();
  if (!table) return;
  const outer = tables.at(-1);
  if (!outer) {
    if (table.rows.some((r) => r.some((c) => c))) blocks.push({ type: 'table', rows: table.rows });
    return;
  }
  const lines = table.rows.map((r) => r.filter((c) => c).join('\t')).filter((l) => l);
  if (outer.cell !== undefined && lines.length) outer.cell += (outer.cell ? '\n' : '') + lines.join('\n');
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, dec?: string, hex?: string, named?: string) => {
      if (named) return ENTITIES[named.toLowerCase()] ?? whole;
      const code = dec ? Number(dec) : parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
