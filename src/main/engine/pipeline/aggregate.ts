import type { DocType, Role } from '../domain/words';
import { matchNames, normalizeName, type NameForm } from '../names';
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
  for (const [i, j] of pairs(nodes)) {
    const a = nodes[i]!;
    const b = nodes[j]!;
    const said = decided(a, b);
    if (said === 'different') continue;
    const verdict = said === 'same' ? 'same' : compare(a, b);
    if (verdict === 'same') parent[find(i)] = find(j);
    else if (verdict !== 'different') possible.push([i, j, verdict === 'other_affiliation']);
  }
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
      for (const f of forms) if (!fits.forms.some((x) => x.normalized === f.normalized)) fits.forms.push(f);
      continue;
    }
    const node: Node = { key, members: [o], forms, affiliation: o.affiliation };
    byKey.set(key, [...known, node]);
    nodes.push(node);
  }
  return nodes;
}

/** Two authors of one work are two people, even with the same name. */
function sameListTwice(node: Node, o: Occurrence): boolean {
  return node.members.some(
    (m) =>
      m.documentId === o.documentId &&
      m.workTitle === o.workTitle &&
      m.workIndex !== null &&
      o.workIndex !== null &&
      m.workIndex !== o.workIndex,
  );
}

/**
 * Pairs worth comparing: an applicant may name hundreds of people, and most pairs share nothing. A pair needs a common
 * first letter of some form, where Hangul counts with the letters its romanisations begin with.
 */
function* pairs(nodes: readonly Node[]): Generator<[number, number]> {
  const buckets = new Map<string, number[]>();
  nodes.forEach((n, i) => {
    for (const key of new Set(n.forms.flatMap(blockKeys))) buckets.set(key, [...(buckets.get(key) ?? []), i]);
  });
  const seen = new Set<number>();
  for (const list of buckets.values())
    for (let a = 0; a < list.length; a += 1)
      for (let b = a + 1; b < list.length; b += 1) {
        const id = list[a]! * nodes.length + list[b]!;
        if (seen.has(id)) continue;
        seen.add(id);
        yield [list[a]!, list[b]!];
      }
}

/** Family names a form could have, Latin and Hangul alike. */
function blockKeys(form: NameForm): string[] {
  const families = [...form.latinReadings, ...form.hangulReadings]
    .map((r) => r.family)
    .filter((f) => f !== '');
  return families.length > 0 ? families : [form.normalized.slice(0, 2)];
}

function compare(a: Node, b: Node): 'same' | 'different' | 'possible' | 'other_affiliation' {
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
      if (verdict === 'same') return 'same';
      if (verdict === 'possible') best = reason === 'other_affiliation' ? 'other_affiliation' : 'possible';
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

/** Canonical: a printed Hangul form where there is one, else the longest Latin form. Every form is kept. */
function describe(nodes: readonly Node[]): PersonGroup {
  const members = nodes.flatMap((n) => n.members).sort((a, b) => a.id - b.id);
  const forms = nodes.flatMap((n) => n.forms);
  const names = [...new Set(forms.map((f) => f.display))].sort(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );
  const printed = members.map((m) => normalizeName(m.name));
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
