import type { Reason } from '../domain/reasons';
import type { SourceFormat } from '../domain/words';
import { createClaims } from './claims';
import type { Pool, Progress, ReadInput, ReadOutput } from '../pool/tasks';

/** Pages of one part. Opening a PDF costs as much as a few pages, and what a thread keeps of it is freed with the part. */
const PART = 64;
/** Formats whose pages are read one by one; others are parsed whole anyhow. */
const PAGED: ReadonlySet<SourceFormat | null> = new Set(['pdf', 'image']);

export interface PartsDeps {
  readonly format: SourceFormat | null;
  /** Parts read at the same time; the pool's threads. */
  readonly lanes: number;
  /** Where memory was short: what a thread keeps of a part is freed with it. */
  readonly pagesPerPart?: number;
  readonly signal?: AbortSignal;
  readonly onPage: (page: Extract<Progress, { type: 'page' }>) => void;
}

/**
 * Reads a document; where it is long, or its pages are read from their pictures, all threads share its pages: each reads the next one
 * nobody has begun. The first part that fails stops the others; its error is thrown.
 */
export async function readInParts(pool: Pool, input: ReadInput, deps: PartsDeps): Promise<ReadOutput> {
  const stop = new AbortController();
  const signal = deps.signal ? AbortSignal.any([deps.signal, stop.signal]) : stop.signal;
  const run = (part: ReadInput, onProgress: (p: Progress) => void): Promise<ReadOutput> =>
    pool.run('readDocument', part, { signal, onProgress });
  const hand = (p: Progress): void => void (p.type === 'page' && deps.onPage(p));
  if (!PAGED.has(deps.format)) return run(input, hand);

  const most = deps.pagesPerPart ?? PART;
  const claims = createClaims(input.skipPages);
  const part: ReadInput = { ...input, claims: claims.memory, most };
  const notes: Reason[] = [];
  let failure: { error: unknown } | undefined;
  const guarded = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      // those stopped on its account fail after it, and are not the reason
      failure ??= { error };
      stop.abort();
      return undefined;
    }
  };
  /** Part after part, as long as pages are left; a part that began none of them will begin none. */
  const lane = async (pages: number): Promise<void> => {
    for (let left = claims.left(pages), before = Infinity; left > 0 && left < before && !failure;) {
      notes.push(...(await run(part, hand)).notes);
      [before, left] = [left, claims.left(pages)];
    }
  };

  const others: Promise<unknown>[] = [];
  const help = (pages: number): void => {
    const wanted = Math.min(claims.left(pages), deps.lanes - 1);
    while (others.length < wanted) others.push(guarded(() => lane(pages)));
  };
  const first = await guarded(async () => {
    const output = await run(part, (p) => {
      hand(p);
      if (p.type === 'picture' || (p.type === 'page' && p.of > most)) help(p.of);
    });
    notes.unshift(...output.notes);
    // where all its pages were known already, none of them told how many there are
    if (claims.left(output.pageCount) > 0) help(output.pageCount);
    await lane(output.pageCount);
    return output;
  });
  await Promise.all(others);
  if (failure) throw failure.error;
  return { ...first!, notes: unrepeated(notes) };
}

function unrepeated(notes: readonly Reason[]): Reason[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
