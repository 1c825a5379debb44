import type { FileHandle } from 'node:fs/promises';
import type { Sniff } from '../pool/tasks';

/** An OLE file's directory may lie anywhere in it; files above this are judged by their first part. */
const OLE_READ = 64 * 1024 * 1024;

/** Signature of the `FileHeader` stream: 32 bytes, then the version and the property flags (HWP 5.0 format, revision 1.3, §3.2.1). */
const HWP_SIGNATURE = 'HWP Document File';
const FLAGS_AT = 36;
const FLAG_PASSWORD = 0x02;
const FLAG_DISTRIBUTION = 0x04;
const FLAG_DRM = 0x10;

/**
 * What an OLE compound file holds, by the names of its streams (UTF-16 in the directory). Looked for in the bytes rather
 * than by walking the directory: a damaged or looping directory then costs nothing.
 * Kinds: `hwp5`, `hwp5-password`, `hwp5-distribution`, `hwp5-drm`, `ooxml-encrypted`, `doc`, `xls`, `ppt`, `ole`.
 */
export async function sniffOle(file: FileHandle, size: number): Promise<Sniff> {
  const bytes = Buffer.alloc(Math.min(size, OLE_READ));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  const data = bytes.subarray(0, bytesRead);
  const has = (name: string): boolean => data.includes(Buffer.from(name, 'utf16le'));
  if (has('FileHeader') || has('BodyText') || has('HwpSummaryInformation')) {
    const at = data.indexOf(HWP_SIGNATURE);
    const flags = at >= 0 && at + FLAGS_AT + 4 <= data.length ? data.readUInt32LE(at + FLAGS_AT) : 0;
    if (flags & FLAG_PASSWORD) return { format: 'hwp', kind: 'hwp5-password' };
    if (flags & FLAG_DRM) return { format: 'hwp', kind: 'hwp5-drm' };
    if (flags & FLAG_DISTRIBUTION) return { format: 'hwp', kind: 'hwp5-distribution' };
    return { format: 'hwp', kind: 'hwp5' };
  }
  if (has('EncryptedPackage')) return { format: 'docx', kind: 'ooxml-encrypted' };
  if (has('WordDocument')) return { kind: 'doc' };
  if (has('Workbook') || has('Book')) return { kind: 'xls' };
  if (has('PowerPoint Document')) return { kind: 'ppt' };
  return { kind: 'ole' };
}
