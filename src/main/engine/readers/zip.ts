import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { PermanentError } from '../domain/errors';

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

/** Names of the first `limit` entries, bytes taken as Latin-1: enough to tell what kind of container it is. */
export async function listZip(path: string, limit: number): Promise<string[]> {
  const zip = await openZip(path);
  try {
    const names: string[] = [];
    for (let entry = await nextEntry(zip); entry && names.length < limit; entry = await nextEntry(zip)) {
      names.push(rawName(entry).toString('latin1'));
    }
    return names;
  } finally {
    zip.close();
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
