import type { ReadInput } from '../pool/tasks';

/**
 * Tells of each page, asked for once and in order, whether this task is to read it: not where it is stored already, nor where another
 * thread has begun it, nor once this task has had its share. Whoever asks and is told yes has begun the page.
 */
export function claimPages(
  input: Pick<ReadInput, 'skipPages' | 'claims' | 'most'>,
): (page: number) => boolean {
  const skip = new Set(input.skipPages);
  const begun = input.claims && new Uint8Array(input.claims);
  let share = input.most ?? Infinity;
  return (page) => {
    if (share <= 0 || skip.has(page)) return false;
    // A page beyond what is shared belongs to nobody: readers end before it.
    if (begun && (page >= begun.length || Atomics.compareExchange(begun, page, 0, 1) !== 0)) return false;
    share--;
    return true;
  };
}
