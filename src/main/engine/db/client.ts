import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { PermanentError } from '../domain/errors';
import { useKey } from './key';

/** Node-API level of Node 22.14; on an older Node the SQLite addon ends the process with SIGSEGV instead of throwing. */
const NEEDED_NODE_API = 10;

/**
 * Opens (or creates) a database file and lets `prepare` bring it to its schema.
 *
 * WAL and NORMAL: a crash of the program loses nothing, a power cut at most the last commits, never the file.
 * `secure_delete`: deleted names must not stay readable in free pages (measured: 2,184 strings of 2,000 names did).
 *
 * Throws `PermanentError('old_node')` on a Node without the needed Node-API, `PermanentError('case_damaged')` when the file
 * is no database, `PermanentError('wrong_passphrase')` when it is encrypted with another key than the one given.
 */
export function openClient<T>(
  file: string,
  options: { key?: Buffer },
  prepare: (client: Database.Database) => T,
) {
  if (Number(process.versions.napi) < NEEDED_NODE_API)
    throw new PermanentError('old_node', `Node >= 22.14 is needed, this is ${process.version}`);
  const client = new Database(file);
  try {
    if (options.key) useKey(client, options.key);
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = NORMAL');
    client.pragma('foreign_keys = ON');
    client.pragma('secure_delete = ON');
    // sorting must not leave names in a temporary file, which nobody encrypts
    client.pragma('temp_store = MEMORY');
    client.pragma('busy_timeout = 5000');
    const prepared = prepare(client);
    const statements = new Map<string, Database.Statement<unknown[]>>();
    return {
      client,
      prepared,
      file,
      /** A prepared statement, compiled once per database: the queue runs a handful of them thousands of times. */
      sql<Row = unknown>(text: string): Database.Statement<unknown[], Row> {
        let statement = statements.get(text);
        if (!statement) statements.set(text, (statement = client.prepare(text)));
        return statement as Database.Statement<unknown[], Row>;
      },
      /**
       * Runs `body` as one transaction, or as part of the one that is open. Synchronous by nature: a body that returns a
       * promise would be committed before its work is done, and is refused.
       */
      transaction<T>(body: () => T): T {
        if (client.inTransaction) return body();
        // three compiled statements: a wrapper made for each of the queue's small transactions cost more than they do
        this.sql('BEGIN IMMEDIATE').run();
        try {
          const result = body();
          if (result instanceof Promise) throw new TypeError('a transaction cannot wait');
          this.sql('COMMIT').run();
          return result;
        } catch (e) {
          if (client.inTransaction) this.sql('ROLLBACK').run();
          throw e;
        }
      },
      /**
       * Everything is in the file and the file stands still until `release`: commits go to the log meanwhile. (A reader that
       * finds the log fully copied holds WAL_READ_LOCK(0), and no checkpoint may write under it: sqlite.org/walformat.html.)
       */
      freeze(): { release(): void } {
        client.pragma('wal_checkpoint(FULL)');
        const reader = new Database(file, { readonly: true });
        if (options.key) useKey(reader, options.key);
        reader.exec('BEGIN; SELECT count(*) FROM sqlite_master');
        return { release: () => reader.close() };
      },
      /** Empties the write-ahead log into the file, overwrites it (closing only unlinks it, with names inside) and closes. */
      close(): void {
        if (!client.open) return;
        try {
          const [state] = client.pragma('wal_checkpoint(FULL)') as WalState[];
          if (!options.key && state?.busy === 0 && state.log === state.checkpointed) blank(`${file}-wal`);
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
export type Client = ReturnType<typeof openClient>;

interface WalState {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

/** Only for a log whose frames are all in the database: SQLite takes a log without its header for an empty one. */
function blank(log: string): void {
  if (!existsSync(log)) return;
  const fd = openSync(log, 'r+');
  try {
    const zeros = Buffer.alloc(1024 * 1024);
    const { size } = fstatSync(fd);
    for (let at = 0; at < size; at += zeros.length)
      writeSync(fd, zeros, 0, Math.min(zeros.length, size - at), at);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Does the file begin as every unencrypted SQLite file does? An encrypted one begins with its salt. */
export function isPlain(file: string): boolean {
  const head = Buffer.alloc(16);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, head, 0, 16, 0);
  } finally {
    closeSync(fd);
  }
  return head.toString('latin1').startsWith('SQLite format 3');
}
