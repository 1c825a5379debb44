import type { DriftAlarm } from '../domain/views';

/** Documents that were loaded without a look, of all. */
export interface Share {
  readonly loaded: number;
  readonly documents: number;
}

/** Chance of a false alarm that is accepted for a batch. */
export const DRIFT_LEVEL = 0.01;
/** Fewer documents say nothing either way. */
const MIN_BATCH = 5;
const MIN_HISTORY = 20;

/**
 * Has a batch's auto rate fallen clearly under its history? Fisher's exact test, one-sided: how likely is it that so few or
 * fewer of the batch's documents pass, if batch and history were drawn from one urn. An alarm is a chance under
 * `DRIFT_LEVEL / tests`: `tests` batches or document types looked at together share the level (Bonferroni).
 */
export function drift(batch: Share, history: Share, tests = 1): DriftAlarm | null {
  if (batch.documents < MIN_BATCH || history.documents < MIN_HISTORY) return null;
  const p = fewerOrEqual(batch, history);
  if (p >= DRIFT_LEVEL / tests) return null;
  return { pValue: p, rate: rate(batch), historyRate: rate(history), historyDocuments: history.documents };
}

export const rate = (s: Share): number => (s.documents === 0 ? 0 : s.loaded / s.documents);

/** P(X ≤ loaded) for X hypergeometric: `documents` drawn from both together. */
export function fewerOrEqual(batch: Share, history: Share): number {
  const all = batch.documents + history.documents;
  const good = batch.loaded + history.loaded;
  let p = 0;
  for (let k = Math.max(0, batch.documents - (all - good)); k <= batch.loaded; k += 1)
    p += Math.exp(
      lnChoose(good, k) + lnChoose(all - good, batch.documents - k) - lnChoose(all, batch.documents),
    );
  return Math.min(1, p);
}

function lnChoose(n: number, k: number): number {
  return k < 0 || k > n ? -Infinity : lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);
}

/** ln n!; Stirling with two terms from 20 on (relative error under 1e-10). */
function lnFactorial(n: number): number {
  if (n < 20) {
    let sum = 0;
    for (let i = 2; i <= n; i += 1) sum += Math.log(i);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/** Share of `wrong` among `decided` with Wilson's interval of 95 %. */
export function estimate(wrong: number, decided: number): { rate: number; low: number; high: number } | null {
  if (decided === 0) return null;
  const z = 1.96;
  const p = wrong / decided;
  const centre = p + (z * z) / (2 * decided);
  const spread = z * Math.sqrt((p * (1 - p)) / decided + (z * z) / (4 * decided * decided));
  const scale = 1 + (z * z) / decided;
  return {
    rate: p,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
