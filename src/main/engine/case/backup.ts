import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { CaseFolder } from '../case-folder';
import type { Db } from '../db/open';
import type { CaseKeys } from '../vault/keys';
import { isSealed, sealedSize, sealing } from '../vault/seal';
import { writeContainer, type Writer } from './container';

/** What a backup holds besides the case itself. */
export interface BackupResult {
  readonly bytes: number;
  /** Originals that came along; each once, however many applicants handed it in. */
  readonly documents: number;
  /** Originals that are not where they were: their readings and decisions are in the backup, their pages cannot be shown. */
  readonly missing: number;
}

/** What a backup may hold beside originals. Evaluators are in it only when somebody asks for them. */
export const FILES: readonly string[] = ['case.sqlite', 'case.key', 'evaluators.sqlite'];

/** Name of an original inside a backup and in `originals/`. */
export const ORIGINAL = /^originals\/[0-9a-f]{64}$/;

/**
 * An open case → one file: the database as it stands at this moment, the wrapped key, the originals. Everything of an encrypted
 * case is sealed in it with the case's own key. Work goes on meanwhile. Page images are drawn again where they are needed.
 */
export async function backupCase(
  deps: { readonly db: Db; readonly places: CaseFolder; readonly keys: CaseKeys | undefined },
  path: string,
  /** The evaluators' file, standing still; absent: they are left out. */
  evaluators?: string,
): Promise<BackupResult> {
  const { db, places, keys } = deps;
  const rows = db
    .sql<{ fingerprint: string; filepath: string }>(
      `SELECT fingerprint, min(filepath) AS filepath FROM documents WHERE superseded_by IS NULL GROUP BY fingerprint`,
    )
    .all();
  let documents = 0;
  let missing = 0;
  const frozen = db.freeze();
  try {
    const bytes = await writeContainer(path, async (writer) => {
      await addFile(writer, 'case.sqlite', places.database);
      if (existsSync(places.key)) await addFile(writer, 'case.key', places.key);
      if (evaluators !== undefined) await addFile(writer, 'evaluators.sqlite', evaluators);
      for (const { fingerprint, filepath } of rows) {
        const name = `originals/${fingerprint}`;
        const readable = ORIGINAL.test(name) && (await stat(filepath).catch(() => null))?.isFile();
        if (!readable) missing += 1;
        else {
          await addOriginal(writer, name, filepath, keys);
          documents += 1;
        }
      }
    });
    return { bytes, documents, missing };
  } finally {
    frozen.release();
  }
}

async function addFile(writer: Writer, name: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await writer.add(name, size, upTo(createReadStream(path), size));
}

async function addOriginal(
  writer: Writer,
  name: string,
  path: string,
  keys: CaseKeys | undefined,
): Promise<void> {
  if (!keys || (await isSealed(path))) return addFile(writer, name, path);
  const { size } = await stat(path);
  return writer.add(name, sealedSize(size), createReadStream(path).pipe(sealing(keys.files)));
}

/** A file that grows while it is read ends where it ended. */
async function* upTo(stream: Readable, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left);
    left -= Math.min(left, chunk.length);
    if (left === 0) return;
  }
}
