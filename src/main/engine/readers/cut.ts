import { readFile } from 'node:fs/promises';
import type { Source } from './reader';

/**
 * Was this picture broken off (a download or a copy that stopped)? Decoders fill the rest with grey and say nothing, so that the lower half
 * of a page is gone unnoticed. Formats that fail by themselves then, as TIFF, WebP and BMP, are not asked.
 */
export async function isCut({ path, sniff }: Pick<Source, 'path' | 'sniff'>): Promise<boolean> {
  if (sniff.kind !== 'jpeg' && sniff.kind !== 'png') return false;
  const file = await readFile(path);
  if (sniff.kind === 'png') return !file.includes('IEND', 8, 'latin1');
  // The thumbnail in front has marks of its own: what counts is whether the last picture that begins also ends.
  const begins = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  return begins >= 0 && file.lastIndexOf(Buffer.from([0xff, 0xd9])) < begins;
}
