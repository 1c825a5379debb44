import { open } from 'node:fs/promises';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { PermanentError } from '../domain/errors';

/** Bit of an entry's flags: it has a password. */
export const ENCRYPTED_FLAG = 1;
const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1');

/** Opens a ZIP with raw entry names: their encoding is decided by `archive-names`, not by the library. */
export function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(
      path,
      { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: true },
      (error, zip) => {
        if (error) reject(error);
        else resolve(zip);
      },
    );
  });
}

/** Next entry of the central directory, or undefined at its end. Rejects where the directory is damaged. */
export function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      zip.off('entry', onEntry);
      zip.off('end', onEnd);
      zip.off('error', onError);
    };
    const onEntry = (entry: Entry): void => (done(), resolve(entry));
    const onEnd = (): void => (done(), resolve(undefined));
    const onError = (error: Error): void => (done(), reject(error));
    zip.once('entry', onEntry);
    zip.once('end', onEnd);
    zip.once('error', onError);
    zip.readEntry();
  });
}

export function entryStream(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

/**
 * Names of the first `limit` entries, bytes taken as Latin-1: enough to tell what kind of container it is. `locked`: every file in it
 * has a password.
 */
export async function listZip(path: string, limit: number): Promise<{ names: string[]; locked: boolean }> {
  const zip = await openZip(path);
  try {
    const names: string[] = [];
    let files = 0;
    let locked = 0;
    for (let entry = await nextEntry(zip); entry && names.length < limit; entry = await nextEntry(zip)) {
      const name = rawName(entry).toString('latin1');
      names.push(name);
      if (name.endsWith('/')) continue;
      files++;
      if (entry.generalPurposeBitFlag & ENCRYPTED_FLAG) locked++;
    }
    return { names, locked: files > 0 && locked === files };
  } finally {
    zip.close();
  }
}

/** Names in the headers before the files (APPNOTE 4.3.7), of the first megabyte: all that a ZIP without its directory still says. */
export async function localNames(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(1024 * 1024);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    const names: string[] = [];
    for (let at = bytes.indexOf(LOCAL_HEADER); at >= 0; at = bytes.indexOf(LOCAL_HEADER, at + 4)) {
      if (at + 30 > bytesRead) break;
      names.push(
        bytes.toString('latin1', at + 30, Math.min(bytesRead, at + 30 + bytes.readUInt16LE(at + 26))),
      );
    }
    return names;
  } finally {
    await file.close();
  }
}

/** The name's bytes: with `decodeStrings: false` the library leaves them undecoded, which its types do not say. */
export function rawName(entry: Entry): Buffer {
  return entry.fileName as unknown as Buffer;
}

/**
 * Inflates everything once without keeping it, and throws `too_large` where a document container holds more than
 * `maxBytes`: libraries that unzip in memory must not meet a bomb. Sizes in the directory may lie, so bytes are counted.
 */
export async function assertNoBomb(path: string, maxBytes: number): Promise<void> {
  const zip = await openZip(path);
  try {
    let total = 0;
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      if (rawName(entry).toString('latin1').endsWith('/')) continue;
      for await (const chunk of await entryStream(zip, entry)) {
        total += (chunk as Buffer).length;
        if (total > maxBytes) throw new PermanentError('too_large', 'container inflates beyond the limit');
      }
    }
  } finally {
    zip.close();
  }
}
