import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { casePlaces } from '../case-folder';
import { verifyAudit } from '../db/audit';
import { openEvaluators } from '../db/evaluators-open';
import { openDb } from '../db/open';
import { ensureRound } from '../db/rounds';
import { PermanentError } from '../domain/errors';
import { openKeyFile, type CaseKeys } from '../vault/keys';
import { shredFolder } from '../vault/shred';
import { FILES, ORIGINAL } from './backup';
import { readContainer } from './container';

export interface RestoreResult {
  readonly encrypted: boolean;
  /** The round's name; null while the case is locked. */
  readonly name: string | null;
}

/**
 * A backup → a case folder that is not there yet. The file is checked whole before the folder gets its name: a damaged backup leaves
 * nothing behind. With the passphrase, or without encryption, the database and its audit log are checked as well.
 * Throws `PermanentError`: `not_a_backup`, `backup_damaged`, `wrong_passphrase`, `round_exists`.
 */
export async function restoreCase(
  file: string,
  dir: string,
  options: { readonly passphrase?: string; readonly now: number },
): Promise<RestoreResult> {
  if (existsSync(dir)) throw new PermanentError('round_exists');
  const beside = `${dir}.part`;
  await shredFolder(beside);
  mkdirSync(join(beside, 'originals'), { recursive: true, mode: 0o700 });
  try {
    await readContainer(file, async ({ name }, data) => {
      // nothing else is in a backup, so nothing can name a place outside the folder
      if (!FILES.includes(name) && !ORIGINAL.test(name)) throw new PermanentError('backup_damaged');
      await pipeline(data, createWriteStream(join(beside, name), { flags: 'wx', mode: 0o600 }));
    });
    const result = await check(beside, options);
    mkdirSync(dirname(dir), { recursive: true });
    await rename(beside, dir);
    return result;
  } catch (e) {
    await shredFolder(beside).catch(() => undefined);
    throw e;
  }
}

/** Where the backup holds evaluators, their log is checked like the case's. */
function checkEvaluators(file: string, keys: CaseKeys | undefined): void {
  if (!existsSync(file)) return;
  const db = openEvaluators(file, keys ? { key: keys.database } : {});
  try {
    if (verifyAudit(db).broken !== null) throw new PermanentError('backup_damaged');
  } finally {
    db.close();
  }
}

async function check(dir: string, options: { passphrase?: string; now: number }): Promise<RestoreResult> {
  const places = casePlaces(dir);
  if (!existsSync(places.database)) throw new PermanentError('backup_damaged');
  const encrypted = existsSync(places.key);
  if (encrypted && options.passphrase === undefined) return { encrypted, name: null };
  const keys = encrypted ? await openKeyFile(places.key, options.passphrase ?? '') : undefined;
  const db = openDb(places.database, keys ? { key: keys.database } : {});
  try {
    const health = db.client.pragma('quick_check', { simple: true });
    if (health !== 'ok' || verifyAudit(db).broken !== null) throw new PermanentError('backup_damaged');
    checkEvaluators(places.evaluators, keys);
    return { encrypted, name: ensureRound(db, '', options.now).name };
  } finally {
    db.close();
  }
}
