import { readFile } from 'node:fs/promises';
import type { IRBlock, ParseResult } from 'kordoc';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import { emitFlow } from './emit-flow';
import { layoutFlow } from './flow';
import { blocksOfHwp } from './hwp-blocks';
import type { ReadContext, Reader, ReadResult, Source } from './reader';
import { assertNoBomb } from './zip';

/** HWP 5 and HWPX → flow pages, and pages of their pictures. */
export const hwpReader: Reader = { name: 'hwp', version: '7', read };

const MAX_INFLATED = 256 * 1024 * 1024;

/** What the library answers where it gives up, in our words. */
const FAULTS: Record<string, string> = {
  ENCRYPTED: 'encrypted',
  DRM_PROTECTED: 'drm',
  DECOMPRESSION_BOMB: 'too_large',
  ZIP_BOMB: 'too_large',
};

/** Warnings that mean text may be missing; the others concern pictures and styling. */
const PARTIAL = new Set(['PARTIAL_PARSE', 'TRUNCATED_TABLE', 'MALFORMED_XML']);
const MENDED = new Set(['BROKEN_ZIP_RECOVERY', 'LENIENT_CFB_RECOVERY']);

/**
 * What a newer Hangul leaves in the body of a document for distribution: a sentence that asks for its viewer. The names
 * are somewhere else, so this is no text (https://github.com/chrisryugj/kordoc/issues/25).
 */
const DISTRIBUTION = /상위\s*버전의\s*배포용\s*문서|최신\s*버전의\s*한글.*뷰어|문서를\s*읽으려면/;
const DISTRIBUTION_MAX = 200;

async function read(source: Source, ctx: ReadContext): Promise<ReadResult> {
  const { kind } = source.sniff;
  if (kind === 'hwp3') throw new PermanentError('hwp3');
  if (kind === 'hwp5-drm') throw new PermanentError('drm');
  if (kind === 'hwpx') await assertNoBomb(source.path, MAX_INFLATED).catch(onlyEngineErrors);
  const { blocks, metadata, images, notes } = await parse(source);
  if (isDistributionNotice(blocks)) throw new PermanentError('distribution');
  const asPrinted = metadata?.pageMode === 'layout';
  const pages = layoutFlow(blocksOfHwp(blocks, { asPrinted, tenths: kind !== 'hwpx' }));
  const pageCount = await emitFlow(
    pages,
    ctx,
    notes,
    images?.map((image) => image.data),
  );
  const title = metadata?.title?.trim();
  return { pageCount, notes, ...(title ? { title } : {}) };
}

async function parse(source: Source): Promise<Extract<ParseResult, { success: true }> & { notes: Reason[] }> {
  const kordoc = await import('kordoc');
  const bytes = await readFile(source.path);
  let result: ParseResult;
  try {
    // Bytes, never a path: given a path, the library starts a word processor on Windows for files it cannot open.
    result = await kordoc.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      keepTrailingEmptyCols: true,
      ...(source.password === undefined ? {} : { password: source.password }),
    });
  } catch (error) {
    throw new PermanentError('damaged', 'HWP cannot be parsed', { cause: error });
  }
  // Encryption older than Hangul 7's is known to no library: asking for the password again would be in vain.
  if (
    !result.success &&
    result.code === 'ENCRYPTED' &&
    source.password !== undefined &&
    /버전/.test(result.error)
  )
    throw new PermanentError('locked', 'HWP: old encryption');
  if (!result.success)
    throw new PermanentError(FAULTS[result.code ?? ''] ?? 'damaged', `HWP: ${result.code ?? 'fault'}`);
  const codes = (result.warnings ?? []).map((w) => w.code);
  const notes: Reason[] = [];
  if (codes.some((c) => MENDED.has(c))) notes.push({ code: 'repaired' });
  if (codes.some((c) => PARTIAL.has(c))) notes.push({ code: 'partial_read', params: { note: '' } });
  return { ...result, notes };
}

function isDistributionNotice(blocks: readonly IRBlock[]): boolean {
  const text = blocks.map((b) => b.text ?? '').join(' ');
  return text.length < DISTRIBUTION_MAX && DISTRIBUTION.test(text) && !blocks.some((b) => b.type === 'table');
}

/** A damaged directory is the library's to mend; only our own refusal stands. */
function onlyEngineErrors(error: unknown): void {
  if (error instanceof PermanentError) throw error;
}
