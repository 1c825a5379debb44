import { safeStorage } from 'electron';
import type { SystemVault } from './key-ring';

/**
 * The system's own: Keychain, DPAPI, libsecret or KWallet. On Linux without any of these Electron falls back to a fixed password
 * (`basic_text`), which protects nothing: then there is none.
 */
export const systemVault: SystemVault = {
  available: () =>
    safeStorage.isEncryptionAvailable() &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  seal: (text) => safeStorage.encryptString(text),
  open: (sealed) => safeStorage.decryptString(sealed),
};
