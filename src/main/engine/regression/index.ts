import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Engine } from '../api';
import type { Db } from '../db/open';
import { faultShape } from '../pool/faults';
import { fromErrorShape } from '../domain/errors';
import { createRulesExtractor } from '../extractors/rules-extractor';
import type { Pool } from '../pool/tasks';
import { regressionLines } from './export';
import { replayRegression } from './replay';

export interface RegressionDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: () => number;
  readonly version?: string;
  readonly note: (what: string, detail: { documents: number }) => void;
}

/** The regression set as the engine offers it: confirmed reviews into a file of the user's, and such a file held against today's rules. */
export function createRegression(deps: RegressionDeps): Engine['report']['regression'] {
  return {
    async export(path) {
      let documents = 0;
      const lines = regressionLines(deps.db, {
        version: deps.version ?? '',
        at: deps.clock(),
        onDocument: () => (documents += 1),
      });
      const beside = `${path}.part`;
      try {
        // one line at a time: between two the window gets its turn
        await pipeline(Readable.from(lines), createWriteStream(beside, { encoding: 'utf8' }));
        await rename(beside, path);
      } catch (e) {
        await rm(beside, { force: true });
        throw fromErrorShape(faultShape(e));
      }
      deps.note('regression.exported', { documents });
      return { documents };
    },
    replay: (path) => replayFile(path, deps.pool),
  };
}

/** The same without a case: a set is a file of its own. Throws `PermanentError`: `file_missing`, `not_a_regression_set`. */
export async function replayFile(
  path: string,
  pool: Pool,
): ReturnType<Engine['report']['regression']['replay']> {
  const input = createReadStream(path, { encoding: 'utf8' });
  try {
    return await replayRegression(
      createInterface({ input, crlfDelay: Infinity }),
      createRulesExtractor({ pool }),
    );
  } catch (e) {
    throw fromErrorShape(faultShape(e));
  } finally {
    input.destroy();
  }
}
