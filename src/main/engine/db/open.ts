import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { PermanentError } from '../domain/errors';
import * as schema from './schema';

/** Node-API level of Node 22.14; on an older Node the SQLite addon ends the process with SIGSEGV instead of throwing. */
const NEEDED_NODE_API = 10;

/**
 * Opens (or creates) a case's database and brings it to the current schema.
 *
 * WAL and NORMAL: a crash of the program loses nothing, a power cut at most the last commits, never the file.
 * `secure_delete`: deleted names must not stay readable in free pages (measured: 2,184 strings of 2,000 names did).
 *
 * Throws `PermanentError('old_node')` on a Node without the needed Node-API, `PermanentError('case_damaged')` when the file
 * is no database, `PermanentError('wrong_passphrase')` when it is encrypted with another key than the one given.
 */
export function openDb(file: string, options: { key?: Buffer } = {}) {
  if (Number(process.versions.napi) < NEEDED_NODE_API)
    throw new PermanentError('old_node', `Node >= 22.14 is needed, this is ${process.version}`);
  const client = new Database(file);
  try {
    if (options.key) {
      client.pragma(`cipher = 'sqlcipher'`);
      // the binary form: a passphrase inside a PRAGMA string could be escaped from
      (client as Database.Database & { key(key: Buffer): void }).key(options.key);
    }
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = NORMAL');
    client.pragma('foreign_keys = ON');
    client.pragma('secure_delete = ON');
    client.pragma('busy_timeout = 5000');
    const orm = drizzle(client, { schema });
    migrate(orm, { migrationsFolder: migrationsFolder() });
    const statements = new Map<string, Database.Statement<unknown[]>>();
    return {
      client,
      orm,
      file,
      /** A prepared statement, compiled once per database: the queue runs a handful of them thousands of times. */
      sql<Row = unknown>(text: string): Database.Statement<unknown[], Row> {
        let statement = statements.get(text);
        if (!statement) statements.set(text, (statement = client.prepare(text)));
        return statement as Database.Statement<unknown[], Row>;
      },
      /** Runs `body` as one transaction; synchronous by nature, an async body is a fault. */
      transaction<T>(body: () => T): T {
        return client.transaction(body).immediate();
      },
      /** Empties the write-ahead log into the file and closes it. */
      close(): void {
        if (!client.open) return;
        try {
          client.pragma('wal_checkpoint(TRUNCATE)');
        } catch {
          // a full disk: the log stays beside the file and is read when the case is opened again
        } finally {
          client.close();
        }
      },
    };
  } catch (e) {
    client.close();
    if (e instanceof Database.SqliteError && (e.code === 'SQLITE_NOTADB' || e.code === 'SQLITE_CORRUPT'))
      throw new PermanentError(options.key || !isPlain(file) ? 'wrong_passphrase' : 'case_damaged', e.code, {
        cause: e,
      });
    throw e;
  }
}
export type Db = ReturnType<typeof openDb>;

/** Beside this file in the sources, beside or above the bundle once built. */
function migrationsFolder(): string {
  const here = import.meta.dirname;
  const places = [join(here, 'migrations'), join(here, '../migrations'), join(here, '../../migrations')];
  const found = places.find((p) => existsSync(join(p, 'meta/_journal.json')));
  if (!found) throw new PermanentError('internal', 'the migrations folder is missing from this build');
  return found;
}

/** Does the file begin as every unencrypted SQLite file does? An encrypted one begins with its salt. */
function isPlain(file: string): boolean {
  const head = Buffer.alloc(16);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, head, 0, 16, 0);
  } finally {
    closeSync(fd);
  }
  return head.toString('latin1').startsWith('SQLite format 3');
}
