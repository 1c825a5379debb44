import { open, readFile, stat } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import { decodeText } from '../readers/encoding';
import { readCsv } from './read-csv';
import { openOffice } from './read-locked';
import { readXlsx } from './read-xlsx';
import type { TableInput, TableOutput } from './table';

/** A list of people is small; a workbook of this size is something else. */
const MAX_BYTES = 50 * 1024 * 1024;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * A list of people → rows of text: XLSX (also with a password), CSV or TSV in UTF-8, UTF-16 or CP949, or rows that were pasted. What
 * the bytes are decides, not the name. Throws `PermanentError`: `file_missing`, `too_large`, `list_unreadable`, `list_old_format` (XLS),
 * `list_empty`, `wrong_password`.
 */
export async function readTable(input: TableInput): Promise<TableOutput> {
  if (input.file === undefined) return { locked: false, ...filled(readCsv(input.text ?? '', true)) };
  const bytes = await load(input.file);
  const begins = (head: Buffer): boolean => bytes.subarray(0, head.length).equals(head);
  if (begins(ZIP)) return { locked: false, ...filled(await readXlsx(bytes, input.sheet)) };
  if (begins(OLE)) {
    const plain = await openOffice(bytes, input.password);
    return plain === null
      ? { locked: true }
      : { locked: false, ...filled(await readXlsx(plain, input.sheet)) };
  }
  const text = decodeText(bytes)?.text;
  if (text === undefined) throw new PermanentError('list_unreadable');
  return { locked: false, ...filled(readCsv(text, false)) };
}

async function load(path: string): Promise<Buffer> {
  const size = await stat(path).then(
    (s) => (s.isFile() ? s.size : 0),
    () => -1,
  );
  if (size < 0) throw new PermanentError('file_missing');
  if (size === 0) throw new PermanentError('list_empty');
  if (size > MAX_BYTES) throw new PermanentError('too_large');
  const file = await open(path, 'r');
  try {
    return await readFile(file);
  } finally {
    await file.close();
  }
}

function filled<T extends { readonly rows: readonly { readonly cells: readonly string[] }[] }>(table: T): T {
  if (!table.rows.some((r) => r.cells.some((c) => c !== ''))) throw new PermanentError('list_empty');
  return table;
}
