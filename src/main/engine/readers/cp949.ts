import iconv from 'iconv-lite';

/**
 * CP949 → text; undefined when the bytes are not CP949. Node's own `euc-kr` decoder knows only the 2,350 syllables of KS X 1001
 * and fails on the 8,822 that Windows added (똠, 뷁), which names and file names do use.
 * @param cut the bytes may end in the middle of a character
 */
export function decodeCp949(bytes: Uint8Array, cut = false): string | undefined {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp949');
  const whole = cut && text.endsWith('\ufffd') ? text.slice(0, -1) : text;
  return whole.includes('\ufffd') ? undefined : whole;
}
