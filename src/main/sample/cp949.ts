/** Second bytes of the two areas Microsoft added to EUC-KR, in order. */
const TRAIL = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];

/**
 * Text → CP949, what Korean Windows writes file names in.
 * @throws RangeError for a character CP949 does not have.
 */
export function encodeCp949(text: string): Uint8Array {
  const table = cp949Table();
  const out: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) out.push(code);
    else {
      const pair = table.get(letter);
      if (pair === undefined) throw new RangeError(`no CP949 code for U+${code.toString(16).toUpperCase()}`);
      out.push(pair >> 8, pair & 0xff);
    }
  }
  return Uint8Array.from(out);
}

/**
 * Character → two bytes. Node's `euc-kr` decoder knows the 2,350 syllables of KS X 1001 only (measured on Node 24, although the
 * Encoding Standard means CP949 by that label); the other 8,822 stand in Unicode order in the added areas 0x8141–0xA0FE and
 * 0xA141–0xC652, where second bytes from 0xA1 on belong to KS X 1001.
 */
function cp949Table(): Map<string, number> {
  const decoder = new TextDecoder('euc-kr');
  const table = new Map<string, number>();
  for (const high of range(0xa1, 0xfe))
    for (const low of range(0xa1, 0xfe)) {
      const letter = decoder.decode(Uint8Array.of(high, low));
      if (letter.length === 1 && letter !== '\ufffd' && !table.has(letter))
        table.set(letter, (high << 8) | low);
    }
  const added = range(0xac00, 0xd7a3)
    .map((code) => String.fromCharCode(code))
    .filter((letter) => !table.has(letter));
  let next = 0;
  for (const high of range(0x81, 0xc6))
    for (const low of TRAIL) {
      const letter = added[next];
      if (letter === undefined) return table;
      if (high >= 0xa1 && low >= 0xa1) break;
      table.set(letter, (high << 8) | low);
      next += 1;
    }
  return table;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
