import { stat } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { Page } from '../domain/page';
import type { SourceFormat } from '../domain/words';
import type { PageReading, ReadInput, ReadOutput, Sniff, TaskHandler } from '../pool/tasks';
import { claimPages } from './claim';
import type { ReadContext, Reader } from './reader';
import { sniffFile } from './sniff';
import { judgeText } from './usable';

/** Readers are loaded when first needed: a worker that only hashes never pays for the PDF library. */
const READERS: Record<SourceFormat, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf/read')).pdfReader,
  image: async () => (await import('./image')).imageReader,
  hwp: async () => (await import('./hwp')).hwpReader,
  docx: async () => (await import('./docx')).docxReader,
  text: async () => (await import('./text')).textReader,
};

/** Names for formats nobody reads, as a person knows them. */
const NAMES: Record<string, string> = {
  doc: 'MS Word 97–2003, .doc',
  xls: 'Excel .xls',
  xlsx: 'Excel .xlsx',
  ppt: 'PowerPoint .ppt',
  pptx: 'PowerPoint .pptx',
  odt: 'OpenDocument',
  rtf: 'RTF',
  zip: 'ZIP',
  gzip: 'GZIP',
  '7z': '7z',
  rar: 'RAR',
  alz: 'ALZ/EGG',
  video: 'MP4',
};

/**
 * Any document → pages, handed on one by one as progress. The reader is chosen by content, never by the name.
 * Throws `PermanentError`: `empty_file`, `not_a_document`, `unsupported` (message: the format in brackets), `too_large`,
 * `encrypted`, `damaged`.
 */
export const readDocument: TaskHandler<'readDocument'> = async (input, ctx) => {
  return readWith(input, (reader) => ({
    limits: ctx.limits,
    signal: ctx.signal,
    wants: claimPages(input),
    plan: input.plan ?? 'text',
    ...(input.maxDpi !== undefined && { maxDpi: input.maxDpi }),
    onSlow: (of) => ctx.progress({ type: 'picture', of }),
    emit: (page, of) =>
      ctx.progress({
        type: 'page',
        of,
        reading: readingOf(page),
        reader: reader.name,
        readerVersion: reader.version,
      }),
  }));
};

/** The same with a context of the caller's: rendering a flow document reads it again for one page. */
export async function readWith(
  input: Pick<ReadInput, 'path' | 'filename' | 'password'>,
  contextFor: (reader: Reader) => ReadContext,
): Promise<ReadOutput> {
  const sniff = await sniffFile(input.path);
  const format = formatOf(sniff);
  const reader = await READERS[format]();
  const ctx = contextFor(reader);
  const { size } = await stat(input.path);
  if (size > ctx.limits.maxBytes) throw new PermanentError('too_large', 'file is larger than the limit');
  const result = await reader.read({ ...input, sniff }, ctx);
  return { format, reader: reader.name, readerVersion: reader.version, ...result };
}

function formatOf(sniff: Sniff): SourceFormat {
  if (sniff.format) return sniff.format;
  if (sniff.kind === 'empty') throw new PermanentError('empty_file');
  if (sniff.kind === 'html') throw new PermanentError('not_a_document');
  const name = NAMES[sniff.kind];
  throw new PermanentError('unsupported', name ? ` (${name})` : '');
}

function readingOf(page: Page): PageReading {
  let chars = 0;
  for (const word of page.words) chars += word.text.length;
  return { number: page.number, json: JSON.stringify(page), chars, usable: isUsable(page) };
}

/** Flow pages come from a format's own text and are short where the document is; a text layer has to be judged. */
function isUsable(page: Page): boolean {
  const against = judgeText(page.words);
  return page.source === 'flow' ? against !== 'empty' : against === undefined;
}
