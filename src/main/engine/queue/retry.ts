/** Tries of a job whose fault may go away by itself. */
export const MAX_ATTEMPTS = 3;

const BASE_MS = 2000;

/** The longest wait `retryDelayMs` gives. */
export const MAX_DELAY_MS = BASE_MS * 2 ** 2 * 1.25;

/**
 * Wait before the next try: 2, 4, 8 s with up to a quarter of jitter, so that jobs that failed together do not come back
 * together. `attempt` counts from 1; `rand` gives 0 to 1.
 */
export function retryDelayMs(attempt: number, rand: () => number): number {
  const base = BASE_MS * 2 ** Math.min(attempt - 1, 2);
  return Math.round(base * (1 + rand() / 4));
}
