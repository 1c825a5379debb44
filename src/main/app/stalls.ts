import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface StallReport {
  /** Longest time the event loop was held up, in milliseconds. */
  maxMs: number;
  p99Ms: number;
  meanMs: number;
}

/**
 * How long the main process keeps its event loop. The sampling interval itself is part of every sample, so it is taken off: what
 * remains is the delay.
 */
export function watchStalls(): { read(): StallReport; reset(): void } {
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  const ms = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e5) / 10 - resolution);
  return {
    read: () => ({
      maxMs: ms(histogram.max),
      p99Ms: ms(histogram.percentile(99)),
      meanMs: ms(histogram.mean),
    }),
    reset: () => histogram.reset(),
  };
}
