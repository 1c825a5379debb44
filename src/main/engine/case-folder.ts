import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What lies where in a case folder: one folder a round, everything of it inside. */
export interface CaseFolder {
  readonly database: string;
  readonly lock: string;
  /** Everything about evaluators, apart from the rest: secret, and wiped alone. There is none before a list is imported. */
  readonly evaluators: string;
  /** The wrapped key of an encrypted case; there is none in another. */
  readonly key: string;
  /** Unpacked ZIPs. */
  readonly files: string;
  /** Page images for the review window. */
  readonly pages: string;
  /** Copies of originals that came with a backup, by fingerprint. */
  readonly originals: string;
  /** Opened files of an encrypted case, each for as long as one task runs. */
  readonly scratch: string;
}

/** Where everything lies; makes nothing. */
export function casePlaces(dir: string): CaseFolder {
  return {
    database: join(dir, 'case.sqlite'),
    lock: join(dir, 'case.lock'),
    evaluators: join(dir, 'evaluators.sqlite'),
    key: join(dir, 'case.key'),
    files: join(dir, 'files'),
    pages: join(dir, 'pages'),
    originals: join(dir, 'originals'),
    scratch: join(dir, 'work'),
  };
}

/** The same, with the folders made. Only this user may look inside. */
export function caseFolder(dir: string): CaseFolder {
  const folder = casePlaces(dir);
  for (const d of [dir, folder.files, folder.pages]) mkdirSync(d, { recursive: true, mode: 0o700 });
  return folder;
}
