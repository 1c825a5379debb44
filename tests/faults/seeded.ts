/**
 * Random numbers 0 to 1 from a seed that is printed: `FAULT_SEED=123 npx vitest run tests/faults` repeats a run. (mulberry32)
 */
export function seeded(): () => number {
  const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`FAULT_SEED=${seed}`);
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
