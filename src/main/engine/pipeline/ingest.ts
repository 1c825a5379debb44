import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { loadReadings, storedPages, storeReading, type ReadingKey, type StoredPages } from '../db/readings';
import { PermanentError } from '../domain/errors';
import type { Reason } from '../domain/reasons';
import type { PagePlan, SourceFormat } from '../domain/words';
import type { PageReading, Pool, ReadOutput } from '../pool/tasks';
import { unreadNotes, unreadOf, worthReading } from '../readers/unread';
import type { Passwords } from './passwords';
import { readInParts } from './read-parts';

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
  readonly plan: PagePlan;
  /** Parts of a long document read at the same time. */
  readonly lanes: number;
  /** The last try ran out of memory. */
  readonly small?: boolean;
  /** Called for each page that is there, read or reused. */
  readonly onPage?: (done: number, of: number) => void;
}

/** Enough to read print by, and a quarter of the memory of a scan at 300 dpi. */
const SMALL_DPI = 150;

/** Settings that change how a page is read would be hashed in here; there are none. */
const NO_PARAMS = '';

/**
 * Stage 1: file → pages. Every finished page is stored at once, so that a crash costs at most the page in work, and pages
 * that an earlier run (or another applicant with the same bytes) has read are not read again, unless the page plan now wants more of them.
 */
export async function ingest(doc: DocumentRow, deps: IngestDeps): Promise<Ingested> {
  const stored = storedPages(deps.db, doc.fingerprint, NO_PARAMS);
  const known = stored.at(-1);
  const first = await read(doc, deps, settled(known, deps.plan)).catch((e: unknown) => {
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
  let result = fits ? first : await read(doc, deps, settled(same, deps.plan));
  const key = keyOf(doc, result.output);
  // a task's time ends in the middle of a long scan: the next one goes on where it stopped, as long as it gets anywhere
  for (let late = result.late; late > 0; late = result.late) {
    const now = storedPages(deps.db, doc.fingerprint, NO_PARAMS).find(
      (s) => s.reader === key.reader && s.readerVersion === key.readerVersion,
    );
    const next = await read(doc, deps, settled(now, deps.plan));
    result = { ...next, count: result.count + next.count - next.late };
    if (next.late >= late) break;
  }
  const { output } = result;
  const pages = loadReadings(deps.db, key);
  if (pages.length > 0 && pages.every((p) => unreadOf(p.json) === 'damaged'))
    throw new PermanentError('damaged', 'no readable page');
  return {
    format: output.format,
    pageCount: output.pageCount,
    pages,
    title: output.title ?? null,
    notes: [...output.notes, ...unreadNotes(pages)],
    pagesRead: result.count,
    pagesReused: Math.max(0, pages.length - result.count),
  };
}

/** Pages that need no further reading under this plan. */
const settled = (stored: StoredPages | undefined, plan: PagePlan): number[] =>
  (stored?.pages ?? []).filter((p) => !p.unread || !worthReading(p.unread, plan)).map((p) => p.number);

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
    notes: unreadNotes(pages),
    pagesRead: 0,
    pagesReused: pages.length,
  };
}

const isEncrypted = (e: unknown): boolean => e instanceof PermanentError && e.code === 'encrypted';
const isGone = (e: unknown): boolean => e instanceof PermanentError && e.code === 'file_missing';

interface Reading {
  readonly output: ReadOutput;
  /** Pages that came, and those of them for whose picture the time was out. */
  readonly count: number;
  readonly late: number;
}

/** Reads without a password first, then with each that was given: the right one is not known before the file is opened. */
async function read(doc: DocumentRow, deps: IngestDeps, skipPages: readonly number[]): Promise<Reading> {
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
): Promise<Reading> {
  let count = 0;
  let late = 0;
  const output = await readInParts(
    deps.pool,
    {
      path: doc.filepath,
      filename: doc.filename,
      skipPages,
      plan: deps.plan,
      ...(deps.small && { maxDpi: SMALL_DPI }),
      ...(password !== undefined && { password }),
    },
    {
      format: doc.sourceFormat,
      lanes: deps.lanes,
      ...(deps.small && { pagesPerPart: 1 }),
      ...(deps.signal && { signal: deps.signal }),
      onPage: (p) => {
        storeReading(deps.db, keyOf(doc, p), p.reading);
        count += 1;
        if (unreadOf(p.reading.json) === 'late') late += 1;
        deps.onPage?.(skipPages.length + count, p.of);
      },
    },
  );
  return { output, count, late };
}
