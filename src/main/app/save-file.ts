import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineError, PermanentError } from '../engine/domain/errors';

/**
 * Writes a file somebody chose and returns its name. What was there stays whole until the new one is: a full disk must not cost the
 * roster of yesterday. Throws `PermanentError`: `disk_full`, `file_locked` (another program holds it), `save_failed`.
 */
export async function saveFile(path: string, bytes: Uint8Array): Promise<string> {
  const beside = `${path}.part`;
  return saving(async () => {
    try {
      await writeFile(beside, bytes);
      await rename(beside, path);
      return basename(path);
    } catch (e) {
      await rm(beside, { force: true }).catch(() => {});
      throw e;
    }
  });
}

/** What the file system refuses becomes one of the codes above; a fault with a code of its own stays it. */
export async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (e) {
    if (e instanceof EngineError) throw e;
    throw new PermanentError(codeOf(e), undefined, { cause: e });
  }
}

function codeOf(e: unknown): string {
  const code = (e as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  return ['EBUSY', 'EPERM', 'EACCES'].includes(code) ? 'file_locked' : 'save_failed';
}
