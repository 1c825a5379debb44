import type { CalibrationStep } from '../../src/main/engine/domain/calibration';
import type { Reading } from './readings';

/** Lower edges of the steps; below the first a person looks in any case. */
const EDGES = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
/** One-sided 95 %. */
const Z = 1.645;
/** Names of one document stand and fall together: it counts for so many at most. */
const MOST_OF_ONE = 10;

/** Wilson's lower bound of a share; few samples never claim certainty (all of 10 right: 0.79; of 100: 0.97). */
function lowerBound(right: number, names: number): number {
  if (names === 0) return 0;
  const p = right / names;
  const z2 = Z * Z;
  return (
    (p + z2 / (2 * names) - Z * Math.sqrt((p * (1 - p)) / names + z2 / (4 * names * names))) /
    (1 + z2 / names)
  );
}

/** What a set of readings proves about the share that is right, with every document's weight bounded. */
function proven(readings: readonly Reading[]): number {
  const documents = Map.groupBy(readings, (r) => r.document);
  let names = 0;
  let right = 0;
  for (const list of documents.values()) {
    const weight = Math.min(1, MOST_OF_ONE / list.length);
    names += weight * list.length;
    right += weight * list.filter((r) => r.right).length;
  }
  return lowerBound(right, names);
}

/**
 * Readings → a monotone map. A name with a higher raw value is taken to be right at least as often, so what is known of a step also comes
 * from the steps below it, never from those above: the best bound over all ranges that end in the step. Invented documents look like
 * what the rules were written for; they may lower a step and, where real ones exist, never raise it.
 */
export function makeSteps(readings: readonly Reading[]): CalibrationStep[] {
  const real = readings.filter((r) => r.origin !== 'generated');
  const basis = real.length > 0 ? [real, readings] : [readings];
  const steps: CalibrationStep[] = [];
  for (const [i, from] of EDGES.entries()) {
    const to = EDGES[i + 1] ?? Infinity;
    const own = readings.filter((r) => r.raw >= from && r.raw < to);
    const bound = (list: readonly Reading[]): number =>
      Math.max(
        ...EDGES.slice(0, i + 1).map((start) => proven(list.filter((r) => r.raw >= start && r.raw < to))),
      );
    const confidence = Math.max(steps.at(-1)?.confidence ?? 0, Math.min(...basis.map(bound)));
    steps.push({
      from,
      names: own.length,
      right: own.filter((r) => r.right).length,
      documents: new Set(own.map((r) => r.document)).size,
      confidence: Math.floor(confidence * 1000) / 1000,
    });
  }
  return readings.length === 0 ? [] : steps;
}
