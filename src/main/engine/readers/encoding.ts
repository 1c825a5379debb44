import { decodeCp949 } from './cp949';

/** Which encoding a text was in. `cp949`: the Windows form of EUC-KR. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';

/** Share of control characters above which bytes are not text. */
const CONTROL_SHARE = 0.02;

/**
 * Bytes → text, or undefined where they are no text in any encoding Korean files come in: UTF-8, UTF-16 (with a mark, or
 * seen by its zero bytes), CP949. `cut`: the bytes end in the middle of a file, so the last character may be broken.
 */
export function decodeText(
  bytes: Uint8Array,
  cut = false,
): { text: string; encoding: TextEncodingName } | undefined {
  const encoding = guessUtf16(bytes);
  if (encoding) return accept(decode(bytes, encoding, cut), encoding);
  for (const name of ['utf-8', 'cp949'] as const) {
    const result = accept(decode(bytes, name, cut), name);
    if (result) return result;
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

function accept(
  text: string | undefined,
  encoding: TextEncodingName,
): { text: string; encoding: TextEncodingName } | undefined {
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
