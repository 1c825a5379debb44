import type { DocType, Role } from '../domain/words';
import { createNameIndex, matchNames, normalizeName, type NameForm } from '../names';
import { sameAffiliation } from './affiliation';

/** One occurrence of a person, as the aggregation needs it. `name` is what counts now: a person's correction wins. */
export interface Occurrence {
  readonly id: number;
  readonly documentId: number;
  readonly docType: DocType;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly role: Role;
  readonly affiliation: string | null;
  readonly email: string | null;
  readonly orcid: string | null;
  readonly workTitle: string | null;
  /** Author number in the work. */
  readonly workIndex: number | null;
  readonly isSelf: boolean;
}

/** "These two names are (not) one person", said by a person. */
export interface IdentityVerdict {
  readonly nameA: string;
  readonly nameB: string;
  readonly verdict: 'same' | 'different';
}

export interface PersonGroup {
  readonly members: readonly Occurrence[];
  readonly canonicalName: string;
  readonly normalized: string;
  /** Every printed form, longest first. */
  readonly names: readonly string[];
  readonly isSelf: boolean;
  /** Other groups that may be the same person; never merged on a guess. */
  readonly possible: { readonly name: string; readonly otherAffiliation: boolean }[];
}

interface Node {
  readonly key: string;
  readonly members: Occurrence[];
  /** The members' printed names taken apart, in their order. */
  readonly printed: NameForm[];
  /** Every form, aliases included, each once. */
  readonly forms: NameForm[];
  readonly affiliation: string | null;
}

/**
 * Stage 4: occurrences → people, within one applicant. Joined: the same spelling, or forms the names module calls the same
 * (with evidence printed in the documents). Everything less certain stays apart and is named as possible.
 */
export function aggregate(
  occurrences: readonly Occurrence[],
  verdicts: readonly IdentityVerdict[] = [],
): PersonGroup[] {
  const nodes = makeNodes(occurrences);
  const parent = nodes.map((_, i) => i);
  const find = (i: number): number => (parent[i] === i ? i : (parent[i] = find(parent[i]!)));
  const possible: [number, number, boolean][] = [];
  const decided = verdictIndex(verdicts);
  for (const { i, j, disputed } of relatedPairs(nodes).values()) {
    const a = nodes[i]!;
    const b = nodes[j]!;
    const said = decided(a, b);
    if (said === 'different') continue;
    const verdict = said === 'same' ? 'same' : compare(a, b, disputed);
    if (verdict === 'same') parent[find(i)] = find(j);
    else if (verdict !== 'different') possible.push([i, j, verdict === 'other_affiliation']);
  }
  // a person may know that two names with nothing in common are one (a new surname, a slip of the pen)
  for (const [i, j] of saidSame(nodes, verdicts, decided)) parent[find(i)] = find(j);
  const groups = new Map<number, number[]>();
  nodes.forEach((_, i) => groups.set(find(i), [...(groups.get(find(i)) ?? []), i]));
  const made = new Map<number, PersonGroup>();
  for (const [root, members] of groups) made.set(root, describe(members.map((i) => nodes[i]!)));
  for (const [i, j, other] of possible) {
    const a = made.get(find(i))!;
    const b = made.get(find(j))!;
    if (a === b || a.isSelf || b.isSelf) continue;
    note(a, b.canonicalName, other);
    note(b, a.canonicalName, other);
  }
  return [...made.values()];
}

function note(group: PersonGroup, name: string, otherAffiliation: boolean): void {
  if (!group.possible.some((p) => p.name === name)) group.possible.push({ name, otherAffiliation });
}

/** One node per spelling and institution; everybody who is the applicant is one node. */
function makeNodes(occurrences: readonly Occurrence[]): Node[] {
  const nodes: Node[] = [];
  const byKey = new Map<string, Node[]>();
  for (const o of occurrences) {
    const form = normalizeName(o.name);
    const key = o.isSelf ? '\0self' : form.normalized;
    const known = byKey.get(key) ?? [];
    const fits = known.find(
      (n) => o.isSelf || (sameAffiliation(n.affiliation, o.affiliation) !== false && !sameListTwice(n, o)),
    );
    const forms = [form, ...o.aliases.map((a) => normalizeName(a))];
    if (fits) {
      fits.members.push(o);
      fits.printed.push(form);
      for (const f of forms) if (!fits.forms.some((x) => x.normalized === f.normalized)) fits.forms.push(f);
      continue;
    }
    const node: Node = { key, members: [o], printed: [form], forms, affiliation: o.affiliation };
    byKey.set(key, [...known, node]);
    nodes.push(node);
  }
  return nodes;
}

/** Two authors of one work are two people, even with the same name. */
function sameListTwice(node: Node, o: Occurrence): boolean {
  return node.members.some((m) => neverOne(m, o));
}

/**
 * Pairs worth comparing: an applicant may name hundreds of people, and most pairs share nothing. The index also knows when
 * two Hangul names claim one Latin form, which no pair can know by itself.
 */
function relatedPairs(nodes: readonly Node[]): Map<number, { i: number; j: number; disputed: boolean }> {
  const owner: number[] = [];
  const forms: NameForm[] = [];
  nodes.forEach((n, i) => {
    for (const f of n.forms) {
      owner.push(i);
      forms.push(f);
    }
  });
  const index = createNameIndex(forms);
  const out = new Map<number, { i: number; j: number; disputed: boolean }>();
  forms.forEach((form, at) => {
    const i = owner[at]!;
    for (const { index: other, match } of index.find(form)) {
      const j = owner[other]!;
      if (j <= i) continue;
      const disputed = match.reason === 'romanised_unclear';
      const known = out.get(i * nodes.length + j);
      out.set(i * nodes.length + j, { i, j, disputed: disputed && (known?.disputed ?? true) });
    }
  });
  return out;
}

function compare(
  a: Node,
  b: Node,
  disputed: boolean,
): 'same' | 'different' | 'possible' | 'other_affiliation' {
  if (a.key === '\0self' || b.key === '\0self') return 'different';
  if (a.members.some((m) => b.members.some((n) => neverOne(m, n)))) return 'different';
  const affiliation = sameAffiliation(a.affiliation, b.affiliation);
  const equal = (pick: (o: Occurrence) => string | null): boolean =>
    a.members.some((m) => pick(m) !== null && b.members.some((n) => pick(n) === pick(m)));
  const evidence = {
    ...(affiliation !== undefined && { sameAffiliation: affiliation }),
    ...(equal((o) => o.email) && { sameEmail: true }),
    ...(equal((o) => o.orcid) && { sameOrcid: true }),
    ...(equal((o) => o.workTitle) && { samePaper: true }),
  };
  let best: 'different' | 'possible' | 'other_affiliation' = 'different';
  for (const x of a.forms)
    for (const y of b.forms) {
      const { verdict, reason } = matchNames(x, y, evidence);
      if (verdict === 'same' && !(disputed && reason === 'romanised')) return 'same';
      if (verdict !== 'different') best = reason === 'other_affiliation' ? 'other_affiliation' : 'possible';
    }
  return best;
}

/** Different author numbers of one work in one document. */
function neverOne(m: Occurrence, n: Occurrence): boolean {
  return (
    m.documentId === n.documentId &&
    m.workTitle === n.workTitle &&
    m.workIndex !== null &&
    n.workIndex !== null &&
    m.workIndex !== n.workIndex
  );
}

function verdictIndex(verdicts: readonly IdentityVerdict[]) {
  const key = (x: string, y: string): string => [x, y].sort().join('\n');
  const map = new Map<string, 'same' | 'different'>();
  for (const v of verdicts)
    map.set(key(normalizeName(v.nameA).normalized, normalizeName(v.nameB).normalized), v.verdict);
  return (a: Node, b: Node): 'same' | 'different' | undefined => {
    if (map.size === 0) return undefined;
    for (const x of a.forms)
      for (const y of b.forms) {
        const said = map.get(key(x.normalized, y.normalized));
        if (said) return said;
      }
    return undefined;
  };
}

/** Pairs of nodes that a person has called the same, whether or not their names are alike. */
function saidSame(
  nodes: readonly Node[],
  verdicts: readonly IdentityVerdict[],
  decided: ReturnType<typeof verdictIndex>,
): [number, number][] {
  const named = (name: string): number[] => {
    const key = normalizeName(name).normalized;
    return nodes.flatMap((n, i) => (n.forms.some((f) => f.normalized === key) ? [i] : []));
  };
  return verdicts
    .filter((v) => v.verdict === 'same')
    .flatMap((v) => named(v.nameA).flatMap((i) => named(v.nameB).map((j): [number, number] => [i, j])))
    .filter(([i, j]) => i !== j && decided(nodes[i]!, nodes[j]!) === 'same');
}

/** Canonical: a printed Hangul form where there is one, else the longest Latin form. Every form is kept. */
function describe(nodes: readonly Node[]): PersonGroup {
  const members = nodes.flatMap((n) => n.members).sort((a, b) => a.id - b.id);
  const forms = nodes.flatMap((n) => n.forms);
  const names = [...new Set(forms.map((f) => f.display))].sort(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );
  const printed = nodes.flatMap((n) => n.printed);
  const canonical =
    printed.find((f) => f.script === 'hangul') ??
    [...printed].sort((a, b) => b.display.length - a.display.length)[0]!;
  return {
    members,
    canonicalName: canonical.display,
    normalized: canonical.normalized,
    names,
    isSelf: members.some((m) => m.isSelf),
    possible: [],
  };
}
