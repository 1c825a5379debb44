import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';

type Keyed = Database.Database & { key(key: Buffer): void; rekey(key: Buffer): void };

/**
 * 32 random bytes need no stretching: `raw:` takes them as they are (as a passphrase they would cost 256,000 rounds at every opening,
 * 0.6 s on the main thread). The binary call, because a passphrase inside a PRAGMA string could be escaped from.
 */
const raw = (key: Buffer): Buffer => Buffer.concat([Buffer.from('raw:'), key]);

/** Call before anything else is asked of the database. */
export function useKey(client: Database.Database, key: Buffer): void {
  client.pragma(`cipher = 'sqlcipher'`);
  (client as Keyed).key(raw(key));
}

/**
 * Writes an encrypted copy of a closed, unencrypted database. The copy is nothing until it is whole, so its journal stays in memory:
 * no second file with names. Holds up the caller for about 25 ms a megabyte.
 */
export function encryptedCopy(file: string, copy: string, key: Buffer): void {
  copyFileSync(file, copy);
  const client = new Database(copy) as Keyed;
  try {
    client.pragma('journal_mode = MEMORY');
    client.pragma(`cipher = 'sqlcipher'`);
    client.rekey(raw(key));
  } finally {
    client.close();
  }
}

/** The way back: a plain copy of a closed, encrypted database. An empty key takes the encryption off. */
export function plainCopy(file: string, copy: string, key: Buffer): void {
  copyFileSync(file, copy);
  const client = new Database(copy) as Keyed;
  try {
    useKey(client, key);
    client.pragma('journal_mode = MEMORY');
    client.rekey(Buffer.alloc(0));
  } finally {
    client.close();
  }
}
