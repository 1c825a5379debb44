import Database from 'better-sqlite3';
import { PermanentError } from '../domain/errors';

/**
 * Holds a case for this program alone: an exclusive transaction on a file of its own, which the operating system ends with
 * the process, however it ends. Throws `PermanentError('case_in_use')` when another program holds it.
 */
export function lockCase(file: string): { release(): void } {
  const client = new Database(file, { timeout: 0 });
  try {
    client.exec('BEGIN EXCLUSIVE');
  } catch (e) {
    client.close();
    if (e instanceof Database.SqliteError && e.code === 'SQLITE_BUSY')
      throw new PermanentError('case_in_use');
    throw e;
  }
  return {
    release(): void {
      if (client.open) client.close();
    },
  };
}
