/**
 * Pairs of names, written from the facts (surname and syllable tables, match rules N, K, L, X). All people are made up. One pair a
 * line, `a = b`; what stands after `#` says why.
 */
export const table = (text: string): readonly (readonly [string, string])[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [a, b] = line.split(/\s+=\s+/u);
      if (!a || !b) throw new Error(`no pair: ${line}`);
      return [a, b] as const;
    });
