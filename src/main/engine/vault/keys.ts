import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PermanentError } from '../domain/errors';

/**
 * Keys of an encrypted case. One random root key; everything else is derived from it (HKDF-SHA-256), so that a new passphrase
 * wraps 32 bytes anew and no page has to be written again.
 */
export interface CaseKeys {
  readonly root: Buffer;
  /** Of the database. */
  readonly database: Buffer;
  /** Of page images, unpacked files and copies of originals. */
  readonly files: Buffer;
}

/** OWASP's figures for scrypt (N 2^17, r 8, p 1): about a third of a second, 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
/** A key file from elsewhere (a backup) must not choose how much memory is taken. */
const MAX_COST = { N: 2 ** 18, r: 8, p: 2 };
const MAX_MEMORY = 512 * 1024 * 1024;

/** The key file as it lies in the case folder: nothing in it is secret without the passphrase. Byte values in hex. */
interface KeyFile {
  readonly format: 'minesweeper-key/1';
  readonly kdf: 'scrypt';
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly salt: string;
  readonly nonce: string;
  /** The root key under AES-256-GCM, tag at the end. */
  readonly wrapped: string;
  /** Tells whether a root key from the key ring belongs to this case. */
  readonly check: string;
}

const derive = (root: Buffer, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `minesweeper/${purpose}`, bytes));

function keysOf(root: Buffer): CaseKeys {
  return { root, database: derive(root, 'database'), files: derive(root, 'files') };
}

/** scrypt in a thread of libuv: the caller's loop stays free. */
function stretch(passphrase: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

async function wrap(file: string, root: Buffer, passphrase: string): Promise<void> {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await stretch(passphrase, salt, COST), nonce);
  const wrapped = Buffer.concat([cipher.update(root), cipher.final(), cipher.getAuthTag()]);
  const content: KeyFile = {
    format: 'minesweeper-key/1',
    kdf: 'scrypt',
    ...COST,
    salt: salt.toString('hex'),
    nonce: nonce.toString('hex'),
    wrapped: wrapped.toString('hex'),
    check: derive(root, 'check', 16).toString('hex'),
  };
  // beside and renamed: a case whose key file is half a file is lost
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 1)}\n`, { flush: true });
  renameSync(`${file}.new`, file);
}

function readKeyFile(file: string): KeyFile {
  try {
    const k = JSON.parse(readFileSync(file, 'utf8')) as KeyFile;
    const hex = [k.salt, k.nonce, k.wrapped, k.check].every((v) => /^[0-9a-f]{24,128}$/.test(v));
    const cost = ([k.N, k.r, k.p] as const).every((v) => Number.isInteger(v) && v > 0);
    if (k.format !== 'minesweeper-key/1' || !hex || !cost) throw new Error('not a key file');
    if (k.N > MAX_COST.N || k.r > MAX_COST.r || k.p > MAX_COST.p) throw new Error('cost out of range');
    return k;
  } catch (e) {
    throw new PermanentError('case_damaged', 'the key file cannot be read', { cause: e });
  }
}

/** A new case's keys, wrapped with the passphrase into `file`, which must not be there yet. */
export async function createKeyFile(file: string, passphrase: string): Promise<CaseKeys> {
  if (existsSync(file)) throw new Error('a case has one key file');
  const root = randomBytes(32);
  await wrap(file, root, passphrase);
  return keysOf(root);
}

/** The case's keys. Throws `PermanentError`: `wrong_passphrase` (nothing was touched), `case_damaged`. */
export async function openKeyFile(file: string, passphrase: string): Promise<CaseKeys> {
  const k = readKeyFile(file);
  const kek = await stretch(passphrase, Buffer.from(k.salt, 'hex'), { N: k.N, r: k.r, p: k.p });
  const wrapped = Buffer.from(k.wrapped, 'hex');
  const decipher = createDecipheriv('aes-256-gcm', kek, Buffer.from(k.nonce, 'hex'), { authTagLength: 16 });
  decipher.setAuthTag(wrapped.subarray(32));
  try {
    return keysOf(Buffer.concat([decipher.update(wrapped.subarray(0, 32)), decipher.final()]));
  } catch {
    throw new PermanentError('wrong_passphrase');
  }
}

/** The case's keys from a root key the system's key ring kept; null when it is not this case's. */
export function keysFromRoot(file: string, root: Buffer): CaseKeys | null {
  const check = Buffer.from(readKeyFile(file).check, 'hex');
  const own = derive(root, 'check', 16);
  return check.length === own.length && timingSafeEqual(check, own) ? keysOf(root) : null;
}

/** Wraps the same root key with another passphrase: the old one opens nothing any more, what is sealed stays as it is. */
export function rewrap(file: string, keys: CaseKeys, passphrase: string): Promise<void> {
  return wrap(file, keys.root, passphrase);
}
