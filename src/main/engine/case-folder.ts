import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What lies where in a case folder: one folder a round, everything of it inside. */
export interface CaseFolder {
  readonly database: string;
  readonly lock: string;
  /** Salt of an encrypted case's key. */
  readonly salt: string;
  /** Unpacked ZIPs. */
  readonly files: string;
  /** Page images for the review window. */
  readonly pages: string;
}

export function caseFolder(dir: string): CaseFolder {
  const folder: CaseFolder = {
    database: join(dir, 'case.sqlite'),
    lock: join(dir, 'case.lock'),
    salt: join(dir, 'case.salt'),
    files: join(dir, 'files'),
    pages: join(dir, 'pages'),
  };
  for (const d of [dir, folder.files, folder.pages]) mkdirSync(d, { recursive: true });
  return folder;
}
