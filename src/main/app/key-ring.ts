import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeJson } from './json-file';

/** What the system offers to seal a secret for this user (Electron's `safeStorage`). */
export interface SystemVault {
  available(): boolean;
  seal(text: string): Buffer;
  /** Throws when another user or computer sealed it. */
  open(sealed: Buffer): string;
}

/** Root keys of rounds, kept for this user on this computer. A convenience: the passphrase always works. */
export interface KeyRing {
  available(): boolean;
  /** Null: not kept, or not to be opened here. */
  get(roundId: string): Buffer | null;
  set(roundId: string, root: Buffer): void;
  forget(roundId: string): void;
  has(roundId: string): boolean;
}

const schema = z.record(z.string(), z.string());

/** Keys lie sealed by the system in one file. Without a system vault nothing is kept and nothing is found. */
export function createKeyRing(file: string, vault: SystemVault): KeyRing {
  let sealed = read(file);
  const write = (next: Record<string, string>): void => {
    sealed = next;
    writeJson(file, sealed);
  };
  function forget(roundId: string): void {
    if (!(roundId in sealed)) return;
    const { [roundId]: _gone, ...rest } = sealed;
    write(rest);
  }
  return {
    available: vault.available,
    has: (roundId) => vault.available() && roundId in sealed,
    get(roundId) {
      const text = sealed[roundId];
      if (text === undefined || !vault.available()) return null;
      try {
        return Buffer.from(vault.open(Buffer.from(text, 'base64')), 'base64');
      } catch {
        return null;
      }
    },
    set(roundId, root) {
      if (!vault.available()) return;
      write({ ...sealed, [roundId]: vault.seal(root.toString('base64')).toString('base64') });
    },
    forget,
  };
}

function read(file: string): Record<string, string> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
