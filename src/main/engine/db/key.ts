import { randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** OWASP's figures for scrypt (N 2^17, r 8, p 1): about a third of a second, 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/**
 * Key of an encrypted case (32 bytes) from its passphrase. The salt lies beside the database and is made with the case; it
 * is no secret, but without it the passphrase opens nothing, so it belongs to every backup.
 */
export function caseKey(saltFile: string, passphrase: string): Buffer {
  if (!existsSync(saltFile)) writeFileSync(saltFile, randomBytes(16), { flag: 'wx' });
  return scryptSync(passphrase.normalize('NFC'), readFileSync(saltFile), 32, COST);
}
