import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { PermanentError } from '../domain/errors';
import { openClient } from './client';
import * as schema from './schema';

export { isPlain } from './client';

/** Opens (or creates) a case's database and brings it to the current schema. Throws as `openClient` does. */
export function openDb(file: string, options: { key?: Buffer } = {}) {
  const { prepared, ...db } = openClient(file, options, (client) => {
    const orm = drizzle(client, { schema });
    migrate(orm, { migrationsFolder: migrationsFolder() });
    return orm;
  });
  return { ...db, orm: prepared };
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
