import type { DecisionRow } from '../db/conflict-decisions';
import type { ConflictState } from '../domain/conflicts';
import type { Place } from './people';

/**
 * Keys of one tie, by which a decision knows again what it was about: its document by content and by place in the folder, the role,
 * and the work. A new version of a file keeps its place, a moved file its content: either makes it the same tie. Pages and row ids do
 * not count; a work that was not listed before does.
 */
export function tieKeys({ person, document }: Place): readonly [string, string] {
  const title = (person.work?.title ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  const tie = `${person.finalRole ?? person.role} ${title}`;
  return [`bytes ${document.fingerprint} ${tie}`, `place ${document.relativePath} ${tie}`];
}

/** Every key of a person's ties, in a fixed order: what a decision stores. */
export function evidenceOf(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap(tieKeys))].sort();
}

/** Was this tie known when the decision was made? */
export function isKnown(place: Place, evidence: ReadonlySet<string>): boolean {
  return tieKeys(place).some((key) => evidence.has(key));
}

export interface Standing {
  readonly state: ConflictState;
  readonly decision: DecisionRow | null;
  /** Ties that came after the decision; the verdict having become certain counts as one. */
  readonly newEvidence: number;
  readonly isNew: (place: Place) => boolean;
}

const NOTHING: Standing = { state: 'open', decision: null, newEvidence: 0, isNew: () => false };

/**
 * Where a hit stands. A dismissed pair stays dismissed over re-runs and new documents (domain facts, D1) until a tie appears that was
 * not decided on, or what was only possible has become certain: then it is `new`. An exclusion is not called into question by more evidence.
 */
export function standingOf(
  decision: DecisionRow | null,
  hit: { readonly verdict: 'same' | 'possible'; readonly places: readonly Place[] },
): Standing {
  if (!decision) return NOTHING;
  const evidence = new Set(decision.evidence);
  const isNew = (place: Place): boolean => !isKnown(place, evidence);
  const firmer = decision.verdict === 'possible' && hit.verdict === 'same';
  const newEvidence = hit.places.filter(isNew).length + Number(firmer);
  const asked = newEvidence > 0 && decision.decision !== 'exclude';
  return { state: asked ? 'new' : decision.decision, decision, newEvidence, isNew };
}
