import iconv from 'iconv-lite';

/**
 * Text → CP949, what Korean Windows writes file names in.
 * @throws RangeError for a character CP949 does not have.
 */
export function encodeCp949(text: string): Uint8Array {
  const bytes = iconv.encode(text, 'cp949');
  if (iconv.decode(bytes, 'cp949') !== text) throw new RangeError('a character has no CP949 code');
  return bytes;
}
