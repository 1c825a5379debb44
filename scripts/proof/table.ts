/** What became of one name in one setup. */
export interface Seen {
  readonly right: boolean;
  /** By rules; the others were found by a model. */
  readonly byRules: boolean;
  readonly review: boolean;
  readonly proven: number | undefined;
}

const HEAD = [
  'wait for a person',
  '%',
  'added by a model, waiting',
  'not waiting',
  'wrong and not waiting',
  'true names shown nowhere',
  'bylines read differently',
];

/** One row a setup. `lost`: true names of documents without a text of their own that stand nowhere; `differing`: documents. */
export function printTable(
  what: string,
  setups: readonly string[],
  seen: ReadonlyMap<string, readonly Seen[]>,
  lost: ReadonlyMap<string, number>,
  differing: ReadonlyMap<string, number>,
): void {
  console.log(`\n| models | ${[`${what}, by rules`, ...HEAD].join(' | ')} |`);
  console.log(`|${' --- |'.repeat(HEAD.length + 2)}`);
  for (const name of setups) {
    const all = seen.get(name) ?? [];
    const byRules = all.filter((s) => s.byRules);
    const waiting = byRules.filter((s) => s.review).length;
    const added = all.filter((s) => !s.byRules);
    const cells = [
      name,
      byRules.length,
      waiting,
      byRules.length === 0 ? '–' : ((100 * waiting) / byRules.length).toFixed(1),
      added.filter((s) => s.review).length,
      added.filter((s) => !s.review).length,
      all.filter((s) => !s.review && !s.right).length,
      lost.get(name) ?? 0,
      differing.get(name) ?? 0,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
