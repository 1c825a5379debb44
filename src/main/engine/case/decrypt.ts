import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { casePlaces } from '../case-folder';
import { audit } from '../db/audit';
import { openEvaluators } from '../db/evaluators-open';
import { plainCopy } from '../db/key';
import { lockCase } from '../db/lock';
import { openDb } from '../db/open';
import { PermanentError } from '../domain/errors';
import { openKeyFile } from '../vault/keys';
import { isSealed, openFile } from '../vault/seal';
import { shred, shredFolder } from '../vault/shred';
import { finishEncryption } from './encrypt';

/**
 * Takes the passphrase off a closed case: everything in it lies open afterwards. Can be broken off anywhere: while the key file is
 * there the case still opens with its passphrase (which then seals again what was opened); the key goes last.
 * Throws `PermanentError`: `wrong_passphrase` (nothing was touched), `not_encrypted`, `case_in_use`, `case_damaged`.
 */
export async function removePassphrase(
  dir: string,
  change: { readonly current: string; readonly actor: string; readonly at: number },
): Promise<void> {
  const places = casePlaces(dir);
  if (!existsSync(places.key)) throw new PermanentError('not_encrypted');
  const lock = lockCase(places.lock);
  try {
    const keys = await openKeyFile(places.key, change.current);
    await finishEncryption(places, keys);
    // noted while the log is still sealed, and its journal emptied into the file that is copied
    const db = openDb(places.database, { key: keys.database });
    audit(db, { at: change.at, actor: change.actor, what: 'case.decrypted', detail: {} });
    db.close();
    // page images are drawn again; what cannot be made again is opened
    await shredFolder(places.pages);
    for (const folder of [places.files, places.originals]) await openFolder(folder, keys.files);
    if (existsSync(places.evaluators)) {
      openEvaluators(places.evaluators, { key: keys.database }).close();
      await openDatabase(places.evaluators, keys.database);
    }
    await openDatabase(places.database, keys.database);
    await shred(places.key);
  } finally {
    lock.release();
  }
}

async function openDatabase(file: string, key: Buffer): Promise<void> {
  const copy = `${file}.opened`;
  await rm(copy, { force: true });
  plainCopy(file, copy, key);
  await rename(copy, file);
}

/** Every sealed file under the folder gives way to a plain one of the same name. */
async function openFolder(dir: string, key: Buffer): Promise<void> {
  if (!existsSync(dir)) return;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !(await isSealed(path))) continue;
    const plain = `${path}.opened`;
    await rm(plain, { force: true });
    await openFile(key, path, plain);
    await rename(plain, path);
  }
}
