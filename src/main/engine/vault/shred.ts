import type { Dirent } from 'node:fs';
import { open, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

const ZEROS = Buffer.alloc(1024 * 1024);

/**
 * Removes a file after its bytes were overwritten where they lie: unlinking alone leaves them in the disk's free blocks. On
 * copy-on-write file systems and worn flash cells nobody can promise more; there only encryption helps.
 * A file that is not there is no fault.
 */
export async function shred(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      const { size } = await file.stat();
      for (let at = 0; at < size; at += ZEROS.length)
        await file.write(ZEROS, 0, Math.min(ZEROS.length, size - at), at);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (e) {
    const { code } = e as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    // what cannot be written can often still be removed
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'ELOOP') throw e;
  }
  await rm(path, { force: true });
}

/** Every file under the folder, then the folder. Links are removed, never followed. */
export async function shredFolder(dir: string): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(dir, { withFileTypes: true });
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw e;
  }
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await shredFolder(path);
    else if (entry.isFile()) await shred(path);
    else await rm(path, { force: true });
  }
  await rmdir(dir);
}
