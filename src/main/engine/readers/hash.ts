import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CancelledError } from '../domain/errors';
import type { Tasks } from '../pool/tasks';
import { sniffFile } from './sniff';

/** sha256 of a file (64 hex digits), streamed, its size, and what its content is. */
export async function hashFile(path: string, signal: AbortSignal): Promise<Tasks['hashFile']['out']> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    if (signal.aborted) throw new CancelledError();
    const part = chunk as Buffer;
    bytes += part.length;
    hash.update(part);
  }
  return { sha256: hash.digest('hex'), bytes, sniff: await sniffFile(path) };
}
