import type { Preflight, PreflightFile } from '../domain/views';
import type { Passwords } from '../pipeline/passwords';
import type { Pool } from '../pool/tasks';

/** A file of the list with what the window must not see. */
export interface Listed {
  readonly row: PreflightFile;
  readonly path: string;
  readonly sha256: string;
}

export interface LookAheadDeps {
  readonly pool: Pool;
  readonly passwords: Passwords;
  /** The list has changed; called a few times a second at most. */
  readonly onChange: () => void;
}

/** Two at a time: the list is being looked at already, and hashing or reading others goes first. */
const LANES = 2;
const TELL_EVERY_MS = 300;

/**
 * Counts pages and finds locked files after the list is shown, file by file, so that a drop of a thousand files is not waited
 * for. Nothing here is needed to start: what was not looked at is simply not known yet.
 */
export function createLookAhead(deps: LookAheadDeps) {
  let turn = 0;

  async function run(files: readonly Listed[]): Promise<void> {
    const mine = ++turn;
    const queue = files.filter((f) => f.row.format !== null && f.row.problem === null);
    let told = 0;
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next && mine === turn; next = queue.shift()) {
        await look(next);
        const now = performance.now();
        if (mine !== turn || (now - told < TELL_EVERY_MS && queue.length > 0)) continue;
        told = now;
        deps.onChange();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async function look({ row, path, sha256 }: Listed): Promise<void> {
    const known = deps.passwords.of(sha256);
    const found = await deps.pool
      .run('peekDocument', { path, ...(known !== undefined && { password: known }) })
      .catch(() => null);
    if (!found) return;
    row.pages = found.pages;
    row.lock = found.encrypted ? 'locked' : known !== undefined ? 'opened' : null;
  }

  return {
    run,
    /** What is under way ends by itself; nothing new is begun. */
    stop: (): void => void turn++,
    /**
     * Tries a password on these locked files; one that opens is kept for reading. Returns how many it opened.
     */
    async unlock(files: readonly Listed[], password: string): Promise<number> {
      let opened = 0;
      for (const { row, path, sha256 } of files) {
        if (row.lock !== 'locked') continue;
        const found = await deps.pool.run('peekDocument', { path, password });
        if (found.encrypted) continue;
        deps.passwords.add(password);
        deps.passwords.opened(sha256, password);
        row.pages = found.pages;
        row.lock = 'opened';
        opened += 1;
      }
      return opened;
    },
  };
}

/** Every file of the list that is not left out, with its row. */
export function listed(
  view: Preflight,
  files: ReadonlyMap<string, { file: { path: string }; sha256: string }>,
): Listed[] {
  return view.applicants.flatMap((a) =>
    a.files.flatMap((row) => {
      const known = files.get(row.key);
      return known ? [{ row, path: known.file.path, sha256: known.sha256 }] : [];
    }),
  );
}
