import { readFile } from 'node:fs/promises';
import type { CommandIo } from './roster-command';

/**
 * A secret by the name of its file; `-` is standard input. Never from the command line, which every program on the machine can
 * read. Undefined: none was named.
 */
export async function secret(
  name: string | undefined,
  io: Pick<CommandIo, 'readStdin'>,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  return (name === '-' ? await io.readStdin() : await readFile(name, 'utf8')).replace(/\r?\n$/, '');
}
