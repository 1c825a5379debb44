import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shred } from '../vault/shred';
import type { Pool } from './tasks';

/**
 * A pool for an encrypted case: every task is told the key of the case's files and one path where it may open its own. After the
 * task nothing is there, whatever became of its thread. What a killed program left is removed when the case is opened again.
 */
export function createSealedPool(pool: Pool, key: Uint8Array, scratch: string): Pool {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  // listed now, removed while new ones come: their names differ
  for (const left of readdirSync(scratch)) void shred(join(scratch, left)).catch(() => undefined);
  return {
    async run(task, input, options) {
      const plainPath = join(scratch, randomUUID());
      try {
        return await pool.run(task, input, { ...options, vault: { key, plainPath } });
      } finally {
        await shred(plainPath).catch(() => undefined);
      }
    },
    destroy: () => pool.destroy(),
  };
}
