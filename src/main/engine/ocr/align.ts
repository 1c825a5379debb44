/**
 * Letters of `other` that stand for each letter of `base`, by the cheapest edit path. What `other` has more is given to the letter
 * before it (to the first at the start), what it lacks is the empty text.
 */
export function alignLetters(base: readonly string[], other: readonly string[]): string[] {
  const n = base.length;
  const m = other.length;
  const width = m + 1;
  const cost = new Uint16Array((n + 1) * width);
  for (let i = 1; i <= n; i++) cost[i * width] = i;
  for (let j = 1; j <= m; j++) cost[j] = j;
  const at = (i: number, j: number): number => cost[i * width + j] as number;
  for (let i = 1; i <= n; i++)
    for (let j = 1; j <= m; j++) {
      const same = base[i - 1] === other[j - 1] ? 0 : 1;
      cost[i * width + j] = Math.min(at(i - 1, j - 1) + same, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  const out = base.map(() => '');
  let i = n;
  let j = m;
  while (i > 0 || j > 0) {
    const same = i > 0 && j > 0 && base[i - 1] === other[j - 1] ? 0 : 1;
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + same) {
      out[i - 1] = (other[j - 1] as string) + (out[i - 1] as string);
      i--;
      j--;
    } else if (j > 0 && at(i, j) === at(i, j - 1) + 1) {
      const home = Math.max(0, i - 1);
      if (n > 0) out[home] = (other[j - 1] as string) + (out[home] as string);
      j--;
    } else i--;
  }
  return out;
}
