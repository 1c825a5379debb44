import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);
/** Files that a run leaves behind and anybody may delete. */
export const scratch = inRoot('tmp');
