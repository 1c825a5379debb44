import { EngineError, PermanentError, TransientError, toErrorShape } from '../domain/errors';
import type { ErrorShape } from '../domain/errors';

/** What the operating system's refusals mean for a document. */
const SYSTEM: Record<string, () => EngineError> = {
  ENOENT: () => new PermanentError('file_missing'),
  ENOTDIR: () => new PermanentError('file_missing'),
  EISDIR: () => new PermanentError('file_missing'),
  EBUSY: () => new TransientError('file_locked'),
  EPERM: () => new TransientError('file_locked'),
  EACCES: () => new TransientError('file_locked'),
  EMFILE: () => new TransientError('file_locked'),
  ENOSPC: () => new TransientError('disk_full'),
  EDQUOT: () => new TransientError('disk_full'),
  ERR_WORKER_OUT_OF_MEMORY: () => new TransientError('out_of_memory'),
  ERR_FS_FILE_TOO_LARGE: () => new PermanentError('too_large'),
};

/** Anything a task throws → the form that crosses the thread boundary. Paths in system messages stay behind. */
export function faultShape(error: unknown): ErrorShape {
  if (error instanceof EngineError) return toErrorShape(error);
  const known = SYSTEM[(error as NodeJS.ErrnoException | null)?.code ?? ''];
  if (known) return toErrorShape(known());
  // "Array buffer allocation failed", "Invalid array length": the heap limit does not count buffers.
  if (error instanceof RangeError && /alloc|array length|buffer size/i.test(error.message))
    return toErrorShape(new TransientError('out_of_memory'));
  return toErrorShape(error);
}
