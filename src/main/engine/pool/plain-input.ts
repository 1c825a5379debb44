import type { Transform } from 'node:stream';
import { isSealed, openFile, sealing } from '../vault/seal';
import { shred } from '../vault/shred';
import type { TaskEnvelope, TaskName, Tasks } from './tasks';

/**
 * Gives a task of an encrypted case its file as plain bytes. PDF, image and archive libraries want a path, some of them to read
 * single pages out of hundreds of megabytes, so the file is opened into one private file for as long as the task runs, and
 * overwritten and removed with it. A thread that is killed leaves it to `createSealedPool`, a killed program to the next start.
 */
export async function withPlainInput<N extends TaskName, T>(
  { input, vault }: Pick<TaskEnvelope<N>, 'input' | 'vault'>,
  run: (input: Tasks[N]['in'], seal: (() => Transform) | undefined) => Promise<T>,
): Promise<T> {
  if (!vault) return run(input, undefined);
  const seal = (): Transform => sealing(vault.key);
  const path = 'path' in input && typeof input.path === 'string' ? input.path : undefined;
  if (path === undefined || !(await isSealed(path))) return run(input, seal);
  try {
    await openFile(vault.key, path, vault.plainPath);
    return await run({ ...input, path: vault.plainPath }, seal);
  } finally {
    await shred(vault.plainPath);
  }
}
