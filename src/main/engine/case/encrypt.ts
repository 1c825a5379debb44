import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { casePlaces, type CaseFolder } from '../case-folder';
import { audit } from '../db/audit';
import { openEvaluators } from '../db/evaluators-open';
import { encryptedCopy } from '../db/key';
import { lockCase } from '../db/lock';
import { isPlain, openDb } from '../db/open';
import { PermanentError } from '../domain/errors';
import { createKeyFile, keysFromRoot, openKeyFile, rewrap, type CaseKeys } from '../vault/keys';
import { isSealed, sealFile } from '../vault/seal';
import { shred, shredFolder } from '../vault/shred';

/** Shorter ones are tried out in no time. NIST SP 800-63B asks for eight characters at least. */
const MIN_LENGTH = 8;

/** Does the case open with a passphrase only? */
export function isEncryptedCase(dir: string): boolean {
  return existsSync(casePlaces(dir).key);
}

/**
 * Passphrase → the case's keys, for `createEngine`. A case that is not there yet becomes an encrypted one.
 * Throws `PermanentError`: `wrong_passphrase` (nothing was touched), `not_encrypted` (the case has no passphrase),
 * `weak_passphrase`, `case_damaged`.
 */
export async function unlockCase(dir: string, passphrase: string): Promise<CaseKeys> {
  const places = casePlaces(dir);
  if (!existsSync(places.key)) {
    if (existsSync(places.database)) throw new PermanentError('not_encrypted');
    checkStrength(passphrase);
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return createKeyFile(places.key, passphrase);
  }
  const keys = await openKeyFile(places.key, passphrase);
  await finishInterrupted(places, keys);
  return keys;
}

/** The same with a root key from the system's key ring; null when it does not open this case. */
export async function unlockWithRoot(dir: string, root: Buffer): Promise<CaseKeys | null> {
  const places = casePlaces(dir);
  const keys = keysFromRoot(places.key, root);
  if (keys) await finishInterrupted(places, keys);
  return keys;
}

export interface PassphraseChange {
  /** Absent for a case that has none yet. */
  readonly current?: string;
  readonly next: string;
  readonly actor: string;
  readonly at: number;
}

/**
 * Gives a closed case a passphrase, or another one. Encrypting rewrites what is there once; a change wraps the same key anew.
 * Throws as `unlockCase` does, and `case_in_use`.
 */
export async function setPassphrase(dir: string, change: PassphraseChange): Promise<CaseKeys> {
  checkStrength(change.next);
  const places = casePlaces(dir);
  const lock = lockCase(places.lock);
  try {
    const encrypted = existsSync(places.key);
    const keys = encrypted
      ? await openKeyFile(places.key, change.current ?? '')
      : await createKeyFile(places.key, change.next);
    await finishEncryption(places, keys);
    if (encrypted) await rewrap(places.key, keys, change.next);
    const db = openDb(places.database, { key: keys.database });
    const what = encrypted ? 'case.passphrase_changed' : 'case.encrypted';
    audit(db, { at: change.at, actor: change.actor, what, detail: {} });
    db.close();
    return keys;
  } finally {
    lock.release();
  }
}

function checkStrength(passphrase: string): void {
  if ([...passphrase.normalize('NFC')].length < MIN_LENGTH) throw new PermanentError('weak_passphrase');
}

/** A change that was broken off is gone on with, by one program alone. */
async function finishInterrupted(places: CaseFolder, keys: CaseKeys): Promise<void> {
  const sealed = (file: string): boolean =>
    !existsSync(`${file}.plain`) && existsSync(file) && !isPlain(file);
  const evaluators =
    !isHalf(places.evaluators) && (!existsSync(places.evaluators) || sealed(places.evaluators));
  if (sealed(places.database) && evaluators) return;
  const lock = lockCase(places.lock);
  try {
    await finishEncryption(places, keys);
  } finally {
    lock.release();
  }
}

/** Was the file being exchanged for its sealed copy when the program ended? */
const isHalf = (file: string): boolean => existsSync(`${file}.plain`);

/**
 * Brings a case with a key file to where everything is sealed; does nothing where it is. Can be interrupted anywhere and begun again:
 * the plain database gives way only to a whole encrypted one.
 */
export async function finishEncryption(places: CaseFolder, keys: CaseKeys): Promise<void> {
  // evaluators first: the case's own database says when everything is done
  await sealEvaluators(places.evaluators, keys.database);
  const copy = `${places.database}.sealed`;
  const old = `${places.database}.plain`;
  if (!existsSync(places.database) && existsSync(old) && existsSync(copy))
    await rename(copy, places.database);
  if (existsSync(places.database) && isPlain(places.database)) {
    await rm(copy, { force: true });
    // what the log still holds belongs into the file before it is copied
    openDb(places.database).close();
    encryptedCopy(places.database, copy, keys.database);
    // the files first: once the database is encrypted, nothing asks for them again
    await shredFolder(places.pages);
    for (const folder of [places.files, places.originals]) await sealFolder(folder, keys.files);
    await rename(places.database, old);
    await rename(copy, places.database);
  }
  await shred(old);
}

/** The evaluators' file, where there is one, gives way to an encrypted copy. Can be interrupted anywhere and begun again. */
async function sealEvaluators(file: string, key: Buffer): Promise<void> {
  const [copy, old] = [`${file}.sealed`, `${file}.plain`];
  if (!existsSync(file) && existsSync(old) && existsSync(copy)) await rename(copy, file);
  if (existsSync(file) && isPlain(file)) {
    await rm(copy, { force: true });
    openEvaluators(file).close();
    encryptedCopy(file, copy, key);
    await rename(file, old);
    await rename(copy, file);
  }
  await shred(old);
}

/** Every plain file under the folder gives way to a sealed one of the same name. */
async function sealFolder(dir: string, key: Buffer): Promise<void> {
  if (!existsSync(dir)) return;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || (await isSealed(path))) continue;
    const sealed = `${path}.sealed`;
    await rm(sealed, { force: true });
    await sealFile(key, path, sealed);
    const plain = `${path}.plain`;
    await rename(path, plain);
    await rename(sealed, path);
    await shred(plain);
  }
}
