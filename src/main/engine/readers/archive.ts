import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { CancelledError, PermanentError } from '../domain/errors';
import type { SkippedEntry, TaskHandler, UnpackedFile } from '../pool/tasks';
import { entryName, nameProblem } from './archive-names';
import { ENCRYPTED_FLAG, entryStream, nextEntry, openZip } from './zip';

/** A round's ZIP holds some dozens of files; more than this is no applicant's. */
const MAX_ENTRIES = 5_000;
/** Documents shrink five times at most, text thirty; a bomb a thousand. Small entries may shrink as they like. */
const MAX_RATIO = 200;
const RATIO_FROM = 16 * 1024 * 1024;

const UNIX_TYPE = 0o170000;
const UNIX_LINK = 0o120000;

/**
 * ZIP → files under `into`. On disk every file gets a number for its name, and only its extension from the archive: no entry
 * can reach outside `into`, be too long, or be a name Windows keeps for itself; the real name is in the answer.
 * One bad entry is skipped and named. Throws `damaged` where the directory itself cannot be read, `too_large` never:
 * an entry over the size or density allowed is skipped as that, those after the last one allowed as `limit`.
 */
export const unpack: TaskHandler<'unpack'> = async ({ path, into }, ctx) => {
  await mkdir(into, { recursive: true });
  const zip = await openZip(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new PermanentError('damaged', 'not a readable ZIP', { cause: error });
  });
  const files: UnpackedFile[] = [];
  const skipped: SkippedEntry[] = [];
  let budget = ctx.limits.maxBytes;
  let count = 0;
  try {
    for (let entry = await next(zip, skipped); entry; entry = await next(zip, skipped)) {
      if (ctx.signal.aborted) throw new CancelledError();
      const name = entryName(entry);
      if (name.endsWith('/')) continue;
      const why = ++count > MAX_ENTRIES ? 'limit' : problemOf(entry, name, budget);
      if (why) {
        skipped.push({ name, why });
        if (count > MAX_ENTRIES) break;
        continue;
      }
      const target = join(into, `${String(files.length + 1).padStart(5, '0')}${extensionOf(name)}`);
      const bytes = await extract(zip, entry, target, budget, ctx.seal);
      if (typeof bytes === 'string') {
        skipped.push({ name, why: bytes });
        continue;
      }
      budget -= bytes;
      files.push({ name: cleanParts(name), path: target, bytes });
      ctx.progress({ type: 'step', done: count, of: zip.entryCount });
    }
  } finally {
    zip.close();
  }
  return { files, skipped };
};

/** A directory that breaks off in the middle: what was listed so far stays, and the break is named. */
async function next(zip: ZipFile, skipped: SkippedEntry[]): Promise<Entry | undefined> {
  try {
    return await nextEntry(zip);
  } catch {
    skipped.push({ name: '…', why: 'damaged' });
    return undefined;
  }
}

function problemOf(entry: Entry, name: string, budget: number): SkippedEntry['why'] | undefined {
  const bad = nameProblem(name);
  if (bad) return bad;
  const madeByUnix = entry.versionMadeBy >> 8 === 3 || entry.versionMadeBy >> 8 === 19;
  if (madeByUnix && ((entry.externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_LINK) return 'link';
  if (entry.generalPurposeBitFlag & ENCRYPTED_FLAG) return 'encrypted';
  if (entry.uncompressedSize > budget || tooDense(entry, entry.uncompressedSize)) return 'too_large';
  return undefined;
}

function tooDense(entry: Entry, bytes: number): boolean {
  return bytes > RATIO_FROM && bytes > Math.max(1, entry.compressedSize) * MAX_RATIO;
}

/** Writes one entry and returns its size, or why it was given up (the half-written file is removed). */
async function extract(
  zip: ZipFile,
  entry: Entry,
  target: string,
  budget: number,
  seal: (() => Transform) | undefined,
): Promise<number | 'too_large' | 'damaged'> {
  let bytes = 0;
  let over = false;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      over = bytes > budget || tooDense(entry, bytes);
      done(over ? new Error('over the limit') : null, chunk);
    },
  });
  try {
    const file = createWriteStream(target, { flags: 'wx' });
    if (seal) await pipeline(await entryStream(zip, entry), meter, seal(), file);
    else await pipeline(await entryStream(zip, entry), meter, file);
    return bytes;
  } catch (error) {
    await rm(target, { force: true });
    if (over) return 'too_large';
    // A full disk or a missing folder is not the entry's fault.
    if (isSystemFault(error)) throw error;
    return 'damaged';
  }
}

function isSystemFault(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code !== undefined && /^(ENOSPC|EACCES|EPERM|EROFS|EMFILE|EDQUOT|ENOENT|EEXIST|EIO)$/.test(code);
}

function extensionOf(name: string): string {
  const extension = extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '';
}

function cleanParts(name: string): string {
  return name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
