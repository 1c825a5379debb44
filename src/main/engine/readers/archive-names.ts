import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { decodeCp949 } from './cp949';
import { rawName } from './zip';

const UTF8_FLAG = 0x800;
/** Info-ZIP's Unicode path: version, CRC of the plain name, UTF-8 name (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

/**
 * The name of a ZIP entry as its maker saw it, NFC, `/` between parts. Korean Windows writes CP949 without saying so, macOS
 * writes UTF-8 (decomposed) sometimes without the flag: what is valid UTF-8 is taken for it, anything else is CP949.
 */
export function entryName(entry: Entry): string {
  const raw = rawName(entry);
  // Backslashes are replaced only after decoding: 0x5C is also the second half of some CP949 characters' bytes.
  return decodeName(raw, entry).normalize('NFC').replace(/\\/g, '/');
}

function decodeName(raw: Buffer, entry: Entry): string {
  const extra = entry.extraFields?.find((f) => f.id === UNICODE_PATH)?.data;
  if (extra && extra.length > 5 && extra.readUInt32LE(1) === crc32(raw)) {
    const name = decodeUtf8(extra.subarray(5));
    if (name !== undefined) return name;
  }
  if (entry.generalPurposeBitFlag & UTF8_FLAG) return raw.toString('utf8');
  return decodeUtf8(raw) ?? decodeCp949(raw) ?? raw.toString('latin1');
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Why an entry's name keeps it out, or undefined. What macOS and Windows add for themselves is `system`. */
export function nameProblem(name: string): 'unsafe_path' | 'system' | undefined {
  const parts = name.split('/');
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || parts.includes('..'))
    return 'unsafe_path';
  const last = parts.at(-1) ?? '';
  if (
    parts[0] === '__MACOSX' ||
    last.startsWith('._') ||
    /^(thumbs\.db|desktop\.ini|\.ds_store)$/i.test(last)
  )
    return 'system';
  return undefined;
}
