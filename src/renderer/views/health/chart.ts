/** Shares (0 to 1) → points of a line, left to right; 1 is at the top. */
export function chartPoints(shares: readonly number[], width: number, height: number): [number, number][] {
  const step = shares.length > 1 ? (width - 8) / (shares.length - 1) : 0;
  return shares.map((s, i) => [
    Math.round((4 + i * step) * 10) / 10,
    Math.round((height - s * height) * 10) / 10,
  ]);
}
