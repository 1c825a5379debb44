import { readFile } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import { readMargins } from './docx-margins';
import { emitFlow } from './emit-flow';
import { layoutFlow } from './flow';
import { blocksOfHtml } from './html-blocks';
import type { ReadContext, Reader, ReadResult, Source } from './reader';
import { assertNoBomb } from './zip';

/** A document's XML beyond this is no document somebody wrote (a 500-page thesis has about 15 MB). */
const MAX_INFLATED = 256 * 1024 * 1024;

/** DOCX → flow pages, and pages of its pictures: paragraphs, headings, lists, tables (a cell keeps its column), text boxes, footnotes, headers and footers. */
export const docxReader: Reader = { name: 'docx', version: '6', read };

async function read(source: Source, ctx: ReadContext): Promise<ReadResult> {
  if (source.sniff.kind === 'ooxml-encrypted')
    throw new PermanentError('locked', 'no reader takes this password');
  const pictures: Uint8Array[] = [];
  const html = await toHtml(source.path, pictures);
  const { above, boxes, below } = await readMargins(source.path);
  const notes: Reason[] = [];
  const blocks = [...above, ...blocksOfHtml(html), ...boxes, ...below];
  const pageCount = await emitFlow(layoutFlow(blocks), ctx, notes, pictures);
  return { pageCount, notes };
}

async function toHtml(path: string, pictures: Uint8Array[]): Promise<string> {
  try {
    await assertNoBomb(path, MAX_INFLATED);
    const { default: mammoth } = await import('mammoth');
    const result = await mammoth.convertToHtml(
      { buffer: await readFile(path) },
      // In the text pictures would travel as base64; they are read beside it.
      {
        convertImage: mammoth.images.imgElement(async (image) => {
          pictures.push(await image.readAsBuffer());
          return { src: '' };
        }),
        externalFileAccess: false,
      },
    );
    return result.value;
  } catch (error) {
    if (error instanceof PermanentError) throw error;
    throw new PermanentError('damaged', 'not a readable DOCX', { cause: error });
  }
}
