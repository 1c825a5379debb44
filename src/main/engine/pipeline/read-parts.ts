import type { Reason } from '../domain/reasons';
import type { SourceFormat } from '../domain/words';
import type { Pool, Progress, ReadInput, ReadOutput } from '../pool/tasks';

/** Pages of one part. Opening a PDF costs as much as a few pages, and what a thread keeps of it is freed with the part. */
const PART = 64;

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
 * Reads a document, a long PDF in parts on several threads. How long it is comes with the first page of the first part; the others
 * start then. Other formats are read whole, as they are parsed whole anyhow.
 * The first part that fails stops the others; its error is thrown.
 */
export async function readInParts(pool: Pool, input: ReadInput, deps: PartsDeps): Promise<ReadOutput> {
  const stop = new AbortController();
  const signal = deps.signal ? AbortSignal.any([deps.signal, stop.signal]) : stop.signal;
  const run = (part: ReadInput, onPage: PartsDeps['onPage']): Promise<ReadOutput> =>
    pool.run('readDocument', part, { signal, onProgress: (p) => p.type === 'page' && onPage(p) });
  if (deps.format !== 'pdf') return run(input, deps.onPage);

  const size = deps.pagesPerPart ?? PART;
  const waiting: ReadInput[] = [];
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
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !failure; part = waiting.shift())
      notes.push(...(await run(part, deps.onPage)).notes);
  };

  let others: Promise<unknown>[] | undefined;
  const startOthers = (pages: number): void => {
    if (others) return;
    waiting.push(...partsAfterFirst(input, pages, size));
    others = Array.from({ length: Math.min(waiting.length, deps.lanes - 1) }, () => guarded(lane));
  };
  const first = await guarded(async () => {
    const output = await run({ ...input, from: 1, to: size }, (page) => {
      deps.onPage(page);
      startOthers(page.of);
    });
    // where all pages of the first part were known already, none of them told how many there are
    startOthers(output.pageCount);
    notes.unshift(...output.notes);
    await lane();
    return output;
  });
  await Promise.all(others ?? []);
  if (failure) throw failure.error;
  return { ...first!, notes: unrepeated(notes) };
}

/** Parts behind the first that hold a page not known yet. */
function partsAfterFirst(input: ReadInput, pages: number, size: number): ReadInput[] {
  const known = new Set(input.skipPages);
  const parts: ReadInput[] = [];
  for (let from = size + 1; from <= pages; from += size) {
    const to = Math.min(pages, from + size - 1);
    if (Array.from({ length: to - from + 1 }, (_, i) => from + i).some((page) => !known.has(page)))
      parts.push({ ...input, from, to });
  }
  return parts;
}

function unrepeated(notes: readonly Reason[]): Reason[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
