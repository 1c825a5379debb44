import { describe, expect, it } from 'vitest';
import { matchEvaluators } from '../../../src/main/engine/conflicts/match/match';
import { makeRound } from '../../fixtures/evaluator-round';

/** One round of 500 evaluators in all scripts, with homonyms, spelling variants and missing data, held against what is true. */
function judge(seed: number) {
  const round = makeRound({ seed, evaluators: 500, applicants: 60, people: 60 });
  const pairs = matchEvaluators(round);
  const found = new Set(pairs.map((p) => `${p.evaluatorId} ${p.personId}`));
  const evaluatorOf = new Map([...round.evaluatorIs].map(([e, identity]) => [identity, e]));
  const people = round.applicants.flatMap((a) => a.people);
  const ties = people.flatMap((p) => {
    const evaluatorId = evaluatorOf.get(round.personIs.get(p.id)!);
    return evaluatorId === undefined ? [] : [{ evaluatorId, p }];
  });
  const missed = ties.filter(({ evaluatorId, p }) => !found.has(`${evaluatorId} ${p.id}`));
  const same = pairs.filter((p) => p.verdict === 'same');
  const wrong = same.filter((p) => round.evaluatorIs.get(p.evaluatorId) !== round.personIs.get(p.personId));
  const named = missed.map(({ evaluatorId, p }) => {
    const e = round.evaluators[evaluatorId - 1]!;
    return `${e.nameKo} ${e.nameEn} ~ ${p.names.join(' | ')}`;
  });
  return { ties: ties.length, missed: named, same: same.length, wrong: wrong.length, pairs: pairs.length };
}

describe('rounds with known answers', () => {
  it('miss no true conflict; of what is called the same at most 2 % is wrong', () => {
    const rounds = [1, 2, 3].map(judge);
    const sum = (of: (r: ReturnType<typeof judge>) => number): number =>
      rounds.reduce((n, r) => n + of(r), 0);
    const [ties, same, wrong, pairs] = [
      sum((r) => r.ties),
      sum((r) => r.same),
      sum((r) => r.wrong),
      sum((r) => r.pairs),
    ];
    const missed = rounds.flatMap((r) => r.missed);
    console.log(
      `3 rounds of 500 evaluators: ${ties} true conflicts, ${missed.length} missed; same ${same}, of them wrong ${wrong} ` +
        `(${((wrong / same) * 100).toFixed(2)} %); possible ${pairs - same}; ` +
        `${(((same - wrong) / ties) * 100).toFixed(0)} % of the true ones are certain`,
    );
    expect(ties).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
    expect(wrong / same).toBeLessThanOrEqual(0.02);
    // recall is no excuse for calling everything possible
    expect((same - wrong) / ties).toBeGreaterThan(0.35);
  });
});
