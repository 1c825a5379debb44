import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { loadReadings, storedPages, storeReading, type ReadingKey } from '../db/readings';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import type { SourceFormat } from '../domain/words';
import type { PageReading, Pool, ReadOutput, RunOptions } from '../pool/tasks';
import type { Passwords } from './passwords';

/** A document as read: its pages are still JSON, because the main process never needs to look inside most of them. */
export interface Ingested {
  readonly format: SourceFormat;
  readonly pageCount: number;
  readonly pages: readonly PageReading[];
  readonly title: string | null;
  readonly notes: readonly Reason[];
  readonly pagesRead: number;
  readonly pagesReused: number;
}

export interface IngestDeps {
  readonly db: Db;
  readonly pool: Pool;
  /** Tried in turn when the file is encrypted. */
  readonly passwords?: Passwords;
  readonly signal?: AbortSignal;
  /** Called for each page that is there, read or reused. */
  readonly onPage?: (done: number, of: number) => void;
}

/** Settings that change what is read would be hashed in here; the text layer has none. */
const NO_PARAMS = '';

/**
 * Stage 1: file → pages. Every finished page is stored at once, so that a crash costs at most the page in work, and pages
 * that an earlier run (or another applicant with the same bytes) has read are not read again.
 */
export async function ingest(doc: DocumentRow, deps: IngestDeps): Promise<Ingested> {
  const stored = storedPages(deps.db, doc.fingerprint, NO_PARAMS);
  const known = stored.at(-1);
  const first = await read(doc, deps, known?.pages ?? []).catch((e: unknown) => {
    // read with a password of an earlier run, which nobody keeps, or moved since: what was read then still holds
    if ((isEncrypted(e) || isGone(e)) && known && doc.sourceFormat && known.pages.length === doc.pageCount)
      return null;
    throw e;
  });
  if (!first) return reused(deps.db, doc, known!);
  // another reader or version than the stored one answered: what is stored does not fit, so read the rest as well
  const fits =
    !known || (known.reader === first.output.reader && known.readerVersion === first.output.readerVersion);
  const same = stored.find(
    (s) => s.reader === first.output.reader && s.readerVersion === first.output.readerVersion,
  );
  const result = fits ? first : await read(doc, deps, same?.pages ?? []);
  const { output } = result;
  const key = keyOf(doc, output);
  const pages = loadReadings(deps.db, key);
  return {
    format: output.format,
    pageCount: output.pageCount,
    pages,
    title: output.title ?? null,
    notes: output.notes,
    pagesRead: result.count,
    pagesReused: pages.length - result.count,
  };
}

const keyOf = (doc: DocumentRow, r: { reader: string; readerVersion: string }): ReadingKey => ({
  fingerprint: doc.fingerprint,
  reader: r.reader,
  readerVersion: r.readerVersion,
  paramsHash: NO_PARAMS,
});

/** Every page is stored already: the document as an earlier run left it. */
function reused(db: Db, doc: DocumentRow, known: { reader: string; readerVersion: string }): Ingested {
  const pages = loadReadings(db, keyOf(doc, known));
  return {
    format: doc.sourceFormat!,
    pageCount: pages.length,
    pages,
    title: doc.title,
    notes: [],
    pagesRead: 0,
    pagesReused: pages.length,
  };
}

const isEncrypted = (e: unknown): boolean => e instanceof PermanentError && e.code === 'encrypted';
const isGone = (e: unknown): boolean => e instanceof PermanentError && e.code === 'file_missing';

/** Reads without a password first, then with each that was given: the right one is not known before the file is opened. */
async function read(
  doc: DocumentRow,
  deps: IngestDeps,
  skipPages: readonly number[],
): Promise<{ output: ReadOutput; count: number }> {
  let refused: unknown;
  for (const password of [undefined, ...(deps.passwords?.for(doc.fingerprint) ?? [])]) {
    try {
      const result = await readWith(doc, deps, skipPages, password);
      if (password !== undefined) deps.passwords?.opened(doc.fingerprint, password);
      return result;
    } catch (e) {
      if (!isEncrypted(e)) throw e;
      if (password !== undefined) deps.passwords?.refuse(doc.fingerprint, password);
      refused = e;
    }
  }
  throw refused;
}

async function readWith(
  doc: DocumentRow,
  deps: IngestDeps,
  skipPages: readonly number[],
  password: string | undefined,
): Promise<{ output: ReadOutput; count: number }> {
  let count = 0;
  const options: RunOptions = {
    ...(deps.signal && { signal: deps.signal }),
    onProgress: (p) => {
      if (p.type !== 'page') return;
      storeReading(deps.db, keyOf(doc, p), p.reading);
      count += 1;
      deps.onPage?.(skipPages.length + count, p.of);
    },
  };
  const output = await deps.pool.run(
    'readDocument',
    {
      path: doc.filepath,
      filename: doc.filename,
      skipPages,
      ...(password !== undefined && { password }),
    },
    options,
  );
  return { output, count };
}
