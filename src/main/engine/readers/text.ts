import { readFile } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import { mendText } from './encoding';
import { layoutFlow } from './flow';
import type { FlowBlock } from './flow';
import { emitFlow } from './emit-flow';
import type { ReadContext, Reader, ReadResult, Source } from './reader';

/** Plain text in UTF-8, UTF-16 or CP949 → flow pages; form feeds begin a new page. */
export const textReader: Reader = { name: 'text', version: '2', read };

async function read(source: Source, ctx: ReadContext): Promise<ReadResult> {
  const decoded = mendText(await readFile(source.path));
  if (!decoded) throw new PermanentError('damaged', 'text in no known encoding');
  const blocks: FlowBlock[] = [];
  for (const [i, part] of decoded.text
    .replace(/^\uFEFF/, '')
    .split('\f')
    .entries()) {
    if (i > 0) blocks.push({ type: 'break' });
    blocks.push({ type: 'text', text: part });
  }
  const notes: Reason[] = decoded.broken ? [{ code: 'repaired' }] : [];
  const pageCount = await emitFlow(layoutFlow(blocks), ctx, notes);
  return { pageCount, notes };
}
