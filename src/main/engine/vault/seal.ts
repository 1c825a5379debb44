import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PermanentError } from '../domain/errors';

/**
 * A sealed file: magic, salt, then chunks of AES-256-GCM. The key of each file comes from the case's key and the file's salt, so
 * the chunk's number can be the nonce; its last byte says whether the chunk is the last one. Chunks that are swapped, left out,
 * repeated or cut off do not open (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
 */
const MAGIC = Buffer.from('MSSEAL1\0', 'latin1');
const SALT = 16;
const HEAD = MAGIC.length + SALT;
const TAG = 16;
/** Plain bytes of a chunk. */
const CHUNK = 64 * 1024;

const fileKey = (key: Uint8Array, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'minesweeper/file', 32));

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function sealChunk(key: Buffer, index: number, last: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, last));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: Buffer, index: number, last: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw broken();
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, last), { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  const plain = decipher.update(sealed.subarray(0, sealed.length - TAG));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    throw broken();
  }
}

const broken = (): PermanentError => new PermanentError('damaged', 'a sealed file does not pass its check');

/**
 * Cuts a stream into pieces of `size` bytes. The last piece is only known at the end, so one is always held back; it may be
 * shorter, and an empty stream has one empty piece.
 */
function inPieces(size: number, onPiece: (piece: Buffer, last: boolean, push: (b: Buffer) => void) => void) {
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
        while (held.length > size) {
          onPiece(held.subarray(0, size), false, (b) => this.push(b));
          held = held.subarray(size);
        }
        done();
      } catch (e) {
        done(e as Error);
      }
    },
    flush(done) {
      try {
        onPiece(held, true, (b) => this.push(b));
        done();
      } catch (e) {
        done(e as Error);
      }
    },
  });
}

/** Plain bytes in, sealed bytes out. */
export function sealing(key: Uint8Array): Transform {
  const salt = randomBytes(SALT);
  const own = fileKey(key, salt);
  let index = 0;
  return inPieces(CHUNK, (piece, last, push) => {
    if (index === 0) push(Buffer.concat([MAGIC, salt]));
    push(sealChunk(own, index++, last, piece));
  });
}

/** Sealed bytes in, plain bytes out. Ends with `PermanentError('damaged')` where a byte is not as it was sealed. */
export function opening(key: Uint8Array): Transform {
  let own: Buffer | null = null;
  let index = 0;
  const body = inPieces(CHUNK + TAG, (piece, last, push) => {
    if (!own) throw broken();
    push(openChunk(own, index++, last, piece));
  });
  let head: Buffer = Buffer.alloc(0);
  const feed = body._transform.bind(body);
  body._transform = (chunk: Buffer<ArrayBuffer>, encoding, done) => {
    if (own) return feed(chunk, encoding, done);
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD) return done();
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return done(broken());
    own = fileKey(key, head.subarray(MAGIC.length, HEAD));
    return feed(head.subarray(HEAD), encoding, done);
  };
  return body;
}

export function sealBytes(key: Uint8Array, plain: Uint8Array): Buffer {
  const salt = randomBytes(SALT);
  const own = fileKey(key, salt);
  const bytes = Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength);
  const parts: Buffer[] = [MAGIC, salt];
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK));
  for (let i = 0; i < count; i++)
    parts.push(sealChunk(own, i, i === count - 1, bytes.subarray(i * CHUNK, (i + 1) * CHUNK)));
  return Buffer.concat(parts);
}

/** Throws `PermanentError('damaged')`. */
export function openBytes(key: Uint8Array, sealed: Buffer): Buffer {
  if (sealed.length < HEAD + TAG || !sealed.subarray(0, MAGIC.length).equals(MAGIC)) throw broken();
  const own = fileKey(key, sealed.subarray(MAGIC.length, HEAD));
  const body = sealed.subarray(HEAD);
  const size = CHUNK + TAG;
  const count = Math.ceil(body.length / size);
  const parts: Buffer[] = [];
  for (let i = 0; i < count; i++)
    parts.push(openChunk(own, i, i === count - 1, body.subarray(i * size, (i + 1) * size)));
  return Buffer.concat(parts);
}

/** Bytes a sealed file of so many plain bytes has. */
export function sealedSize(plain: number): number {
  return HEAD + plain + TAG * Math.max(1, Math.ceil(plain / CHUNK));
}

/** Does the file begin as a sealed one does? */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return bytesRead === head.length && head.equals(MAGIC);
  } finally {
    await file.close();
  }
}

/** A sealed file → a plain one that only this user may read. */
export function openFile(key: Uint8Array, from: string, to: string): Promise<void> {
  return pipeline(createReadStream(from), opening(key), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}

/** A plain file → a sealed one. */
export function sealFile(key: Uint8Array, from: string, to: string): Promise<void> {
  return pipeline(createReadStream(from), sealing(key), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}
