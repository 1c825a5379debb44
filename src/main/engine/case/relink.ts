import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/open';

/** After a move the originals lie in the case itself: documents point there. Returns how many were moved. */
export function relinkOriginals(db: Db, originals: string): number {
  let names: string[];
  try {
    names = readdirSync(originals);
  } catch {
    return 0;
  }
  return db.transaction(() => {
    let moved = 0;
    for (const name of names) {
      const path = join(originals, name);
      moved += db
        .sql(`UPDATE documents SET filepath = ? WHERE fingerprint = ? AND filepath <> ?`)
        .run(path, name, path).changes;
    }
    return moved;
  });
}
