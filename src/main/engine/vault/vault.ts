import type { CaseKeys } from './keys';
import { openBytes, sealBytes } from './seal';

/** What the engine writes beside its database passes here: sealed in an encrypted case, as it is in another. */
export interface Vault {
  seal(plain: Uint8Array): Uint8Array;
  /** Throws `PermanentError('damaged')` for bytes that were not sealed by this case. */
  open(stored: Buffer): Buffer;
}

export function createVault(keys: CaseKeys | undefined): Vault {
  if (!keys) return { seal: (plain) => plain, open: (stored) => stored };
  return {
    seal: (plain) => sealBytes(keys.files, plain),
    open: (stored) => openBytes(keys.files, stored),
  };
}
