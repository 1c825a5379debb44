import { decrypt, isEncrypted } from 'officecrypto-tool';
import { PermanentError } from '../domain/errors';

/**
 * The workbook inside an encrypted one; null when it asks for a password and none was given. Throws `PermanentError`:
 * `wrong_password`, `list_old_format` (an XLS file, which is no encrypted workbook), `list_unreadable`.
 */
export async function openOffice(bytes: Buffer, password: string | undefined): Promise<Buffer | null> {
  const modern = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  if (!modern) throw new PermanentError('list_old_format');
  if (!isReadable(bytes)) throw new PermanentError('list_unreadable');
  if (password === undefined || password === '') return null;
  try {
    return await decrypt(bytes, { password });
  } catch (e) {
    throw new PermanentError('wrong_password', undefined, { cause: e });
  }
}

function isReadable(bytes: Buffer): boolean {
  try {
    return isEncrypted(bytes);
  } catch {
    return false;
  }
}
