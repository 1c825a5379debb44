import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Sniff } from '../pool/tasks';
import { mendText } from './encoding';
import { sniffOle } from './ole';
import { markupKind } from './sniff-text';
import { listZip, localNames } from './zip';

/** Bytes looked at from the front; an OLE file is looked at further (`ole.ts`). */
const HEAD = 64 * 1024;
/** Acrobat accepts a header within the first 1024 bytes; real files with mail headers in front have it later. */
const PDF_HEADER_WITHIN = 8 * 1024;

/**
 * What a file is, by its bytes; its name is not asked. `format` is set where one of our readers can try.
 * Throws only what opening and reading a file throws.
 */
export async function sniffFile(path: string): Promise<Sniff> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) return { kind: 'empty' };
    const head = await readAt(file, 0, HEAD);
    const simple = sniffHead(head);
    if (simple) return simple;
    if (isZip(head)) return await sniffZip(path);
    if (isOle(head)) return await sniffOle(file, size);
    if (hasPdfHeader(head) || (await looksLikeHeadlessPdf(file, head, size)))
      return { format: 'pdf', kind: 'pdf' };
    if (/<HWPML\b/.test(head.toString('latin1'))) return { format: 'hwp', kind: 'hwpml' };
    const text = mendText(head, head.length < size)?.text;
    const markup = markupKind(text ?? head.toString('latin1'), head.length === size);
    if (markup) return { kind: markup };
    return text === undefined ? { kind: 'unknown' } : { format: 'text', kind: 'text' };
  } finally {
    await file.close();
  }
}

/** Formats that are known by their first bytes alone. */
function sniffHead(head: Buffer): Sniff | undefined {
  const ascii = head.toString('latin1', 0, 64);
  if (ascii.startsWith('%PDF-')) return { format: 'pdf', kind: 'pdf' };
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return { format: 'image', kind: 'png' };
  if (ascii.startsWith('\xff\xd8\xff')) return { format: 'image', kind: 'jpeg' };
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return { format: 'image', kind: 'webp' };
  if (ascii.startsWith('II*\0') || ascii.startsWith('MM\0*')) return { format: 'image', kind: 'tiff' };
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return { format: 'image', kind: 'gif' };
  // The four bytes after the size are reserved and zero; "BM" alone also begins plain text.
  if (ascii.startsWith('BM') && head.length > 26 && head.readUInt32LE(6) === 0)
    return { format: 'image', kind: 'bmp' };
  if (ascii.slice(4, 8) === 'ftyp') return sniffIsoMedia(ascii.slice(8, 12));
  if (ascii.startsWith('HWP Document File V')) return { format: 'hwp', kind: 'hwp3' };
  if (ascii.startsWith('{\\rtf')) return { kind: 'rtf' };
  if (ascii.startsWith('\x1f\x8b')) return { kind: 'gzip' };
  if (ascii.startsWith('7z\xbc\xaf\x27\x1c')) return { kind: '7z' };
  if (ascii.startsWith('Rar!')) return { kind: 'rar' };
  if (ascii.startsWith('L\0\0\0\x01\x14\x02\0')) return { kind: 'lnk' };
  if (ascii.startsWith('\0\0\0\x0cjP  \r\n\x87\n') || ascii.startsWith('\xff\x4f\xff\x51'))
    return { kind: 'jp2' };
  if (ascii.startsWith('II+\0') || ascii.startsWith('MM\0+')) return { kind: 'bigtiff' };
  if (ascii.startsWith('EGGA') || ascii.startsWith('ALZ\x01')) return { kind: 'alz' };
  return undefined;
}

/** HEIC and AVIF share a container; the brand tells them apart. */
function sniffIsoMedia(brand: string): Sniff {
  if (/^avi[fs]$/.test(brand)) return { format: 'image', kind: 'avif' };
  if (/^(hei|hev|mif1|msf1)/.test(brand)) return { format: 'image', kind: 'heic' };
  return { kind: 'video' };
}

function isZip(head: Buffer): boolean {
  return (
    head.length >= 4 && head.readUInt16BE(0) === 0x504b && [0x0304, 0x0506].includes(head.readUInt16BE(2))
  );
}

function isOle(head: Buffer): boolean {
  return head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0 && head.readUInt32BE(4) === 0xa1b11ae1;
}

/**
 * ZIP containers tell what they are by the files inside. Where the directory at the end is gone (a broken-off download), the names in
 * front of the files still say it, and what is no document's is `zip-damaged`.
 */
async function sniffZip(path: string): Promise<Sniff> {
  const listed = await listZip(path, 4000).catch(() => undefined);
  const names = listed?.names ?? (await localNames(path));
  const has = (test: RegExp): boolean => names.some((n) => test.test(n));
  if (has(/^word\/document\d*\.xml$/)) return { format: 'docx', kind: 'docx' };
  if (has(/^Contents\/(section\d+\.xml|content\.hpf)$/i)) return { format: 'hwp', kind: 'hwpx' };
  if (has(/^xl\/workbook\.(xml|bin)$/)) return { kind: 'xlsx' };
  if (has(/^ppt\/presentation\.xml$/)) return { kind: 'pptx' };
  if (has(/^content\.xml$/) && has(/^META-INF\/manifest\.xml$/)) return { kind: 'odt' };
  if (!listed) return { kind: 'zip-damaged' };
  // A package of Office's kind that is none of the above, as a drawing or a printed page (XPS).
  if (has(/^\[Content_Types\]\.xml$/)) return { kind: 'unknown' };
  const files = names.filter((n) => !n.endsWith('/') && !n.startsWith('__MACOSX/'));
  if (files.length === 0) return { kind: 'zip-empty' };
  return { kind: listed.locked ? 'zip-locked' : 'zip' };
}

function hasPdfHeader(head: Buffer): boolean {
  const at = head.indexOf('%PDF-');
  return at >= 0 && at < PDF_HEADER_WITHIN;
}

/** A PDF whose header was lost still has objects in front and a trailer behind. */
async function looksLikeHeadlessPdf(file: FileHandle, head: Buffer, size: number): Promise<boolean> {
  if (!/\d+ \d+ obj\b/.test(head.toString('latin1'))) return false;
  const tail = await readAt(file, Math.max(0, size - 2048), 2048);
  return /startxref|%%EOF|trailer/.test(tail.toString('latin1'));
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
