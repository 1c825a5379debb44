import Database from 'better-sqlite3';
import { TransientError } from '../domain/errors';

/** What SQLite's refusals mean for the work at hand: a full disk and a lock may go away, everything else is as it was thrown. */
export function asDbFault(e: unknown): unknown {
  if (!(e instanceof Database.SqliteError)) return e;
  if (e.code === 'SQLITE_FULL' || e.code.startsWith('SQLITE_IOERR'))
    return new TransientError('disk_full', e.code, { cause: e });
  if (e.code.startsWith('SQLITE_BUSY')) return new TransientError('file_locked', e.code, { cause: e });
  return e;
}
