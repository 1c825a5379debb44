/**
 * Three kinds of fault, because three things can be done about one: try again, put it aside, stop.
 * `code` is stable and keys the sentence in `i18n/`; `message` is for developers and never holds an applicant's data.
 */
export abstract class EngineError extends Error {
  constructor(
    readonly code: string,
    message: string = code,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** May go away by itself: a worker that died, a locked file, a full disk. Retried. */
export class TransientError extends EngineError {}

/** Will be the same next time: a damaged or unsupported file. Isolated at once, never retried. */
export class PermanentError extends EngineError {}

/** Somebody asked to stop. Burns no attempt. */
export class CancelledError extends EngineError {
  constructor(code = 'cancelled') {
    super(code);
  }
}

/** Plain form of an error for a message channel (worker threads, IPC). */
export interface ErrorShape {
  readonly kind: 'transient' | 'permanent' | 'cancelled' | 'bug';
  readonly code: string;
  readonly message: string;
}

/** What SQLite and the file system refuse for reasons that may go away. */
const SYSTEM: readonly [RegExp, string][] = [
  [/^(SQLITE_FULL|SQLITE_IOERR.*|ENOSPC|EDQUOT)$/, 'disk_full'],
  [/^(SQLITE_BUSY.*|EBUSY)$/, 'file_locked'],
];

/** Error → plain form. Anything that is not ours is a `bug`; its message stays, its stack does not travel. */
export function toErrorShape(e: unknown): ErrorShape {
  if (e instanceof TransientError) return { kind: 'transient', code: e.code, message: e.message };
  if (e instanceof PermanentError) return { kind: 'permanent', code: e.code, message: e.message };
  if (e instanceof CancelledError) return { kind: 'cancelled', code: e.code, message: e.message };
  const system = SYSTEM.find(([codes]) => codes.test(String((e as { code?: unknown } | null)?.code ?? '')));
  if (system) return { kind: 'transient', code: system[1], message: system[1] };
  return { kind: 'bug', code: 'internal', message: e instanceof Error ? e.message : String(e) };
}

/** Plain form → error. A bug in a task is permanent for that document: the same input gives the same bug. */
export function fromErrorShape(s: ErrorShape): EngineError {
  if (s.kind === 'transient') return new TransientError(s.code, s.message);
  if (s.kind === 'cancelled') return new CancelledError(s.code);
  return new PermanentError(s.code, s.message);
}
