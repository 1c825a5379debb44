import type { TaskLimits, TaskName } from './tasks';

const MB = 1024 * 1024;

/** What most tasks may use. Pixels: an A0 plan at 300 dpi has 140 million. */
const COMMON: TaskLimits = {
  timeMs: 120_000,
  memoryMb: 768,
  maxBytes: 512 * MB,
  maxPages: 3000,
  maxPixels: 150_000_000,
};

/**
 * Limits of each task: milliseconds from when a thread begins it, heap and buffers of the thread, bytes of the
 * file, pages, and
 * pixels of one picture. A task over its time or memory loses its thread; over the rest it ends by itself.
 */
export const DEFAULT_LIMITS: Readonly<Record<TaskName, TaskLimits>> = {
  peekDocument: { ...COMMON, timeMs: 30_000 },
  hashFile: { ...COMMON, timeMs: 60_000, maxBytes: 4096 * MB },
  /** `maxBytes`: of everything inflated. */
  unpack: { ...COMMON, timeMs: 300_000, maxBytes: 4096 * MB },
  /** Twenty pages of a scan take two minutes of a free core. */
  readDocument: { ...COMMON, timeMs: 900_000 },
  renderPage: { ...COMMON, timeMs: 30_000 },
  extractPeople: { ...COMMON, timeMs: 60_000 },
  writeWorkbook: { ...COMMON, timeMs: 120_000 },
  readTable: { ...COMMON, timeMs: 60_000 },
  /** A share of a round's applicants. */
  matchEvaluators: { ...COMMON, timeMs: 300_000 },
};

/** A task's limits with what the caller asks for instead. */
export function limitsFor(task: TaskName, wish: Partial<TaskLimits> = {}): TaskLimits {
  return { ...DEFAULT_LIMITS[task], ...wish };
}

/** A thread serves every task, so its heap is the largest any of them may have. */
export function threadMemoryMb(): number {
  return Math.max(...Object.values(DEFAULT_LIMITS).map((l) => l.memoryMb));
}
