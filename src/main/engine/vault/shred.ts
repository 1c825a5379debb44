import type { Dirent } from 'node:fs';
import { open, readdir, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const ZEROS = Buffer.alloc(1024 * 1024);

/** What became of the files: how many bytes were overwritten, and how many files could only be removed. */
export interface Shredded {
  files: number;
  bytes: number;
  /** Files that are gone but whose bytes could not be overwritten, or did not read back as overwritten. */
  unproven: number;
}

/**
 * Removes a file after its bytes were overwritten where they lie and read back: unlinking alone leaves them in the disk's free
 * blocks. On copy-on-write file systems and worn flash cells nobody can promise more; there only encryption helps.
 * A file that is not there is no fault. `tally` counts what was done.
 */
export async function shred(path: string, tally?: Shredded): Promise<void> {
  let proven = false;
  let bytes = 0;
  try {
    const file = await open(path, 'r+');
    try {
      bytes = (await file.stat()).size;
      for (let at = 0; at < bytes; at += ZEROS.length)
        await file.write(ZEROS, 0, Math.min(ZEROS.length, bytes - at), at);
      await file.sync();
      proven = tally === undefined || (await isBlank(file, bytes));
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
  if (!tally) return;
  tally.files += 1;
  tally.bytes += bytes;
  if (!proven) tally.unproven += 1;
}

/** Nothing but zeros, from the first byte to the last. */
async function isBlank(file: FileHandle, size: number): Promise<boolean> {
  const chunk = Buffer.alloc(ZEROS.length);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, size - at), at);
    if (bytesRead === 0 || !chunk.subarray(0, bytesRead).equals(ZEROS.subarray(0, bytesRead))) return false;
    at += bytesRead;
  }
  return true;
}

/** Every file under the folder, then the folder. Links are removed, never followed. */
export async function shredFolder(dir: string, tally?: Shredded): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(dir, { withFileTypes: true });
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw e;
  }
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await shredFolder(path, tally);
    else if (entry.isFile()) await shred(path, tally);
    else await rm(path, { force: true });
  }
  await rmdir(dir);
}
