/** Random numbers 0 to 1 from a seed. (mulberry32) */
export function random(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A damaged copy: one to three of flipped bytes, a cut-off end, a lost, a doubled or a blanked piece, and absurd numbers. */
export function damage(bytes: Uint8Array, rand: () => number): Uint8Array {
  let out = Buffer.from(bytes);
  const at = (): number => Math.floor(rand() * out.length);
  const piece = (): [number, number] => {
    const from = at();
    return [from, Math.min(out.length, from + 1 + Math.floor(rand() * Math.min(4096, out.length / 16)))];
  };
  for (let n = 1 + Math.floor(rand() * 3); n > 0 && out.length > 0; n -= 1) {
    const [from, to] = piece();
    switch (Math.floor(rand() * 6)) {
      case 0:
        for (let i = 1 + Math.floor(rand() * Math.min(64, out.length / 200)); i > 0; i -= 1)
          out[at()] = Math.floor(rand() * 256);
        break;
      case 1:
        out = out.subarray(0, at());
        break;
      case 2:
        out = Buffer.concat([out.subarray(0, from), out.subarray(to)]);
        break;
      case 3:
        out = Buffer.concat([out.subarray(0, to), out.subarray(from)]);
        break;
      case 4:
        out.fill(0, from, to);
        break;
      default:
        if (out.length >= 4) out.writeUInt32LE(0xffffffff, Math.min(from, out.length - 4));
    }
  }
  return out;
}
