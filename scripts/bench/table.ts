/** One thing that was measured. */
export interface Row {
  readonly what: string;
  /** Ours or the peer's figure, with its unit (`1,234 pages/s`, `310 ms`). */
  readonly ours: string;
  /** What it was held against; the reason where it could not be measured. */
  readonly peer: string;
  readonly theirs?: string;
  /** Ours in relation to the peer's: above 1 is better for us. */
  readonly ratio?: number;
}

/** A part of the bench. `folder` is its own and may be filled. */
export interface Part {
  readonly name: string;
  measure(folder: string): Promise<Row[]>;
}

export const perSecond = (n: number, unit: string): string =>
  `${Math.round(n).toLocaleString('en')} ${unit}/s`;
export const milliseconds = (ms: number): string => `${Math.round(ms).toLocaleString('en')} ms`;

/** The middle one: one run in which the machine did something else does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** How long `body` takes, in seconds. */
export async function seconds(body: () => unknown): Promise<number> {
  const began = performance.now();
  await body();
  return (performance.now() - began) / 1000;
}

/**
 * Runs every body `rounds` times, one after the other and then again, so that a slow minute of the machine meets all of them.
 * Returns the median seconds of each.
 */
export async function inTurn<K extends string>(
  rounds: number,
  bodies: Readonly<Record<K, (round: number) => unknown>>,
): Promise<Record<K, number>> {
  const names = Object.keys(bodies) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) times.get(name)?.push(await seconds(() => bodies[name](round)));
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
}

export function print(rows: readonly Row[]): void {
  const cells = rows.map((r) => [
    r.what,
    r.ours,
    r.peer,
    r.theirs ?? '–',
    r.ratio === undefined ? '–' : `${r.ratio.toFixed(2)} ×`,
  ]);
  const all = [['measured', 'Minesweeper', 'beside', 'figure', 'ratio'], ...cells];
  const width = [0, 1, 2, 3, 4].map((c) => Math.max(...all.map((row) => (row[c] ?? '').length)));
  for (const row of all)
    console.log(
      row
        .map((cell, c) => (c % 2 === 1 ? cell.padStart(width[c] ?? 0) : cell.padEnd(width[c] ?? 0)))
        .join('  '),
    );
}
