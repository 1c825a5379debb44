import iconv from 'iconv-lite';
import { decodeCp949 } from './cp949';

/** Which encoding a text was in. `cp949`: the Windows form of EUC-KR. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949' | 'windows-1252';

/** Share of control characters above which bytes are not text. */
const CONTROL_SHARE = 0.02;

/**
 * Share of characters that may be broken in a text that is read all the same. One damaged byte costs up to four of them, even in a
 * short one.
 */
const BROKEN_SHARE = 0.005;
const BROKEN_ONCE = 4;
const BROKEN_ONCE_SHARE = 0.06;
/** Share of a Western text's bytes that are letters with accents, and how many of them stand together. */
const ACCENT_SHARE = 0.2;
const ACCENT_RUN = 1.5;

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  /** Some bytes are no character: they stand as U+FFFD, and the text may miss something. */
  readonly broken?: true;
}

/**
 * Bytes → text, or undefined where they are no text in any encoding Korean files come in: UTF-8, UTF-16 (with a mark, or
 * seen by its zero bytes), CP949, Windows-1252 where a few accents stand in Western text.
 * @param cut the bytes end in the middle of a file, so the last character may be broken
 */
export function decodeText(bytes: Uint8Array, cut = false): DecodedText | undefined {
  const encoding = guessUtf16(bytes);
  if (encoding) return accept(decode(bytes, encoding, cut), encoding);
  for (const name of ['utf-8', 'cp949'] as const) {
    const result = accept(decode(bytes, name, cut), name);
    if (result) return result;
  }
  return isWestern(bytes) ? accept(decode(bytes, 'windows-1252', cut), 'windows-1252') : undefined;
}

/** Accented letters stand alone among plain ones; the bytes of Korean come in pairs and threes. */
function isWestern(bytes: Uint8Array): boolean {
  let high = 0;
  let runs = 0;
  bytes.forEach((byte, i) => {
    if (byte < 0x80) return;
    high++;
    if ((bytes[i - 1] ?? 0) < 0x80) runs++;
  });
  return high <= bytes.length * ACCENT_SHARE && high <= runs * ACCENT_RUN;
}

/**
 * As `decodeText`; where a few bytes were damaged on the way, the rest is not lost: they are marked. Zero bytes that fill the end are left
 * out.
 */
export function mendText(bytes: Uint8Array, cut = false): DecodedText | undefined {
  const sound = decodeText(bytes, cut);
  if (sound) return sound;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const used = bytes.subarray(0, end);
  const buffer = Buffer.from(used.buffer, used.byteOffset, used.byteLength);
  for (const encoding of ['utf-8', 'cp949'] as const) {
    const text = encoding === 'utf-8' ? buffer.toString('utf8') : iconv.decode(buffer, 'cp949');
    const broken = text.split('\ufffd').length - 1;
    if (broken > Math.max(Math.min(BROKEN_ONCE, text.length * BROKEN_ONCE_SHARE), text.length * BROKEN_SHARE))
      continue;
    if (!accept(text, encoding)) continue;
    return { text, encoding, broken: true };
  }
  return undefined;
}

function decode(bytes: Uint8Array, encoding: TextEncodingName, cut: boolean): string | undefined {
  if (encoding === 'cp949') return decodeCp949(bytes, cut);
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    return decoder.decode(bytes, { stream: cut });
  } catch {
    return undefined;
  }
}

function accept(text: string | undefined, encoding: TextEncodingName): DecodedText | undefined {
  if (text === undefined) return undefined;
  let control = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if ((c < 32 && c !== 9 && c !== 10 && c !== 12 && c !== 13) || c === 127) control++;
  }
  return control > text.length * CONTROL_SHARE ? undefined : { text, encoding };
}

/** UTF-16 by its byte order mark, or by zero bytes standing on one side of each pair only. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const n = Math.min(bytes.length & ~1, 4096);
  if (n < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < n; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  // Spaces, digits and line ends alone make a tenth of Korean text.
  if (odd > n / 20 && even < odd / 8) return 'utf-16le';
  if (even > n / 20 && odd < even / 8) return 'utf-16be';
  return undefined;
}
