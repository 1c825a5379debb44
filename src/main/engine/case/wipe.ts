import { existsSync } from 'node:fs';
import { casePlaces } from '../case-folder';
import { lockCase } from '../db/lock';
import { shred, shredFolder, type Shredded } from '../vault/shred';

export interface WipeResult extends Readonly<Shredded> {
  /** The folder is gone, and every byte of its files read back as overwritten before its file was removed. */
  readonly verified: boolean;
}

/**
 * Removes a closed case for good: every file is overwritten where it lies, read back, then removed. The key goes first: without it
 * an encrypted case is gone, even where the disk keeps old blocks. Throws `PermanentError('case_in_use')`.
 */
export async function wipeCase(dir: string): Promise<WipeResult> {
  const tally: Shredded = { files: 0, bytes: 0, unproven: 0 };
  if (existsSync(dir)) {
    const places = casePlaces(dir);
    lockCase(places.lock).release();
    await shred(places.key, tally);
    await shredFolder(dir, tally);
  }
  return { ...tally, verified: tally.unproven === 0 && !existsSync(dir) };
}
