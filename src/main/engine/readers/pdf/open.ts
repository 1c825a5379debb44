import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PermanentError } from '../../domain/errors';
import { packageDir } from '../assets';
import { repairPdf } from './repair';

export interface OpenPdf {
  readonly doc: PDFDocumentProxy;
  /** The file's own table or page tree was broken and was rebuilt: parts may be missing. */
  readonly repaired: boolean;
  /** Pages that were beyond repair; from 1. They are empty in `doc`. */
  readonly lost: readonly number[];
  close(): Promise<void>;
}

/**
 * Opens a PDF with local data only. Without `cMapUrl` Korean text comes back empty, silently.
 * `maxImagePixels`: larger pictures are left out; 1 when only text is wanted, so that none is decoded.
 * A file the library cannot open, or whose last page it cannot reach, is repaired by us and opened again.
 * Throws `encrypted` (no or a wrong password), `damaged`.
 */
export async function openPdf(
  path: string,
  password: string | undefined,
  maxImagePixels: number,
): Promise<OpenPdf> {
  const file = await readFile(path);
  const sound = hasSoundXref(file);
  const open = (bytes: Buffer): Promise<Opened> => openBytes(bytes, password, maxImagePixels);
  const first = await open(file).catch((fault: PermanentError) => fault);
  if (!(first instanceof PermanentError)) {
    const reachable = await first.doc.getPage(first.doc.numPages).then(
      () => true,
      () => false,
    );
    if (reachable) return { ...first, repaired: !sound, lost: [] };
  } else if (first.code !== 'damaged') throw first;
  // The library keeps the bytes it is given: they are read again.
  const mended = repairPdf(await readFile(path));
  const second = mended && (await open(mended.bytes).catch(() => undefined));
  if (first instanceof PermanentError) {
    if (!mended || !second) throw first;
    return { ...second, repaired: true, lost: mended.lost };
  }
  if (!mended || !second || second.doc.numPages <= first.doc.numPages) {
    await second?.close();
    return { ...first, repaired: !sound, lost: [] };
  }
  await first.close();
  return { ...second, repaired: true, lost: mended.lost };
}

type Opened = Pick<OpenPdf, 'doc' | 'close'>;

async function openBytes(
  file: Buffer,
  password: string | undefined,
  maxImagePixels: number,
): Promise<Opened> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const base = packageDir('pdfjs-dist');
  // The library takes the bytes over (and detaches them): a view that covers its whole buffer is not copied again.
  const data = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const task = pdfjs.getDocument({
    data: file.byteLength === file.buffer.byteLength ? data : data.slice(),
    ...(password === undefined ? {} : { password }),
    cMapUrl: join(base, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(base, 'standard_fonts/'),
    wasmUrl: join(base, 'wasm/'),
    iccUrl: join(base, 'iccs/'),
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    canvasMaxAreaInBytes: maxImagePixels * 4,
    verbosity: 0,
  });
  try {
    const doc = await task.promise;
    if (doc.numPages < 1) throw new PermanentError('damaged', 'PDF without pages');
    return { doc, close: () => task.destroy() };
  } catch (error) {
    await task.destroy().catch(() => undefined);
    throw openFault(error);
  }
}

function openFault(error: unknown): PermanentError {
  if (error instanceof PermanentError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new PermanentError('encrypted', 'PDF needs a password');
  const message = error instanceof Error ? error.message : '';
  // An unknown security handler (Adobe.APS, FileOpen, MarkAny) is protection as well, not damage.
  if (/encrypt|security handler|crypt/i.test(message)) return new PermanentError('encrypted', message);
  return new PermanentError('damaged', `PDF: ${name || 'fault'}`, { cause: error });
}

/** Does the offset behind the last `startxref` lead to a cross-reference table or stream? (ISO 32000-1, 7.5.5) */
export function hasSoundXref(file: Buffer): boolean {
  const tail = file.subarray(Math.max(0, file.length - 4096)).toString('latin1');
  const match = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1);
  if (!match) return false;
  // Offsets count from the header; junk may stand before it.
  const header = Math.max(0, file.subarray(0, 8192).indexOf('%PDF-'));
  return [0, header].some((shift) => {
    const at = Number(match[1]) + shift;
    return /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(file.subarray(at, at + 64).toString('latin1'));
  });
}
