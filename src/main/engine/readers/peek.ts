import { stat } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import type { Peek, Sniff, TaskHandler } from '../pool/tasks';
import { sniffFile } from './sniff';

/** Kinds whose own head says that they are locked, and that a password may open. */
const LOCKED = new Set(['hwp5-password']);
const NOTHING: Peek = { pages: null, encrypted: false };
const ENCRYPTED: Peek = { pages: null, encrypted: true };

/**
 * Pages and lock of a file, without reading one. A damaged or unsupported file tells nothing here; reading it says why.
 * Throws only when it is cancelled.
 */
export const peekDocument: TaskHandler<'peekDocument'> = async (input, ctx) => {
  try {
    const sniff = await sniffFile(input.path);
    if ((await stat(input.path)).size > ctx.limits.maxBytes) return NOTHING;
    if (LOCKED.has(sniff.kind) && input.password === undefined) return ENCRYPTED;
    return await look(input, sniff, ctx);
  } catch (e) {
    return e instanceof PermanentError && (e.code === 'encrypted' || e.code === 'locked')
      ? ENCRYPTED
      : NOTHING;
  }
};

async function look(
  { path, password }: { path: string; password?: string },
  sniff: Sniff,
  { limits, signal }: Parameters<TaskHandler<'peekDocument'>>[1],
): Promise<Peek> {
  if (sniff.format === 'image') {
    const { imageInfo } = await import('./image');
    return { pages: (await imageInfo({ path, sniff }, limits.maxPixels)).pages, encrypted: false };
  }
  if (sniff.format === 'pdf') {
    const { openPdf } = await import('./pdf/open');
    const { doc, close } = await openPdf(path, password, 1);
    const pages = doc.numPages;
    await close();
    return { pages, encrypted: false };
  }
  // only opening it tells whether the password is right
  if (LOCKED.has(sniff.kind) && password !== undefined) {
    const { hwpReader } = await import('./hwp');
    const nothing = { limits, signal, plan: 'text' as const, wants: () => false, emit: () => undefined };
    await hwpReader.read({ path, filename: '', sniff, password }, nothing);
  }
  return NOTHING;
}
