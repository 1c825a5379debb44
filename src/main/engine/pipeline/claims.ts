import { DEFAULT_LIMITS } from '../pool/limits';

const MOST_PAGES = DEFAULT_LIMITS.readDocument.maxPages;

/** Which pages of one document nobody has begun to read; its memory is shared with the threads that read it. */
export interface Claims {
  /** One byte a page, at its number: 0 where nobody has begun it. */
  readonly memory: SharedArrayBuffer;
  /** Pages up to `last` that nobody has begun. */
  left(last: number): number;
}

/** @param taken Pages that are not to be read: they are stored already. */
export function createClaims(taken: readonly number[]): Claims {
  const memory = new SharedArrayBuffer(MOST_PAGES + 1);
  const begun = new Uint8Array(memory);
  for (const page of taken) if (page <= MOST_PAGES) begun[page] = 1;
  return {
    memory,
    left: (last) => {
      let left = 0;
      for (let page = 1; page <= Math.min(last, MOST_PAGES); page++)
        if (Atomics.load(begun, page) === 0) left++;
      return left;
    },
  };
}
