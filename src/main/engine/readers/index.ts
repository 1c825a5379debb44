import { stat } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { Page } from '../domain/page';
import type { SourceFormat } from '../domain/words';
import type { PageReading, ReadInput, ReadOutput, Sniff, TaskHandler } from '../pool/tasks';
import { claimPages } from './claim';
import type { ReadContext, Reader } from './reader';
import { sniffFile } from './sniff';
import { refusalOf } from './refusal';
import { judgeText } from './usable';

/** Readers are loaded when first needed: a worker that only hashes never pays for the PDF library. */
const READERS: Record<SourceFormat, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf/read')).pdfReader,
  image: async () => (await import('./image')).imageReader,
  hwp: async () => (await import('./hwp')).hwpReader,
  docx: async () => (await import('./docx')).docxReader,
  text: async () => (await import('./text')).textReader,
};

/**
 * Any document → pages, handed on one by one as progress. The reader is chosen by content, never by the name.
 * Throws `PermanentError`: what `refusalOf` says of a format nobody reads (message: the format in brackets), `too_large`, `encrypted`,
 * `locked`, `damaged`.
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
  const { code, detail } = refusalOf(sniff.kind);
  throw new PermanentError(code, detail);
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
