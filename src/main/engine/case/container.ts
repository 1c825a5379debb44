import { createHash, type Hash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';

/**
 * A backup file: magic, then records. A record is the length of its head (4 bytes, big endian), the head as JSON, so many bytes as
 * the head says, and the SHA-256 of head and bytes. The last record is `end` and holds the SHA-256 of all the others' sums:
 * a file that is cut off, or that misses a record, is noticed.
 */
const MAGIC = Buffer.from('MSBACKUP1\n', 'latin1');
const MAX_HEAD = 64 * 1024;
const READ = 256 * 1024;
const END = 'end';

interface Head {
  readonly name: string;
  readonly bytes: number;
}
export interface Writer {
  /** Exactly `bytes` must come out of `data`. */
  add(name: string, bytes: number, data: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Writes beside `path` and renames: what was there stays whole until the new file is. Resolves with the file's size. */
export async function writeContainer(path: string, fill: (writer: Writer) => Promise<void>): Promise<number> {
  const beside = `${path}.part`;
  const file = await open(beside, 'w', 0o600);
  const all = createHash('sha256');
  try {
    await file.writeFile(MAGIC);
    await fill({
      async add(name, bytes, data) {
        const sum = await writeRecord(file, { name, bytes }, data);
        all.update(sum);
      },
    });
    const total = all.digest();
    await writeRecord(file, { name: END, bytes: total.length }, [total]);
    const { size } = await file.stat();
    await file.sync();
    await file.close();
    await rename(beside, path);
    return size;
  } catch (e) {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
    throw e;
  }
}

async function writeRecord(
  file: FileHandle,
  head: Head,
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const hash = createHash('sha256').update(text);
  await file.writeFile(Buffer.concat([length, text]));
  let written = 0;
  for await (const chunk of data) {
    hash.update(chunk);
    written += chunk.length;
    await file.writeFile(chunk);
  }
  if (written !== head.bytes)
    throw new PermanentError('file_changed', 'a file changed while it was backed up');
  const sum = hash.digest();
  await file.writeFile(sum);
  return sum;
}

/**
 * Reads a backup record by record; every sum is checked, the record's own after its bytes were handed on. Nothing that came out
 * counts before this has resolved. Throws `PermanentError`: `not_a_backup`, `backup_damaged`.
 */
export async function readContainer(
  path: string,
  onRecord: (head: Head, data: AsyncGenerator<Buffer>) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'r');
  try {
    const magic = await take(file, MAGIC.length);
    if (!magic.equals(MAGIC)) throw new PermanentError('not_a_backup');
    const all = createHash('sha256');
    for (;;) {
      const text = await take(file, (await take(file, 4)).readUInt32BE(0));
      const head = headOf(text);
      const hash = createHash('sha256').update(text);
      if (head.name === END) {
        const total = await take(file, 32);
        if (!total.equals(all.digest())) throw damaged();
        await expectSum(file, hash.update(total));
        return;
      }
      const data = bytesOf(file, head.bytes, hash);
      await onRecord(head, data);
      for await (const _rest of data) continue;
      all.update(await expectSum(file, hash));
    }
  } finally {
    await file.close();
  }
}

async function expectSum(file: FileHandle, hash: Hash): Promise<Buffer> {
  const sum = hash.digest();
  if (!(await take(file, 32)).equals(sum)) throw damaged();
  return sum;
}

async function* bytesOf(file: FileHandle, bytes: number, hash: Hash): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0;) {
    const chunk = await take(file, Math.min(left, READ));
    left -= chunk.length;
    hash.update(chunk);
    yield chunk;
  }
}

/** The next `bytes` bytes, all of them. */
async function take(file: FileHandle, bytes: number): Promise<Buffer> {
  if (bytes > Math.max(MAX_HEAD, READ)) throw damaged();
  const buffer = Buffer.alloc(bytes);
  for (let at = 0; at < bytes;) {
    const { bytesRead } = await file.read(buffer, at, bytes - at, null);
    if (bytesRead === 0) throw damaged();
    at += bytesRead;
  }
  return buffer;
}

function headOf(text: Buffer): Head {
  try {
    const { name, bytes } = JSON.parse(text.toString('utf8')) as Head;
    if (typeof name === 'string' && Number.isSafeInteger(bytes) && bytes >= 0) return { name, bytes };
  } catch {
    // falls through to the one answer
  }
  throw damaged();
}

const damaged = (): PermanentError => new PermanentError('backup_damaged');
