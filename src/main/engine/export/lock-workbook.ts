import { encrypt } from 'officecrypto-tool';

/**
 * A workbook that asks for its password when it is opened: ECMA-376 agile encryption (AES-256, SHA-512, 100,000 turns), as Excel 2013 and
 * later write it. Takes about a tenth of a second of one core. Passwords: 1 to 255 UTF-16 units, in composed form, as Excel's own dialog
 * sends them.
 */
export function lockWorkbook(workbook: Uint8Array, password: string): Uint8Array {
  const bytes = Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength);
  return encrypt(bytes, { password: password.normalize('NFC') });
}
