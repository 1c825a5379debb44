import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes beside the file, then renames: a crash leaves the old content or the new, never half of it. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.new`;
  writeFileSync(beside, JSON.stringify(value, null, 2));
  renameSync(beside, file);
}
