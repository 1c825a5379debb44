import { existsSync } from 'node:fs';
import { casePlaces } from '../case-folder';
import { lockCase } from '../db/lock';
import { shred, shredFolder } from '../vault/shred';

/**
 * Removes a closed case for good: every file is overwritten where it lies, then removed. The key goes first: without it an
 * encrypted case is gone, even where the disk keeps old blocks. Throws `PermanentError('case_in_use')`.
 */
export async function wipeCase(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  const places = casePlaces(dir);
  lockCase(places.lock).release();
  await shred(places.key);
  await shredFolder(dir);
}
